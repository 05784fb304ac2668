import ArgumentParser
import Diagnostics
import PropertyLists

/// `infoplist format`: layout without a change of meaning.
struct FormatCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "format", abstract: "Lays out property lists; comments, order and values stay.",
    discussion: """
      Files are replaced in one step, and only when their layout changes. A file with errors is left alone (exit code 2).

      The canonical style is that of Apple's tools. The minimal style repairs indentation and line ends and keeps everything else.

      EXAMPLES
        infoplist format Info.plist
        infoplist format --check Sources/*/Info.plist
        cat Info.plist | infoplist format --indent 2 -
      """)

  @Argument(help: "Property lists in a text format; '-' reads standard input and writes standard output.", completion: .file())
  var files: [String]

  @Flag(help: "Change nothing; exit 1 and name the files that would change.")
  var check: Bool = false

  @Option(help: "canonical or minimal.")
  var style: FormattingStyle = .canonical

  @Option(help: "What each level is indented by: tab or a number of spaces from 1 to 8.")
  var indent: IndentArgument?

  @Flag(help: "Sort the keys of dictionaries.")
  var sortKeys: Bool = false

  func run() throws {
    var changed: [String] = []
    for file in files {
      let document: PropertyListDocument = try FileAccess.document(file)
      guard document.format.isText else {
        throw CommandFailure.unusable("\(FileAccess.displayName(file)) is binary and has no layout; 'infoplist convert' changes its format")
      }
      let bytes: SourceBytes
      do {
        bytes = try document.formatted(options: options).bytes
      } catch {
        throw CommandFailure.unusable("\(FileAccess.displayName(file)): \(error.description)")
      }
      if bytes == document.bytes {
        if file == "-", !check { try FileAccess.write(bytes.array, to: "-") }
        continue
      }
      changed.append(FileAccess.displayName(file))
      if !check { try FileAccess.write(bytes.array, to: file) }
    }
    guard check, !changed.isEmpty else { return }
    for name in changed { CurrentConsole.console.write("\(name)\n") }
    throw ExitCode(1)
  }

  private var options: PropertyListFormattingOptions {
    PropertyListFormattingOptions(style: style == .canonical ? .canonical : .minimal, indentation: indent?.text, sortsKeys: sortKeys)
  }
}

/// The two styles of `format`.
enum FormattingStyle: String, ExpressibleByArgument, CaseIterable {
  case canonical
  case minimal
}

/// An indentation on the command line.
struct IndentArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    if argument == "tab" {
      text = "\t"
    } else if let count: Int = Int(argument), (1...8).contains(count) {
      text = String(repeating: " ", count: count)
    } else {
      return nil
    }
  }
}
