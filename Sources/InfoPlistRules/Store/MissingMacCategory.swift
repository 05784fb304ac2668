import Linting

struct MissingMacCategory: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "store/missing-mac-category", "a Mac app has no category", .info, .store, scope: .products,
    rationale:
      "The Mac App Store refuses apps without LSApplicationCategoryType, and Xcode warns when it archives one. Outside the store, Finder and "
      + "Launchpad cannot sort the app.",
    remedy: "Add LSApplicationCategoryType with one of its values.",
    citations: [
      .store("ITMS-90242", seenAt: "godotengine/godot#49590"), .keyPage("lsapplicationcategorytype"), Citation(.swiftBuild),
    ],
    requirements: ["R-LS-003"])

  static var examples: RuleExamples {
    let app: String = "<key>CFBundlePackageType</key>\n<string>APPL</string>\n<key>LSMinimumSystemVersion</key>\n<string>12.0</string>"
    return RuleExamples(
      failing: [.bundle(["My.app/Contents/Info.plist": .missing(app)])],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": .info(
            app + "\n<key>LSApplicationCategoryType</key>\n<string>public.app-category.utilities</string>")
        ]),
        .bundle(
          [
            "My.app/Contents/Info.plist": .info(
              app + "\n<key>LSApplicationCategoryType</key>\n<string>public.app-category.utilities</string>"),
            "My.app/Contents/Library/Helper.app/Contents/Info.plist": .info(app),
          ], note: "helpers inside an app need none"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let root: BundleSubject = family.root, let info: InfoSubject = root.info, root.facts.product == .macOSApp else { return }
    guard info["LSBackgroundOnly"]?.node.boolean != true, info["UIDeviceFamily"] == nil else { return }
    let value: PlacedValue? = info["LSApplicationCategoryType"]
    guard value == nil || value?.string.map(PurposeStrings.isBlank) == true else { return }
    context.report(
      "the app has \(value == nil ? "no" : "an empty") 'LSApplicationCategoryType'", at: value.map { .value($0) } ?? info.opening,
      notes: [DiagnosticNote("the Mac App Store refuses it")], help: "add a category, such as 'public.app-category.utilities'")
  }
}
