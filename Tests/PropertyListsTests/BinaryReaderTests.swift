import Diagnostics
import PropertyLists
import Testing

@Suite struct BinaryReaderTests {
  private func ids(_ file: BinaryFile) -> [String] {
    file.document.diagnostics.map { "\($0.severity.rawValue) \($0.id.rawValue.dropFirst(7)) \($0.keyPath ?? "-")" }
  }

  @Test func readsEveryKindOfObject() {
    let file: BinaryFile = BinaryFile([
      [0xAD, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [0x08], [0x09], [0x11, 0xFF, 0xFE], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE],
      [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
      [0x22, 0x3F, 0xC0, 0, 0], [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], [0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0],
      [0x42, 1, 2], [0x53, 0x61, 0x00, 0x62], [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0x81, 1, 2], [0xC1, 1],
    ])
    let document: PropertyListDocument = file.document
    #expect(document.diagnostics == [])
    #expect(document.format == .binary)
    #expect(
      document.root?.value
        == .array([
          false, true, 65534, -2, .integer(PropertyListInteger(UInt64.max)), 1.5, 1.5,
          .date(PropertyListDate(secondsSinceReferenceDate: 536_870_912)), .data([1, 2]), "a\0b", "\u{1F600}", .uid(258), .set([false]),
        ]))
    #expect(document.root?[10]?.objectNumber == 11)
    #expect(document.root?[10]?.range == SourceRange(83, 88))
    #expect(document.root?.count == 13)
    #expect(document.expandedValueCount == 15)
  }

  @Test func readsDictionariesInOrder() {
    let file: BinaryFile = BinaryFile([[0xD2, 1, 2, 3, 4], [0x51, 0x7A], [0x51, 0x61], [0x10, 1], [0xD0]])
    #expect(file.document.diagnostics == [])
    #expect(file.document.root?.value == ["z": 1, "a": [:]])
    #expect(file.document.root?["a"]?.kind == .dictionary)
    #expect(file.document.root?.entries.map(\.key) == ["z", "a"])
  }

  @Test(arguments: 1...8) func readsEveryOffsetAndReferenceSize(_ size: Int) {
    var file: BinaryFile = BinaryFile([[0xA1] + BinaryFile.number(1, size), [0x10, 7]])
    file.offsetSize = size
    file.referenceSize = size
    #expect(ids(file) == [])
    #expect(file.document.root?.value == [7])
  }

  /// Damage is told once for each rule, since one fault makes much of it; problems with values are told one by one.
  @Test func reportsDamagedObjectsWithTheirPaths() {
    let file: BinaryFile = BinaryFile([
      [0xD5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63], [0x51, 0x64], [0x51, 0x65],
      [0x15], [0x70], [0xA2, 10, 11], [0x61, 0xD8, 0x00], [0x32, 0, 0, 0, 0], [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0],
    ])
    #expect(
      ids(file) == [
        "error dangling-reference e", "error bad-object a", "error unknown-object-type b", "error malformed-text d",
        "error bad-date c[1]",
      ])
    let first: Diagnostic? = file.document.diagnostics.first { $0.keyPath == "a" }
    #expect(
      first?.notes.map(\.message) == [
        "this is object 6, at byte \(first?.range?.lowerBound ?? 0) of the file", "1 more place has this problem",
      ])
    #expect(file.document.root?["c"]?[0]?.kind == .invalid)
    #expect(file.document.root?["a"]?.kind == .invalid)
    #expect(file.document.root?["e"]?.kind == .invalid)
    #expect(file.document.root?["e"]?.objectNumber == nil)
    #expect(file.document.root?["d"]?.string == "\u{FFFD}")
    #expect(file.document.root?.value == nil)
  }

  @Test func reportsBadKeysAndDuplicates() {
    let file: BinaryFile = BinaryFile([
      [0xD4, 1, 1, 2, 3, 4, 4, 4, 4], [0x51, 0x6B], [0x61, 0x00, 0x6B], [0x10, 1], [0x09],
    ])
    #expect(ids(file) == ["warning duplicate-key k", "warning duplicate-key k", "error key-not-string \"\""])
    #expect(file.document.diagnostics.first?.message.contains("as entry 0 and as entry 1") == true)
  }

  @Test func unreachableDamageIsOnlyAWarning() {
    #expect(ids(BinaryFile([[0x09], [0x70]])) == ["warning unknown-object-type -"])
    #expect(ids(BinaryFile([[0x09], [0x70], [0x71], [0x72]])) == ["warning unknown-object-type -"])
  }

  @Test func unreachableDamageSaysNothingMoreOfADamagedFile() {
    #expect(ids(BinaryFile([[0xA1, 1], [0x70], [0x15], [0x00]])) == ["error unknown-object-type [0]"])
  }

  @Test func aKeyThatCannotBeReadIsOneFault() {
    #expect(ids(BinaryFile([[0xD1, 1, 2], [0x70], [0x09]])) == ["error unknown-object-type \"\""])
  }

  @Test func danglingReferencesOfAFileAreOneFault() {
    let file: BinaryFile = BinaryFile([[0xA3, 9, 8, 7]])
    #expect(ids(file) == ["error dangling-reference [0]"])
    #expect(file.document.diagnostics.first?.notes.last?.message == "2 more places have this problem")
  }

  @Test func breaksCyclesAndStopsAtTheNestingLimit() {
    #expect(ids(BinaryFile([[0xA1, 0]])) == ["error reference-cycle [0]"])
    let two: BinaryFile = BinaryFile([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x6B]])
    #expect(ids(two) == ["error reference-cycle [0].k"])
    #expect(two.document.root?[0]?.kind == .invalid)
    func chain(_ length: Int) -> BinaryFile {
      var file: BinaryFile = BinaryFile((1...length).map { [0xA1] + BinaryFile.number(UInt64($0), 3) } + [[0xA0]])
      file.offsetSize = 3
      file.referenceSize = 3
      return file
    }
    #expect(ids(chain(511)) == [])
    #expect(chain(512).document.diagnostics.map(\.id.rawValue) == ["syntax/nesting-too-deep"])
    #expect(chain(100_000).document.diagnostics.map(\.id.rawValue) == ["syntax/nesting-too-deep"])
    var backwards: BinaryFile = BinaryFile([[0xA0]] + (0..<600).map { [0xA1] + BinaryFile.number(UInt64($0), 3) })
    backwards.offsetSize = 3
    backwards.referenceSize = 3
    backwards.top = 511
    #expect(ids(backwards) == [])
    backwards.top = 512
    #expect(backwards.document.diagnostics.map(\.id.rawValue) == ["syntax/nesting-too-deep"])
  }

  @Test func countsSharedObjectsWithoutExpandingThem() {
    var laughs: [[UInt8]] = (1...64).map { [0xA2, UInt8($0), UInt8($0)] }
    laughs.append([0x09])
    let document: PropertyListDocument = BinaryFile(laughs).document
    #expect(document.diagnostics.map(\.id.rawValue) == ["syntax/excessive-sharing"])
    #expect(document.expandedValueCount == 1 << 60)
    #expect(document.root?.value == nil)
    let written: PropertyListWritingResult = document.write(as: .xml)
    #expect(written.diagnostics.map(\.id.rawValue) == ["writing/limit-exceeded"])
    #expect(BinaryFile([[0xA2, 1, 1], [0xA2, 2, 2], [0x09]]).document.expandedValueCount == 7)
  }

  @Test func reportsBadTrailers() {
    let plain: BinaryFile = BinaryFile([[0x09]])
    var file: BinaryFile = plain
    file.offsetSize = 0
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.referenceSize = 9
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.count = 0
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.count = 1 << 61
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.top = 1
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.table = UInt64.max
    #expect(ids(file) == ["error bad-trailer -"])
    file = plain
    file.gap = 3
    #expect(ids(file) == ["error bad-trailer -"])
    #expect(file.document.root?.boolean == true)
    file = plain
    file.tail = [0x0A]
    #expect(ids(file) == ["error content-after-end -"])
    #expect(file.document.root?.boolean == true)
    file = plain
    file.offsets = [0]
    #expect(ids(file) == ["error bad-offset "])
  }

  @Test func namesOtherVersions() {
    for version in ["15", "16", "17", "0\0", "x1"] {
      var file: BinaryFile = BinaryFile([[0x09]])
      file.header = "bplist" + version
      #expect(file.document.diagnostics.map(\.id.rawValue) == ["syntax/unsupported-version"])
      #expect(file.document.hasErrors == !version.hasPrefix("0"))
    }
  }

  @Test func findsOverlaps() {
    var file: BinaryFile = BinaryFile([[0xA1, 1], [0x52, 0x51, 0x61]])
    file.offsets = [8, 10, 11]
    file.count = 3
    file.table = 13
    #expect(ids(file) == ["warning overlapping-objects -"])
  }

  @Test func everyCutAndEveryFlippedByteIsSurvived() {
    let value: PropertyListValue = [
      "a": [1, 2.5, true, .data([1, 2, 3])], "b": ["c": "\u{E9}\u{1F600}", "d": .date(PropertyListDate(year: 2024, month: 1, day: 1))],
      "e": .array(Array(repeating: .uid(3), count: 20)),
    ]
    let bytes: [UInt8] = value.write(as: .binary).bytes.array
    let options: PropertyListReadingOptions = PropertyListReadingOptions(format: .binary)
    for length in 0..<bytes.count {
      #expect(PropertyListDocument(reading: SourceBytes(bytes.prefix(length)), options: options).hasErrors)
    }
    for index in bytes.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF, 0x10] {
        var changed: [UInt8] = bytes
        changed[index] ^= flip
        let document: PropertyListDocument = PropertyListDocument(
          reading: SourceBytes(changed), options: options)
        _ = document.root?.value
        if !document.hasErrors { #expect(!document.write(as: .binary).hasErrors) }
      }
    }
  }
}
