import Linting

struct TypeWithoutBinding: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/type-without-binding", "a document type is bound to no files", .warning, .runtime,
    rationale:
      "Nothing says which files belong to the type: no type identifier, extension, MIME type or type code. No file is ever "
      + "opened with it.",
    remedy: "Add LSItemContentTypes.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-055", "R-DOC-056"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>CFBundleTypeOSTypes</key>\n<array>\n<string>fold</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>LSItemContentTypes</key>\n<string>$(TYPES)</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      let keys: [String] = ["LSItemContentTypes", "CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"]
      let isBound: Bool = keys.contains { key in
        guard let value: PlacedValue = item.value[key] else { return false }
        return value.kind == .string || !value.elements.isEmpty
      }
      // A slip in the name of one of these keys is a matter of another rule.
      let hasSlip: Bool = item.value.members.contains { member in keys.contains { member.key.hasPrefix($0) } }
      guard !isBound, !hasSlip || keys.contains(where: { item.value[$0] != nil }) else { continue }
      context.report(
        "a document type is bound to no files", at: .opening(of: item.value), notes: [DiagnosticNote("no file is opened with it")],
        help: "add LSItemContentTypes")
    }
  }
}
