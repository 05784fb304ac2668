import Linting

struct UnlistedScaledIcon: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/unlisted-scaled-icon", "an icon of high resolution is not listed beside the plain one", .warning, .runtime,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "A name without extension in CFBundleIconFiles stands for the images of all resolutions. A name with its extension stands for that file "
      + "alone: the @2x image beside it is never used unless it is listed too, and the icon looks blurred.",
    remedy: "Leave out the extension, or list every file.",
    citations: [.reference(.coreFoundation)], requirements: ["R-ICON-013"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("<string>«Icon.png»</string>")),
          "My.app/Icon.png": ExampleImages.png(57), "My.app/Icon@2x.png": ExampleImages.png(114),
        ])
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("<string>Icon.png</string>\n<string>Icon@2x.png</string>")),
          "My.app/Icon.png": ExampleImages.png(57), "My.app/Icon@2x.png": ExampleImages.png(114),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(example("<string>Icon</string>")),
          "My.app/Icon.png": ExampleImages.png(57), "My.app/Icon@2x.png": ExampleImages.png(114),
        ]),
      ])
  }

  private static func example(_ list: String) -> String {
    "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n"
      + list + "\n</array>"
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    for item in AppIcons.values(info) where item.value.kind == .array && item.base == "CFBundleIconFiles" {
      let names: [String] = item.value.elements.compactMap(\.literal)
      for element in item.value.elements {
        guard let text: String = element.literal, text.hasSuffix(".png"), !text.contains("@") else { continue }
        let stem: Substring = text.dropLast(4)
        let device: Substring = stem.firstIndex(of: "~").map { stem[$0...] } ?? ""
        let scaled: String = stem.dropLast(device.count) + "@2x" + device + ".png"
        guard bundle.hasResource(scaled), !names.contains(scaled), !names.contains(String(scaled.dropLast(4))) else { continue }
        context.report(
          "'\(scaled)' is in the bundle but not in the list", at: .content(element),
          notes: [DiagnosticNote("a name with its extension stands for this file alone")], help: "write '\(stem)', or list both files",
          fixes: [.set(element, to: .string(String(stem)), "leave out the extension")])
      }
    }
  }
}
