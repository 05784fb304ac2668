import Linting

struct InvalidExecutableName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "executable/invalid-executable-name", "CFBundleExecutable is no name of a file", .error, .install,
    rationale:
      "The value is the name of a file, without directories. An empty one or another type counts as missing, a path is not followed on "
      + "every system, and a name that ends in .app is taken for a bundle.",
    remedy: "Write the name of the executable file.",
    citations: [
      .keyPage("cfbundleexecutable"), .repository("dotnet/macios", "error E0014"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle.c"),
    ],
    requirements: ["R-CF-014", "R-CF-015"], supersedes: ["values/empty-string", "values/wrong-type"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleExecutable</key>\n«<true/>»", "<key>CFBundleExecutable</key>\n«<string></string>»",
        "<key>CFBundleExecutable</key>\n«<string>bin/x</string>»", "<key>CFBundleExecutable</key>\n«<string>My.app</string>»",
      ],
      passing: [
        "<key>CFBundleExecutable</key>\n<string>My App</string>", "<key>CFBundleExecutable</key>\n<string>$(EXECUTABLE_NAME)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleExecutable"], !value.isVariable, value.kind != .invalid else { return }
    guard let text: String = value.string else {
      context.report(
        "CFBundleExecutable is \(value.kind.phrase), not a string", at: .value(value), help: "write the name of the executable")
      return
    }
    if text.isEmpty {
      let isResource: Bool = !Products.hasCode(info) || info.bundle?.kind == .bundle
      context.report(
        "CFBundleExecutable is empty", at: .value(value), help: isResource ? "delete the key" : "write the name of the executable",
        severity: isResource ? .warning : nil)
    } else if text.contains("/") {
      context.report(
        "CFBundleExecutable '\(text)' is a path", at: .value(value), notes: [DiagnosticNote("only the name of a file is looked up")],
        help: "write the name alone", severity: .warning)
    } else if text.hasSuffix(".app") {
      context.report(
        "CFBundleExecutable '\(text)' ends in .app", at: .value(value), notes: [DiagnosticNote("tools take the file for a bundle")],
        help: "write the name of the executable, without the extension")
    }
  }
}
