import ArgumentParser
import DiagnosticReporting
import InfoPlistCatalog
import InfoPlistReference

/// `infoplist keys`: lists and searches the catalogue.
struct KeysCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "keys", abstract: "Lists keys, and translates between keys and Xcode's titles.",
    discussion: """
      Without names, all keys that fit the filters. With names, each key with its title, whichever of the two was given.

      Exit codes: 0 something was found, 1 nothing was, 64 wrong usage.

      EXAMPLES
        infoplist keys --platform visionOS --introduced-since 2.0
        infoplist keys --search "background audio"
        infoplist keys --required --kind ios-app
        infoplist keys "Bundle name" CFBundleVersion
      """)

  @Argument(help: "Keys, paths or titles to translate.")
  var names: [String] = []

  @Option(help: "A platform that reads the key: iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS or driverKit.")
  var platform: PlatformArgument?

  @Option(name: .customLong("os"), help: ArgumentHelp("A version of the system that reads the key.", valueName: "version"))
  var version: VersionArgument?

  @Option(help: ArgumentHelp("Keys that came with this version or later.", valueName: "version"))
  var introducedSince: VersionArgument?

  @Option(help: "A larger group: bundle, launch, documents, privacy and so on.")
  var category: CategoryArgument?

  @Option(help: "A family of keys, by its name.")
  var family: FamilyArgument?

  @Flag(help: "Keys that are advised against, replaced or not read any more.")
  var deprecated: Bool = false

  @Flag(help: "Keys whose values can be translated.")
  var localizable: Bool = false

  @Flag(help: "Keys that some bundle must have.")
  var required: Bool = false

  @Flag(help: "Keys that some bundle should have.")
  var recommended: Bool = false

  @Option(help: ArgumentHelp("Keys that are asked of this kind of product.", valueName: "product"))
  var kind: ProductArgument?

  @Flag(help: "Keys at the root only.")
  var topLevel: Bool = false

  @Option(help: ArgumentHelp("Words that the name, title or text holds; the best match is first.", valueName: "words"))
  var search: String?

  @Flag(help: "Print JSON with everything that is known.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if required, recommended { throw ValidationError("--required and --recommended exclude each other.") }
  }

  func run() throws {
    let keys: [InfoPlistKey] = try names.isEmpty ? filter.keys() : named()
    if json {
      CurrentConsole.console.write(JSONOutput.array(keys.map(JSONOutput.key)).pretty + "\n")
    } else {
      write(keys)
    }
    if keys.isEmpty { throw json ? ExitCode(1) : CommandFailure.negative("no key fits") }
  }

  private var filter: KeyFilter {
    KeyFilter(
      platform: platform?.platform, version: version?.version, introducedSince: introducedSince?.version, category: category?.category,
      family: family?.name, isDeprecated: deprecated, isLocalizable: localizable,
      level: required ? .required : recommended ? .recommended : nil, product: kind?.kind, isTopLevel: topLevel, words: search)
  }

  private func named() throws -> [InfoPlistKey] {
    var keys: [InfoPlistKey] = []
    let filter: KeyFilter = filter
    for name in names {
      let found: [InfoPlistKey] = Explainer.keys(namedOrTitled: name)
      if found.isEmpty {
        let near: [String] = KeyCatalog.suggestions(for: name).map(\.name)
        throw CommandFailure.negative(
          "no key has the name or title '\(VisibleText.sanitized(name))'"
            + (near.isEmpty ? "" : "; did you mean \(ExplainCommand.choice(near))?"))
      }
      keys += found.filter(filter.contains)
    }
    return keys
  }

  /// One key a line: path, title, summary; with a width, the summary is cut.
  private func write(_ keys: [InfoPlistKey]) {
    let style: ReportStyle = OutputStyle.forOutput(color)
    let isTerminal: Bool = CurrentConsole.console.outputIsTerminal
    var output: String = ""
    let widest: Int = keys.map { VisibleText.columns(of: $0.paths.first?.description ?? "") }.max() ?? 0
    let column: Int = min(widest, 48)
    for key in keys {
      let path: String = key.paths.first?.description ?? key.name
      if !isTerminal {
        output += "\(path)\t\(key.title ?? "")\t\(key.summary)\n"
        continue
      }
      let title: String = key.title.map { "\($0): " } ?? ""
      let gap: Int = max(2, column - VisibleText.columns(of: path) + 2)
      let room: Int = max(20, style.width - max(column, VisibleText.columns(of: path)) - 3)
      var text: String = title + key.summary
      if text.count > room { text = text.prefix(room - 1) + "…" }
      output += style.paint(path, .key) + String(repeating: " ", count: gap) + text + "\n"
    }
    CurrentConsole.console.write(output)
  }
}
