import ArgumentParser
import Diagnostics
import PropertyLists

/// `infoplist get`: one value, for scripts.
struct GetCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "get", abstract: "Prints the value at a key path.",
    discussion: """
      A key path joins keys by periods and counts elements in brackets: CFBundleDocumentTypes[0].CFBundleTypeName. Keys that hold other \
      characters than letters, digits and _ - ~ $ : @ % + / stand in double quotes: NSExceptionDomains."example.com". A path that starts with \
      ':' is read as PlistBuddy's, one that starts with '/' as a JSON Pointer; --path-syntax plutil reads 'a.b.0'.

      The raw form prints a string as it is, a number in digits, true or false, a date as ISO 8601 in UTC, data in base-64, an array as its \
      number of elements and a dictionary as its keys, one a line.

      Exit codes: 0 found, 1 not there or of another type, 2 the file cannot be read, 64 wrong usage.

      EXAMPLES
        infoplist get CFBundleIdentifier Info.plist
        infoplist get 'UIDeviceFamily[0]' --expect integer Info.plist
        infoplist get NSAppTransportSecurity --output-format json Info.plist
      """)

  @Argument(help: ArgumentHelp("Where the value is.", valueName: "key-path"))
  var keyPath: String

  @Argument(help: "A property list; '-' is standard input.", completion: .file())
  var file: String = "-"

  @Option(
    name: .customLong("expect"),
    help: "Fail unless the value has this type: dictionary, array, string, integer, real, boolean, date, data or uid.")
  var expectedKind: ExpectedKind?

  @Option(name: .customLong("output-format"), help: "How the value is printed: raw, json, xml, openstep or strings.")
  var outputFormat: GetOutputFormat = .raw

  @Option(name: .customLong("path-syntax"), help: "How the key path is written: automatic, own, plutil, plistbuddy or json-pointer.")
  var pathSyntax: PathSyntax = .automatic

  @Flag(name: [.customShort("n"), .customLong("no-newline")], help: "Do not end the raw form with a line end.")
  var omitsLineEnd: Bool = false

  func run() throws {
    let document: PropertyListDocument = try FileAccess.document(file)
    guard let root: PropertyListNode = document.root else {
      throw CommandFailure.unusable("\(FileAccess.displayName(file)) holds no value")
    }
    let node: PropertyListNode = try KeyPathLookup.node(keyPath, dialect: pathSyntax.dialect, in: root, file: file)
    if let expectedKind, !expectedKind.accepts(node.kind) {
      throw CommandFailure.negative("the value at '\(keyPath)' is \(node.kind.phrase), not \(expectedKind.kind.phrase)")
    }
    if let format: PropertyListFormat = outputFormat.format {
      return try Conversion.write(node, as: format, options: Conversion.Options(), to: "-", name: FileAccess.displayName(file))
    }
    CurrentConsole.console.write(rawText(node) + (omitsLineEnd ? "" : "\n"))
  }

  private func rawText(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .dictionary: node.entries.map(\.key).joined(separator: "\n")
    case .array, .set: String(node.count)
    default: node.scalar?.scalarText ?? ""
    }
  }
}

/// The types that `--expect` takes: those of this tool and plutil's words for them.
enum ExpectedKind: String, ExpressibleByArgument, CaseIterable {
  case dictionary
  case array
  case string
  case integer
  case real
  case float
  case boolean
  case bool
  case date
  case data
  case uid

  var kind: PropertyListKind {
    switch self {
    case .dictionary: .dictionary
    case .array: .array
    case .string: .string
    case .integer: .integer
    case .real, .float: .real
    case .boolean, .bool: .boolean
    case .date: .date
    case .data: .data
    case .uid: .uid
    }
  }

  func accepts(_ kind: PropertyListKind) -> Bool { kind == self.kind }
}

/// How `get` prints.
enum GetOutputFormat: String, ExpressibleByArgument, CaseIterable {
  case raw
  case json
  case xml
  case openstep
  case strings

  var format: PropertyListFormat? { PropertyListFormat(rawValue: rawValue) }
}

/// How a key path is written.
enum PathSyntax: String, ExpressibleByArgument, CaseIterable {
  case automatic
  case own
  case plutil
  case plistBuddy = "plistbuddy"
  case jsonPointer = "json-pointer"

  var dialect: PropertyListPathDialect {
    switch self {
    case .automatic: .automatic
    case .own: .own
    case .plutil: .plutil
    case .plistBuddy: .plistBuddy
    case .jsonPointer: .jsonPointer
    }
  }
}
