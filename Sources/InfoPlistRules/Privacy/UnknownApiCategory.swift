import Linting

struct UnknownApiCategory: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/unknown-api-category", "a privacy manifest explains a group of interfaces that does not exist", .error, .store,
    rationale:
      "Calls are explained by the name of their group, exactly as documented. Under another name the explanation counts for nothing, and the store "
      + "refuses the upload.",
    remedy: "Use one of the five names of groups.",
    citations: [
      .store("ITMS-91054"), .store("ITMS-91105"), .store("ITMS-91056", seenAt: "ashleymills/Reachability.swift#421"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitype"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example(
          "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n<dict>\n<key>NSPrivacyAccessedAPIType</key>\n"
            + "<string>«NSPrivacyAccessedAPICategoryUserDefault»</string>\n<key>NSPrivacyAccessedAPITypeReasons</key>\n<array>\n"
            + "<string>CA92.1</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        PrivacyManifests.example(category: "NSPrivacyAccessedAPICategoryUserDefaults", reasons: "<string>CA92.1</string>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    let entries: [ValueEntry] = ValueTable.privacyAPICategories.entries
    for item in PrivacyManifests.interfaces(root) {
      guard let value: PlacedValue = item["NSPrivacyAccessedAPIType"], let name: String = value.literal else { continue }
      guard !entries.contains(where: { $0.value == name }) else { continue }
      let close: String? = ValueNames.nearest(to: name, among: entries)
      context.report(
        "'\(name)' is no group of interfaces", at: .content(value),
        help: close.map { "did you mean '\($0)'?" } ?? "use one of \(entries.map { "'\($0.value)'" }.joined(separator: ", "))",
        fixes: close.map { [.set(value, to: .string($0), "write '\($0)'")] } ?? [])
    }
  }
}
