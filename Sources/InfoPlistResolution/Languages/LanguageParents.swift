/// The language that a system falls back to from another.
///
/// The tree is that of the published tables of locale parents, with the special parents of Apple's negotiation: English of the Commonwealth
/// goes to British English, that of Australia's neighbours to Australian English, Mexican Spanish to Latin American Spanish, and the two
/// written forms of Chinese end in the old names of their directories.
enum LanguageParents {
  /// The parent of a language; nil at the root.
  static func parent(of tag: LanguageTag) -> LanguageTag? {
    if !tag.variants.isEmpty { return LanguageTag(tag.language, script: tag.script, region: tag.region) }
    switch tag.language {
    case "en": if tag.script == nil, let region: String = tag.region { return englishParent(region) }
    case "es":
      if tag.script == nil, let region: String = tag.region, latinAmerica.contains(region) { return LanguageTag("es", region: "419") }
    case "pt": if tag.script == nil, let region: String = tag.region, africa.contains(region) { return LanguageTag("pt", region: "PT") }
    case "nb", "nn": if tag.region == nil, tag.script == nil { return LanguageTag("no") }
    case "hi": if tag.script == "Latn", tag.region == nil { return LanguageTag("en", region: "IN") }
    case "yue": if tag.region == nil { return LanguageTag("zh", script: tag.script == "Hans" ? "Hans" : "Hant") }
    case "zh": return chineseParent(tag)
    default: break
    }
    if tag.region != nil { return LanguageTag(tag.language, script: tag.script) }
    guard let script: String = tag.script else { return nil }
    // A second script of a language is another text altogether.
    return secondScripts["\(tag.language)-\(script)"] == true ? nil : LanguageTag(tag.language)
  }

  /// The parents of a language from the nearest on, at most 16.
  static func chain(_ tag: LanguageTag) -> [LanguageTag] {
    var result: [LanguageTag] = []
    var current: LanguageTag = tag
    while result.count < 16, let next: LanguageTag = parent(of: current) {
      result.append(next)
      current = next
    }
    return result
  }

  private static func englishParent(_ region: String) -> LanguageTag {
    switch region {
    case "001": return LanguageTag("en")
    case "GB", "150": return LanguageTag("en", region: "001")
    default: break
    }
    if pacific.contains(region) { return LanguageTag("en", region: "AU") }
    if continent.contains(region) { return LanguageTag("en", region: "150") }
    if commonwealth.contains(region) { return LanguageTag("en", region: "GB") }
    if world.contains(region) { return LanguageTag("en", region: "001") }
    return LanguageTag("en")
  }

  private static func chineseParent(_ tag: LanguageTag) -> LanguageTag? {
    switch (tag.script, tag.region) {
    case ("Hant"?, "MO"?): LanguageTag("zh", script: "Hant", region: "HK")
    case (let script?, _?): LanguageTag("zh", script: script)
    case ("Hant"?, nil): LanguageTag("zh", region: "TW")
    case ("Hans"?, nil): LanguageTag("zh")
    case (nil, nil): LanguageTag("zh", region: "CN")
    default: nil
    }
  }

  private static let secondScripts: [String: Bool] = [
    "az-Cyrl": true, "az-Arab": true, "bs-Cyrl": true, "en-Dsrt": true, "en-Shaw": true, "ha-Arab": true, "hi-Latn": true, "iu-Latn": true,
    "kk-Arab": true, "ks-Deva": true, "ku-Arab": true, "ky-Arab": true, "ky-Latn": true, "ml-Arab": true, "mn-Mong": true, "ms-Arab": true,
    "pa-Arab": true, "sd-Deva": true, "sr-Latn": true, "tg-Arab": true, "ug-Cyrl": true, "uz-Arab": true, "uz-Cyrl": true, "yi-Latn": true,
  ]
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]
  private static let africa: Set<String> = ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
  private static let pacific: Set<String> = [
    "CC", "CK", "CX", "FJ", "KI", "NF", "NR", "NU", "NZ", "PG", "PN", "SB", "TK", "TO", "TV", "VU", "WS",
  ]
  private static let continent: Set<String> = ["AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]
  private static let commonwealth: Set<String> = [
    "AI", "AU", "BB", "BM", "BS", "BW", "BZ", "CY", "DM", "FK", "GD", "GG", "GH", "GI", "GM", "GY", "HK", "IE", "IM", "IN", "IO", "JE",
    "JM", "KE",
    "KN", "KY", "LC", "LK", "LS", "MS", "MT", "MU", "MW", "MY", "NA", "NG", "PK", "RW", "SC", "SG", "SH", "SL", "SZ", "TC", "TT", "TZ",
    "UG", "VC",
    "VG", "ZA", "ZM", "ZW",
  ]
  private static let world: Set<String> = [
    "AG", "CM", "DG", "ER", "FM", "ID", "IL", "LR", "MG", "MO", "MV", "PW", "SD", "SS", "SX",
  ]
}
