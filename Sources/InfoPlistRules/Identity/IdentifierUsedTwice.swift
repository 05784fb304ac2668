import Linting

struct IdentifierUsedTwice: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "identity/identifier-used-twice", "two bundles of one app have the same identifier", .error, .store, scope: .products,
    rationale:
      "Systems find bundles by their identifiers, whatever the case of the letters, so that of two with the same one only one is found. "
      + "Installers refuse such extensions, and the store refuses the upload. The usual reasons are a framework that is embedded twice, or "
      + "an identifier that was copied from another target.",
    remedy: "Give each bundle an identifier of its own, and embed each framework once, in the app.",
    citations: [
      .keyPage("cfbundleidentifier"), .store("ITMS-90685", seenAt: "mozilla-lockwise/lockwise-ios#831"),
      .store("ITMS-90685", seenAt: "fastlane/fastlane#12703"), .store("ITMS-90806", seenAt: "dotnet/macios#6920"),
      .store("ITMS-90806", seenAt: "CocoaPods/CocoaPods#9135"), .store("ITMS-90277", .low),
    ],
    requirements: ["R-ID-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleIdentifier": "org.example.f"]),
          "A.app/Frameworks/G.framework/Info.plist": .strings(["CFBundleIdentifier": "«org.example.F»"]),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "«com.example.a»"]),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.e"]),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
            "A.app/Kit_Kit.bundle/Info.plist": .strings(["CFBundleIdentifier": "kit.Kit.resources"]),
            "A.app/PlugIns/E.appex/Kit_Kit.bundle/Info.plist": .strings(["CFBundleIdentifier": "kit.Kit.resources"]),
          ], note: "copies of the same resources"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [String: BundleSubject] = [:]
    var root: String?
    for part in family.parts where !part.bundle.isTest && part.bundle.facts.stage == .product {
      if root != part.outermost.bundle.path {
        root = part.outermost.bundle.path
        if let key: String = Self.key(part.outermost, in: part.outermost), first[key] == nil { first[key] = part.outermost }
      }
      guard let value: PlacedValue = part.bundle.info?["CFBundleIdentifier"], let key: String = Self.key(part.bundle, in: part.outermost)
      else { continue }
      guard let other: BundleSubject = first[key] else {
        first[key] = part.bundle
        continue
      }
      let isResource: Bool = part.bundle.bundle.kind == .bundle || other.bundle.kind == .bundle
      // Packages copy their resources into each product that needs them; old versions of a framework stay beside the current one.
      if isResource && part.bundle.bundle.name == other.bundle.name || part.place.hasPrefix("Versions/") { continue }
      let isOnOtherDevice: Bool = part.bundle.platformName != nil && part.bundle.platformName != other.platformName
      let text: String = value.string ?? ""
      let otherText: String = other.info?.literal("CFBundleIdentifier") ?? text
      context.report(
        text == otherText
          ? "the identifier '\(text)' of \(part.words) is also that of '\(other.bundle.name)'"
          : "the identifier '\(text)' of \(part.words) differs from '\(otherText)' of '\(other.bundle.name)' only in capital letters",
        at: .content(value), in: part.bundle.file,
        notes: (text == otherText ? [] : [DiagnosticNote("systems compare identifiers without regard to case")])
          + [DiagnosticNote("the other bundle is \(other.bundle.path)")],
        help: "give each bundle an identifier of its own",
        severity: isResource || isOnOtherDevice || !Grammar.isStrictlyJudged(part.bundle.facts) ? .warning : nil)
    }
  }

  /// The identifier together with the outermost bundle, as a key.
  private static func key(_ bundle: BundleSubject, in root: BundleSubject) -> String? {
    guard let text: String = bundle.info?.literal("CFBundleIdentifier"), !text.isEmpty else { return nil }
    return root.bundle.path + "\n" + text.lowercased()
  }
}
