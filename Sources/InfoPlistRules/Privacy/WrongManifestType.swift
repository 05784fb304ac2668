import Linting

struct WrongManifestType: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/wrong-manifest-type", "a value of a privacy manifest has the wrong type", .error, .store,
    rationale:
      "The store reads each key of a manifest with one type. A text in the place of a Boolean, or a single value in that of a list, makes the "
      + "whole manifest invalid.",
    remedy: "Write the value with the type that the key takes.",
    citations: [
      .store("ITMS-91056", seenAt: "adfit/adfit-ios-sdk#46"), .store("ITMS-91108", seenAt: "rwbutler/Connectivity#90"),
      .applePage("bundleresources/privacy-manifest-files"),
    ], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n«<string>NO</string>»"),
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n«<string>a.example</string>»"),
        PrivacyManifests.example(
          "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n«<string>NSPrivacyAccessedAPICategoryDiskSpace</string>»\n</array>"),
      ],
      passing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n<key>NSPrivacyTrackingDomains</key>\n<array/>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for value in root.descendants(limit: 20_000) {
      guard let schema: ValueSchema = Self.schema(of: value), !schema.accepts(value.kind) else { continue }
      let words: String = value.key.isEmpty ? "an element of the list" : "'\(value.key)'"
      let boolean: Bool? = schema.accepts(.boolean) ? value.string.flatMap(Shapes.boolean) : nil
      context.report(
        "\(words) is \(value.kind.phrase), not \(schema.phrase)", at: .value(value),
        notes: [DiagnosticNote("the store refuses the manifest as invalid")], help: "write it as \(schema.phrase)",
        fixes: boolean.map { [.set(value, to: .boolean($0), "write it as a Boolean")] } ?? [])
    }
  }

  /// The shape of a key, or of an element of the list that a key holds.
  private static func schema(of value: PlacedValue) -> ValueSchema? {
    if !value.key.isEmpty { return PrivacyManifests.entry(value)?.schema }
    guard case .element? = value.catalogPath.segments.last else { return nil }
    let list: InfoPlistKeyPath = InfoPlistKeyPath(Array(value.catalogPath.segments.dropLast()))
    guard let entry: InfoPlistKey = KeyCatalog.key(at: list), entry.family.document == .privacyManifest else { return nil }
    guard case .array(let element, _) = entry.schema else { return nil }
    return element
  }
}
