import Linting

struct IconNameNotInCatalog: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/icon-name-not-in-catalog", "CFBundleIconName names no icon of the asset catalog", .error, .store, scope: .products,
    rationale:
      "CFBundleIconName is the name of an icon in the compiled asset catalog, Assets.car. Without a catalog, or with another name in it, there is "
      + "no icon: the store refuses the app, and the system shows a plain one.",
    remedy: "Correct the name, or add the asset catalog to the target and name the icon in ASSETCATALOG_COMPILER_APPICON_NAME.",
    citations: [
      .store("ITMS-90546"), .repository("dotnet/macios", "MT7130", .medium), .keyPage("cfbundleiconname"), .store("ITMS-90393", .low),
      .store("ITMS-90704"), .store("ITMS-91111"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("«AppIcon»")),
          "My.app/Assets.car": ExampleImages.catalog(["Logo", "appicon"]),
        ]),
        .bundle(["My.app/My": .executable, "My.app/Info.plist": .info(example("«AppIcon»"))]),
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("AppIcon")),
          "My.app/Assets.car": ExampleImages.catalog(["AppIcon", "Logo"]),
        ]),
        .bundle(
          [
            "My.app/My": .executable, "My.app/Info.plist": .info(example("AppIcon")), "My.app/Assets.car": .bytes([0]),
          ], note: "a catalog that cannot be read is not judged"),
      ])
  }

  private static func example(_ name: String) -> String {
    "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIcons</key>\n<dict>\n"
      + "<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n<string>\(name)</string>\n</dict>\n</dict>"
  }

  /// Whether a value is the name of an icon in the form of tvOS and visionOS: a text in the place of a dictionary.
  private static func isName(_ item: CatalogedValue) -> Bool {
    guard item.value.kind == .string else { return false }
    return item.base == "CFBundlePrimaryIcon" || item.value.key.isEmpty && item.place.parent?.name == "CFBundleAlternateIcons"
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let named: [CatalogedValue] = AppIcons.values(info).filter { $0.base == "CFBundleIconName" || Self.isName($0) }
    guard !named.isEmpty, ProductFiles.isComplete(bundle) else { return }
    let assets: AssetCatalog? = ProductFiles.assets(bundle)
    for item in named {
      let value: PlacedValue = item.value
      guard let text: String = value.literal, !text.isEmpty else { continue }
      guard let assets else {
        context.report(
          "the Info.plist names the icon '\(text)', but the bundle has no asset catalog", at: .content(value),
          help: "add the catalog to the target, or delete the key")
        continue
      }
      guard assets.contains(text) == false, case .names(let names) = assets else { continue }
      let close: String? = ProductFiles.otherCase(of: text, among: names)
      context.report(
        "no icon '\(text)' is in the asset catalog", at: .content(value),
        notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [], help: "correct the name")
    }
  }
}
