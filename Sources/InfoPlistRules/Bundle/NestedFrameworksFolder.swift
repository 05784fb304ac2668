import Linting

struct NestedFrameworksFolder: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/nested-frameworks-folder", "a framework or an extension has a folder Frameworks of its own", .error, .store,
    scope: .on(.iOS, .tvOS, .visionOS, stage: .product),
    rationale:
      "On devices frameworks are shared by the app and its extensions and lie in the app alone. The store refuses a framework or an "
      + "extension with a folder Frameworks in it. ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES in the target of a framework, and scripts that "
      + "copy frameworks into extensions, make such folders.",
    remedy: "Embed frameworks in the app only, and set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO in all other targets.",
    citations: [
      .store("ITMS-90205", seenAt: "aws/amazon-chime-sdk-ios#301"), .store("ITMS-90206", seenAt: "CocoaPods/CocoaPods#10538"),
      .store("ITMS-90206", seenAt: "contentful/contentful.swift#7"), .store("ITMS-90205", seenAt: "Carthage/Carthage#2292"),
    ])

  static var examples: RuleExamples {
    func info(_ executable: String) -> RuleExample.FileContent {
      .info(
        "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n"
          + "<key>CFBundleExecutable</key>\n<string>\(executable)</string>")
    }
    return RuleExamples(
      failing: [
        .bundle(["F.framework/Info.plist": info("F"), "F.framework/Frameworks/libswiftCore.dylib": .executable]),
        .bundle(["E.appex/Info.plist": info("E"), "E.appex/Frameworks/F.framework/Info.plist": info("F")]),
      ],
      passing: [
        .bundle(["A.app/Info.plist": info("A"), "A.app/Frameworks/F.framework/Info.plist": info("F")]),
        .bundle(["F.framework/Info.plist": info("F"), "F.framework/F": .executable]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let kind: BundleKind = bundle.bundle.kind, kind == .framework || kind == .appExtension else { return }
    guard bundle.fileSystem.isDirectory(FilePath.join(bundle.bundle.path, "Frameworks")) else { return }
    context.report(
      "the \(kind.title) '\(bundle.bundle.name)' has a folder 'Frameworks'", at: .file,
      notes: [DiagnosticNote("the App Store refuses it")], help: "embed frameworks in the app only")
  }
}
