import Diagnostics
import PropertyLists
import Testing

@Suite struct XMLWriterTests {
  private func xml(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(body)
    </plist>

    """
  }

  private func text(_ result: PropertyListWritingResult) -> String {
    String(decoding: result.bytes.array, as: UTF8.self)
  }

  @Test func writesTheCanonicalForm() {
    let value: PropertyListValue = [
      "b": "x < y & z > \r", "a": [1, -2.5, true, .data(Array("hello".utf8)), [:], [], ""], "u": .uid(7),
      "d": .date(PropertyListDate(year: 2024, month: 2, day: 29)),
    ]
    let result: PropertyListWritingResult = value.write(as: .xml)
    #expect(result.diagnostics == [])
    #expect(
      text(result)
        == xml(
          """
          <dict>
          \t<key>b</key>
          \t<string>x &lt; y &amp; z &gt; &#13;</string>
          \t<key>a</key>
          \t<array>
          \t\t<integer>1</integer>
          \t\t<real>-2.5</real>
          \t\t<true/>
          \t\t<data>
          \t\taGVsbG8=
          \t\t</data>
          \t\t<dict/>
          \t\t<array/>
          \t\t<string></string>
          \t</array>
          \t<key>u</key>
          \t<dict>
          \t\t<key>CF$UID</key>
          \t\t<integer>7</integer>
          \t</dict>
          \t<key>d</key>
          \t<date>2024-02-29T00:00:00Z</date>
          </dict>
          """))
    let again: PropertyListDocument = PropertyListDocument(reading: result.bytes)
    #expect(again.diagnostics == [])
    #expect(again.root?.value == value)
    #expect(again.write(as: .xml).bytes == result.bytes)
  }

  @Test func sortsKeysByCodeUnitsInEverySource() {
    let value: PropertyListValue = ["a2": ["z": 1, "\u{FF01}": 2, "\u{1F600}": 3], "B": 4, "a10": 5]
    let options: PropertyListWritingOptions = PropertyListWritingOptions(sortsKeys: true, style: .minimal)
    let result: PropertyListWritingResult = value.write(as: .xml, options: options)
    let document: PropertyListDocument = PropertyListDocument(reading: value.write(as: .xml).bytes)
    let keys: [String] = text(result).split(separator: "<key>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    #expect(keys == ["B", "a10", "a2", "z", "\u{1F600}", "\u{FF01}"])
    #expect(document.write(as: .xml, options: options).bytes == result.bytes)
  }

  @Test func reportsWhatXMLCannotHold() {
    let value: PropertyListValue = [
      "set": .set([1]), "fraction": .date(PropertyListDate(secondsSinceReferenceDate: 0.5)),
      "list": [1, .null, .date(PropertyListDate(secondsSinceReferenceDate: .nan)), "a\u{1}"],
      "huge": .integer(PropertyListInteger(high: 1, low: 0)),
    ]
    let result: PropertyListWritingResult = value.write(as: .xml)
    #expect(result.hasErrors)
    #expect(result.bytes.count == 0)
    #expect(
      result.diagnostics.map { "\($0.id) \($0.keyPath ?? "")" } == [
        "writing/set-as-array set", "writing/date-fraction-dropped fraction", "writing/null list[1]", "writing/date-out-of-range list[2]",
        "writing/forbidden-character list[3]", "writing/integer-out-of-range huge",
      ])
  }

  @Test func keepsToItsLimits() {
    var deep: PropertyListValue = []
    for _ in 0..<20 { deep = [deep] }
    let value: PropertyListValue = .array(Array(repeating: "0123456789", count: 100))
    func ids(_ value: PropertyListValue, _ limits: PropertyListLimits) -> [String] {
      value.write(as: .xml, options: PropertyListWritingOptions(limits: limits)).diagnostics.map(\.message)
    }
    #expect(ids(deep, PropertyListLimits(nesting: 20)).first?.contains("nested more than 20 deep") == true)
    #expect(ids(deep, PropertyListLimits(nesting: 21)) == [])
    #expect(ids(value, PropertyListLimits(expandedValueCount: 100)).first?.contains("expandedValueCount") == true)
    #expect(ids(value, PropertyListLimits(outputByteCount: 1000)).first?.contains("outputByteCount") == true)
    #expect(ids(value, PropertyListLimits(outputByteCount: 10)).first?.contains("outputByteCount") == true)
  }

  @Test func writesReadersGuessesWithAWarning() {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes("<plist version=\"1.0\"><dict><key>a</key><string>x & y</string></dict></plist>"))
    let result: PropertyListWritingResult = document.write(as: .xml, options: PropertyListWritingOptions(style: .minimal))
    #expect(result.diagnostics.map(\.id.rawValue) == ["writing/source-has-errors"])
    #expect(text(result).hasSuffix("<dict><key>a</key><string>x &amp; y</string></dict></plist>\n"))
  }
}
