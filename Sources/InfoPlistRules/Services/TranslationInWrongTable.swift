import Linting

struct TranslationInWrongTable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "services/translation-in-wrong-table", "the title of a service is translated where nobody looks for it", .warning, .runtime,
    scope: .products,
    rationale:
      "Titles and descriptions of services are looked up in ServicesMenu.strings of each language. In InfoPlist.strings "
      + "they are never found, and the menu shows the untranslated text.",
    remedy: "Move the entry to ServicesMenu.strings.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nsmenuitem")],
    requirements: ["R-SVC-015", "R-SVC-036"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>«Add Note»</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>",
          "My.app/Contents/Resources/de.lproj/InfoPlist.strings": .text("\"Add Note\" = \"Notiz anlegen\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>",
          "My.app/Contents/Resources/de.lproj/ServicesMenu.strings": .text("\"Add Note\" = \"Notiz anlegen\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let services: [PlacedValue] = bundle.info?["NSServices"]?.elements, !services.isEmpty else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.entries.isEmpty else { return }
    for service in services {
      for value in [service["NSMenuItem"]?["default"], service["NSServiceDescription"]].compactMap({ $0 }) {
        guard let text: String = value.literal, !text.isEmpty, table.entries.contains(where: { $0.key == text }) else { continue }
        // A later look-up in the right table may be there as well.
        let folders: [LocalizationFolder] = bundle.bundle.localizationFolders(in: bundle.fileSystem)
        if folders.contains(where: { bundle.fileSystem.exists(FilePath.join($0.path, "ServicesMenu.strings")) }) { continue }
        context.report(
          "'\(text)' is translated in InfoPlist.strings, where titles of services are not looked up", at: .content(value),
          help: "move the entry to ServicesMenu.strings")
      }
    }
  }
}
