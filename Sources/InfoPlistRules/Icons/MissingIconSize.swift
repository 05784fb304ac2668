import Linting

struct MissingIconSize: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-icon-size", "an app's icon lacks a size that the store asks for", .error, .store,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "The store wants the icon of an iPhone app in 120 by 120 pixels, that of an iPad app in 152 by 152 and, for large iPads, 167 by 167; where "
      + "the app also runs on iOS 9, whose iPads have displays of normal resolution too, in 76 by 76. "
      + "Icons from an asset catalog have them all; icons that stand in the bundle as files must be complete.",
    remedy: "Add the missing PNG file, or take the icon from an asset catalog.",
    citations: [
      .store("ITMS-90022", seenAt: "expo/eas-cli#115"), .store("ITMS-90023", seenAt: "phonegap/build#662"),
      .reference(.coreFoundation), .store("ITMS-90024", .low), .store("ITMS-90025", .low),
    ],
    requirements: ["R-ICON-018"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("«CFBundleIconFiles»", families: [1])),
          "My.app/Icon.png": ExampleImages.png(57), "My.app/Icon@2x.png": ExampleImages.png(114),
        ])
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("CFBundleIconFiles", families: [1])),
          "My.app/Icon@2x.png": ExampleImages.png(120),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("CFBundleIconFiles", families: [2])),
          "My.app/Icon@2x~ipad.png": ExampleImages.png(152), "My.app/IconPro@2x~ipad.png": ExampleImages.png(167),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("CFBundleIconFiles", families: [1])),
          "My.app/Icon@2x.png": ExampleImages.png(114), "My.app/Assets.car": .bytes([0]),
        ]),
      ])
  }

  private static func example(_ key: String, families: [Int]) -> String {
    "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIDeviceFamily</key>\n<array>\n"
      + families.map { "<integer>\($0)</integer>\n" }.joined()
      + "</array>\n<key>\(key)</key>\n<array>\n<string>Icon</string>\n<string>IconPro</string>\n</array>"
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, !bundle.hasResource("Assets.car"), DeviceKeys.isStartedApp(info) else { return }
    guard let place: PlacedValue = info.entries.first(where: { $0.key.hasPrefix("CFBundleIcon") && $0.kind.isContainer }),
      ProductFiles.isComplete(bundle)
    else { return }
    let sides: Set<Int> = Set(AppIcons.files(bundle).filter { $0.header.width == $0.header.height }.map(\.header.width))
    // Without any file of an icon another rule speaks.
    guard !sides.isEmpty else { return }
    let families: [Int] = DeviceKeys.families(info)
    var wanted: [(side: Int, device: String)] = []
    if families.contains(1) || families.isEmpty { wanted.append((120, "iPhone")) }
    if families.contains(2) { wanted += [(152, "iPad"), (167, "iPad Pro")] }
    // The last iPads with a display of normal resolution stayed with iOS 9.
    if families.contains(2), let target: OSVersion = info.facts.deploymentTarget, target < OSVersion(10) {
      wanted.append((76, "iPad with a display of normal resolution"))
    }
    let missing: [(side: Int, device: String)] = wanted.filter { !sides.contains($0.side) }
    guard !missing.isEmpty else { return }
    let words: String = missing.map { "\($0.side) x \($0.side) pixels for \($0.device)" }.joined(separator: ", ")
    context.report(
      "the icon is not there in \(words)", at: .key(place), notes: [DiagnosticNote("the App Store refuses it")],
      help: "add the PNG file, or take the icon from an asset catalog")
  }
}
