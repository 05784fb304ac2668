import Linting

struct LeadingZero: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/leading-zero", "a number of a version begins with a zero", .info, .runtime,
    rationale:
      "Versions are compared number by number, so that 1.02 is the same as 1.2 and lower than 1.10. Who writes 1.02 means it as a decimal "
      + "fraction, and is surprised by the order.",
    remedy: "Write the number without the zero.",
    citations: [.keyPage("cfbundleversion"), .repository("bazelbuild/rules_apple", "tools/plisttool")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleShortVersionString</key>\n<string>«1.02»</string>", "<key>CFBundleVersion</key>\n<string>«2024.01.05»</string>",
      ],
      passing: [
        "<key>CFBundleShortVersionString</key>\n<string>1.0.2</string>", "<key>CFBundleVersion</key>\n<string>0</string>",
        "<key>CFBundleVersion</key>\n<string>$(VERSION)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, text.utf8.contains(UInt8(ascii: "0")) else { continue }
      let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy(Grammar.isDigits) else { continue }
      guard let odd: Substring = parts.first(where: { $0.count > 1 && $0.hasPrefix("0") }) else { continue }
      let plain: String = String(odd.drop { $0 == "0" })
      context.report(
        "'\(odd)' in \(key) '\(text)' is the number \(plain.isEmpty ? "0" : plain)", at: .content(value), help: "write it without the zero")
    }
  }
}
