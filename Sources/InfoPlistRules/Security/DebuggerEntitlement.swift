import Linting

struct DebuggerEntitlement: FileRule {
  static let info: RuleInfo = RuleInfo(
    "security/debugger-entitlement", "a file of entitlements lets a debugger attach", .warning, .security,
    rationale:
      "Xcode adds get-task-allow to builds for development by itself and leaves it out of those for people. Written into a file it stays in every "
      + "build: notarization and the store refuse it, and other programs may read the memory of the app.",
    remedy: "Delete the key; Xcode adds it where it is needed.",
    citations: [
      .applePage("security/resolving-common-notarization-issues"), .store("ITMS-90164", seenAt: "airsdk/Adobe-Runtime-Support#137"),
      Citation("OWASP Mobile Application Security Testing Guide, MASTG-TEST-0082, debuggable apps"), .store("ITMS-90163", .low),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text(
          RuleExample.FileContent.document(entries: "<key>«com.apple.security.get-task-allow»</key>\n<true/>"), name: "My.entitlements")
      ],
      passing: [
        .text(RuleExample.FileContent.document(entries: "<key>get-task-allow</key>\n<false/>"), name: "My.entitlements"),
        .text(RuleExample.FileContent.document(entries: "<key>get-task-allow</key>\n<true/>"), name: "MyDebug.entitlements"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.path.hasSuffix(".entitlements"), let root: PlacedValue = file.root, root.kind == .dictionary else { return }
    let name: String = FilePath.lastName(file.path).lowercased()
    // Projects that keep a file for each configuration say so in its name.
    if ["debug", "dev", "test", "simulator"].contains(where: name.contains) { return }
    for key in ["get-task-allow", "com.apple.security.get-task-allow"] {
      guard let value: PlacedValue = root[key], value.node.boolean == true else { continue }
      context.report(
        "'\(key)' lets debuggers attach to every build", at: .key(value), help: "delete it; Xcode adds it to builds for development",
        fixes: [.remove(value)])
    }
  }
}
