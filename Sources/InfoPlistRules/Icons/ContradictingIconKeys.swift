import Linting

struct ContradictingIconKeys: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/contradicting-icon-keys", "the older and the newer icon keys name different icons", .warning, .runtime,
    scope: .on(.iOS, .iPadOS),
    rationale:
      "Systems from iOS 5 on read the primary icon of CFBundleIcons and look at CFBundleIconFiles no more, so that a change in one of both "
      + "goes unnoticed. The same holds for CFBundleIconName at the root, which the one in the primary icon hides.",
    remedy: "Delete the older key, or write the same names in both.",
    citations: [.reference(.coreFoundation), .repository("dotnet/macios", "MT7129", .medium)],
    requirements: ["R-ICON-028"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«CFBundleIconFiles»</key>\n<array>\n<string>Old</string>\n</array>\n" + primary(files: ["Icon"]), platform: .iOS),
        .info("<key>«CFBundleIconName»</key>\n<string>Old</string>\n" + primary(name: "New"), platform: .iOS),
      ],
      passing: [
        .info("<key>CFBundleIconFiles</key>\n<array>\n<string>Icon.png</string>\n</array>\n" + primary(files: ["Icon"]), platform: .iOS),
        .info("<key>CFBundleIconName</key>\n<string>New</string>\n" + primary(name: "New"), platform: .iOS),
      ])
  }

  private static func primary(files: [String] = [], name: String = "") -> String {
    let list: String = files.map { "<string>\($0)</string>\n" }.joined()
    return "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n"
      + (files.isEmpty ? "" : "<key>CFBundleIconFiles</key>\n<array>\n\(list)</array>\n")
      + (name.isEmpty ? "" : "<key>CFBundleIconName</key>\n<string>\(name)</string>\n") + "</dict>\n</dict>"
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let primary: PlacedValue = info["CFBundleIcons"]?["CFBundlePrimaryIcon"], primary.kind == .dictionary else { return }
    if let old: PlacedValue = info["CFBundleIconFiles"], let new: PlacedValue = primary["CFBundleIconFiles"], new.kind == .array {
      let names: Set<String> = Set(new.elements.compactMap(\.literal).map(Self.stem))
      let olds: [String] = old.elements.compactMap(\.literal).map(Self.stem)
      if !names.isEmpty, !olds.isEmpty, names.isDisjoint(with: olds) {
        context.report(
          "CFBundleIconFiles and CFBundleIcons name different files", at: .key(old),
          notes: [DiagnosticNote("systems read CFBundleIcons")], help: "delete CFBundleIconFiles, or write the same names")
      }
    }
    if let old: PlacedValue = info["CFBundleIconName"], let name: String = old.literal, !name.isEmpty,
      let new: String = primary["CFBundleIconName"]?.literal, !new.isEmpty, new != name
    {
      context.report(
        "CFBundleIconName is '\(name)', but '\(new)' in the primary icon", at: .key(old),
        notes: [DiagnosticNote("systems read the primary icon")], help: "write the same name in both places")
    }
  }

  /// The part of a file name that names the icon: without extension, scale, size and device.
  private static func stem(_ name: String) -> String {
    var text: Substring = name.hasSuffix(".png") ? name.dropLast(4) : name[...]
    for mark in ["~", "@"] { if let range = text.firstRange(of: mark) { text = text[..<range.lowerBound] } }
    return String(text)
  }
}
