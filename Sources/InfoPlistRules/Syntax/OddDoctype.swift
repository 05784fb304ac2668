import Linting

struct OddDoctype: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/odd-doctype", "an XML property list has no DOCTYPE, or not that of property lists", .info, .style,
    rationale:
      "Apple's tools write a DOCTYPE that names the property list DTD. Readers of property lists skip it; other XML tools use it to tell "
      + "what the file is, and some older ones refuse files without it. Tools that load the DTD fetch it from the address that stands there.",
    remedy: "Write the usual DOCTYPE in front of <plist>.",
    citations: [.observed("plutil and Xcode"), .repository("TooTallNate/plist.js", "issue 19", .medium)], fix: .safe)

  private static let usual: String =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n«<plist version=\"1.0\">»\n<dict/>\n</plist>\n",
          fixed: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(usual)\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text("«<!DOCTYPE plist SYSTEM \"mine.dtd\">»\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text(
          "«<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://dtd.example/PropertyList-1.0.dtd\">»\n"
            + "<plist version=\"1.0\">\n<dict/>\n</plist>\n", note: "the address of somebody else"),
      ],
      passing: [
        "<key>A</key>\n<true/>",
        .text(
          "<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
            + "<plist version=\"1.0\">\n<dict/>\n</plist>\n", note: "the form of the first years"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    // Style can wait until the file can be read.
    guard !file.document.hasErrors else { return }
    guard let prolog: XMLProlog = XMLProlog(file.document), let plist: SourceRange = prolog.plist else { return }
    guard let doctype: SourceRange = prolog.doctype else {
      context.report(
        "the file has no DOCTYPE", at: .range(plist), help: "write the DOCTYPE of property lists before <plist>",
        fixes: [.text("add the DOCTYPE", .insert(Self.usual + "\n", at: plist.lowerBound))])
      return
    }
    let words: String = file.document.text.text(in: doctype)
    guard !words.contains("[") else { return }
    let address: String? = Self.address(in: words)
    let isApples: Bool = words.contains("-//Apple//DTD PLIST 1.0//EN") || words.contains("-//Apple Computer//DTD PLIST 1.0//EN")
    let isKnownPlace: Bool = address.map(Self.isApples) ?? false
    if words.contains("PUBLIC") ? isApples && (isKnownPlace || address == nil) : isKnownPlace { return }
    let isElsewhere: Bool = address?.contains("://") == true
    context.report(
      "the DOCTYPE is not that of property lists", at: .range(doctype),
      notes: isElsewhere ? [DiagnosticNote("tools that load the DTD fetch it from '\(address ?? "")'")] : [], help: "write \(Self.usual)",
      fixes: [.text("write the usual DOCTYPE", TextEdit(replacing: doctype, with: Self.usual))])
  }

  /// The address of the DTD: the last text in quotes, unless it is the public name.
  private static func address(in doctype: String) -> String? {
    for quote: Character in ["\"", "'"] {
      let parts: [Substring] = doctype.split(separator: quote, omittingEmptySubsequences: false)
      guard parts.count >= 3 else { continue }
      let last: Substring = parts[parts.count - 2]
      return last.hasPrefix("-//") ? nil : String(last)
    }
    return nil
  }

  /// Whether an address is one that Apple's tools have written: on its server, or on the disk of early systems.
  private static func isApples(_ address: String) -> Bool {
    let place: Substring = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    return place.lowercased().hasPrefix("www.apple.com/dtds/propertylist") || place.hasSuffix("/System/Library/DTDs/PropertyList.dtd")
  }
}
