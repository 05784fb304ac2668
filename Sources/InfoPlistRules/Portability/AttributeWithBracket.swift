import Linting

struct AttributeWithBracket: FileRule {
  static let info: RuleInfo = Portability.info(
    "attribute-with-bracket", "an attribute holds '>'",
    "CoreFoundation ends a tag at the first '>', wherever it stands; XML parsers look at quotes. The rest of the tag is text for one and "
      + "attribute for the other.", "Delete the attribute: elements of property lists need none.",
    supersedes: ["portability/element-attribute"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n<dict>\n«<key Q=\">»\">test</key>\n<true/>\n</dict>\n</plist>\n")],
      passing: [.text("<plist version=\"1.0\">\n<dict>\n<key Q=\"\">test</key>\n<true/>\n</dict>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    Portability.tags(of: file.document) { range in
      var quote: UInt8 = 0
      for offset in range.lowerBound..<range.upperBound {
        let byte: UInt8 = file.document.text[offset]
        if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte } else if byte == quote { quote = 0 }
      }
      guard quote != 0 else { return }
      context.report(
        "readers end this tag at different places", at: .range(range),
        notes: [DiagnosticNote("Apple's reader ends it at the first '>', XML parsers behind the quotes")], help: "delete the attribute")
    }
  }
}
