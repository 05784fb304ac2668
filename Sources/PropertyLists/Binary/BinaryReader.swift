import Diagnostics

/// Reads `bplist00`: checks the trailer, every object, every reference and the graph that they form, without recursion and in linear time.
///
/// The rules are CoreFoundation's (bundle semantics 8.5), stricter where CoreFoundation silently changes a value. Nothing is allocated by
/// a number that the file states before that number is checked against the size of the file.
struct BinaryReader: ~Copyable {
  let bytes: SourceBytes
  let base: UnsafePointer<UInt8>
  let trailer: BinaryTrailer
  let limits: PropertyListLimits
  let objects: UnsafeMutablePointer<BinaryObject>
  var problems: BinaryProblems
  /// Whether an object starts before the end of the one before it, so that offsets have to be sorted to find overlaps.
  var isOutOfOrder: Bool = false

  /// Reads a file whose first bytes are `bplist`.
  static func read(_ bytes: SourceBytes, limits: PropertyListLimits) -> (tree: BinaryTree?, findings: DiagnosticCollector) {
    var findings: DiagnosticCollector = DiagnosticCollector(limit: limits.diagnosticCount)
    guard startsLikeBinary(bytes) else {
      findings.report(.notBinary())
      return (nil, findings)
    }
    guard checkVersion(bytes, &findings), let trailer: BinaryTrailer = findTrailer(bytes, &findings) else { return (nil, findings) }
    guard trailer.count <= limits.valueCount else {
      findings.report(.limitExceeded("number of objects", limits.valueCount, at: nil))
      return (nil, findings)
    }
    var reader: BinaryReader = BinaryReader(bytes, trailer, limits)
    reader.readObjects()
    let graph: BinaryGraph = reader.readReferences()
    let expandedCount: Int = graph.expandedCount
    if expandedCount > limits.expandedValueCount {
      findings.report(.excessiveSharing(expandedCount, limits.expandedValueCount))
    }
    if reader.isOutOfOrder { reader.findOverlaps() }
    if !reader.problems.isEmpty { reader.word(&findings) }
    for number in graph.broken {
      reader.objects[number].kind = .invalid
      reader.objects[number].flags.insert(.hasError)
    }
    let tree: BinaryTree = BinaryTree(
      bytes: bytes, objects: reader.objects, count: trailer.count, top: trailer.top, referenceSize: trailer.referenceSize,
      expandedCount: expandedCount)
    return (tree, findings)
  }

  private init(_ bytes: SourceBytes, _ trailer: BinaryTrailer, _ limits: PropertyListLimits) {
    self.bytes = bytes
    self.trailer = trailer
    self.limits = limits
    base = bytes.unsafeBaseAddress
    objects = UnsafeMutablePointer<BinaryObject>.allocate(capacity: trailer.count + 1)
    // Most problems of a damaged file are told together, or not at all.
    problems = BinaryProblems(limit: max(limits.diagnosticCount, 4096))
  }

  // MARK: Header and trailer

  /// Whether the first bytes are those of the binary format in any version.
  static func startsLikeBinary(_ bytes: SourceBytes) -> Bool {
    bytes[SourceRange(0, 6)] == Array("bplist".utf8)
  }

  private static func checkVersion(_ bytes: SourceBytes, _ findings: inout DiagnosticCollector) -> Bool {
    // A shorter file is reported as cut off.
    guard bytes.count >= 8 else { return true }
    let major: UInt8 = bytes[6]
    let minor: UInt8 = bytes[7]
    if major == UInt8(ascii: "0") {
      if minor != UInt8(ascii: "0") { findings.report(.oddBinaryVersion(bytes.text(in: SourceRange(6, 8)))) }
      return true
    }
    findings.report(.unsupportedBinaryVersion(bytes.text(in: SourceRange(0, 8)), [major, minor]))
    return false
  }

  private static func findTrailer(_ bytes: SourceBytes, _ findings: inout DiagnosticCollector) -> BinaryTrailer? {
    let smallest: Int = 8 + BinaryTrailer.size
    guard bytes.count >= smallest else {
      findings.report(.binaryTooShort(bytes.count))
      return nil
    }
    let last: Int = bytes.count - BinaryTrailer.size
    let result: (trailer: BinaryTrailer?, problems: [(problem: BinaryTrailer.Problem, range: SourceRange)]) = BinaryTrailer.read(
      bytes, at: last)
    if let trailer: BinaryTrailer = result.trailer, result.problems.isEmpty { return trailer }
    // A few bytes behind the end, such as a line feed, shift the trailer: look for it further ahead.
    for start in stride(from: last - 1, through: max(8, last - 1024), by: -1) where start >= 8 {
      let shifted: (trailer: BinaryTrailer?, problems: [(problem: BinaryTrailer.Problem, range: SourceRange)]) = BinaryTrailer.read(
        bytes, at: start)
      guard let trailer: BinaryTrailer = shifted.trailer, shifted.problems.isEmpty else { continue }
      findings.report(.bytesBehindTrailer(SourceRange(start + BinaryTrailer.size, bytes.count)))
      return trailer
    }
    if let diagnostic: Diagnostic = .badTrailer(result.problems) { findings.report(diagnostic) }
    return result.trailer
  }

  // MARK: Objects

  /// A big-endian number of one to eight bytes; eight bytes can be loaded anywhere in the file because of the padding.
  @inline(__always)
  func number(at offset: Int, size: Int) -> UInt64 {
    UInt64(bigEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)) >> UInt64(truncatingIfNeeded: 64 &- 8 &* size)
  }

  /// Fills the table of objects.
  private mutating func readObjects() {
    let count: Int = trailer.count
    let table: Int = trailer.table
    let offsetSize: Int = trailer.offsetSize
    var previousEnd: Int = 8
    for index in 0..<count {
      let stated: UInt64 = number(at: table &+ index &* offsetSize, size: offsetSize)
      guard stated >= 8, stated < UInt64(table) else {
        (objects + index).initialize(to: .unreadable)
        let entry: Int = table + index * offsetSize
        problems.note(.offsetOutside(stated), index, SourceRange(entry, entry + offsetSize))
        continue
      }
      let offset: Int = Int(truncatingIfNeeded: stated)
      let (object, end): (BinaryObject, Int) = readObject(index, at: offset)
      (objects + index).initialize(to: object)
      if offset < previousEnd { isOutOfOrder = true }
      previousEnd = end
    }
    (objects + count).initialize(to: .unreadable)
  }

  /// Reads one object, which starts inside the area of objects, and returns it with the offset of its end.
  @inline(__always)
  private mutating func readObject(_ index: Int, at offset: Int) -> (BinaryObject, Int) {
    let marker: UInt8 = base[offset]
    let low: Int = Int(marker & 15)
    var content: Int = offset &+ 1
    let limit: Int = trailer.table
    var kind: PropertyListKind
    var flags: BinaryObjectFlags = []
    var size: Int
    switch marker >> 4 {
    case 0:
      size = 0
      switch marker {
      case 0x08: kind = .boolean
      case 0x09:
        kind = .boolean
        flags = .isTrue
      case 0x00:
        kind = .null
        problems.note(.null, index, SourceRange(offset, offset + 1))
      default: return unreadable(.unknownMarker(marker), index, at: offset)
      }
    case 1:
      guard low <= 4 else { return unreadable(.badIntegerWidth(marker), index, at: offset) }
      kind = .integer
      size = 1 << low
    case 2:
      guard low == 2 || low == 3 else { return unreadable(.badRealWidth(marker), index, at: offset) }
      kind = .real
      size = 1 << low
    case 3:
      guard low == 3 else { return unreadable(.badDateWidth(marker), index, at: offset) }
      kind = .date
      size = 8
    case 8:
      kind = .uid
      size = low &+ 1
    case 4, 5, 6, 0xA, 0xC, 0xD:
      let unit: Int
      switch marker >> 4 {
      case 4: (kind, unit) = (.data, 1)
      case 5: (kind, unit) = (.string, 1)
      case 6: (kind, unit, flags) = (.string, 2, .isUTF16)
      case 0xA: (kind, unit) = (.array, trailer.referenceSize)
      case 0xC: (kind, unit) = (.set, trailer.referenceSize)
      default: (kind, unit) = (.dictionary, 2 &* trailer.referenceSize)
      }
      var stated: UInt64 = UInt64(low)
      if low == 15 {
        let lengthMarker: UInt8 = base[content]
        let width: Int = 1 << Int(lengthMarker & 15)
        guard content < limit, lengthMarker >> 4 == 1, width <= 16, content &+ 1 &+ width <= limit else {
          return unreadable(.badLengthMarker(content < limit ? lengthMarker : 0), index, at: offset)
        }
        if width == 16 {
          // Some writer stored a length in sixteen bytes; the upper half must be zero.
          stated = number(at: content &+ 1, size: 8) == 0 ? number(at: content &+ 9, size: 8) : UInt64.max
        } else {
          stated = number(at: content &+ 1, size: width)
        }
        content &+= 1 &+ width
      }
      guard stated <= UInt64(truncatingIfNeeded: (limit &- content) / unit) else {
        return unreadable(.runsOutside(kind, stated), index, at: offset)
      }
      let count: Int = Int(truncatingIfNeeded: stated)
      if kind.isContainer {
        let object: BinaryObject = BinaryObject(
          offset: UInt32(truncatingIfNeeded: offset), content: UInt32(truncatingIfNeeded: content),
          count: UInt32(truncatingIfNeeded: count),
          kind: kind, flags: [])
        return (object, content &+ count &* unit)
      }
      size = count &* unit
      checkText(&flags, marker >> 4, content, size, index, offset)
    default: return unreadable(.unknownMarker(marker), index, at: offset)
    }
    guard content &+ size <= limit else { return unreadable(.objectCutOff, index, at: offset) }
    if kind == .date || size > 8 && kind != .string && kind != .data || kind == .uid && size > 4 {
      checkNumber(kind, &flags, content, size, index, offset)
    }
    let object: BinaryObject = BinaryObject(
      offset: UInt32(truncatingIfNeeded: offset), content: UInt32(truncatingIfNeeded: content), count: UInt32(truncatingIfNeeded: size),
      kind: kind, flags: flags)
    return (object, content &+ size)
  }

  @inline(never)
  private mutating func unreadable(_ kind: BinaryProblem.Kind, _ index: Int, at offset: Int) -> (BinaryObject, Int) {
    problems.note(kind, index, SourceRange(offset, offset + 1))
    var object: BinaryObject = .unreadable
    object.offset = UInt32(truncatingIfNeeded: offset)
    object.content = UInt32(truncatingIfNeeded: offset + 1)
    return (object, offset + 1)
  }

  /// Checks dates, wide integers and UIDs.
  @inline(__always)
  private mutating func checkNumber(
    _ kind: PropertyListKind, _ flags: inout BinaryObjectFlags, _ content: Int, _ size: Int, _ index: Int, _ offset: Int
  ) {
    let upper: UInt64 = size > 8 ? number(at: content, size: 8) >> UInt64(truncatingIfNeeded: 8 &* (16 &- size)) : 0
    let lower: UInt64 = size > 8 ? number(at: content &+ size &- 8, size: 8) : number(at: content, size: size)
    switch kind {
    case .date:
      let seconds: Double = Double(bitPattern: lower)
      // The years 1 to 9999, which every reader and writer holds.
      if seconds >= -63_114_076_800, seconds < 252_455_616_000 { return }
      let isFar: Bool = seconds.magnitude < 3e16
      if !isFar { flags.insert(.hasError) }
      problems.note(isFar ? .dateFarAway : .dateNotFinite, index, SourceRange(content, content + size))
    case .integer where upper != 0:
      flags.insert(.hasError)
      problems.note(
        .integerOutOfRange(PropertyListInteger(high: Int64(bitPattern: upper), low: lower)), index, SourceRange(content, content + size))
    case .uid where upper != 0 || lower > UInt64(UInt32.max):
      flags.insert(.hasError)
      problems.note(.uidOutOfRange, index, SourceRange(content, content + size))
    default: break
    }
  }

  /// Checks the content of a string or of data, which lies in the file.
  @inline(__always)
  private mutating func checkText(
    _ flags: inout BinaryObjectFlags, _ type: UInt8, _ content: Int, _ size: Int, _ index: Int, _ offset: Int
  ) {
    if type == 5 {
      if !BinaryText.isASCII(base + content, size) {
        flags.insert(.hasHighBytes)
        noteHighByte(content, size, index)
      }
    } else if type == 6, !BinaryText.hasNoSurrogates(base + content, size) {
      noteLoneSurrogate(&flags, content, size, index)
    }
    if size > limits.stringByteCount {
      flags.insert(.hasError)
      problems.note(.stringTooLong(size), index, SourceRange(offset, content + size))
    }
  }

  @inline(never)
  private mutating func noteHighByte(_ content: Int, _ size: Int, _ index: Int) {
    for offset in content..<(content + size) where base[offset] >= 0x80 {
      return problems.note(.highByte(base[offset]), index, SourceRange(offset, offset + 1))
    }
  }

  @inline(never)
  private mutating func noteLoneSurrogate(_ flags: inout BinaryObjectFlags, _ content: Int, _ size: Int, _ index: Int) {
    guard let offset: Int = BinaryText.loneSurrogate(base + content, size) else { return }
    flags.insert(.hasError)
    problems.note(
      .loneSurrogate(UInt16(base[content + offset]) << 8 | UInt16(base[content + offset + 1])), index,
      SourceRange(content + offset, content + offset + 2))
  }
}
