import Linting

struct CopiedSourceInfoPlist: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/copied-source-info-plist", "the Info.plist of a source tree was copied into the product", .warning, .build, scope: .products,
    rationale:
      "The build makes the Info.plist of a product from the one in the project. When the latter is also listed among the resources, a copy with "
      + "unexpanded build settings gets into the product, and the build stops or takes the wrong one when both have the same place.",
    remedy: "Take the Info.plist out of the build phase that copies resources.",
    citations: [
      .repository("dotnet/macios", "MT0101", .medium), .repository("flutter/flutter", "issue 57459", .medium),
      .repository("yonaskolb/XcodeGen", "issue 1217", .medium), .store("ITMS-90535", seenAt: "pkluz/PKHUD#250"),
    ])

  static var examples: RuleExamples {
    let source: RuleExample.FileContent = "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .text(marked), "My.app/My-Info.plist": source]),
        .bundle(["My.app/Contents/Info.plist": .text(marked), "My.app/Contents/Resources/Info.plist": source]),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>",
          "My.app/GoogleService-Info.plist": "<key>API_KEY</key>\n<string>x</string>",
        ])
      ])
  }

  private static let marked: String = """
    <plist version="1.0">
    «<dict>»
    <key>CFBundleIdentifier</key>
    <string>com.example.app</string>
    </dict>
    </plist>

    """

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let directory: String = bundle.bundle.resourcePath("")
    for name in ProductFiles.resources(bundle) where name.hasSuffix("Info.plist") {
      let path: String = FilePath.join(directory, name)
      guard path != info.file.path, bundle.fileSystem.kind(at: path) == .file,
        let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20),
        let root: PropertyListNode = PropertyListDocument(reading: bytes).root
      else { continue }
      let values: [String] = ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleName"].compactMap { root[$0]?.string }
      guard values.contains(where: { BuildVariable.firstReference(in: $0) != nil }) else { continue }
      context.report(
        "'\(name)' among the resources is an Info.plist of the project", at: info.opening,
        notes: [DiagnosticNote("it holds build settings that were not expanded")],
        help: "take it out of the build phase that copies resources")
    }
  }
}
