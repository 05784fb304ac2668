import ArgumentParser
import DiagnosticReporting
import InfoPlistKit
import InfoPlistResolution

/// `infoplist strings`: which values are translated into which language.
struct StringsCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "strings", abstract: "Shows which values of a bundle are translated into which languages.",
    discussion: """
      A row is a key of the Info.plist that a table translates, or a text that is translated by itself, such as the name of a document type. \
      A cell is the translation, 'missing' where a language that others have lacks it, and the row is marked 'stale' where nothing in the \
      Info.plist has such a key or text. Texts for one device have rows of their own, with its name behind the key. Tables may be .strings, \
      .stringsdict, .loctable and .xcstrings files.

      Exit codes: 0 complete, 1 something is missing or stale, 2 the bundle cannot be read, 64 wrong usage.

      EXAMPLES
        infoplist strings MyApp.app
        infoplist strings MyApp.ipa --problems
        infoplist strings Sources/App/Info.plist --json
      """)

  @Argument(help: "A bundle, archive or property list.", completion: .file())
  var bundle: String

  @Flag(help: "Show only rows with something missing or stale.")
  var problems: Bool = false

  @Flag(help: "Write JSON.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func run() throws {
    let access: BundleAccess = try BundleAccess(bundle)
    let answer: Translations = try access.answer { try $0.translations(at: access.path) }
    let matrix: TranslationMatrix = answer.matrix
    if json {
      CurrentConsole.console.write(object(matrix).pretty + "\n")
    } else {
      CurrentConsole.console.write(text(matrix))
    }
    try access.requireCompleteness(answer.product.problems)
    if matrix.rows.contains(where: { $0.isStale || !$0.missing.isEmpty }) { throw ExitCode(1) }
  }

  private func text(_ matrix: TranslationMatrix) -> String {
    guard !matrix.languages.isEmpty else { return "no table of translations\n" }
    let style: ReportStyle = OutputStyle.forOutput(color)
    var table: TextTable = TextTable(style: style, header: ["key or text"] + matrix.languages.map { $0 ?? "all" }, cellWidth: 32)
    for row in matrix.rows where !problems || row.isStale || !row.missing.isEmpty {
      table.add(
        [TextTable.Cell(title(row), row.isStale ? .warning : .key)]
          + matrix.languages.map { language in
            if let text: String = row.translations[language] { return TextTable.Cell(text.isEmpty ? "\"\"" : text, .string) }
            return row.missing.contains(language) ? TextTable.Cell("missing", .warning) : TextTable.Cell("")
          })
    }
    return table.render()
  }

  private func title(_ row: TranslationMatrix.Row) -> String {
    row.key + (row.variant.map { " (\($0))" } ?? "") + (row.isStale ? " (stale)" : "")
  }

  private func object(_ matrix: TranslationMatrix) -> JSONOutput {
    .members([
      ("schemaVersion", 1), ("bundle", .string(bundle)),
      ("languages", .array(matrix.languages.map { $0.map(JSONOutput.string) ?? .null })),
      (
        "rows",
        .array(
          matrix.rows.map { row in
            .members([
              ("table", .string(row.table)), ("key", .string(row.key)), ("variant", .optional(row.variant)),
              ("stale", .boolean(row.isStale)),
              (
                "translations",
                .array(
                  matrix.languages.compactMap { language in
                    row.translations[language].map { text in
                      .members([("language", language.map(JSONOutput.string) ?? .null), ("text", .string(text))])
                    }
                  })
              ), ("missing", .array(matrix.languages.filter(row.missing.contains).map { $0.map(JSONOutput.string) ?? .null })),
            ])
          })
      ),
    ])
  }
}
