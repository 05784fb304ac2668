/// Names of languages that are no tags.
enum LanguageNames {
  private static let old: [String: String] = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl", "Portuguese": "pt",
    "Danish": "da", "Finnish": "fi", "Norwegian": "no", "Swedish": "sv", "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]
  private static let countries: [String: String] = [
    "us": "en", "gb": "en-GB", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "cz": "cs", "dk": "da", "gr": "el", "ua": "uk",
  ]

  /// The codes of two letters in ISO 639-1, those that were given up and still work included.
  private static let codes: Set<Substring> = Set(
    ("aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj "
      + "fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks "
      + "ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt "
      + "qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi "
      + "vo wa wo xh yi yo za zh zu").split(separator: " "))

  /// The code of two letters at the start of a tag when no language has it; nil where it may be one, or stands for a country.
  static func unknownCode(in tag: String) -> String? {
    let code: String = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard code.utf8.count == 2, !codes.contains(code[...]), countries[code] == nil else { return nil }
    return code
  }

  /// The tag of a language that is given by its old English name.
  static func tag(of name: String) -> String? { old[name] ?? old[name.capitalizedFirst] }

  /// The language that is meant by the code of a country that is no code of a language.
  static func language(ofCountry code: String) -> String? { countries[code.lowercased()] }
}

extension String {
  /// The text with a capital first letter and small others.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
