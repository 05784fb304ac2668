/// Finds which of the available localizations serve a list of preferred languages.
///
/// Each preferred language is tried in turn, with its parents; the first that finds anything decides, and later ones are not mixed in. A
/// preference that finds nothing itself may be served by a relative, the way current systems do: `fr-CA` by `fr-FR`, `en` by `en-US`.
public struct LanguageMatching: Sendable {
  /// A localization that serves, and what was found for it.
  public struct Match: Sendable, Hashable {
    /// How a localization was found.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// It is the preferred language, perhaps spelled otherwise.
      case same
      /// It is a language that the preferred one falls back to.
      case parent
      /// It shares a parent with the preferred language.
      case relative
      /// It is the directory for resources without words, `zxx`, which serves where nothing else does.
      case wordless
    }

    /// The localization as the bundle spells it.
    public let localization: String
    /// The preferred language that it serves.
    public let preference: String
    /// How it was found.
    public let kind: Kind
  }

  /// Whether relatives are taken where neither a language nor its parents are there. The bundle code of about macOS 10.10 does not.
  public let takesRelatives: Bool
  private let available: [(spelling: String, tag: LanguageTag)]

  /// Prepares a list of localizations, as the bundle spells them.
  public init(available: [String], takesRelatives: Bool = true) {
    self.available = available.map { ($0, LanguageTag($0)) }
    self.takesRelatives = takesRelatives
  }

  /// The spelling under which a language is available, in any form: exactly so, by its old name, with the other separator, or as another
  /// spelling of the same tag. Nil when it is not.
  public func spelling(of language: String) -> String? {
    if available.contains(where: { $0.spelling == language }) { return language }
    if let partner: String = Self.partners[language], available.contains(where: { $0.spelling == partner }) { return partner }
    if let swapped: String = Self.swapped(language), available.contains(where: { $0.spelling == swapped }) { return swapped }
    return spelling(of: LanguageTag(language))
  }

  private func spelling(of tag: LanguageTag) -> String? {
    let tag: LanguageTag = tag.normalized
    return available.first { $0.tag == tag }?.spelling
  }

  /// The localizations that serve the preferences, best first; empty when none does.
  public func matches(_ preferences: [String]) -> [Match] {
    guard !available.isEmpty else { return [] }
    for (position, preference) in preferences.enumerated() {
      var found: [Match] = directMatches(preference)
      if found.isEmpty, takesRelatives, let relative: Match = relative(of: preference, acrossPortuguese: false) {
        found = withParents(relative)
      }
      guard let first: Match = found.first else { continue }
      return exactMatch(insteadOf: first, among: preferences[(position &+ 1)...]).map(withParents) ?? found
    }
    guard takesRelatives else { return [] }
    for preference in preferences {
      if let relative: Match = relative(of: preference, acrossPortuguese: true) { return withParents(relative) }
    }
    guard let wordless: String = spelling(of: "zxx"), let preference: String = preferences.first else { return [] }
    return [Match(localization: wordless, preference: preference, kind: .wordless)]
  }

  /// A later preference of the same language that is there exactly, for a match that is only near and speaks of a region: who reads `en-NZ` and
  /// then `en-IN` gets `en-IN`, not `en-GB`. Current systems do so for every language but Chinese.
  private func exactMatch(insteadOf match: Match, among later: ArraySlice<String>) -> Match? {
    let tag: LanguageTag = LanguageTag(match.localization)
    guard takesRelatives, match.kind != .same, tag.region != nil, tag.language != "zh" else { return nil }
    for preference in later where LanguageTag(preference).language == tag.language {
      if let exact: String = spelling(of: preference) { return Match(localization: exact, preference: preference, kind: .same) }
    }
    return nil
  }

  private func directMatches(_ preference: String) -> [Match] {
    var result: [Match] = []
    if let found: String = spelling(of: preference) { result.append(Match(localization: found, preference: preference, kind: .same)) }
    for parent in LanguageParents.chain(LanguageTag(preference)) {
      guard let found: String = spelling(of: parent), !result.contains(where: { $0.localization == found }) else { continue }
      result.append(Match(localization: found, preference: preference, kind: .parent))
    }
    return result
  }

  /// The available localization whose parents meet those of a preference soonest.
  private func relative(of preference: String, acrossPortuguese: Bool) -> Match? {
    let tag: LanguageTag = LanguageTag(preference)
    let ancestors: [LanguageTag] = [tag] + LanguageParents.chain(tag).map(\.normalized)
    var best: (score: Int, spelling: String)?
    for (spelling, other) in available where Self.group(other) == Self.group(tag) {
      if !acrossPortuguese, Self.isDividedPortuguese(tag, other) { continue }
      let others: [LanguageTag] = [other] + LanguageParents.chain(other).map(\.normalized)
      guard let meeting: (Int, Int) = Self.meeting(ancestors, others) else { continue }
      let score: Int = meeting.0 + meeting.1 + (other.language == tag.language ? 0 : 1) + Self.distance(ofRegion: other)
      if score < best?.score ?? Int.max { best = (score, spelling) }
    }
    return best.map { Match(localization: $0.spelling, preference: preference, kind: .relative) }
  }

  private func withParents(_ match: Match) -> [Match] {
    var result: [Match] = [match]
    for parent in LanguageParents.chain(LanguageTag(match.localization)) {
      guard let found: String = spelling(of: parent), !result.contains(where: { $0.localization == found }) else { continue }
      result.append(Match(localization: found, preference: match.preference, kind: .parent))
    }
    return result
  }

  private static func meeting(_ left: [LanguageTag], _ right: [LanguageTag]) -> (Int, Int)? {
    var best: (Int, Int)?
    for (first, tag) in left.enumerated() {
      guard let second: Int = right.firstIndex(of: tag) else { continue }
      if let best, best.0 + best.1 <= first + second { continue }
      best = (first, second)
    }
    return best
  }

  /// The extra step to a localization for a region that is not the usual one of its language.
  private static func distance(ofRegion tag: LanguageTag) -> Int {
    guard let region: String = tag.region, tag.description != "es-MX", tag.description != "zh-Hant-TW" else { return 0 }
    return LanguageAliases.usualRegions[tag.language] == region ? 0 : 1
  }

  private static func isDividedPortuguese(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
    left.language == "pt" && right.language == "pt"
      && [left.region, right.region].contains("BR") && [left.region, right.region].contains("PT")
  }

  /// Languages whose readers understand one another share a group.
  private static func group(_ tag: LanguageTag) -> String {
    switch tag.language {
    case "nb", "nn": "no"
    case "hi" where tag.script == "Latn": "en"
    case "ars": "ar"
    case "wuu", "yue": "zh"
    case let language: language
    }
  }

  private static let partners: [String: String] = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es", "Japanese": "ja", "en": "English",
    "fr": "French", "de": "German", "it": "Italian", "nl": "Dutch", "es": "Spanish", "ja": "Japanese",
  ]

  private static func swapped(_ language: String) -> String? {
    let bytes: [UInt8] = Array(language.utf8)
    guard bytes.count >= 4, bytes[2] == UInt8(ascii: "-") || bytes[2] == UInt8(ascii: "_") else { return nil }
    return String(
      decoding: bytes[..<2] + [bytes[2] == UInt8(ascii: "-") ? UInt8(ascii: "_") : UInt8(ascii: "-")] + bytes[3...], as: UTF8.self)
  }
}
