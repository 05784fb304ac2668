import Linting

struct OddInfoDictionaryVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/odd-info-dictionary-version", "CFBundleInfoDictionaryVersion is not 6.0", .info, .style,
    rationale:
      "The key states the version of the Info.plist format, not of the product. There is one version, 6.0, and the build writes it.",
    remedy: "Write 6.0, or leave the key to the build.",
    citations: [.keyPage("cfbundleinfodictionaryversion"), .reference(.coreFoundation)], requirements: ["R-CF-019", "R-CF-020"], fix: .safe,
    supersedes: ["values/text-as-number", "values/unknown-value"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleInfoDictionaryVersion</key>\n«<string>1.0</string>»",
          fixed: "<key>CFBundleInfoDictionaryVersion</key>\n<string>6.0</string>"),
        .info(
          "<key>CFBundleInfoDictionaryVersion</key>\n«<real>6.0</real>»",
          fixed: "<key>CFBundleInfoDictionaryVersion</key>\n<string>6.0</string>"),
      ],
      passing: ["<key>CFBundleInfoDictionaryVersion</key>\n<string>6.0</string>", "<key>CFBundleName</key>\n<string>x</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleInfoDictionaryVersion"], value.string != "6.0", !value.isVariable else { return }
    context.report(
      "CFBundleInfoDictionaryVersion is \(value.string.map { "'\($0)'" } ?? value.kind.phrase), not '6.0'", at: .value(value),
      notes: [DiagnosticNote("it is the version of the format of this file, which is always 6.0")], help: "write 6.0",
      fixes: [.set(value, to: .string("6.0"), "write 6.0")])
  }
}
