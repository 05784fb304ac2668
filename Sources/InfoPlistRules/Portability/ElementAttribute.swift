import Linting

struct ElementAttribute: FileRule {
  static let info: RuleInfo = Portability.info(
    "element-attribute", "an element other than <plist> has an attribute",
    "No element of property lists but <plist> takes attributes. Apple's reader and others ignore them, so that what they say is lost at the first "
      + "conversion.", "Delete the attribute.", severity: .info)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n«<dict id=\"1\">»\n</dict>\n</plist>\n")],
      passing: [.text("<plist version=\"1.0\">\n<dict>\n</dict>\n<!-- a=b -->\n</plist>\n"), "<key>A</key>\n<true />"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    Portability.tags(of: file.document) { range in
      guard range.count < 4096 else { return }
      let tag: String = file.document.text.text(in: range)
      guard tag.contains("="), !tag.hasPrefix("<plist"), tag.contains(where: \.isWhitespace) else { return }
      context.report("the attribute of this element is ignored", at: .range(range), help: "delete it")
    }
  }
}
