import Linting

struct UnusedPurposeString: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/unused-purpose-string", "a purpose string stands for something that no code of the app can ask for", .info, .security,
    scope: .products, activation: .onRequest,
    rationale:
      "Neither the app nor anything inside it is linked with the framework that gives access. The text is left over: reviewers ask what it is for, "
      + "and lists of permissions show it to people. Code that loads a framework at run time is not seen.",
    remedy: "Delete the key.",
    citations: [
      .repository("MobSF/Mobile-Security-Framework-MobSF"),
      Citation("OWASP Mobile Application Security Testing Guide, MASTG-TEST-0069, app permissions"),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .info(app + "<key>«NSContactsUsageDescription»</key>\n<string>Finds your friends.</string>"),
          "My.app/My": ExampleExecutable(frameworks: ["UIKit"]).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "<key>NSContactsUsageDescription</key>\n<string>Finds your friends.</string>"),
          "My.app/My": ExampleExecutable(frameworks: ["UIKit", "Contacts"]).content,
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, code.app.executable != nil else { continue }
      // Extensions ask in the name of their app.
      let all: [BundleSubject] = family.bundles.filter { $0.executablePath != nil }
      guard all.allSatisfy({ $0.executable != nil }) else { continue }
      var libraries: Set<String> = []
      for bundle in all {
        for slice in bundle.executable?.slices ?? [] { for library in slice.libraries { libraries.insert(library.name) } }
      }
      // Without any library nothing is known of the code.
      guard !libraries.isEmpty else { continue }
      for entry in info.entries where PurposeStrings.isPurposeKey(entry.key) {
        let uses: [PurposeRequirements.Entry] = PurposeRequirements.all.filter { $0.keys.contains(entry.key) }
        guard !uses.isEmpty, !uses.contains(where: { $0.frameworks.contains(where: libraries.contains) }) else { continue }
        guard !PurposeRequirements.indirectFrameworks(for: entry.key).contains(where: libraries.contains) else { continue }
        context.report(
          "no code of the app can ask for \(uses[0].resource)", at: .key(entry), in: code.app.file,
          notes: [DiagnosticNote("nothing is linked with \(uses.flatMap(\.frameworks).joined(separator: " or "))")],
          help: "delete '\(entry.key)'")
      }
    }
  }
}
