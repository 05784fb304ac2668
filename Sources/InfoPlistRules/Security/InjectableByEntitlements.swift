import Linting

struct InjectableByEntitlements: FileRule {
  static let info: RuleInfo = RuleInfo(
    "security/injectable-by-entitlements", "entitlements open a hardened program to foreign code", .warning, .security,
    rationale:
      "With library validation off and DYLD variables allowed, any program can start this one with a library of its own inside it. The library "
      + "then acts with all permissions that people gave the app, such as camera and files.",
    remedy: "Give up one of the two; most programs that load plug-ins need only library validation off.",
    citations: [
      .applePage("bundleresources/entitlements/com.apple.security.cs.allow-dyld-environment-variables"),
      .applePage("bundleresources/entitlements/com.apple.security.cs.disable-library-validation"),
      Citation("MITRE ATT&CK, T1574.006, Dynamic Linker Hijacking"),
    ])

  static var examples: RuleExamples {
    let validation: String = "<key>com.apple.security.cs.disable-library-validation</key>\n<true/>\n"
    return RuleExamples(
      failing: [
        .text(
          RuleExample.FileContent.document(
            entries: validation + "<key>«com.apple.security.cs.allow-dyld-environment-variables»</key>\n<true/>"), name: "My.entitlements")
      ],
      passing: [.text(RuleExample.FileContent.document(entries: validation), name: "My.entitlements")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.path.hasSuffix(".entitlements"), let root: PlacedValue = file.root, root.kind == .dictionary else { return }
    guard root["com.apple.security.cs.disable-library-validation"]?.node.boolean == true else { return }
    guard let value: PlacedValue = root["com.apple.security.cs.allow-dyld-environment-variables"], value.node.boolean == true else {
      return
    }
    context.report(
      "any program can load a library into this one", at: .key(value),
      notes: [DiagnosticNote("library validation is off, and DYLD variables are allowed")], help: "give up one of the two")
  }
}
