import Linting

struct AssetNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/asset-not-found", "an image or color that the Info.plist names is not in the bundle", .warning, .runtime,
    scope: .products,
    rationale:
      "Colors and images of launch screens, quick actions and accents are looked up by name in the compiled asset catalog; images also among "
      + "the files. A name that is not there gives a white launch screen, the standard color or no picture, without a word.",
    remedy: "Add the image or color to the asset catalog of the target, or correct the name.",
    citations: [
      .keyPage("uilaunchscreen/uicolorname"), .keyPage("uilaunchscreen/uiimagename"), .keyPage("nsaccentcolorname"),
    ])

  static var examples: RuleExamples {
    func info(_ color: String, _ image: String) -> RuleExample.FileContent {
      .info(
        "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>UILaunchScreen</key>\n<dict>\n<key>UIColorName</key>\n"
          + "<string>\(color)</string>\n<key>UIImageName</key>\n<string>\(image)</string>\n</dict>")
    }
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": info("«Paper»", "«Logo»"), "My.app/Assets.car": ExampleImages.catalog(["logo"]),
        ]),
        .bundle(["My.app/My": .executable, "My.app/Info.plist": info("«Paper»", "Logo"), "My.app/Logo@2x.png": .bytes([0])]),
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": info("Paper", "Logo"),
          "My.app/Assets.car": ExampleImages.catalog(["Logo", "Paper"]),
        ]),
        .bundle(["My.app/My": .executable, "My.app/Info.plist": info("Paper", "Logo"), "My.app/Assets.car": .bytes([0])]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let named: [(item: CatalogedValue, text: String, format: StringFormat)] = Formats.strings(of: [.imageName, .colorName], in: info)
      // Icons have a rule of their own, and extensions may name images of the system.
      .filter { !$0.item.base.hasPrefix("CFBundle") && !$0.item.base.hasPrefix("NSExtensionService") && !$0.text.hasPrefix("NS") }
    guard !named.isEmpty, ProductFiles.isComplete(bundle) else { return }
    let assets: AssetCatalog? = ProductFiles.assets(bundle)
    if case .cannotKnow? = assets { return }
    let files: [String] = ProductFiles.resourceDirectories(bundle).flatMap { ProductFiles.names(in: $0, of: bundle) }
    for (item, text, format) in named where assets?.contains(text) != true {
      let isColor: Bool = format.name == StringFormat.colorName.name
      if !isColor, files.contains(where: { $0 == text || ProductFiles.isImage($0, of: FilePath.stem(text)) || FilePath.stem($0) == text }) {
        continue
      }
      var close: String?
      if case .names(let names)? = assets { close = ProductFiles.otherCase(of: text, among: names) }
      context.report(
        "no \(isColor ? "color" : "image") '\(text)' is in the bundle", at: .content(item.value),
        notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [],
        help: "add it to the asset catalog, or correct the name")
    }
  }
}
