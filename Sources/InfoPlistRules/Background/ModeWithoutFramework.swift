import Linting

struct ModeWithoutFramework: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "background/mode-without-framework", "a background mode is set, but nothing in the app uses the framework of its work", .warning,
    .store,
    scope: .products,
    rationale:
      "Each mode stands for work with certain frameworks: calls with PushKit, positions with Core Location, accessories with Core Bluetooth or "
      + "External Accessory. An app none of whose programs is linked with them cannot do that work, and reviewers refuse modes that an app does "
      + "not use (guideline 2.5.4). A mode is often left over from a library that is gone.",
    remedy: "Delete the mode, unless the framework is loaded in another way.",
    citations: [
      .applePage("xcode/configuring-background-execution-modes"), .keyPage("uibackgroundmodes"),
      Citation(Source("App Review Guidelines, section 2.5.4, Apple")),
    ],
    requirements: ["R-IOS-013", "R-IOS-014", "R-IOS-015", "R-IOS-019", "R-IOS-020", "R-IOS-021"])

  private static func app(_ mode: String) -> RuleExample.FileContent {
    .info(
      "<key>CFBundleExecutable</key>\n<string>A</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIBackgroundModes</key>\n<array>\n"
        + "<string>\(mode)</string>\n</array>")
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": app("«voip»"), "A.app/A": ExampleExecutable(frameworks: ["UIKit"]).content])
      ],
      passing: [
        .bundle(["A.app/Info.plist": app("voip"), "A.app/A": ExampleExecutable(frameworks: ["UIKit", "PushKit"]).content]),
        .bundle([
          "A.app/Info.plist": app("voip"), "A.app/A": ExampleExecutable(frameworks: ["UIKit"]).content,
          "A.app/Frameworks/K.framework/Info.plist": .strings(["CFBundleExecutable": "K"]),
          "A.app/Frameworks/K.framework/K": ExampleExecutable(fileType: 6, frameworks: ["PushKit"]).content,
        ]),
        .bundle(["A.app/Info.plist": app("voip"), "A.app/A": .executable], note: "the program tells nothing of libraries"),
        .bundle(["A.app/Info.plist": app("fetch"), "A.app/A": ExampleExecutable(frameworks: ["UIKit"]).content]),
      ])
  }

  /// The frameworks of which the work of a mode needs one.
  private static let frameworks: [String: Set<String>] = [
    "voip": ["PushKit", "CallKit", "LiveCommunicationKit"],
    "location": ["CoreLocation", "MapKit"],
    "bluetooth-central": ["CoreBluetooth"],
    "bluetooth-peripheral": ["CoreBluetooth"],
    "external-accessory": ["ExternalAccessory"],
    "nearby-interaction": ["NearbyInteraction"],
    "push-to-talk": ["PushToTalk"],
    "audio": [
      "AVFoundation", "AVFAudio", "AVKit", "AVRouting", "AudioToolbox", "AudioUnit", "CoreAudio", "CoreAudioKit", "CoreMIDI", "MediaPlayer",
      "MediaToolbox", "MusicKit", "OpenAL", "PHASE", "RealityKit", "SceneKit", "SpriteKit", "Speech", "WebKit", "GameplayKit",
    ],
  ]

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let app: BundleSubject = family.main, app.bundle.kind == .app, let info: InfoSubject = app.info,
      app.facts.product == .iOSApp || app.facts.product == .visionOSApp
    else { return }
    let modes: [(mode: String, value: PlacedValue)] = BackgroundModes.all(in: info).filter { Self.frameworks[$0.mode] != nil }
    guard !modes.isEmpty, ProductFiles.isComplete(app), let linked: Set<String> = Self.linked(app, family) else { return }
    for (mode, value) in modes {
      guard let wanted: Set<String> = Self.frameworks[mode], linked.isDisjoint(with: wanted) else { continue }
      let names: [String] = mode == "audio" ? ["AVFoundation"] : wanted.sorted()
      context.report(
        "'\(mode)' is set, but nothing in the app is linked with \(names.joined(separator: " or "))", at: .content(value), in: app.file,
        notes: [DiagnosticNote("reviewers refuse modes that an app does not use")], help: "delete the mode")
    }
  }

  /// The names of all libraries that the app and its frameworks are linked with; nil when one of the programs does not tell.
  private static func linked(_ app: BundleSubject, _ family: FamilySubject) -> Set<String>? {
    var names: Set<String> = []
    let frameworks: [BundleSubject] = family.parts.filter { $0.app?.bundle.path == app.bundle.path && $0.bundle.bundle.kind == .framework }
      .map(\.bundle)
    for bundle in [app] + frameworks {
      guard let program: MachOFile = bundle.executable, !program.slices.isEmpty, program.slices.allSatisfy({ !$0.libraries.isEmpty }) else {
        return nil
      }
      names.formUnion(program.slices.flatMap(\.libraries).map(\.name))
    }
    // Libraries outside frameworks, and those of debug builds, are not read.
    let places: [String] = [app.bundle.path, FilePath.join(app.bundle.path, "Frameworks")]
    return places.contains { ProductFiles.names(in: $0, of: app).contains { $0.hasSuffix(".dylib") } } ? nil : names
  }
}
