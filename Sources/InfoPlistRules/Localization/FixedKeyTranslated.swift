import Linting

struct FixedKeyTranslated: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/fixed-key-translated", "a value that is the same in all languages is translated", .warning, .runtime, scope: .products,
    rationale:
      "Identifiers, versions and names of files are not for translation. Some readers take the translated value and find no "
      + "executable or another app, others ignore it.",
    remedy: "Delete the entry.",
    citations: [.reference(.about), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c")],
    requirements: ["R-LOC-004"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.a</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("«\"CFBundleIdentifier\"» = \"com.example.b\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleName</key>\n<string>x</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"y\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.files.isEmpty else { return }
    let fixed: [String] = ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion", "CFBundlePackageType", "NSPrincipalClass"]
    for file in table.files where !file.format.holdsAllLanguages {
      for entry in table.entries where entry.file == file.path && fixed.contains(entry.key) && info[entry.key] != nil {
        context.report(
          "'\(entry.key)' is the same in all languages", at: .range(entry.keyRange),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "delete it")
      }
    }
  }
}
