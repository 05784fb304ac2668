/// The name of a language in its one normal form: `fr-CA`, `fr_CA` and `French` are told apart by region and spelling only.
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  /// Two or three letters in lower case.
  public let language: String
  /// Four letters, the first in upper case; nil when none is named.
  public let script: String?
  /// Two letters in upper case or three digits; nil when none is named.
  public let region: String?
  /// What follows, in lower case; empty when nothing does.
  public let variants: [String]

  /// States a tag whose parts are normal already.
  init(_ language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads any spelling: subtags joined by `-` or `_`, old English names of languages, codes that were replaced. Never fails; what is no
  /// language at all keeps its text as `language`.
  public init(_ spelling: String) {
    if let tag: String = LanguageAliases.oldNames[spelling.lowercased()] {
      self = LanguageTag.parsed(tag)
      return
    }
    self = LanguageTag.parsed(spelling).normalized
  }

  /// Whether a text can be the name of a language: a code of two to eight letters with subtags of one to eight letters and digits, or an old
  /// English name.
  public static func isWellFormed(_ spelling: String) -> Bool {
    if LanguageAliases.oldNames[spelling.lowercased()] != nil { return true }
    let parts: [Substring] = spelling.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first: Substring = parts.first, (2...8).contains(first.utf8.count), first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return false
    }
    return parts.dropFirst().allSatisfy { (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  private static func parsed(_ spelling: String) -> LanguageTag {
    var language: String = ""
    var script: String?
    var region: String?
    var variants: [String] = []
    for (position, part) in spelling.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
      let letters: Bool = part.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      let digits: Bool = part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if position == 0 {
        language = part.lowercased()
      } else if script == nil, region == nil, variants.isEmpty, part.utf8.count == 4, letters {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, variants.isEmpty, part.utf8.count == 2 && letters || part.utf8.count == 3 && digits {
        region = part.uppercased()
      } else {
        variants.append(part.lowercased())
      }
    }
    return LanguageTag(language, script: script, region: region, variants: variants)
  }

  /// The tag with replaced codes and the script that a Chinese region implies.
  var normalized: LanguageTag {
    var tag: LanguageTag = self
    if let replacement: String = LanguageAliases.codes[language] {
      let other: LanguageTag = LanguageTag.parsed(replacement)
      tag = LanguageTag(other.language, script: tag.script ?? other.script, region: tag.region ?? other.region, variants: tag.variants)
    }
    if tag.language == "no", tag.region == "NO" { tag = LanguageTag("nb", script: tag.script, region: "NO", variants: tag.variants) }
    if tag.language == "zh", tag.script == nil, let region: String = tag.region, let script: String = LanguageAliases.chineseScripts[region]
    {
      tag = LanguageTag("zh", script: script, region: region, variants: tag.variants)
    }
    return tag
  }

  /// The subtags joined by hyphens.
  public var description: String {
    ([language, script, region].compactMap { $0 } + variants).joined(separator: "-")
  }

  /// The tag without region and variants.
  public var withoutRegion: LanguageTag { LanguageTag(language, script: script) }
}
