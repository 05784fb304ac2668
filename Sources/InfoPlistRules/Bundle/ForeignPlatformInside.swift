import Linting

struct ForeignPlatformInside: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/foreign-platform-inside", "a bundle inside another was built for another platform", .error, .install, scope: .products,
    rationale:
      "Code for another system does not load, even where the processor is the same. Installers and the store look at each bundle in the "
      + "app. It happens when a framework is copied from the wrong folder of a build.",
    remedy: "Embed the variant for the platform of the app; an XCFramework chooses it by itself.",
    citations: [.keyPage("cfbundlesupportedplatforms"), .store("ITMS-90507"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleName": "F", "DTPlatformName": "«macosx»"]),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "appletvos"]),
          "A.app/PlugIns/E.appex/Info.plist": .info(
            "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«iPhoneOS»</string>\n</array>"),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["DTPlatformName": "iphoneos"]),
          "A.app/Watch/W.app/Info.plist": .strings(["DTPlatformName": "watchos"]),
        ]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["DTPlatformName": "macosx"]),
          "A.app/Contents/Library/SystemExtensions/D.dext/Info.plist": .strings(["DTPlatformName": "driverkit"]),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind != .bundle && part.bundle.facts.stage == .product {
      guard let outer: String = part.parent.platformName, let inner: String = part.bundle.platformName, outer != inner else { continue }
      // Simulators count as their devices: platforms/simulator-bundle-in-device-app tells them apart.
      guard let around: Platform = Facts.platform(named: outer), let own: Platform = Facts.platform(named: inner), around != own,
        own != .driverKit, around != .iOS || own != .watchOS
      else { continue }
      let value: PlacedValue? =
        part.bundle.info?["CFBundleSupportedPlatforms"]?.elements.first ?? part.bundle.info?["DTPlatformName"]
      context.report(
        "\(part.words) was built for '\(inner)', but '\(part.parent.bundle.name)' around it for '\(outer)'",
        at: value.map { .content($0) } ?? .file, in: part.bundle.file,
        notes: [DiagnosticNote("its code does not load there")], help: "embed the variant for '\(outer)'")
    }
  }
}
