import Linting

struct UnknownCollectedData: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/unknown-collected-data", "a privacy manifest names data or a purpose that does not exist", .error, .store,
    rationale:
      "Kinds of collected data and the purposes of collecting have fixed names. Another name makes the manifest invalid, and the data is missing "
      + "from the privacy report.",
    remedy: "Use one of the documented names.",
    citations: [
      .store("ITMS-91056", seenAt: "ashleymills/Reachability.swift#421"), .store("ITMS-91108", seenAt: "SwiftyJSON/SwiftyJSON#1170"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatype"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example(
          "<key>NSPrivacyCollectedDataTypes</key>\n<array>\n<dict>\n<key>NSPrivacyCollectedDataType</key>\n"
            + "<string>«NSPrivacyCollectedDataTypePhotosOrVideos»</string>\n<key>NSPrivacyCollectedDataTypePurposes</key>\n<array>\n"
            + "<string>«App functionality»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        PrivacyManifests.example(
          "<key>NSPrivacyCollectedDataTypes</key>\n<array>\n<dict>\n<key>NSPrivacyCollectedDataType</key>\n"
            + "<string>NSPrivacyCollectedDataTypePhotosorVideos</string>\n<key>NSPrivacyCollectedDataTypePurposes</key>\n<array>\n"
            + "<string>NSPrivacyCollectedDataTypePurposeAnalytics</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for item in PrivacyManifests.collected(root) {
      if let value: PlacedValue = item["NSPrivacyCollectedDataType"] { report(value, .privacyDataTypes, "kind of data", &context) }
      for element in item["NSPrivacyCollectedDataTypePurposes"]?.elements ?? [] {
        report(element, .privacyPurposes, "purpose", &context)
      }
    }
  }

  private func report(_ value: PlacedValue, _ table: ValueTable, _ words: String, _ context: inout RuleContext) {
    guard let name: String = value.literal, !table.entries.contains(where: { $0.value == name }) else { return }
    let close: String? = ValueNames.nearest(to: name, among: table.entries)
    context.report(
      "'\(name)' is no \(words) of privacy manifests", at: .content(value),
      help: close.map { "did you mean '\($0)'?" } ?? "use one of the \(table.entries.count) documented names",
      fixes: close.map { [.set(value, to: .string($0), "write '\($0)'")] } ?? [])
  }
}
