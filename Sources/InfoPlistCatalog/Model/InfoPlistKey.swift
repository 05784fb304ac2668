/// One key of an information property list: everything the package knows of it.
///
/// Each key is a static member (`InfoPlistKey.cfBundleIdentifier`), at once the typed name and the data sheet. Keys of one name
/// that mean different things in different places are separate entries; one meaning in several places is one entry with several paths.
/// A class, so that handing one on costs no more than a reference.
public final class InfoPlistKey: Sendable {
  /// Places where the key stands, the usual one first. Never empty in the catalogue.
  public let paths: [InfoPlistKeyPath]
  /// Name in Xcode's property list editor; nil when it shows the raw key.
  public let title: String?
  /// Family the key belongs to.
  public let family: KeyFamily
  /// Shape of the value.
  public let schema: ValueSchema
  /// Platforms that read the key, with versions. Empty when no source names platforms.
  public let availability: [Availability]
  /// What holds when the key is absent.
  public let defaultValue: DefaultValue
  /// Bundles that are expected to have the key.
  public let expectations: [Expectation]
  /// Where translations stand; empty when the value is not for translation or no source says so.
  public let localization: [Localization]
  /// Who writes the key.
  public let author: Author
  /// Build settings that write the key.
  public let buildSettings: [String]
  /// Keys (paths or names) that this one replaces.
  public let supersedes: [String]
  /// Keys (paths or names) that replace this one.
  public let supersededBy: [String]
  /// Keys that must not stand beside this one.
  public let excludes: [String]
  /// Keys that must stand beside this one.
  public let needs: [String]
  /// Keys worth reading about with this one.
  public let related: [String]
  /// Files in the bundle that the value speaks of; `{value}` stands for the value.
  public let files: [String]
  /// Other names for the same key, and known misspellings. None of them works on a device.
  public let misspellings: [String]
  /// The value in XML, without the key element.
  public let example: String
  /// What the key does, in a sentence.
  public let summary: String
  /// More about its behaviour; empty when the summary says all.
  public let details: String
  /// When a developer needs it.
  public let whenNeeded: String
  /// What happens without it.
  public let ifMissing: String
  /// What people often get wrong.
  public let mistakes: [String]
  /// Requirement ids that state its facts.
  public let requirements: [String]
  /// Where the facts come from.
  public let sources: [Source]
  /// How sure the facts are.
  public let confidence: Confidence

  /// Writes a data sheet. The arguments stand in this order; all after `since` may be left out where there is nothing to say.
  public init(
    _ paths: InfoPlistKeyPath..., title: String?, in family: KeyFamily, _ schema: ValueSchema, since availability: [Availability],
    default defaultValue: DefaultValue = .notStated, expected expectations: [Expectation] = [],
    localized localization: [Localization] = [], by author: Author = .developer, buildSettings: [String] = [],
    supersedes: [String] = [], supersededBy: [String] = [], excludes: [String] = [], needs: [String] = [], related: [String] = [],
    files: [String] = [], misspellings: [String] = [], example: String = "", summary: String, details: String = "",
    whenNeeded: String = "", ifMissing: String = "", mistakes: [String] = [], requirements: [String] = [], sources: [Source] = [],
    confidence: Confidence = .high
  ) {
    self.paths = paths
    self.title = title
    self.family = family
    self.schema = schema
    self.availability = availability
    self.defaultValue = defaultValue
    self.expectations = expectations
    self.localization = localization
    self.author = author
    self.buildSettings = buildSettings
    self.supersedes = supersedes
    self.supersededBy = supersededBy
    self.excludes = excludes
    self.needs = needs
    self.related = related
    self.files = files
    self.misspellings = misspellings
    self.example = example
    self.summary = summary
    self.details = details
    self.whenNeeded = whenNeeded
    self.ifMissing = ifMissing
    self.mistakes = mistakes
    self.requirements = expandRequirementIDs(requirements)
    self.sources = sources
    self.confidence = confidence
  }

  /// The name of the key as it is written in a file; `*` for a free key.
  public var name: String { paths.first?.name ?? "" }

  /// Whether one of its places is the root dictionary.
  public var isTopLevel: Bool { paths.contains { $0.isTopLevel } }

  /// Whether a place equals this path.
  public func stands(at path: InfoPlistKeyPath) -> Bool { paths.contains(path) }
}
