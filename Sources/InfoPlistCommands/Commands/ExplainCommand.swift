import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistKit
import InfoPlistReference
import InfoPlistRules
import Linting
import LocalFileSystem
import PropertyLists

/// `infoplist explain`: a page about a key, a value or a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "explain", abstract: "Tells what a key, a value or a rule means.",
    discussion: """
      The name can be a key, a key path, the title that Xcode shows, a value, the name of a table of values or of a family of keys, a build \
      setting, the id of a rule, or a code of App Store Connect. Keys of libraries are known from the built-in key packs and from those of .infoplist.json.

      --store-message takes what App Store Connect answered to an upload, a whole mail or log as well, and tells for each code in it what was \
      found, why, what to do, and the rules that find it beforehand, with the keys and files that the message names. A code alone can be given \
      as the name. 'infoplist rules --store-codes' lists the codes.

      Exit codes: 0 explained, 1 unknown (the nearest names are offered) or ambiguous (all entries are listed), 64 wrong usage.

      EXAMPLES
        infoplist explain NSCameraUsageDescription
        infoplist explain 'CFBundleDocumentTypes[].LSHandlerRank'
        infoplist explain "Bundle name"
        infoplist explain public.app-category.puzzle-games
        infoplist explain identity/missing-bundle-identifier
        infoplist explain --store-message "ITMS-90683: Missing purpose"
        infoplist explain --store-message - < mail.txt
        infoplist explain ITMS-90171
      """)

  @Argument(help: "A key, path, title, value, table, family, build setting, rule id or code of the store.")
  var name: String?

  @Option(help: ArgumentHelp("A message of the store; '-' reads it from standard input.", valueName: "text"))
  var storeMessage: String?

  @Flag(help: "Print JSON.")
  var json: Bool = false

  @Flag(help: "Print Markdown.")
  var markdown: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if (name == nil) == (storeMessage == nil) { throw ValidationError("Give a name or --store-message.") }
    if storeMessage != nil, markdown { throw ValidationError("--store-message has no Markdown.") }
    if json, markdown { throw ValidationError("--json and --markdown exclude each other.") }
  }

  func run() throws {
    if let storeMessage { return try explain(storeMessage: storeMessage) }
    guard let name else { return }
    if !markdown, StoreCode.named(name) != nil { return try explain(storeMessage: "ITMS-" + name.drop { !$0.isNumber }) }
    let explanation: Explanation = Explainer(rules: RuleRegistry.all, libraries: Self.libraries).explain(name)
    if json {
      CurrentConsole.console.write(JSONOutput.explanation(explanation, of: name).pretty + "\n")
      switch explanation {
      case .unknown, .ambiguous: throw ExitCode(1)
      default: return
      }
    }
    let tree: KeyTree = KeyTree()
    switch explanation {
    case .key(let key, let variant): show(page(of: key, variant: variant, in: tree))
    case .value(let value, let places): show(.value(value, in: places, tree: tree))
    case .table(let table): show(.table(table, in: tree))
    case .family(let family): show(.family(family))
    case .libraryKey(let entry): show(.libraryKey(entry))
    case .rule(let info): show(.rule(info, in: RuleRegistry.all))
    case .ambiguous(let keys):
      let lines: [String] = keys.flatMap { key in key.paths.prefix(1).map { "  \($0.description): \(key.summary)" } }
      throw CommandFailure.negative(
        "'\(name)' is the name of \(keys.count) entries; ask for one by its path:\n" + lines.joined(separator: "\n"))
    case .unknown(let nearest):
      let help: String =
        nearest.isEmpty ? "; 'infoplist keys --search WORDS' searches the texts" : "; did you mean " + Self.choice(nearest) + "?"
      throw CommandFailure.negative("nothing is known of '\(VisibleText.sanitized(name))'" + help)
    }
  }

  /// The keys of libraries that are known here: those of the configuration of the current directory first.
  private static var libraries: [LibraryIndex] {
    let lookup: ConfigurationLookup = ConfigurationLookup(
      fileSystem: LocalFileSystem(), rules: RuleRegistry.all, currentDirectory: CurrentConsole.console.currentDirectory)
    return [lookup.settings(for: "Info.plist").libraryKeys, BuiltInKeyPack.index].compactMap { $0 }
  }

  private func explain(storeMessage: String) throws {
    let text: String = storeMessage == "-" ? try FileAccess.read("-").text : storeMessage
    let message: StoreMessage = StoreMessage(text, rules: RuleRegistry.all.infos)
    if json {
      CurrentConsole.console.write(StoreMessageText.json(message).pretty + "\n")
    } else {
      CurrentConsole.console.write(StoreMessageText.render(message, style: OutputStyle.forOutput(color)))
    }
    if message.problems.isEmpty {
      throw json ? ExitCode(1) : CommandFailure.negative("the text names no code, key or problem that is known")
    }
  }

  private func page(of key: InfoPlistKey, variant: String?, in tree: KeyTree) -> ReferencePage {
    var page: ReferencePage = .key(key, in: tree)
    guard let variant else { return page }
    page.title += variant
    page.blocks.insert(
      .paragraph(PageText("A variant of \(key.name): it takes the place of the plain key on what '\(variant)' names.")), at: 0)
    return page
  }

  private func show(_ page: ReferencePage) {
    let text: String =
      markdown ? MarkdownPageRenderer().render(page) : TerminalPageRenderer(style: OutputStyle.forOutput(color)).render(page)
    CurrentConsole.console.write(text)
  }

  /// Names in quotes: `'A', 'B' or 'C'`.
  static func choice(_ names: [String]) -> String {
    let quoted: [String] = names.map { "'\($0)'" }
    guard let last: String = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
