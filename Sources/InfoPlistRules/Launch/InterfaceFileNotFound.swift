import Linting

struct InterfaceFileNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "launch/interface-file-not-found", "a nib or storyboard that the Info.plist names is not in the bundle", .error, .runtime,
    scope: .products,
    rationale:
      "An app whose main storyboard or nib is missing stops with an exception when it starts. Without the launch storyboard it shows a black "
      + "screen, and the store refuses it. The compiled files are looked up by their exact names among the resources and in the folders of "
      + "languages. NSMainNibFile and NSMainStoryboardFile are read by NSApplicationMain: in a helper that never calls it they are left over and do no "
      + "harm.",
    remedy: "Add the file to the resources of the target, or correct the name.",
    citations: [
      .store("ITMS-90029"), .applePage("appkit/nsapplicationmain(_:_:)"), .keyPage("uilaunchstoryboardname"),
      .keyPage("uimainstoryboardfile"), .keyPage("nsmainstoryboardfile"), .store("ITMS-90476", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable,
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>UILaunchStoryboardName</key>\n<string>«Launch»</string>",
          "My.app/Base.lproj/launch.storyboardc/Info.plist": "",
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSMainNibFile</key>\n<string>«MainMenu»</string>",
        ]),
        .bundle(
          [
            "Helper.app/Contents/MacOS/Helper": ExampleExecutable(platform: 1, symbols: ["_HelperMain"]).content,
            "Helper.app/Contents/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>Helper</string>\n<key>NSMainNibFile</key>\n<string>«MainMenu»</string>",
          ], note: "a remark only: nothing reads the key"),
      ],
      passing: [
        .bundle([
          "My.app/My": .executable,
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>UILaunchStoryboardName</key>\n<string>Launch</string>",
          "My.app/Base.lproj/Launch.storyboardc/Info.plist": "",
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSMainNibFile</key>\n<string>MainMenu</string>",
          "My.app/Contents/Resources/en.lproj/MainMenu.nib": .bytes([0]),
        ]),
        .bundle([
          "My.app/My": .executable,
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>UIMainStoryboardFile</key>\n<string>Main</string>",
          "My.app/Main~iphone.storyboardc/Info.plist": "",
        ]),
      ])
  }

  private static let keys: Set<String> = [
    "UILaunchStoryboardName", "UILaunchStoryboardFile", "UIMainStoryboardFile", "NSMainNibFile", "NSMainStoryboardFile",
    "UISceneStoryboardFile", "NSExtensionMainStoryboard",
  ]

  /// The top-level keys that hold them.
  private static let places: [String] = [
    "UILaunchStoryboardName", "UILaunchStoryboards", "UIMainStoryboardFile", "NSMainNibFile", "NSMainStoryboardFile",
    "UIApplicationSceneManifest", "NSExtension",
  ]

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let named: [CatalogedValue] = Self.places.flatMap { info.cataloged(under: $0) }.filter { Self.keys.contains($0.base) }
    guard !named.isEmpty, ProductFiles.isComplete(bundle) else { return }
    let directories: [String] = ProductFiles.resourceDirectories(bundle)
    let files: [String] = directories.flatMap { ProductFiles.names(in: $0, of: bundle) }
    for item in named {
      guard let text: String = item.value.literal, !text.isEmpty, !text.contains("/") else { continue }
      let stem: String = Self.stem(text)
      guard !files.contains(where: { Self.isInterface($0, of: stem) }) else { continue }
      let close: String? = files.first { Self.isInterface($0.lowercased(), of: stem.lowercased()) }
      if ["NSMainNibFile", "NSMainStoryboardFile"].contains(item.base), Self.neverStartsAppKit(bundle) {
        context.report(
          "no compiled storyboard or nib '\(stem)' is in the bundle, and the program never asks for one", at: .content(item.value),
          notes: [DiagnosticNote("NSApplicationMain reads '\(item.base)', and the executable does not call it")],
          help: "delete '\(item.base)'", severity: .info)
        continue
      }
      context.report(
        "no compiled storyboard or nib '\(stem)' is in the bundle", at: .content(item.value),
        notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [],
        help: "add it to the resources, or correct the name")
    }
  }

  /// Whether all code of the executable is known to do without `NSApplicationMain`.
  private static func neverStartsAppKit(_ bundle: BundleSubject) -> Bool {
    guard let slices: [MachOSlice] = bundle.executableWithNames?.slices, !slices.isEmpty else { return false }
    return slices.allSatisfy { slice in slice.importedSymbols.map { !$0.isEmpty && !$0.contains("_NSApplicationMain") } ?? false }
  }

  private static func stem(_ text: String) -> String {
    for suffix in [".storyboardc", ".storyboard", ".nib", ".xib"] where text.hasSuffix(suffix) {
      return String(text.dropLast(suffix.count))
    }
    return text
  }

  private static func isInterface(_ file: String, of stem: String) -> Bool {
    guard file.hasPrefix(stem) else { return false }
    let rest: Substring = file.dropFirst(stem.count)
    guard let dot: Substring.Index = rest.firstIndex(of: "."), rest[..<dot].isEmpty || rest.hasPrefix("~") || rest.hasPrefix("-") else {
      return false
    }
    return [".storyboardc", ".nib"].contains { rest[dot...] == $0 }
  }
}
