import Linting

struct PreprocessorDirective: FileRule {
  static let info: RuleInfo = RuleInfo(
    "build/preprocessor-directive", "a source has lines for the C preprocessor", .info, .build, activation: .onRequest,
    rationale:
      "Such a file is a property list only after the preprocessor has run (INFOPLIST_PREPROCESS). Editors and tools "
      + "cannot read it, and a // in a value, as in every URL, begins a comment that swallows the rest of the line.",
    remedy: "Use build settings in the values, or one file for each variant. Where the preprocessor stays, pass -traditional "
      + "so that // is left alone.",
    citations: [Citation(.swiftBuild), .applePage("xcode/build-settings-reference")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text("<plist version=\"1.0\">\n<dict>\n«#if» DEBUG\n<key>A</key>\n<true/>\n#endif\n</dict>\n</plist>\n", name: "Info.plist")
      ],
      passing: [
        .text(
          "<plist version=\"1.0\">\n<dict>\n<!--\n#if\n-->\n<key>A</key>\n<string>\n#if</string>\n</dict>\n</plist>\n", name: "Info.plist")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format == .xml, let offset: Int = Self.directive(in: file.document.text) else { return }
    let text: SourceBytes = file.document.text
    var end: Int = offset + 1
    while end < text.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[end]) { end += 1 }
    context.report(
      "a line of the C preprocessor stands in the file", at: .range(SourceRange(offset, end)),
      notes: [DiagnosticNote("the file is a property list only after the preprocessor has run")], help: "use build settings in its place")
  }

  /// The first line of the preprocessor between two elements.
  private static func directive(in text: SourceBytes) -> Int? {
    var offset: Int = 0
    // Whether what stands here is the text of an element.
    var isInText: Bool = false
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "<"):
        func begins(_ words: String) -> Bool { text[SourceRange(offset, offset + words.utf8.count)].elementsEqual(words.utf8) }
        isInText = begins("<string") || begins("<key") || begins("<data")
        let close: String = begins("<!--") ? "-->" : begins("<![CDATA[") ? "]]>" : ">"
        offset = max(offset + 1, XMLProlog.find(close, in: text, from: offset + 1) ?? text.count)
      case UInt8(ascii: "#") where !isInText:
        let isLineStart: Bool = offset == 0 || text[offset - 1] == 0x0A || text[offset - 1] == 0x0D
        let names: [String] = ["#if", "#include", "#import", "#define"]
        if isLineStart, names.contains(where: { text[SourceRange(offset, offset + $0.utf8.count)].elementsEqual($0.utf8) }) {
          return offset
        }
        offset += 1
      default: offset += 1
      }
    }
    return nil
  }
}
