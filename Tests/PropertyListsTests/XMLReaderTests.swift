import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct XMLReaderTests {
  private func read(_ text: String) -> PropertyListDocument {
    PropertyListDocument(reading: SourceBytes(text))
  }

  @Test func readsEveryKindOfValue() {
    let document: PropertyListDocument = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>a &amp; b</key><string>x &lt;<![CDATA[<y>]]></string>
        <key>i</key><integer>-42</integer>
        <key>r</key><real>1.50</real>
        <key>t</key><true/><key>f</key><false />
        <key>d</key><date>2024-02-29T12:00:00Z</date>
        <key>b</key><data>aGVs
          bG8=</data>
        <key>l</key><array><string/><dict/></array>
        <key>u</key><dict><key>CF$UID</key><integer>7</integer></dict>
      </dict>
      </plist>
      """)
    #expect(document.diagnostics == [])
    #expect(
      document.root?.value == [
        "a & b": "x <<y>", "i": -42, "r": 1.5, "t": true, "f": false,
        "d": .date(PropertyListDate(year: 2024, month: 2, day: 29, hour: 12)), "b": .data(Array("hello".utf8)), "l": ["", [:]],
        "u": .uid(7),
      ])
    #expect(document.root?["r"]?.real?.spelling == "1.50")
  }

  @Test func reportsManyProblemsInOneRun() {
    let document: PropertyListDocument = read(
      """
      <plist version="1.0">
      <dict>
        <key>A</key>
        <key>B</key><integer>1.5</integer>
        <string>no key</string>
        <key>C</key><bool>YES</bool>
        <key>D</key><string>a & b</string>
        <key>E</key><date>2023-02-29T00:00:00Z</date>
        <key>F</key><array><string>x</array>
      </dict>
      </plist>
      """)
    #expect(
      document.diagnostics.map(\.id.rawValue) == [
        "syntax/key-without-value", "syntax/bad-integer", "syntax/value-without-key", "syntax/unknown-element", "syntax/bad-reference",
        "syntax/bad-date", "syntax/mismatched-close-tag",
      ])
    #expect(document.diagnostics.map(\.keyPath) == ["A", "B", "B", "C", "D", "E", "F[0]"])
    #expect(document.root?["D"]?.string == "a & b")
    #expect(document.root?["F"]?[0]?.string == "x")
  }

  @Test func anInternalSubsetIsReportedOnceAndInPlace() {
    let marked: MarkedText = "<!DOCTYPE plist «[<!ENTITY a 'b]'>]» ]>\n<plist version=\"1.0\"><true/></plist>"
    let document: PropertyListDocument = read(marked.text)
    #expect(document.diagnostics.map(\.id.rawValue) == ["syntax/internal-dtd-subset"])
    #expect(document.diagnostics.first?.range == marked.ranges.first)
    #expect(document.root?.boolean == true)
    #expect(!read("<!DOCTYPE plist []>\n<plist version=\"1.0\"><true/></plist>").hasErrors)
  }

  @Test func dateComponentsRoundTrip() {
    let date: PropertyListDate = PropertyListDate(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 58)
    #expect(date.secondsSinceReferenceDate == -978_307_202)
    #expect(date.components.map { [$0.year, $0.month, $0.day, $0.hour, $0.minute, $0.second] } == [1969, 12, 31, 23, 59, 58])
  }
}
