import ArgumentParser
import DiagnosticReporting
import InfoPlistCatalog
import InfoPlistReference

/// `infoplist schema`: JSON Schema for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "schema", abstract: "Writes a JSON Schema (2020-12) of Info.plist in JSON form.",
    discussion: """
      It describes what 'infoplist convert --to json' writes: dates and data are tagged objects, or strings with --plain. Editors that know \
      JSON Schema complete keys and values from it and show their documentation.

      EXAMPLES
        infoplist schema --output Info.schema.json
        infoplist schema --document privacy-manifest
      """)

  @Option(help: "What the schema describes: info-plist or privacy-manifest.")
  var document: SchemaDocument = .infoPlist

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the schema goes; '-' is standard output.", valueName: "path"))
  var output: String = "-"

  @Flag(help: "Write it on one line.")
  var compact: Bool = false

  func run() throws {
    let schema: JSONOutput = InfoPlistSchema().schema(of: document.document)
    try FileAccess.write(Array(((compact ? schema.compact : schema.pretty) + "\n").utf8), to: output)
  }
}

/// The files that a schema can describe.
enum SchemaDocument: String, ExpressibleByArgument, CaseIterable {
  case infoPlist = "info-plist"
  case privacyManifest = "privacy-manifest"

  var document: KeyFamily.Document {
    switch self {
    case .infoPlist: .infoPlist
    case .privacyManifest: .privacyManifest
    }
  }
}
