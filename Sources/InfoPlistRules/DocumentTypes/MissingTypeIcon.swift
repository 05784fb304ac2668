import Linting

struct MissingTypeIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/missing-type-icon", "a type of documents of the app's own has no icon", .info, .style, scope: .on(.macOS, .iOS),
    activation: .onRequest,
    rationale:
      "Files of a type that the app owns show its icon in the Finder and in Files. Without an icon for documents the system draws a sheet with "
      + "the icon of the app on it, which tells types of one app apart by nothing.",
    remedy: "Add UTTypeIcons or UTTypeIconFile to the declared type, or CFBundleTypeIconFile to the document type.",
    citations: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/cfbundletypeiconfile")])

  static var examples: RuleExamples {
    let type: String =
      "<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Owner</string>\n"
    return RuleExamples(
      failing: [
        .info("<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n\(type)</dict>\n</array>", platform: .macOS)
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n\(type)<key>CFBundleTypeIconFile</key>\n<string>Note</string>\n</dict>\n</array>",
          platform: .macOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n\(type)</dict>\n</array>\n<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n"
            + "<key>UTTypeIdentifier</key>\n<string>com.example.note</string>\n<key>UTTypeIconFile</key>\n<string>Note</string>\n</dict>\n</array>",
          platform: .macOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>public.xml</string>\n</array>\n"
            + "<key>LSHandlerRank</key>\n<string>Owner</string>\n</dict>\n</array>", platform: .macOS, note: "the type is not its own"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let types: PlacedValue = info["CFBundleDocumentTypes"] else { return }
    let withIcon: Set<String> = Set(
      TypeIdentifiers.declarations(in: info).filter { declaration in
        declaration.value.members.contains { $0.key.hasPrefix("UTTypeIcon") || $0.key.hasPrefix("UTTypeSize") }
      }.compactMap(\.identifier))
    for type in types.elements where type.kind == .dictionary && type["LSHandlerRank"]?.string == "Owner" {
      let keys: [String] = ["CFBundleTypeIconFile", "CFBundleTypeIconFiles", "CFBundleTypeIconSystemGenerated"]
      guard
        !keys.contains(where: { type[$0]?.string?.isEmpty == false || type[$0]?.elements.isEmpty == false || type[$0]?.kind == .integer })
      else {
        continue
      }
      let identifiers: [String] = (type["LSItemContentTypes"]?.elements ?? []).compactMap(\.literal)
      guard identifiers.contains(where: { !withIcon.contains($0) && !TypeIdentifiers.isForeign($0) }) else { continue }
      context.report("documents of this type have no icon of their own", at: .opening(of: type), help: "add an icon to the type")
    }
  }
}
