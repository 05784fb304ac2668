import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct FormattingTests {
  private func expectFormatted(
    _ text: String, _ expected: String, _ options: PropertyListFormattingOptions = PropertyListFormattingOptions(),
    as format: PropertyListFormat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes(text), options: PropertyListReadingOptions(format: format))
    let result: PropertyListDocument = try document.formatted(options: options)
    #expect(result.text.text(in: SourceRange(0, result.text.count)) == expected, sourceLocation: sourceLocation)
    #expect(try result.isFormatted(options: options), sourceLocation: sourceLocation)
    let changes: EditSet = try document.formattingEdits(options: options)
    #expect(changes.inverse(of: document.text).applied(to: result.text) == document.text.array, sourceLocation: sourceLocation)
  }

  private let header: String = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test func laysXMLOutAsApplesToolsDo() throws {
    try expectFormatted(
      """
      <!-- top --><plist><dict><!-- a --><key >A</key><string>x &amp;
       y</string> <!-- behind -->
        <key>B</key><true /><key>C</key><array></array>


      <key>D</key><dict> <!-- none --> </dict><key>E</key><data>AAAA</data><key>F</key><string/></dict></plist>
      """,
      header.replacing("<!DOCTYPE", with: "<!-- top -->\n<!DOCTYPE") + """
        <dict>
        \t<!-- a -->
        \t<key>A</key>
        \t<string>x &amp;
         y</string> <!-- behind -->
        \t<key>B</key>
        \t<true/>
        \t<key>C</key>
        \t<array/>

        \t<key>D</key>
        \t<dict>
        \t\t<!-- none -->
        \t</dict>
        \t<key>E</key>
        \t<data>
        \tAAAA
        \t</data>
        \t<key>F</key>
        \t<string></string>
        </dict>
        </plist>

        """)
  }

  @Test func sortsKeysWithTheirComments() throws {
    try expectFormatted(
      header
        + "<dict>\n\t<key>b</key>\n\t<dict>\n\t\t<key>y</key>\n\t\t<true/>\n\t\t<key>x</key>\n\t\t<true/>\n\t</dict>\n\n\t<!-- of a -->\n\t<key>a</key>\n\t<true/>\n</dict>\n</plist>\n",
      header
        + "<dict>\n\t<!-- of a -->\n\t<key>a</key>\n\t<true/>\n\n\t<key>b</key>\n\t<dict>\n\t\t<key>x</key>\n\t\t<true/>\n\t\t<key>y</key>\n\t\t<true/>\n\t</dict>\n</dict>\n</plist>\n",
      PropertyListFormattingOptions(sortsKeys: true))
  }

  @Test func minimalFormattingTouchesOnlyTheEndsOfLines() throws {
    try expectFormatted(
      "<plist>\r\n   <dict>  \n<key>A</key> <true />\n\n\t\t<key>B</key><data>\n  AA\n   AA</data></dict></plist>",
      "<plist>\r\n<dict>\r\n  <key>A</key> <true />\r\n\r\n  <key>B</key><data>\r\n  AA\r\n  AA</data></dict></plist>\r\n",
      PropertyListFormattingOptions(style: .minimal, indentation: "  "))
  }

  @Test func refusesFilesWithErrors() throws {
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes("<plist><dict><key>a</key></dict></plist>"))
    #expect(throws: PropertyListEditError.self) { try document.formattingEdits() }
  }

  @Test(
    .enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"),
    arguments: [PropertyListFormattingOptions.Style.canonical, .minimal])
  func formattingRealFilesKeepsTheirValuesAndIsStable(style: PropertyListFormattingOptions.Style) throws {
    var formatted: [PropertyListFormat: Int] = [:]
    for (number, file) in Corpus.files().enumerated() where number % 4 == 0 {
      let document: PropertyListDocument = PropertyListDocument(reading: try file.bytes())
      guard document.format.isText, !document.hasErrors, let root: PropertyListNode = document.root, document.text.count < 200_000 else {
        continue
      }
      let options: PropertyListFormattingOptions = PropertyListFormattingOptions(style: style, sortsKeys: number % 20 == 0)
      do {
        let result: PropertyListDocument = try document.formatted(options: options)
        #expect(!result.hasErrors, "\(file) \(result.diagnostics)")
        #expect(try result.isFormatted(options: options), "\(file) is not stable")
        #expect(commentCount(result) == commentCount(document), "\(file) loses comments")
        if !options.sortsKeys { #expect(result.root?.value == root.value, "\(file)") }
        formatted[document.format, default: 0] += 1
      } catch {
        // Text behind the end is only a warning for a reader, but nothing to lay out.
        if document.diagnostics.contains(where: { $0.id == "syntax/content-after-end" }) { continue }
        Issue.record("\(file): \(error)")
      }
    }
    #expect(formatted[.xml, default: 0] > 200, "\(formatted)")
  }

  private func commentCount(_ document: PropertyListDocument) -> Int {
    let text: [UInt8] = document.text.array
    let marks: [[UInt8]] = document.format == .xml ? [Array("<!--".utf8)] : [Array("/*".utf8), Array("//".utf8)]
    return marks.reduce(0) { $0 + text.ranges(of: $1).count }
  }
}

/// The canonical layout of the other text formats.
@Suite struct TextFormattingTests {
  private func expectFormatted(
    _ text: String, _ expected: String, as format: PropertyListFormat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes(text), options: PropertyListReadingOptions(format: format))
    let result: PropertyListDocument = try document.formatted()
    #expect(result.text.text(in: SourceRange(0, result.text.count)) == expected, sourceLocation: sourceLocation)
    #expect(try result.isFormatted(), sourceLocation: sourceLocation)
    #expect(result.root?.value == document.root?.value, sourceLocation: sourceLocation)
  }

  @Test func laysOutTablesOfStrings() throws {
    try expectFormatted(
      "/* a */ \"a\"=\"b\"; // behind\n\n\n  \"c\" = \"d\" /* x */ ;key;\n\n",
      "/* a */\n\"a\" = \"b\"; // behind\n\n\"c\" = \"d\" /* x */;\nkey;\n",
      as: .strings)
    try expectFormatted("a=b;", "a = b;\n", as: .strings)
  }

  @Test func laysOutOpenStep() throws {
    try expectFormatted(
      "{a=1;b=(x,y /* why */);c={};d={e=\n<00 ff>;} // end\n;}",
      "{\n    a = 1;\n    b = (\n        x,\n        y /* why */\n    );\n    c = {};\n    d = {\n        e = <00 ff>;\n    } // end\n    ;\n}\n"
    )
  }

  @Test func laysOutJSON() throws {
    try expectFormatted(
      "{\"a\":[1,2],\n\n\"b\" : {}, \"c\":{\"$date\":\"2024-02-29T12:00:00Z\"}}",
      "{\n  \"a\": [\n    1,\n    2\n  ],\n\n  \"b\": {},\n  \"c\": {\"$date\":\"2024-02-29T12:00:00Z\"}\n}\n")
  }
}
