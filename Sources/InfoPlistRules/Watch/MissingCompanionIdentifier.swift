import Linting

struct MissingCompanionIdentifier: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/missing-companion-identifier", "a watch app inside an iPhone app does not name the iPhone app", .error, .install,
    scope: .products,
    rationale:
      "WKCompanionAppBundleIdentifier joins a watch app to its iPhone app. Without it devices refuse to install the pair, and the store "
      + "refuses the upload.",
    remedy: "Add the bundle identifier of the iPhone app; INFOPLIST_KEY_WKCompanionAppBundleIdentifier does it in the build settings.",
    citations: [
      .keyPage("wkcompanionappbundleidentifier"), .repository("dotnet/macios", "error E7019"),
      .repository("bazelbuild/rules_apple", "tools/plisttool"),
      Citation("AMDevice error 0xe80000d5, as reported at Marxon13/iOS-Asset-Extractor#14"), .store("ITMS-90538", .low),
    ], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>«WKApplication»</key>\n<true/>"),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Watch/W.app/Info.plist": .info(
            "<key>WKApplication</key>\n<true/>\n<key>WKCompanionAppBundleIdentifier</key>\n«<string></string>»"),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Watch/W.app/Info.plist": .strings(
            ["WKCompanionAppBundleIdentifier": "com.example.a"], and: "<key>WKApplication</key>\n<true/>"),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
            "A.app/Watch/W.app/Info.plist": .info("<key>WKApplication</key>\n<true/>\n<key>WKWatchOnly</key>\n<true/>"),
          ], note: "for the watch alone"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard let info: InfoSubject = part.bundle.info else { continue }
      let value: PlacedValue? = info["WKCompanionAppBundleIdentifier"]
      guard value == nil || value?.string?.isEmpty == true else { continue }
      guard !WatchApps.isSet("WKWatchOnly", part.bundle) else { continue }
      let mark: PlacedValue? = info["WKApplication"] ?? info["WKWatchKitApp"]
      context.report(
        "\(part.words) has \(value == nil ? "no" : "an empty") WKCompanionAppBundleIdentifier",
        at: value.map { .value($0) } ?? mark.map { .key($0) } ?? info.opening, in: part.bundle.file,
        notes: [DiagnosticNote("devices do not install it, and the App Store refuses it")],
        help: "add the bundle identifier of the iPhone app")
    }
  }
}
