/// A member of a configuration file or a key pack: the one place from which the readers, the JSON Schemas and the pages know it.
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
    /// Paths of key packs, or packs themselves.
    case keyPacks
    /// Objects with the members of an owner.
    case objects(Owner)

    /// The type in a sentence.
    public var phrase: String {
      switch self {
      case .text: "a text"
      case .texts, .rules, .paths: "a text or an array of texts"
      case .boolean: "true or false"
      case .levels, .target: "an object"
      case .suppressions, .overrides, .objects: "an array of objects"
      case .keyPacks: "a path or an object, or an array of these"
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
    /// At the top of a key pack.
    case keyPack
    /// In an element of `libraries` of a key pack.
    case library
    /// In an element of `keys` of a library.
    case libraryKey
    /// In an element of `queries` of a library.
    case libraryQuery
    /// In an element of `mistakes` of a key.
    case libraryMistake

    /// The owners of configurations.
    public static let configuration: [Owner] = [.top, .override, .target, .suppression]
    /// The owners of key packs.
    public static let keyPacks: [Owner] = [.keyPack, .library, .libraryKey, .libraryQuery, .libraryMistake]

    /// The object in a sentence.
    public var phrase: String {
      switch self {
      case .top: "the configuration"
      case .override: "the override"
      case .target: "the target"
      case .suppression: "the suppression"
      case .keyPack: "the key pack"
      case .library: "the library"
      case .libraryKey: "the key"
      case .libraryQuery: "the query"
      case .libraryMistake: "the mistake"
      }
    }
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
  /// Whether the object is wrong without it, wherever it stands.
  public let isRequired: Bool

  init(
    _ name: String, _ form: Form, _ owners: Set<Owner>, _ summary: String, choices: [String] = [], isRequired: Bool = false
  ) {
    self.name = name
    self.form = form
    self.owners = owners
    self.summary = summary
    self.choices = choices
    self.isRequired = isRequired
  }

  /// All members, in the order of the documentation.
  public static let all: [ConfigurationMember] = settings + target + suppressions + KeyPackMembers.all

  private static let settings: [ConfigurationMember] = [
    ConfigurationMember("$schema", .text, [.top], "Address of the JSON Schema, for editors."),
    ConfigurationMember(
      "extends", .texts, [.top], "Configuration files whose settings come first; paths from the directory of this file."),
    ConfigurationMember("files", .paths, [.override], "The files that the override is for.", isRequired: true),
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
    ConfigurationMember(
      "keyPacks", .keyPacks, [.top],
      "Keys of libraries and of your own that are known too: key packs (`docs/KeyPacks.md`); paths from the directory of this file."),
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
    ConfigurationMember("rule", .text, [.suppression], "The rule, category or pattern.", isRequired: true),
    ConfigurationMember(
      "keyPath", .text, [.suppression], "The place in the property list, with everything inside it; without it, the file."),
    ConfigurationMember("files", .paths, [.suppression], "The files; without it, all."),
    ConfigurationMember("reason", .text, [.suppression], "Why: one must be given.", isRequired: true),
  ]

  /// The members that may stand somewhere.
  public static func members(of owner: Owner) -> [ConfigurationMember] {
    all.filter { $0.owners.contains(owner) }
  }
}
