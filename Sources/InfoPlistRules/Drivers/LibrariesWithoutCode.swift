import Linting

struct LibrariesWithoutCode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/libraries-without-code", "a kernel extension without code names libraries", .warning, .style,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "Libraries are linked to code. An extension that has none, and is no library itself, should not name any: it only "
      + "makes the system look for them.",
    remedy: "Delete OSBundleLibraries.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("osbundlelibraries")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«OSBundleLibraries»</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>8.0.0</string>\n</dict>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>", product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>CFBundleExecutable</key>\n<string>x</string>\n<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension),
        .info(
          "<key>OSBundleCompatibleVersion</key>\n<string>1.0</string>\n<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension, note: "a library itself"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let libraries: PlacedValue = info["OSBundleLibraries"], info["CFBundleExecutable"] == nil,
      info["OSBundleCompatibleVersion"] == nil
    else { return }
    context.report(
      "the kernel extension has no code to link libraries to", at: .key(libraries), help: "delete it", fixes: [.remove(libraries)])
  }
}
