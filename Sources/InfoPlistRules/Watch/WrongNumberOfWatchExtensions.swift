import Linting

struct WrongNumberOfWatchExtensions: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/wrong-number-of-watch-extensions", "a watch app has not exactly the WatchKit extension that it needs", .error, .install,
    scope: .products,
    rationale:
      "A watch app marked with WKWatchKitApp holds one WatchKit extension with its code; one marked with WKApplication has the code in itself "
      + "and holds none. A pair without extension, or with two, is not installed. It happens when the mark is left over from before app and "
      + "extension were merged.",
    remedy: "Choose the mark that fits: WKApplication for a single target, WKWatchKitApp for an app with an extension.",
    citations: [
      .keyPage("wkapplication"), .keyPage("wkwatchkitapp"), .repository("dotnet/macios", "errors E7022, E7029 and E7030"),
      Citation("AMDevice errors 0xe80000cd and 0xe80000d0, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ])

  private static let watchKit: RuleExample.FileContent = .info(
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.watchkit</string>\n</dict>")

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleIdentifier": "com.example.a"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>«WKWatchKitApp»</key>\n<true/>")]),
        .bundle([
          "A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>«WKApplication»</key>\n<true/>"),
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": watchKit,
        ]),
        .bundle([
          "A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>«WKWatchKitApp»</key>\n<true/>"),
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": watchKit, "A.app/Watch/W.app/PlugIns/F.appex/Info.plist": watchKit,
        ]),
      ],
      passing: [
        .bundle(["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>WKApplication</key>\n<true/>")]),
        .bundle([
          "A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>WKWatchKitApp</key>\n<true/>"),
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": watchKit,
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard let generation: WatchApps.Generation = WatchApps.generation(part.bundle) else { continue }
      let count: Int = family.parts.count {
        $0.parent.bundle.path == part.bundle.bundle.path && WatchApps.isWatchKitExtension($0.bundle)
      }
      let key: String = generation == .single ? "WKApplication" : "WKWatchKitApp"
      guard count != (generation == .single ? 0 : 1), let mark: PlacedValue = part.bundle.info?[key] else { continue }
      let words: String = count == 0 ? "no WatchKit extension" : count == 1 ? "a WatchKit extension" : "\(count) WatchKit extensions"
      context.report(
        "\(part.words) is marked with \(key), but holds \(words)", at: .key(mark), in: part.bundle.file,
        notes: [
          DiagnosticNote(
            generation == .single ? "an app of a single target has its code in itself" : "the code of the app is in one extension")
        ],
        help: generation == .single ? "write WKWatchKitApp, or take the extension out" : count == 0 ? "write WKApplication" : "keep one")
    }
  }
}
