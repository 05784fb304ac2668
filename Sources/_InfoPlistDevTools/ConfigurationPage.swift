import DiagnosticReporting
import Foundation
import Linting

/// The table of members in `docs/Configuration.md`, and the JSON Schema of configurations.
public struct ConfigurationPage: Generator {
  /// `configuration-page`.
  public let name: String = "configuration-page"

  /// The page has no place for the table.
  public struct Problem: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  private static let page: String = "docs/Configuration.md"

  /// Makes the generator.
  public init() {}

  /// Draws the table into the page, and the schema.
  public func files(package: URL) throws -> [GeneratedFile] {
    let text: String = try String(contentsOf: package.appendingPathComponent(Self.page), encoding: .utf8)
    let parts: [String] = text.components(separatedBy: "<!-- members -->\n")
    guard parts.count == 3 else { throw Problem(description: "\(Self.page) has no two lines <!-- members -->") }
    return [
      GeneratedFile(
        path: Self.page,
        content: [parts[0], MemberTables.text(ConfigurationMember.Owner.configuration), parts[2]].joined(separator: "<!-- members -->\n")),
      GeneratedFile(path: "docs/configuration.schema.json", content: Self.schema.pretty + "\n"),
    ]
  }

  /// JSON Schema, draft 2020-12.
  private static var schema: JSONOutput {
    .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Configuration of infoplist check"),
      ("type", "object"), ("additionalProperties", false), ("properties", MemberSchema.properties(of: .top)),
      (
        "$defs",
        .object(
          [
            ("level", .object([("enum", .array(LintOptions.Level.allCases.map { .string($0.rawValue) }))]))
          ] + MemberSchema.definitions([.override, .target, .suppression] + ConfigurationMember.Owner.keyPacks))
      ),
    ])
  }
}
