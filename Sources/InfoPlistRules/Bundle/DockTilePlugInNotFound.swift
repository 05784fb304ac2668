import Linting

struct DockTilePlugInNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/dock-tile-plug-in-not-found", "the plug-in for the Dock is not where the Dock looks for it", .warning, .runtime,
    scope: .on(.macOS, stage: .product),
    rationale:
      "NSDockTilePlugIn names a bundle with the extension docktileplugin in Contents/PlugIns of the app. The Dock loads it from there and nowhere "
      + "else, while the app does not run.",
    remedy: "Put the plug-in into Contents/PlugIns, or correct the name.",
    citations: [.reference(.cocoa), .keyPage("nsdocktileplugin")],
    requirements: ["R-CO-002", "R-CO-003"])

  static var examples: RuleExamples {
    let info: String = "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSDockTilePlugIn</key>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/Resources/Tile.docktileplugin/Contents/Info.plist": "",
          "My.app/Contents/Info.plist": .info(info + "<string>«Tile.docktileplugin»</string>"),
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/PlugIns/Tile.bundle/Contents/Info.plist": "",
          "My.app/Contents/Info.plist": .info(info + "<string>«Tile.bundle»</string>"),
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/PlugIns/Tile.docktileplugin/Contents/Info.plist": "",
          "My.app/Contents/Info.plist": .info(info + "<string>Tile.docktileplugin</string>"),
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/PlugIns/Tile.docktileplugin/Contents/Info.plist": "",
          "My.app/Contents/Info.plist": .info(info + "<string>Tile</string>"),
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["NSDockTilePlugIn"], let text: String = value.literal, !text.isEmpty,
      ProductFiles.isComplete(bundle)
    else { return }
    let name: String = text.hasSuffix(".docktileplugin") ? text : text + ".docktileplugin"
    guard !bundle.fileSystem.isDirectory(FilePath.join(bundle.bundle.path, "Contents/PlugIns/" + name)) else { return }
    context.report(
      "no plug-in '\(name)' is in Contents/PlugIns", at: .content(value), help: "put it there, with the extension docktileplugin")
  }
}
