import Linting

/// What the rules about differences between readers share.
enum Portability {
  /// The description of such a rule. They run on request: a file that only Apple's systems read need not care.
  static func info(
    _ name: String, _ title: String, _ rationale: String, _ remedy: String, severity: Severity = .warning,
    supersedes: [DiagnosticID] = [], by readers: String = "CoreFoundation (swift-corelibs-foundation), libplist 2.2 and CPython 3.11"
  ) -> RuleInfo {
    RuleInfo(
      DiagnosticID(rawValue: "portability/" + name), title, severity, .invalid, activation: .onRequest, rationale: rationale,
      remedy: remedy,
      citations: [.observed(readers)], supersedes: supersedes)
  }

  /// The tags of an XML file outside comments and CDATA, one by one; none of a file with errors, whose markup means something else or nothing.
  static func tags(of document: PropertyListDocument, _ body: (SourceRange) -> Void) {
    guard document.format == .xml, !document.hasErrors else { return }
    let text: SourceBytes = document.text
    var offset: Int = 0
    while offset < text.count {
      guard text[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      let end: Int
      if text[offset + 1] == UInt8(ascii: "!") || text[offset + 1] == UInt8(ascii: "?") {
        end = markupEnd(in: text, from: offset)
      } else {
        end = XMLProlog.find(">", in: text, from: offset) ?? text.count
        body(SourceRange(offset, end))
      }
      offset = max(end, offset + 1)
    }
  }

  /// The comments, CDATA sections and other invisible markup of an XML file without errors.
  static func invisibles(of document: PropertyListDocument, _ body: (SourceRange) -> Void) {
    guard document.format == .xml, !document.hasErrors else { return }
    let text: SourceBytes = document.text
    var offset: Int = 0
    while offset < text.count {
      guard text[offset] == UInt8(ascii: "<"), text[offset + 1] == UInt8(ascii: "!") || text[offset + 1] == UInt8(ascii: "?") else {
        offset += 1
        continue
      }
      let end: Int = markupEnd(in: text, from: offset)
      body(SourceRange(offset, end))
      offset = max(end, offset + 1)
    }
  }

  private static func markupEnd(in text: SourceBytes, from offset: Int) -> Int {
    func begins(_ words: String) -> Bool { text[SourceRange(offset, offset + words.utf8.count)].elementsEqual(words.utf8) }
    let end: Int? =
      if begins("<!--") {
        XMLProlog.find("-->", in: text, from: offset + 4)
      } else if begins("<![CDATA[") {
        XMLProlog.find("]]>", in: text, from: offset + 9)
      } else if begins("<?") {
        XMLProlog.find("?>", in: text, from: offset + 2)
      } else {
        XMLProlog.find(">", in: text, from: offset)
      }
    return end ?? text.count
  }
}
