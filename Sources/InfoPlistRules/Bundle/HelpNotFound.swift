import Linting

struct HelpNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/help-not-found", "the help that the Info.plist names is not in the bundle", .warning, .runtime,
    scope: .on(.macOS, stage: .product),
    rationale:
      "CFBundleHelpBookFolder and CFAppleHelpAnchor name a folder and a page that stand among the resources or in the folder of a language. When they "
      + "are missing, the menu of help says that there is none. The folder also needs CFBundleHelpBookName, the name by which the book is opened.",
    remedy: "Add the help to the resources, or delete the keys.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundlehelpbookfolder"), .keyPage("cfbundlehelpbookname"), .keyPage("cfapplehelpanchor"),
    ],
    requirements: ["R-CF-002", "R-CF-017"])

  static var examples: RuleExamples {
    let start: String = "<key>CFBundleExecutable</key>\n<string>My</string>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(
            start + "<key>CFBundleHelpBookFolder</key>\n<string>«My.help»</string>\n<key>CFAppleHelpAnchor</key>\n<string>«start»</string>"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/Resources/en.lproj/My.help/a": .bytes([0]),
          "My.app/Contents/Resources/start.html": .bytes([0]),
          "My.app/Contents/Info.plist": .info(
            start + "<key>CFBundleHelpBookFolder</key>\n<string>My.help</string>\n<key>CFAppleHelpAnchor</key>\n<string>start</string>"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let folders: [PlacedValue] = info["CFBundleHelpBookFolder"].map { $0.kind == .array ? $0.elements : [$0] } ?? []
    let anchors: [PlacedValue] = [info["CFAppleHelpAnchor"]].compactMap { $0 }
    guard !folders.isEmpty || !anchors.isEmpty, ProductFiles.isComplete(bundle) else { return }
    let directories: [String] = ProductFiles.resourceDirectories(bundle)
    func isThere(_ name: String) -> Bool { directories.contains { bundle.fileSystem.exists(FilePath.join($0, name)) } }
    for folder in folders {
      guard let text: String = folder.literal, !text.isEmpty, !isThere(text) else { continue }
      context.report(
        "no folder '\(text)' of help is among the resources", at: .content(folder), help: "add it, or correct the name")
    }
    for anchor in anchors {
      guard let text: String = anchor.literal, !text.isEmpty, ![text, text + ".html", text + ".htm"].contains(where: isThere) else {
        continue
      }
      context.report(
        "no page '\(text)' of help is among the resources", at: .content(anchor), help: "add '\(text).html', or delete the key")
    }
  }
}
