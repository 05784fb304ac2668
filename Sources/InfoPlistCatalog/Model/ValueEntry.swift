/// One accepted value and what it means.
public struct ValueEntry: Sendable, Hashable {
  /// The value as text; for a number its decimal form.
  public let value: String
  /// Whether the value is a number rather than a string in the file.
  public let isInteger: Bool
  /// Title for people, nil when there is none.
  public let title: String?
  /// Meaning in own words.
  public let meaning: String
  /// Platforms and versions that know the value; empty: as the key.
  public let availability: [Availability]
  /// Values that replace this one.
  public let supersededBy: [String]
  /// Other spellings met in files, each of which is wrong.
  public let misspellings: [String]
  /// Keys (paths) a bundle needs when it uses this value.
  public let requiredKeys: [String]
  /// Keys (paths) that usually go with this value, as in the templates of Xcode; the bundle works without them.
  public let usualKeys: [String]
  /// Requirement ids.
  public let requirements: [String]
  /// Sources beyond those of the table.
  public let sources: [Source]
  /// How sure the facts are.
  public let confidence: Confidence

  /// Declares a string value.
  public init(
    _ value: String, title: String? = nil, _ meaning: String = "", since availability: [Availability] = [],
    supersededBy: [String] = [], misspellings: [String] = [], requiredKeys: [String] = [], usualKeys: [String] = [],
    requirements: [String] = [], sources: [Source] = [], confidence: Confidence = .high
  ) {
    self.init(
      value: value, isInteger: false, title: title, meaning: meaning, availability: availability, supersededBy: supersededBy,
      misspellings: misspellings, requiredKeys: requiredKeys, usualKeys: usualKeys, requirements: requirements, sources: sources,
      confidence: confidence)
  }

  /// Declares a number.
  public init(
    number: Int, title: String? = nil, _ meaning: String = "", since availability: [Availability] = [],
    supersededBy: [String] = [], requirements: [String] = [], sources: [Source] = [], confidence: Confidence = .high
  ) {
    self.init(
      value: String(number), isInteger: true, title: title, meaning: meaning, availability: availability,
      supersededBy: supersededBy, misspellings: [], requiredKeys: [], usualKeys: [], requirements: requirements, sources: sources,
      confidence: confidence)
  }

  private init(
    value: String, isInteger: Bool, title: String?, meaning: String, availability: [Availability], supersededBy: [String],
    misspellings: [String], requiredKeys: [String], usualKeys: [String], requirements: [String], sources: [Source], confidence: Confidence
  ) {
    self.value = value
    self.isInteger = isInteger
    self.title = title
    self.meaning = meaning
    self.availability = availability
    self.supersededBy = supersededBy
    self.misspellings = misspellings
    self.requiredKeys = requiredKeys
    self.usualKeys = usualKeys
    self.requirements = expandRequirementIDs(requirements)
    self.sources = sources
    self.confidence = confidence
  }
}
