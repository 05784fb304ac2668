import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// One fault of a file is one finding: what follows from it alone is not told too.
@Suite struct OneFaultTests {
  private func findings(_ text: String) -> [String] {
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(text))
    return document.diagnostics.map { finding in
      let place: String = finding.range.map { document.text.text(in: $0) } ?? ""
      return "\(finding.id.rawValue.dropFirst("syntax/".count)) \(place)"
    }
  }

  @Test(arguments: [
    // The text ends inside something.
    ("<plist version=\"1.0\"><dict><key>A</key>", "unclosed-element "),
    ("<plist version=\"1.0\"><dict><key>A</key><str", "malformed-tag <str"),
    ("<plist version=\"1.0\"><dict><key>A</key><string>b</stri", "malformed-tag </stri"),
    ("<plist version=\"1.0\"><dict><key>A</key><string>b", "unclosed-element <string>"),
    ("<plist version=\"1.0\"><dict><key>A</key><string>b<![CD", "malformed-tag <![CD"),
    ("<plist version=\"1.0\"><dict><!-- A", "unclosed-comment <!--"),
    ("<plist version=\"1.0\"></plist", "malformed-tag </plist"),
    ("<plist version=\"1.0\">", "unclosed-element "),
    ("<!DOCTYPE plist \">\n<plist><dict/></plist>", "unclosed-doctype <!DOCTYPE"),
    // Elements that mean nothing.
    ("<plist version=\"1.0\"><dict><odd></dict></plist>", "unknown-element odd"),
    ("<plist version=\"1.0\"><dict><odd>x</odd></dict></plist>", "unknown-element odd"),
    ("<database a=\"b\"><plist><dict/></plist></database>", "unknown-element database"),
    // Keys.
    ("<plist version=\"1.0\"><dict><key>A\n</dict></plist>", "mismatched-close-tag </dict>"),
    ("<plist version=\"1.0\"><dict><key>A<!B></key><true/></dict></plist>", "markup-inside-value <!B>"),
    ("<key>A</key><true/><key>B</key><false/>", "key-outside-dictionary <key>"),
    ("<plist version=\"1.0\"><key>A</key><true/><key>B</key><false/></plist>", "key-outside-dictionary <key>"),
    ("<plist version=\"1.0\"><array><key>A</key><true/><key>B</key></array></plist>", "key-outside-dictionary <key>"),
    // Text where none belongs.
    (
      "dnl\nchangequote(<<, >>)\n<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>",
      "text-before-root dnl\nchangequote(<<, >>)"
    ),
    ("<plist version=\"1.0\">&amp;</plist>", "text-outside-value &amp;"),
    ("<plist version=\"1.0\"><dict/><true/><false/><string>x</string></plist>", "several-roots <true/>"),
    // Bytes that are no text.
    ("<plist version=\"1.0\"><string>\u{1}\u{2}\u{3}</string></plist>", "control-character \u{1}\u{2}\u{3}"),
    ("\u{8}bplist\u{FFFD}", "not-a-property-list \u{8}bplist\u{FFFD}"),
    ("\0\0\0", "truncated \0\0\0"),
  ])
  func isOneFinding(_ text: String, _ expected: String) {
    #expect(findings(text) == [expected])
  }

  @Test func manyBytesInAnotherEncodingAreOneFinding() {
    let bytes: [UInt8] =
      Array("<plist version=\"1.0\"><string>".utf8) + [0xE9, 0xE8, 0x20, 0xE9, 0x20, 0xE9] + Array("</string></plist>".utf8)
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(bytes))
    #expect(document.diagnostics.map(\.message) == ["the 2 bytes from 0xE9 on are not valid UTF-8 here"])
    #expect(document.diagnostics.first?.notes.map(\.message) == ["2 more places are not valid either"])
    #expect(document.diagnostics.first?.range?.count == 2)
  }

  /// CoreFoundation reads through them; a rule about other readers tells of them.
  @Test func nestedPlistElementsAreReadThrough() {
    let text: String =
      "<plist version=\"1.0\"><plist><dict><key>A</key><plist><array><plist><true/></plist></array></plist><key>B</key><plist></plist></dict></plist></plist>"
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(text))
    #expect(document.diagnostics.map(\.id.rawValue) == ["syntax/no-value"])
    #expect(document.root?["A"]?.value == [true])
    #expect(document.root?["B"]?.kind == .invalid)
  }

  @Test func keysAreToldDecoded() {
    #expect(
      PropertyListDocument(reading: SourceBytes("<plist version=\"1.0\"><dict><key><![CDATA[a&b]]> &lt;</key></dict></plist>")).diagnostics
        .map(\.message) == ["the key 'a&b <' has no value"])
  }
}
