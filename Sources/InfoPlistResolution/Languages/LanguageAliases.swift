/// Names and codes of languages that stand for others.
enum LanguageAliases {
  /// The names of language directories before codes came into use, in lower case, with their codes.
  static let oldNames: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl", "spanish": "es", "japanese": "ja", "danish": "da",
    "swedish": "sv", "norwegian": "nb", "finnish": "fi", "portuguese": "pt", "russian": "ru", "polish": "pl", "czech": "cs",
    "hungarian": "hu", "greek": "el", "turkish": "tr", "hebrew": "he", "arabic": "ar", "thai": "th", "korean": "ko", "ukrainian": "uk",
    "croatian": "hr", "romanian": "ro", "slovak": "sk", "slovenian": "sl", "bulgarian": "bg", "icelandic": "is", "estonian": "et",
    "latvian": "lv", "lithuanian": "lt", "catalan": "ca", "indonesian": "id", "malay": "ms", "vietnamese": "vi", "hindi": "hi",
    "chinese": "zh-Hans", "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant", "brazilian portuguese": "pt-BR",
    "nynorsk": "nn", "welsh": "cy", "irish": "ga", "persian": "fa", "farsi": "fa",
  ]

  /// Codes that were replaced, and three-letter codes with two-letter forms.
  static let codes: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "sh": "sr-Latn", "cmn": "zh", "eng": "en", "fra": "fr",
    "fre": "fr", "deu": "de", "ger": "de", "ita": "it", "nld": "nl", "dut": "nl", "spa": "es", "jpn": "ja", "zho": "zh", "chi": "zh",
    "kor": "ko", "por": "pt", "rus": "ru", "swe": "sv", "dan": "da", "fin": "fi", "nob": "nb", "nno": "nn", "nor": "no", "pol": "pl",
    "ces": "cs", "cze": "cs", "hun": "hu", "ell": "el", "gre": "el", "tur": "tr", "heb": "he", "ara": "ar", "tha": "th", "ukr": "uk",
    "hrv": "hr", "ron": "ro", "rum": "ro", "slk": "sk", "slo": "sk", "slv": "sl", "bul": "bg", "cat": "ca", "ind": "id", "msa": "ms",
    "may": "ms", "vie": "vi", "hin": "hi",
  ]

  /// The region in which most readers of a language live.
  static let usualRegions: [String: String] = [
    "ar": "EG", "bg": "BG", "bn": "BD", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "de": "DE", "el": "GR", "en": "US", "es": "ES",
    "et": "EE", "eu": "ES", "fa": "IR", "fi": "FI", "fil": "PH", "fr": "FR", "ga": "IE", "gl": "ES", "gu": "IN", "he": "IL", "hi": "IN",
    "hr": "HR", "hu": "HU", "id": "ID", "is": "IS", "it": "IT", "ja": "JP", "kk": "KZ", "kn": "IN", "ko": "KR", "lt": "LT", "lv": "LV",
    "ml": "IN", "mr": "IN", "ms": "MY", "nb": "NO", "nl": "NL", "nn": "NO", "no": "NO", "pa": "IN", "pl": "PL", "pt": "BR", "ro": "RO",
    "ru": "RU", "sk": "SK", "sl": "SI", "sr": "RS", "sv": "SE", "ta": "IN", "te": "IN", "th": "TH", "tr": "TR", "uk": "UA", "ur": "PK",
    "vi": "VN", "yue": "HK", "zh": "CN",
  ]

  /// The script that a region of Chinese implies.
  static let chineseScripts: [String: String] = ["CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant"]
}
