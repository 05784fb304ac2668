import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct TextWriterTests {
  private static let everything: PropertyListValue = [
    "string": "a \"b\" \\ \n\t\u{1}é😀", "plain": "a/b_c.d$", "dash": "a-b", "slashes": "a//b", "empty": "", "": "empty key", "i": -42,
    "big": .integer(PropertyListInteger(UInt64.max)), "r": 1.5, "whole": 2.0, "nan": .real(PropertyListReal(.nan)),
    "inf": .real(PropertyListReal(-.infinity)), "t": true, "f": false,
    "d": .date(PropertyListDate(year: 2024, month: 2, day: 29, hour: 12)), "b": .data([0, 1, 2, 254, 255]), "none": .data([]),
    "u": .uid(7), "l": [1, ["x": [:]], []], "literal": ["$date": "x"], "literal2": ["$uid": 1, "x": ["$literal": [:]]],
  ]

  private func read(_ result: PropertyListWritingResult, _ format: PropertyListFormat) -> PropertyListDocument {
    let document: PropertyListDocument = PropertyListDocument(
      reading: result.bytes, options: PropertyListReadingOptions(formatHint: format))
    #expect(!document.hasErrors, "\(document.diagnostics.map(\.message)) \(String(decoding: result.bytes.array, as: UTF8.self))")
    return document
  }

  @Test(arguments: [PropertyListWritingOptions.Style.canonical, .minimal])
  func taggedJSONKeepsEveryValue(_ style: PropertyListWritingOptions.Style) {
    let value: PropertyListValue = [
      "all": TextWriterTests.everything, "set": .set([1, .set([])]), "null": .null,
      "fraction": .date(PropertyListDate(secondsSinceReferenceDate: 0.1)),
      "before": .date(PropertyListDate(secondsSinceReferenceDate: -1e9 - 0.3)),
      "tiny": .date(PropertyListDate(secondsSinceReferenceDate: 1e-9)), "far": .date(PropertyListDate(secondsSinceReferenceDate: 1e300)),
      "nan": .date(PropertyListDate(secondsSinceReferenceDate: .infinity)),
      "long": .integer(PropertyListInteger(high: Int64.max, low: UInt64.max)),
    ]
    let result: PropertyListWritingResult = value.write(as: .json, options: PropertyListWritingOptions(style: style))
    #expect(read(result, .json).root?.value == value)
    #expect(result.diagnostics.map(\.id.rawValue) == ["writing/integer-out-of-range"])
    #expect(result.diagnostics.map(\.keyPath) == ["long"])
  }

  @Test(arguments: [PropertyListWritingOptions.Style.canonical, .minimal])
  func typedOpenStepKeepsEveryValue(_ style: PropertyListWritingOptions.Style) {
    let value: PropertyListValue = TextWriterTests.everything
    let result: PropertyListWritingResult = value.write(
      as: .openStep, options: PropertyListWritingOptions(style: style, usesGNUstepTypes: true))
    #expect(result.diagnostics == [])
    #expect(read(result, .openStep).root?.value == value)
  }

  @Test func plainOpenStepSaysWhatIsLost() {
    let value: PropertyListValue = ["i": 1, "r": 1.5, "t": true, "d": .date(PropertyListDate(secondsSinceReferenceDate: 0)), "u": .uid(3)]
    let result: PropertyListWritingResult = value.write(as: .openStep)
    #expect(
      String(decoding: result.bytes.array, as: UTF8.self)
        == "{\n\ti = 1;\n\tr = 1.5;\n\tt = 1;\n\td = \"2001-01-01 00:00:00 +0000\";\n\tu = { \"CF$UID\" = 3; };\n}\n")
    #expect(result.diagnostics.map(\.keyPath) == ["i", "r", "t", "d", "u"])
    #expect(result.diagnostics.allSatisfy { $0.id == "writing/type-lost" && $0.severity == .warning })
    #expect(!result.hasErrors)
  }

  @Test func writesOpenStepInTheUsualLayout() {
    let value: PropertyListValue = ["b": ["x", ["y": .data([0x0F, 0xBD, 0x77, 1, 2])]], "a": "x y", "e": [:], "l": []]
    let options: PropertyListWritingOptions = PropertyListWritingOptions(sortsKeys: true)
    #expect(
      String(decoding: value.write(as: .openStep, options: options).bytes.array, as: UTF8.self)
        == "{\n\ta = \"x y\";\n\tb = (\n\t\tx,\n\t\t{\n\t\t\ty = <0fbd7701 02>;\n\t\t}\n\t);\n\te = {};\n\tl = ();\n}\n")
    #expect(
      String(decoding: value.write(as: .openStep, options: PropertyListWritingOptions(style: .minimal)).bytes.array, as: UTF8.self)
        == "{b=(x,{y=<0fbd770102>;});a=\"x y\";e={};l=();}\n")
  }

  @Test func writesTablesOfStrings() {
    let value: PropertyListValue = ["a": "b", "c \"d\"": "é\n", "n": 1]
    let result: PropertyListWritingResult = value.write(as: .strings)
    #expect(String(decoding: result.bytes.array, as: UTF8.self) == "\"a\" = \"b\";\n\"c \\\"d\\\"\" = \"é\\n\";\n\"n\" = \"1\";\n")
    #expect(result.diagnostics.map(\.keyPath) == ["n"])
    #expect(read(result, .strings).format == .strings)
    #expect(read(([:] as PropertyListValue).write(as: .strings), .strings).root?.value == [:])
    #expect((["x"] as PropertyListValue).write(as: .strings).hasErrors)
    #expect(PropertyListValue.null.write(as: .openStep).hasErrors)
  }

  @Test func plainJSONSaysWhatIsLost() {
    let value: PropertyListValue = [
      "d": .date(PropertyListDate(secondsSinceReferenceDate: 0.5)), "b": .data([1]), "s": .set([1]), "u": .uid(3),
      "r": .real(PropertyListReal(.nan)), "n": .null, "$date": 1,
    ]
    let result: PropertyListWritingResult = value.write(as: .json, options: PropertyListWritingOptions(style: .minimal, jsonForm: .plain))
    #expect(
      String(decoding: result.bytes.array, as: UTF8.self)
        == "{\"d\":\"2001-01-01T00:00:00.5Z\",\"b\":\"AQ==\",\"s\":[1],\"u\":{\"CF$UID\":3},\"r\":\"nan\",\"n\":null,\"$date\":1}\n")
    #expect(result.diagnostics.map(\.keyPath) == ["d", "b", "s", "u", "r"])
  }

  @Test func keepsTheSpellingOfReals() {
    let document: PropertyListDocument = readText("{\"a\": 1.50, \"b\": 1e3, \"c\": 1E-2}")
    let json: PropertyListWritingResult = document.write(as: .json, options: PropertyListWritingOptions(style: .minimal))
    #expect(String(decoding: json.bytes.array, as: UTF8.self) == "{\"a\":1.50,\"b\":1e3,\"c\":1E-2}\n")
    let xml: PropertyListDocument = readText("<plist version=\"1.0\"><array><real>1</real><real>+.5</real></array></plist>")
    let converted: PropertyListWritingResult = xml.write(as: .json, options: PropertyListWritingOptions(style: .minimal))
    #expect(String(decoding: converted.bytes.array, as: UTF8.self) == "[1.0,0.5]\n")
  }

  @Test(arguments: TextEncoding.allCases, [PropertyListFormat.xml, .openStep, .strings, .json])
  func writesAndReadsEveryEncoding(_ encoding: TextEncoding, _ format: PropertyListFormat) {
    let value: PropertyListValue = ["key é": "aß😀", "ascii": String(repeating: "x", count: 40).asValue, "z": "“日本”"]
    for hasMark in [true, false] {
      let options: PropertyListWritingOptions = PropertyListWritingOptions(encoding: encoding, writesByteOrderMark: hasMark)
      let result: PropertyListWritingResult = value.write(as: format, options: options)
      let document: PropertyListDocument = PropertyListDocument(reading: result.bytes)
      // Only XML can declare the encodings of one byte a character.
      if format != .xml, encoding.byteOrderMark.isEmpty { continue }
      #expect(document.root?.value == value)
      #expect(document.diagnostics == [])
      #expect(document.format == format)
      #expect(document.encoding == encoding)
      #expect(document.hasByteOrderMark == (hasMark && !encoding.byteOrderMark.isEmpty))
    }
  }

  @Test func escapesWhatAnEncodingLacks() {
    let options: PropertyListWritingOptions = PropertyListWritingOptions(style: .minimal, encoding: .isoLatin1)
    let value: PropertyListValue = ["a": "é日😀"]
    func bytes(_ head: String, _ tail: String) -> [UInt8] { Array(head.utf8) + [0xE9] + Array(tail.utf8) }
    #expect(value.write(as: .json, options: options).bytes.array == bytes("{\"a\":\"", "\\u65e5\\ud83d\\ude00\"}\n"))
    #expect(value.write(as: .openStep, options: options).bytes.array == bytes("{a=\"", "\\U65e5\\Ud83d\\Ude00\";}\n"))
  }

  @Test func reportsOddBytesAndSecondMarks() {
    let odd: PropertyListDocument = PropertyListDocument(reading: SourceBytes([0xFF, 0xFE, 0x61, 0, 0x3B, 0, 0]))
    #expect(findings(odd).map(\.id) == ["malformed-text"])
    #expect(odd.root?.value == ["a": "a"])
    let doubled: PropertyListDocument = PropertyListDocument(reading: SourceBytes([0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0, 0x3B, 0]))
    #expect(findings(doubled).map(\.id) == ["second-byte-order-mark"])
    #expect(doubled.root?.value == ["a": "a"])
  }

  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func realFilesSurviveEveryFormat() throws {
    for file in Corpus.files("info-plist", "entitlements", "strings") {
      let document: PropertyListDocument = PropertyListDocument(reading: try file.bytes())
      guard !document.hasErrors, let value: PropertyListValue = document.root?.value else { continue }
      for format: PropertyListFormat in [.json, .openStep] {
        let options: PropertyListWritingOptions = PropertyListWritingOptions(usesGNUstepTypes: true)
        let result: PropertyListWritingResult = document.write(as: format, options: options)
        let back: PropertyListDocument = PropertyListDocument(
          reading: result.bytes, options: PropertyListReadingOptions(formatHint: format))
        #expect(back.root?.value == value, "\(file) \(format) \(back.diagnostics.first?.message ?? "")")
        #expect(document.write(as: format, options: options).bytes == result.bytes)
      }
    }
  }

  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func realStringsFilesAreReadOrExplained() throws {
    // Broken on purpose or by accident; CoreFoundation refuses both too.
    let broken: [String] = ["translations.bad.strings", "GCDAsyncSocket.strings"]
    for file in Corpus.files("strings") {
      let bytes: SourceBytes = try file.bytes()
      let document: PropertyListDocument = PropertyListDocument(reading: bytes)
      guard document.format != .binary, bytes[0] != UInt8(ascii: "b") else { continue }
      if broken.contains(where: { file.path.hasSuffix($0) }) {
        #expect(document.hasErrors, "\(file)")
        #expect(document.format != .xml, "\(file)")
      } else {
        #expect(!document.hasErrors, "\(file): \(document.diagnostics.first?.message ?? "")")
      }
    }
  }
}

extension String {
  fileprivate var asValue: PropertyListValue { .string(self) }
}

@Suite struct ByteCheckTests {
  @Test func findsEveryForbiddenByteAtEveryPlace() {
    for byte: UInt8 in [0, 1, 8, 0x0B, 0x1F, 0x80, 0xFF] {
      for place in 0..<40 {
        var text: [UInt8] = Array("<plist version=\"1.0\"><string>\t\r\n~\u{20}\u{7F}".utf8)
        text += Array(repeating: UInt8(ascii: "x"), count: place)
        let offset: Int = text.count
        text += [byte]
        text += Array(String(repeating: "y", count: 40 - place).utf8)
        text += Array("</string></plist>".utf8)
        let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(text))
        #expect(document.diagnostics.map { $0.range?.lowerBound } == [offset], "0x\(String(byte, radix: 16)) at \(place)")
      }
    }
  }
}
