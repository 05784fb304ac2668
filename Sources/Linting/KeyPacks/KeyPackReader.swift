import Diagnostics
import PropertyLists

/// Reads a key pack, with what is wrong with it.
struct KeyPackReader: MemberReading {
  var diagnostics: [Diagnostic] = []
  let path: String
  private(set) var libraries: [KeyLibrary] = []
  /// The keys so far: each is stated once.
  private var names: Set<String> = []

  init(path: String) {
    self.path = path
  }

  /// Reads the object of a pack.
  mutating func read(_ root: PlacedValue) {
    for (member, value) in members(of: root, .keyPack) where member.name == "libraries" {
      for element in elements(value, member) {
        if let library: KeyLibrary = library(element) { libraries.append(library) }
      }
    }
  }

  private mutating func library(_ object: PlacedValue) -> KeyLibrary? {
    var name: String?
    var sources: [String] = []
    var ended: String?
    var endedUnless: String?
    var prefixes: [String] = []
    var keys: [LibraryKey] = []
    var queries: [KeyLibrary.Query] = []
    for (member, value) in members(of: object, .library) {
      switch member.name {
      case "name": name = text(value, member)
      case "sources": sources = texts(value, member).map(\.text)
      case "ended": ended = day(value, member)
      case "endedUnless": endedUnless = text(value, member)
      case "prefixes": prefixes = nonEmptyTexts(value, member)
      case "keys": keys = elements(value, member).compactMap { key($0) }
      case "queries": queries = elements(value, member).compactMap { query($0) }
      default: break
      }
    }
    return name.map {
      KeyLibrary($0, sources: sources, ended: ended, endedUnless: endedUnless, prefixes: prefixes, keys: keys, queries: queries)
    }
  }

  private mutating func key(_ object: PlacedValue) -> LibraryKey? {
    var name: String?
    var forms: [LibraryKey.Form] = []
    var patterns: [String] = []
    var values: [String] = []
    var companions: [String] = []
    var scheme: String?
    var adNetworks: [String] = []
    var samples: [String] = []
    var mistakes: [LibraryKey.Mistake] = []
    var summary: String = ""
    for (member, value) in members(of: object, .libraryKey) {
      switch member.name {
      case "key": name = keyName(value, member)
      case "type": forms = texts(value, member).compactMap { LibraryKey.Form(rawValue: $0.text) }
      case "pattern": patterns = self.patterns(value, member)
      case "values": values = texts(value, member).map(\.text)
      case "companions": companions = nonEmptyTexts(value, member)
      case "scheme": scheme = schemeTemplate(value, member)
      case "adNetworks": adNetworks = nonEmptyTexts(value, member).map { $0.lowercased() }
      case "samples": samples = self.patterns(value, member)
      case "mistakes": mistakes = elements(value, member).compactMap { mistake($0) }
      case "summary": summary = text(value, member) ?? ""
      default: break
      }
    }
    let isText: Bool = forms.isEmpty || forms.contains(.string) || forms.contains(.strings)
    for part in ["pattern", "values", "scheme", "samples", "mistakes"] where !isText {
      guard let value: PlacedValue = object[part] else { continue }
      report(
        "bad-value", "'\(part)' is for texts, and this key has none", at: .key(value), help: "delete it, or write \"type\": \"string\"")
    }
    return name.map {
      LibraryKey(
        $0, forms, patterns: patterns, values: values, companions: companions, scheme: scheme, adNetworks: adNetworks, samples: samples,
        mistakes: mistakes, summary: summary)
    }
  }

  private mutating func keyName(_ value: PlacedValue, _ member: ConfigurationMember) -> String? {
    guard let name: String = text(value, member) else { return nil }
    if name.isEmpty {
      report("bad-value", "a key cannot be empty", value)
      return nil
    }
    if !names.insert(name).inserted { report("bad-value", "'\(name)' is stated twice in this pack", value, help: "delete one") }
    return name
  }

  private mutating func query(_ object: PlacedValue) -> KeyLibrary.Query? {
    var key: String?
    var scheme: String?
    var schemes: [String] = []
    for (member, value) in members(of: object, .libraryQuery) {
      switch member.name {
      case "schemes": schemes = nonEmptyTexts(value, member)
      case "ifKey": key = text(value, member)
      case "ifScheme": scheme = pattern(value, value.string ?? "") ?? ""
      default: break
      }
    }
    guard object.kind == .dictionary else { return nil }
    if key == nil, scheme == nil {
      report("missing-member", "nothing says when the app asks", object, help: "add \"ifKey\" or \"ifScheme\"")
    }
    return KeyLibrary.Query(key: key, scheme: scheme, schemes: schemes)
  }

  private mutating func mistake(_ object: PlacedValue) -> LibraryKey.Mistake? {
    var wrong: String?
    var note: String?
    for (member, value) in members(of: object, .libraryMistake) {
      switch member.name {
      case "pattern": wrong = text(value, member).flatMap { pattern(value, $0) }
      case "note": note = text(value, member)
      default: break
      }
    }
    guard let wrong, let note else { return nil }
    return LibraryKey.Mistake(wrong, note)
  }

  // MARK: - Texts with a form

  private mutating func patterns(_ value: PlacedValue, _ member: ConfigurationMember) -> [String] {
    texts(value, member).compactMap { pattern($0.place, $0.text) }
  }

  private mutating func pattern(_ place: PlacedValue, _ text: String) -> String? {
    do {
      return try TextPattern(text).description
    } catch {
      report("bad-value", "\(error)", place)
      return nil
    }
  }

  private mutating func nonEmptyTexts(_ value: PlacedValue, _ member: ConfigurationMember) -> [String] {
    texts(value, member).compactMap { text, place in
      if text.isEmpty { report("bad-value", "an empty text means nothing here", place, help: "delete it") }
      return text.isEmpty ? nil : text
    }
  }

  private mutating func schemeTemplate(_ value: PlacedValue, _ member: ConfigurationMember) -> String? {
    guard let text: String = text(value, member) else { return nil }
    let bare: String = text.replacing("{value}", with: "").replacing("{reversed}", with: "")
    guard bare != text, !bare.contains(where: { $0 == "{" || $0 == "}" || $0.isWhitespace }) else {
      report(
        "bad-value", "'\(text)' makes no URL scheme of the value", value,
        help: "write {value} for the value, or {reversed} for its parts from the last to the first")
      return nil
    }
    return text
  }

  private mutating func day(_ value: PlacedValue, _ member: ConfigurationMember) -> String? {
    guard let text: String = text(value, member) else { return nil }
    let isDay: Bool = TextPattern(checked: "{digits:4}-{digits:2}-{digits:2}").matches(text)
    if !isDay { report("bad-value", "'\(text)' is no day", value, help: "write YYYY-MM-DD") }
    return isDay ? text : nil
  }
}
