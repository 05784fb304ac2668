import Linting

/// What the rules about privacy manifests share.
enum PrivacyManifests {
  /// The root dictionary of a privacy manifest; nil for any other file.
  static func root(_ file: FileSubject) -> PlacedValue? {
    guard file.facts.purpose == .privacyManifest || isManifestName(file.path) else { return nil }
    guard let root: PlacedValue = file.root, root.kind == .dictionary else { return nil }
    return root
  }

  private static func isManifestName(_ path: String) -> Bool {
    let suffix: String = ".xcprivacy"
    // The bit of lower case; a period has it.
    return path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) { $0 | 0x20 == $1 }
  }

  /// What the catalogue says of a place in a manifest.
  static func entry(_ value: PlacedValue) -> InfoPlistKey? {
    guard let entry: InfoPlistKey = value.catalogEntry, entry.family.document == .privacyManifest else { return nil }
    return entry
  }

  /// The entries of a list of dictionaries in a manifest.
  static func items(_ key: String, of root: PlacedValue) -> [PlacedValue] {
    (root[key]?.elements ?? []).filter { $0.kind == .dictionary }
  }

  /// The dictionaries that explain calls of interfaces.
  static func interfaces(_ root: PlacedValue) -> [PlacedValue] { items("NSPrivacyAccessedAPITypes", of: root) }

  /// The dictionaries that state collected data.
  static func collected(_ root: PlacedValue) -> [PlacedValue] { items("NSPrivacyCollectedDataTypes", of: root) }

  /// A manifest for examples.
  static func example(_ entries: String, name: String = "PrivacyInfo.xcprivacy", note: String? = nil) -> RuleExample {
    .text(RuleExample.FileContent.document(entries: entries), name: name, note: note)
  }

  /// The entry of one group of interfaces, for examples.
  static func example(category: String, reasons: String, note: String? = nil) -> RuleExample {
    example(
      "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n<dict>\n<key>NSPrivacyAccessedAPIType</key>\n<string>\(category)</string>\n"
        + "<key>NSPrivacyAccessedAPITypeReasons</key>\n<array>\n\(reasons)\n</array>\n</dict>\n</array>", note: note)
  }
}
