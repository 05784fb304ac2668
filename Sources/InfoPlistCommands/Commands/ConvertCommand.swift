import ArgumentParser
import AppBundles
import DiagnosticReporting
import Diagnostics
import PropertyLists

/// `infoplist convert`: from one format to another.
struct ConvertCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "convert", abstract: "Converts property lists between formats.",
    discussion: """
      Values keep their types: dates, data and UIDs become tagged objects such as {"$date": "..."} in JSON, unless --plain is given. What the \
      new format cannot hold is named on standard error; nothing is dropped silently, and with --strict nothing is written then. Comments are \
      not carried over.

      EXAMPLES
        infoplist convert --to xml --output - MyApp.app/Info.plist
        infoplist convert --to binary --in-place Info.plist Root.plist
        infoplist convert --to json --plain Info.plist
      """)

  @Argument(help: "Property lists; '-' is standard input.", completion: .file())
  var files: [String] = ["-"]

  @Option(name: .customLong("to"), help: "The new format: xml, binary, json, openstep or strings (xml1 and binary1 are understood too).")
  var format: FormatArgument

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the result goes; '-' is standard output, which is the default.", valueName: "path"))
  var output: String?

  @Flag(name: .long, help: "Replace each file by its converted form.")
  var inPlace: Bool = false

  @Flag(help: "Sort the keys of dictionaries.")
  var sortKeys: Bool = false

  @Flag(help: "Write as little white space as possible.")
  var compact: Bool = false

  @Flag(help: "JSON without tags: dates and data become strings.")
  var plain: Bool = false

  @Flag(help: "Write nothing when the new format cannot hold everything.")
  var strict: Bool = false

  func validate() throws {
    if inPlace, output != nil { throw ValidationError("--in-place and --output exclude each other.") }
    if files.count > 1, !inPlace { throw ValidationError("Several files can only be converted with --in-place.") }
    if inPlace, files.contains("-") { throw ValidationError("Standard input cannot be replaced; leave out --in-place.") }
  }

  func run() throws {
    let options: Conversion.Options = Conversion.Options(sortsKeys: sortKeys, isCompact: compact, isPlain: plain, isStrict: strict)
    for file in files {
      let document: PropertyListDocument = try FileAccess.document(file)
      guard let root: PropertyListNode = document.root else {
        throw CommandFailure.unusable("\(FileAccess.displayName(file)) holds no value")
      }
      try Conversion.write(
        root, as: format.format, options: options, to: inPlace ? file : output ?? "-", name: FileAccess.displayName(file))
    }
  }
}

/// Writing a value in a format, with everything that a user should know about it.
enum Conversion {
  struct Options {
    var sortsKeys: Bool = false
    var isCompact: Bool = false
    var isPlain: Bool = false
    var isStrict: Bool = false
  }

  static func write(_ node: PropertyListNode, as format: PropertyListFormat, options: Options, to path: String, name: String) throws {
    if format == .binary, path == "-", CurrentConsole.console.outputIsTerminal {
      throw CommandFailure.usage("a binary property list is not written to a terminal; use --output")
    }
    let result: PropertyListWritingResult = node.write(as: format, options: writingOptions(format, options))
    report(result.diagnostics, document: node.document, name: name)
    if result.hasErrors { throw CommandFailure.unusable("\(name) cannot be written as \(format.title); nothing was written") }
    if options.isStrict, !result.diagnostics.isEmpty {
      throw CommandFailure.negative("\(name) does not fit into \(format.title) whole; nothing was written")
    }
    var bytes: [UInt8] = result.bytes.array
    if format != .binary, bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try FileAccess.write(bytes, to: path)
  }

  private static func writingOptions(_ format: PropertyListFormat, _ options: Options) -> PropertyListWritingOptions {
    var writing: PropertyListWritingOptions = PropertyListWritingOptions(
      sortsKeys: options.sortsKeys, style: options.isCompact ? .minimal : .canonical)
    if format == .json {
      writing.indentation = "  "
      if options.isPlain { writing.jsonForm = .plain }
    }
    return writing
  }

  /// Shows what got lost, at its place in the source.
  private static func report(_ diagnostics: [Diagnostic], document: PropertyListDocument, name: String) {
    guard !diagnostics.isEmpty else { return }
    let named: [Diagnostic] = diagnostics.map { diagnostic in
      var diagnostic: Diagnostic = diagnostic
      diagnostic.file = name
      return diagnostic
    }
    let report: Report = Report(diagnostics: named, texts: document.format.isText ? [name: document.text] : [:], fileCount: 1)
    CurrentConsole.console.writeError(TextRenderer(style: OutputStyle.forErrors, showsSummary: false).render(report))
  }
}

/// A format on the command line, in this tool's words or plutil's.
struct FormatArgument: ExpressibleByArgument, CustomStringConvertible {
  let format: PropertyListFormat

  init(format: PropertyListFormat) {
    self.format = format
  }

  var description: String { format.rawValue }

  init?(argument: String) {
    switch argument.lowercased() {
    case "xml1": format = .xml
    case "binary1": format = .binary
    case let name:
      guard let format: PropertyListFormat = PropertyListFormat(rawValue: name) else { return nil }
      self.format = format
    }
  }

  static var allValueStrings: [String] { PropertyListFormat.allCases.map(\.rawValue) }
}
