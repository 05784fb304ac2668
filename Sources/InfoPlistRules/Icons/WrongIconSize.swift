import Linting

struct WrongIconSize: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/wrong-icon-size", "an icon has other pixels than its name says, or is not square", .warning, .store,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "A name such as Icon60x60@2x.png stands for 120 by 120 pixels, and icons of apps are square. An image of another size is scaled and looks "
      + "blurred, or the store says that the size which it should have is missing.",
    remedy: "Draw the icon again in the size that its name states.",
    citations: [
      .store("ITMS-90022", seenAt: "expo/eas-cli#115"), .store("ITMS-90023", seenAt: "phonegap/build#662"),
      .applePage("xcode/configuring-your-app-icon"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("«Icon60x60»")),
          "My.app/Icon60x60@2x.png": ExampleImages.png(114),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("«Icon»")), "My.app/Icon@2x.png": ExampleImages.png(120, 118),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("«Icon»")), "My.app/Icon.png": ExampleImages.png(57),
          "My.app/Icon@2x.png": ExampleImages.png(57),
        ]),
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("Icon60x60")),
          "My.app/Icon60x60@2x.png": ExampleImages.png(120), "My.app/Icon60x60@3x~iphone.png": ExampleImages.png(180),
        ]),
        // The icon is called Icon-1.
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("Icon-120x20")),
          "My.app/Icon-120x20@2x.png": ExampleImages.png(40),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("Icon")), "My.app/Icon.png": ExampleImages.png(57),
          "My.app/Icon@2x.png": ExampleImages.png(114),
        ]),
      ])
  }

  private static func example(_ name: String) -> String {
    "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n"
      + "<string>\(name)</string>\n</array>"
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info?.entries.contains(where: { $0.key.hasPrefix("CFBundleIcon") }) == true,
      bundle.info?["NSExtension"] == nil, ProductFiles.isComplete(bundle)
    else { return }
    let files: [AppIcons.File] = AppIcons.files(bundle)
    for file in files {
      let size: String = "\(file.header.width) x \(file.header.height) pixels"
      if let stated = AppIcons.statedSize(file.name) {
        guard stated != (file.header.width, file.header.height) else { continue }
        context.report(
          "'\(file.name)' has \(size), not \(stated.width) x \(stated.height)", at: .content(file.entry),
          help: "draw it again in the size that its name states")
      } else if file.header.width != file.header.height {
        context.report("'\(file.name)' has \(size) and is not square", at: .content(file.entry), help: "draw a square icon")
      } else if let plain: AppIcons.File = files.first(where: { $0.name == Self.plainName(file.name) }), plain.name != file.name,
        file.header.width != plain.header.width * 2
      {
        context.report(
          "'\(file.name)' has \(size), which is not twice that of '\(plain.name)'", at: .content(file.entry),
          help: "draw it again in twice the size")
      }
    }
  }

  /// The name of the image of normal resolution.
  private static func plainName(_ name: String) -> String {
    guard let mark = name.firstRange(of: "@2x") else { return name }
    return String(name[..<mark.lowerBound] + name[mark.upperBound...])
  }
}
