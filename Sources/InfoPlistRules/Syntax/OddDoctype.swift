import Linting

struct OddDoctype: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/odd-doctype", "an XML property list has no DOCTYPE, or not that of property lists", .info, .style,
    rationale:
      "Apple's tools write a DOCTYPE that names the property list DTD. Readers of property lists skip it; other XML tools use it to tell "
      + "what the file is, and some older ones refuse files without it.",
    remedy: "Write the usual DOCTYPE in front of <plist>.", citations: [.observed("plutil and Xcode")], fix: .safe)

  private static let usual: String =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n«<plist version=\"1.0\">»\n<dict/>\n</plist>\n",
          fixed: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(usual)\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text("«<!DOCTYPE plist SYSTEM \"mine.dtd\">»\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
      ],
      passing: [
        "<key>A</key>\n<true/>",
        .text(
          "<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
            + "<plist version=\"1.0\">\n<dict/>\n</plist>\n", note: "the form of the first years"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let prolog: XMLProlog = XMLProlog(file.document), let plist: SourceRange = prolog.plist else { return }
    guard let doctype: SourceRange = prolog.doctype else {
      context.report(
        "the file has no DOCTYPE", at: .range(plist), help: "write the DOCTYPE of property lists before <plist>",
        fixes: [.text("add the DOCTYPE", .insert(Self.usual + "\n", at: plist.lowerBound))])
      return
    }
    let words: String = file.document.text.text(in: doctype)
    let isApples: Bool = words.contains("-//Apple//DTD PLIST 1.0//EN") || words.contains("-//Apple Computer//DTD PLIST 1.0//EN")
    guard !isApples, !words.contains("PropertyList.dtd"), !words.contains("PropertyList-1.0.dtd"), !words.contains("[") else { return }
    context.report(
      "the DOCTYPE is not that of property lists", at: .range(doctype), help: "write \(Self.usual)",
      fixes: [.text("write the usual DOCTYPE", TextEdit(replacing: doctype, with: Self.usual))])
  }
}
