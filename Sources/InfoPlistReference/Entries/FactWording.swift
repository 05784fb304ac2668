import InfoPlistCatalog

/// Facts of the catalogue in words.
enum FactWording {
  /// The type of a value: `array of strings`.
  static func type(_ schema: ValueSchema, isPlural: Bool = false) -> String {
    let ending: String = isPlural ? "s" : ""
    switch schema {
    case .string: return "string" + ending
    case .choice(let table):
      let isInteger: Bool = table.entries.contains { $0.isInteger }
      return (isInteger ? "integer" : "string") + ending
    case .boolean: return "Boolean" + ending
    case .integer: return "integer" + ending
    case .real: return "real" + ending
    case .number: return "number" + ending
    case .date: return "date" + ending
    case .data: return "data"
    case .array(let element, _): return "array\(ending) of " + type(element, isPlural: true)
    case .dictionary(.chosen(_, let value)): return (isPlural ? "dictionaries" : "dictionary") + " of " + type(value, isPlural: true)
    case .dictionary: return isPlural ? "dictionaries" : "dictionary"
    case .anyOf(let list):
      var names: [String] = []
      for name in list.map({ type($0, isPlural: isPlural) }) where !names.contains(name) { names.append(name) }
      return names.joined(separator: " or ")
    case .any: return isPlural ? "values of any type" : "any type"
    }
  }

  /// What is said of the form of a value beyond its type.
  static func forms(_ schema: ValueSchema) -> [PageText] {
    switch schema {
    case .string(let format): return format == .text ? [] : [PageText(format.meaning)]
    case .choice(let table):
      if table.name.isEmpty {
        return [PageText.joined(table.entries.map { .code($0.value) }, separator: " or ")]
      }
      return [
        PageText(table.isClosed ? "one of " : "usually one of ") + .link(table.name, .table(table.name))
      ]
    case .integer(let range?):
      return [PageText(range.upperBound == Int.max ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)")]
    case .real(let range?): return [PageText("\(range.lowerBound) to \(range.upperBound)")]
    case .array(let element, let count):
      let counts: [PageText] =
        count.map { range in
          [
            PageText(
              range.upperBound == Int.max ? "at least \(range.lowerBound) elements" : "\(range.lowerBound) to \(range.upperBound) elements")
          ]
        } ?? []
      return counts + forms(element).map { PageText("each element: ") + $0 }
    case .dictionary(.chosen(let format, let value)):
      return [PageText("keys: \(format.meaning)")] + forms(value).map { PageText("each value: ") + $0 }
    case .dictionary(.open): return ["other keys are allowed"]
    case .anyOf(let list):
      var result: [PageText] = []
      for item in list {
        for form in forms(item) where !result.contains(form) { result.append(form) }
      }
      return result
    default: return []
    }
  }

  /// The tables of values that a schema names.
  static func tables(_ schema: ValueSchema) -> [ValueTable] {
    switch schema {
    case .choice(let table): table.name.isEmpty ? [] : [table]
    case .array(let element, _): tables(element)
    case .dictionary(.chosen(_, let value)): tables(value)
    case .anyOf(let list): list.flatMap(tables)
    default: []
    }
  }

  /// One platform with its versions: `iOS 13.0 (deprecated in 16.0)`.
  static func availability(_ item: Availability) -> String {
    if item.isUnavailable { return "not \(item.platform.rawValue)" + (item.note.map { " (\($0))" } ?? "") }
    var remarks: [String] = []
    if let version: OSVersion = item.deprecated { remarks.append("deprecated in \(version)") }
    if let version: OSVersion = item.obsoleted { remarks.append("obsolete from \(version)") }
    if let version: OSVersion = item.ignored { remarks.append("ignored from \(version)") }
    if let note: String = item.note { remarks.append(note) }
    return item.platform.rawValue + (item.introduced.map { " \($0)+" } ?? "")
      + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }

  /// All platforms: `iOS 13.0+, macOS 10.15+`.
  static func availability(_ list: [Availability]) -> String {
    list.sorted { $0.platform < $1.platform }.map(availability).joined(separator: ", ")
  }

  /// The default.
  static func defaultValue(_ value: DefaultValue) -> PageText {
    switch value {
    case .notStated: "not stated"
    case .nothing: "none; absence has no effect of its own"
    case .boolean(let flag): .code(flag ? "YES" : "NO")
    case .integer(let number): .code(String(number))
    case .real(let number): .code(String(number))
    case .string(let text): text.isEmpty ? "the empty string" : .code(text)
    case .rule(let words): PageText(words)
    }
  }

  /// An expectation: `required for ios-app when the bundle is distributed`.
  static func expectation(_ item: Expectation) -> String {
    var text: String = item.level.rawValue
    if !item.kinds.isEmpty { text += " for " + item.kinds.map(\.rawValue).joined(separator: ", ") }
    guard let condition: String = item.condition else { return text }
    return text + (condition.hasPrefix("in ") || condition.hasPrefix("for ") ? " " : " when ") + condition
  }

  /// Where translations stand.
  static func localization(_ item: Localization) -> String {
    switch item {
    case .byKey: "InfoPlist.strings, under the name of the key"
    case .byValue: "InfoPlist.strings, under the value"
    case .servicesMenu: "ServicesMenu.strings, under the value"
    case .servicesMenuByKey: "ServicesMenu.strings, under the name of the key"
    case .table(let name): name.hasSuffix(".strings") ? name : "\(name).strings"
    case .localizedFile: "the file that the value names may be translated"
    case .never: "not translated"
    }
  }

  /// Who writes the key, where that is not the developer.
  static func author(_ author: Author) -> String? {
    switch author {
    case .developer: nil
    case .build: "the build; do not set it by hand"
    case .distribution: "the store or the installer; do not set it by hand"
    case .system: "the system's own bundles; apps have no use for it"
    }
  }
}
