/// Names of languages that are no tags.
enum LanguageNames {
  private static let old: [String: String] = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl", "Portuguese": "pt",
    "Danish": "da", "Finnish": "fi", "Norwegian": "no", "Swedish": "sv", "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]
  private static let countries: [String: String] = [
    "us": "en", "gb": "en-GB", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "cz": "cs", "dk": "da", "gr": "el", "ua": "uk",
  ]

  /// The tag of a language that is given by its old English name.
  static func tag(of name: String) -> String? { old[name] ?? old[name.capitalizedFirst] }

  /// The language that is meant by the code of a country that is no code of a language.
  static func language(ofCountry code: String) -> String? { countries[code.lowercased()] }
}

extension String {
  /// The text with a capital first letter and small others.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
