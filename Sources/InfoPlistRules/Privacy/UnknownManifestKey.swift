import Linting

struct UnknownManifestKey: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/unknown-manifest-key", "a privacy manifest holds a key that it cannot have", .error, .store,
    rationale:
      "The store accepts only the documented keys in a manifest, each in its place. A misspelled key says nothing, and the upload is refused "
      + "as an invalid manifest.",
    remedy: "Correct the spelling, or delete the key.",
    citations: [
      .store("ITMS-91056", seenAt: "ashleymills/Reachability.swift#421"), .store("ITMS-91108", seenAt: "SwiftyJSON/SwiftyJSON#1170"),
      .applePage("bundleresources/privacy-manifest-files"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n<key>«NSPrivacyAccessedAPIType»</key>\n<array/>"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n<key>«CFBundleVersion»</key>\n<string>1</string>"),
      ],
      passing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n<key>NSPrivacyAccessedAPITypes</key>\n<array/>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for value in root.descendants(limit: 20_000) where !value.key.isEmpty && PrivacyManifests.entry(value) == nil {
      // Inside an unknown key everything is unknown.
      if value.path.components.count > 1, value.path.components.dropLast().contains(where: { Self.isUnknown($0) }) { continue }
      let place: InfoPlistKeyPath = value.catalogPath
      let known: [String] = KeyCatalog.members(of: InfoPlistKeyPath(Array(place.segments.dropLast()))).filter {
        $0.family.document == .privacyManifest
      }.map(\.name)
      let close: String? = ValueNames.nearest(to: value.key, among: known)
      context.report(
        "a privacy manifest has no key '\(value.key)' here", at: .key(value),
        notes: [DiagnosticNote("the store refuses the manifest as invalid")],
        help: close.map { "did you mean '\($0)'?" } ?? "delete it", fixes: close.map { [.rename(value, to: $0)] } ?? [])
    }
  }

  private static func isUnknown(_ component: PropertyListPath.Component) -> Bool {
    if case .key(let key) = component { return !key.hasPrefix("NSPrivacy") || KeyCatalog.keys(named: key).isEmpty }
    return false
  }
}
