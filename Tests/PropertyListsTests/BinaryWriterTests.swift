import Diagnostics
import PropertyLists
import Testing

@Suite struct BinaryWriterTests {
  private func roundTrip(_ value: PropertyListValue) -> PropertyListValue? {
    let result: PropertyListWritingResult = value.write(as: .binary)
    #expect(!result.hasErrors)
    let document: PropertyListDocument = PropertyListDocument(reading: result.bytes)
    #expect(document.diagnostics.filter { $0.severity == .error } == [])
    #expect(document.write(as: .binary).bytes == result.bytes)
    return document.root?.value
  }

  @Test(
    arguments: [
      "", "text", "\u{E9}", "\u{1F600} x", 0, 255, 256, 65536, -1, 2.5, 0.1, true, false, .data([]), .data([1, 2, 3]), .uid(0), .uid(70000),
      .null, [], [:], .set([1, "a"]), .real(PropertyListReal(.infinity)), .real(PropertyListReal(-0.0)),
      .integer(PropertyListInteger(UInt64.max)), .integer(PropertyListInteger(Int64.min)),
      .date(PropertyListDate(secondsSinceReferenceDate: 0.25)), ["k": ["a", ["b": [1, 2, 3]]], "": "empty key"],
      .string(String(repeating: "long ", count: 100)), .string(String(repeating: "\u{4E2D}", count: 300)),
      .data(Array(repeating: 7, count: 70000)), .array(Array(repeating: ["a": 1], count: 300)),
    ] as [PropertyListValue]) func keepsEveryKindOfValue(_ value: PropertyListValue)
  {
    #expect(roundTrip(value) == value)
  }

  @Test func keepsWideIntegersAndNotANumber() {
    let wide: PropertyListValue = .integer(PropertyListInteger(high: -3, low: 5))
    let result: PropertyListWritingResult = wide.write(as: .binary)
    #expect(result.diagnostics.map(\.id.rawValue) == ["writing/integer-out-of-range"])
    #expect(PropertyListDocument(reading: result.bytes).root?.value == wide)
    #expect(roundTrip(.real(PropertyListReal(.nan))) == .real(PropertyListReal(.nan)))
  }

  @Test func writesTheSmallestSizes() {
    // The figure that the reference gives for CoreFoundation.
    #expect(PropertyListValue.dictionary(PropertyListDictionary()).write(as: .binary).bytes.count == 42)
    // Sixteen equal strings and numbers are stored once.
    let shared: PropertyListValue = .array(Array(repeating: ["key": "some text"], count: 16))
    #expect(shared.write(as: .binary).bytes.count == 8 + 19 + 16 * 3 + 4 + 10 + 19 + 32)
    #expect(PropertyListValue.array([1, 1.0, true, "1"]).write(as: .binary).bytes.count == 8 + 5 + 2 + 5 + 1 + 2 + 5 + 32)
  }

  @Test func isDeterministicAndKeepsOrder() {
    let entries: [PropertyListDictionary.Entry] = (0..<5000).map { PropertyListDictionary.Entry(key: "k\($0 * 7919 % 5000)", value: 1) }
    let value: PropertyListValue = .dictionary(PropertyListDictionary(entries))
    let first: SourceBytes = value.write(as: .binary).bytes
    #expect(value.write(as: .binary).bytes == first)
    #expect(PropertyListDocument(reading: first).root?.entries.map(\.key) == entries.map(\.key))
    let sorted: PropertyListWritingResult = value.write(as: .binary, options: PropertyListWritingOptions(sortsKeys: true))
    #expect(PropertyListDocument(reading: sorted.bytes).root?.entries.map(\.key) == entries.map(\.key).sorted())
    let plain: PropertyListWritingResult = value.write(as: .binary, options: PropertyListWritingOptions(usesOddIntegerSizes: false))
    #expect(PropertyListDocument(reading: plain.bytes).root?.value == value)
  }

  @Test func keepsToItsLimits() {
    let value: PropertyListValue = .array((0..<1000).map { PropertyListValue.string("text \($0)") })
    let result: PropertyListWritingResult = value.write(
      as: .binary, options: PropertyListWritingOptions(limits: PropertyListLimits(outputByteCount: 5000)))
    #expect(result.diagnostics.map(\.id.rawValue) == ["writing/limit-exceeded"])
    #expect(result.bytes.count == 0)
  }
}
