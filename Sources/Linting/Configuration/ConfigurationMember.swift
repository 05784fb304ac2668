/// A member of a configuration file: the one place from which the reader, the JSON Schema and `docs/Configuration.md` know it.
public struct ConfigurationMember: Sendable, Hashable {
  /// What a member holds.
  public enum Form: Sendable, Hashable {
    /// A text.
    case text
    /// A text, or several.
    case texts
    /// Names of rules.
    case rules
    /// Patterns of paths.
    case paths
    /// A yes or no.
    case boolean
    /// A level or an object for each rule.
    case levels
    /// An object of the members of `target`.
    case target
    /// Objects with the members of a suppression.
    case suppressions
    /// Objects with the members of an override.
    case overrides

    /// The type in a sentence.
    public var phrase: String {
      switch self {
      case .text: "a text"
      case .texts, .rules, .paths: "a text or an array of texts"
      case .boolean: "true or false"
      case .levels, .target: "an object"
      case .suppressions, .overrides: "an array of objects"
      }
    }
  }

  /// Where a member stands.
  public enum Owner: String, Sendable, Hashable, CaseIterable {
    /// At the top.
    case top
    /// In an element of `overrides`.
    case override
    /// In `target`.
    case target
    /// In an element of `suppress`.
    case suppression
  }

  /// The name.
  public let name: String
  /// What it holds.
  public let form: Form
  /// Where it may stand.
  public let owners: Set<Owner>
  /// What it does.
  public let summary: String
  /// The texts that it takes; empty: any.
  public let choices: [String]

  init(_ name: String, _ form: Form, _ owners: Set<Owner>, _ summary: String, choices: [String] = []) {
    self.name = name
    self.form = form
    self.owners = owners
    self.summary = summary
    self.choices = choices
  }

  /// All members, in the order of the documentation.
  public static let all: [ConfigurationMember] = settings + target + suppressions

  private static let settings: [ConfigurationMember] = [
    ConfigurationMember("$schema", .text, [.top], "Address of the JSON Schema, for editors."),
    ConfigurationMember(
      "extends", .texts, [.top], "Configuration files whose settings come first; paths from the directory of this file."),
    ConfigurationMember("files", .paths, [.override], "The files that the override is for."),
    ConfigurationMember("select", .rules, [.top, .override], "Run only these rules."),
    ConfigurationMember("extend", .rules, [.top, .override], "Run these rules too: rules on request, and ones that are not certain yet."),
    ConfigurationMember("ignore", .rules, [.top, .override], "Do not run these rules."),
    ConfigurationMember(
      "profile", .text, [.top, .override], "A choice of rules by what their findings break.",
      choices: LintProfile.allCases.map(\.rawValue)),
    ConfigurationMember("preview", .boolean, [.top, .override], "Also run rules that are not certain yet."),
    ConfigurationMember(
      "rules", .levels, [.top, .override],
      "The level of a rule, a category or a pattern; or an object with `level` and `options`. Of several that match, the last wins."),
    ConfigurationMember("target", .target, [.top, .override], "What the files do not tell about the product."),
    ConfigurationMember("suppress", .suppressions, [.top], "Findings that are silent, by rule, key path and file."),
    ConfigurationMember("baseline", .text, [.top], "The baseline file; a path from the directory of this file."),
    ConfigurationMember("overrides", .overrides, [.top], "Other settings for some files; later ones win."),
  ]

  private static let target: [ConfigurationMember] = [
    ConfigurationMember(
      "stage", .text, [.target], "Whether the files belong to a project or to finished products.",
      choices: RuleScope.Stage.allCases.map(\.rawValue)),
    ConfigurationMember("platform", .text, [.target], "The platform.", choices: ConfigurationNames.platforms),
    ConfigurationMember("product", .text, [.target], "The kind of product.", choices: ConfigurationNames.products),
    ConfigurationMember("deploymentTarget", .text, [.target], "The oldest system that the product shall run on."),
    ConfigurationMember("sdk", .text, [.target], "The SDK that builds the product."),
  ]

  private static let suppressions: [ConfigurationMember] = [
    ConfigurationMember("rule", .text, [.suppression], "The rule, category or pattern."),
    ConfigurationMember(
      "keyPath", .text, [.suppression], "The place in the property list, with everything inside it; without it, the file."),
    ConfigurationMember("files", .paths, [.suppression], "The files; without it, all."),
    ConfigurationMember("reason", .text, [.suppression], "Why: one must be given."),
  ]

  /// The members that may stand somewhere.
  public static func members(of owner: Owner) -> [ConfigurationMember] {
    all.filter { $0.owners.contains(owner) }
  }
}
