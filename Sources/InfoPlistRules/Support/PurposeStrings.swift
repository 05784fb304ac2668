import Linting

/// The texts with which an app explains why it wants something that belongs to a person.
enum PurposeStrings {
  /// Whether a key holds such a text.
  static func isPurposeKey(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") && (key.hasPrefix("NS") || key.hasPrefix("NFC"))
  }

  /// The texts of an Info.plist, those of temporary full accuracy included, build settings in them included.
  static func all(in info: InfoSubject) -> [(value: PlacedValue, text: String)] {
    info.result(of: List.self) {
      var items: [(value: PlacedValue, text: String)] = []
      for entry in info.entries {
        if entry.key == "NSLocationTemporaryUsageDescriptionDictionary" {
          for member in entry.members { if let text: String = member.string { items.append((member, text)) } }
        } else if isPurposeKey(entry.key), let text: String = entry.string {
          items.append((entry, text))
        }
      }
      return List(items: items)
    }.items
  }

  private struct List: Sendable {
    let items: [(value: PlacedValue, text: String)]
  }

  /// Whether a text shows nothing: no characters but white space and invisible ones.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .control
    }
  }

  /// The words of a text in lower case, without punctuation around them.
  static func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      var word: Substring = word
      // A build setting stays as it is, without what follows it.
      if word.hasPrefix("$"), let end: Substring.Index = word.firstIndex(where: { $0 == ")" || $0 == "}" }) { return String(word[...end]) }
      while let last: Character = word.last, ".,;:!?\"'”“’)(".contains(last) { word.removeLast() }
      while let first: Character = word.first, "\"'“”‘(".contains(first) { word.removeFirst() }
      return String(word)
    }.filter { !$0.isEmpty }
  }

  /// What a key gives access to, so that two keys for the same thing count once.
  static func resource(of key: String) -> String {
    for (prefix, name) in [("NSLocation", "location"), ("NSPhotoLibrary", "photos"), ("NSHealth", "health"), ("NSBluetooth", "bluetooth")]
    where key.hasPrefix(prefix) {
      return name
    }
    if key.hasPrefix("NSCalendars") || key.hasPrefix("NSReminders") { return "calendars" }
    return key
  }
}
