import PropertyLists

/// Takes the entries out of one file of a table.
struct StringTableEntries {
  let file: String
  let format: StringTableFormat
  let language: String?

  func read(_ root: PropertyListNode) -> (entries: [LocalizedString], sourceLanguage: String?) {
    switch format {
    case .strings: (root.entries.map { entry($0, $0.value, language) }, nil)
    case .stringsdict: (plurals(root, language), nil)
    case .loctable:
      // The top level has languages, and notes about the table itself that are no dictionaries of texts.
      (
        root.entries.filter { $0.value.kind == .dictionary && $0.key != "LocProvenance" }.flatMap { plurals($0.value, $0.key) }, nil
      )
    case .xcstrings: (catalog(root), root["sourceLanguage"]?.string)
    }
  }

  private func entry(
    _ entry: PropertyListNode.Entry, _ value: PropertyListNode, _ language: String?, device: String? = nil,
    state: LocalizedString.State? = nil, isStale: Bool = false
  ) -> LocalizedString {
    LocalizedString(
      key: entry.key, value: value.string, language: language, device: device, file: file, format: format, keyRange: entry.keyRange,
      node: value, state: state, isStale: isStale)
  }

  /// Texts, or dictionaries whose format is the text before plurals are put in.
  private func plurals(_ table: PropertyListNode, _ language: String?) -> [LocalizedString] {
    table.entries.map { found in
      entry(found, found.value["NSStringLocalizedFormatKey"] ?? found.value, language)
    }
  }

  private func catalog(_ root: PropertyListNode) -> [LocalizedString] {
    var result: [LocalizedString] = []
    guard let strings: PropertyListNode = root["strings"] else { return [] }
    for string in strings.entries {
      let isStale: Bool = string.value["extractionState"]?.string == "stale"
      guard let localizations: PropertyListNode = string.value["localizations"] else { continue }
      for localization in localizations.entries {
        func add(_ unit: PropertyListNode, device: String?) {
          guard let value: PropertyListNode = unit["value"] else { return }
          let state: LocalizedString.State = unit["state"]?.string.flatMap(LocalizedString.State.init(rawValue:)) ?? .unknown
          result.append(entry(string, value, localization.key, device: device, state: state, isStale: isStale))
        }
        if let unit: PropertyListNode = localization.value["stringUnit"] { add(unit, device: nil) }
        if let set: PropertyListNode = localization.value["stringSet"], let values: PropertyListNode = set["values"] {
          // Phrases of app shortcuts: several texts for one key, of which the first is the main one.
          let state: LocalizedString.State = set["state"]?.string.flatMap(LocalizedString.State.init(rawValue:)) ?? .unknown
          if let value: PropertyListNode = values[0] {
            result.append(entry(string, value, localization.key, state: state, isStale: isStale))
          }
        }
        guard let variations: PropertyListNode = localization.value["variations"] else { continue }
        if let devices: PropertyListNode = variations["device"] {
          for device in devices.entries {
            if let unit: PropertyListNode = device.value["stringUnit"] { add(unit, device: device.key) }
          }
        }
        if let other: PropertyListNode = variations["plural"]?["other"]?["stringUnit"] { add(other, device: nil) }
      }
    }
    return result
  }
}
