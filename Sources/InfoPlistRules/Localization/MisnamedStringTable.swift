import Linting

struct MisnamedStringTable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/misnamed-string-table", "the table of translated values has a name that nobody looks for", .warning, .runtime,
    scope: .products,
    rationale:
      "Translations of Info.plist values stand in InfoPlist.strings, exactly so, in the folder of a language. A file of "
      + "another name is never read.",
    remedy: "Name the file InfoPlist.strings.",
    citations: [.reference(.about), .observed("CoreFoundation")],
    requirements: ["R-LOC-002", "R-LOC-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/Infoplist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info != nil else { return }
    for folder in bundle.bundle.localizationFolders(in: bundle.fileSystem) {
      let names: [String] = ((try? bundle.fileSystem.entries(of: folder.path)) ?? []).map(\.name)
      guard !names.contains("InfoPlist.strings"), !names.contains("InfoPlist.loctable") else { continue }
      for name in names {
        let slips: [String] = [
          "infoplist.strings", "info.plist.strings", "info-plist.strings", "info.strings", "infoplists.strings", "infoplist.string",
        ]
        guard slips.contains(name.lowercased()) else { continue }
        context.report(
          "'\(folder.language).lproj/\(name)' is never read", at: .file, notes: [DiagnosticNote("translations stand in InfoPlist.strings")],
          help: "rename it to InfoPlist.strings")
      }
    }
  }
}
