import Linting

struct MalformedLibraryVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/malformed-library-version", "the version of a library in OSBundleLibraries is no version", .error, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "The value of each library is the lowest version that will do: numbers joined by periods, with a letter for "
      + "unfinished versions. Where it cannot be read, the library is not found.",
    remedy: "Write the version that kextlibs lists.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("osbundlelibraries")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>«latest»</string>\n</dict>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>8.0.0</string>\n<key>com.example.lib</key>\n<string>1.0d1</string>\n</dict>",
          product: .kernelExtension),
        .info(
          "<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>$(KPI)</string>\n</dict>",
          product: .kernelExtension),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for library in info["OSBundleLibraries"]?.members ?? [] {
      guard let text: String = library.literal, !Grammar.isVersion(Grammar.withoutStage(text), upTo: 3) else { continue }
      context.report("'\(text)' is not a version", at: .content(library), help: "write numbers such as '8.0.0'")
    }
  }
}
