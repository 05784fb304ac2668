import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistReference
import PropertyLists

/// `infoplist print`: the values as a tree.
struct PrintCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "print", abstract: "Shows the values of property lists as a tree.",
    discussion: """
      A file with problems is shown as far as it can be read, and the exit code is 1.

      EXAMPLES
        infoplist print Info.plist
        infoplist print --titles Info.plist
        infoplist print MyApp.app/Contents/Info.plist --at 'CFBundleDocumentTypes[0]'
        plutil -convert binary1 -o - Info.plist | infoplist print -
      """)

  @Argument(help: "Property lists; '-' is standard input.", completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("Show only the value at this key path.", valueName: "key-path"))
  var at: String?

  @Flag(help: "Show the titles of Xcode's editor instead of raw keys.")
  var titles: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func run() throws {
    var hasProblems: Bool = false
    let style: ReportStyle = OutputStyle.forOutput(color)
    for (index, file) in files.enumerated() {
      let document: PropertyListDocument = try FileAccess.document(file, allowsErrors: true)
      if files.count > 1 {
        CurrentConsole.console.write((index > 0 ? "\n" : "") + style.paint("\(FileAccess.displayName(file)):", .strong) + "\n")
      }
      guard let root: PropertyListNode = document.root else {
        _ = try FileAccess.document(file)
        continue
      }
      let node: PropertyListNode = try at.map { try KeyPathLookup.node($0, in: root, file: file) } ?? root
      CurrentConsole.console.write(try printer(style: style, at: node).render(node))
      let errors: Int = document.diagnostics.count { $0.severity == .error } + document.omittedDiagnosticCount
      if document.hasErrors {
        hasProblems = true
        CurrentConsole.console.writeError(
          "infoplist: \(FileAccess.displayName(file)) has \(errors) error\(errors == 1 ? "" : "s"); 'infoplist check' shows them\n")
      }
    }
    if hasProblems { throw ExitCode(1) }
  }

  /// The printer of one document. Paths are counted from the value that is shown.
  private func printer(style: ReportStyle, at node: PropertyListNode) throws -> TreePrinter {
    guard titles else { return TreePrinter(style: style) }
    let base: PropertyListPath = try at.map { try PropertyListPath(parsing: $0, resolvedIn: node.document.root) } ?? .root
    return TreePrinter(style: style) { path, key in
      let whole: PropertyListPath = PropertyListPath(base.components + path.components)
      return KeyCatalog.title(at: InfoPlistKeyPath(catalogPathOf: whole)) ?? key
    }
  }
}
