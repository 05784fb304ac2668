import Diagnostics

/// Writes `bplist00` (bundle semantics 8.5 and 8.6): the smallest sizes throughout, every distinct scalar once, the root first.
///
/// Objects are numbered as they come, a container before what it holds. The same values always give the same bytes.
struct BinaryWriter: FormatWriter, ~Copyable {
  private struct Container {
    var type: UInt8
    /// Where the references start in the list of finished references, once the container is complete.
    var start: Int
    var count: Int
  }

  private struct Frame {
    var container: Int
    /// Where the references start in the list of pending references.
    var start: Int
  }

  /// Unused: the file can be laid out only when everything is known.
  var output: OutputBuffer
  var problems: WritingProblems
  private let limit: Int
  private let usesOddSizes: Bool
  private var table: ScalarTable
  private var containers: [Container] = []
  private var frames: [Frame] = []
  /// The references of the containers that are not complete; keys and values alternate.
  private var pending: [UInt32] = []
  /// The references of complete containers; in a dictionary the keys come first.
  private var references: [UInt32] = []
  private(set) var isFinished: Bool = false

  init(_ options: PropertyListWritingOptions, sizeHint: Int) {
    limit = min(options.limits.outputByteCount, ScalarTable.limit)
    usesOddSizes = options.usesOddIntegerSizes
    output = OutputBuffer(minimumCapacity: 0, limit: options.limits.outputByteCount)
    problems = WritingProblems(limit: options.limits.diagnosticCount)
    table = ScalarTable(sizeHint: sizeHint)
    references.reserveCapacity(sizeHint / 64)
    pending.reserveCapacity(1024)
  }

  // MARK: Containers

  private mutating func begin(_ type: UInt8) {
    problems.step &+= 1
    pending.append(UInt32(truncatingIfNeeded: table.addContainer(containers.count)))
    frames.append(Frame(container: containers.count, start: pending.count))
    containers.append(Container(type: type, start: 0, count: 0))
  }

  private mutating func end(isDictionary: Bool) {
    guard let frame: Frame = frames.popLast() else { return }
    let start: Int = frame.start
    let count: Int = pending.count &- start
    containers[frame.container].start = references.count
    if isDictionary {
      containers[frame.container].count = count / 2
      var index: Int = start
      while index < start &+ count {
        references.append(pending[index])
        index &+= 2
      }
      index = start &+ 1
      while index < start &+ count {
        references.append(pending[index])
        index &+= 2
      }
    } else {
      containers[frame.container].count = count
      references.append(contentsOf: pending[start...])
    }
    pending.removeLast(count)
    // Each object takes at least two bytes, each reference at least one.
    if references.count > limit { isFinished = true }
  }

  mutating func beginDictionary(isEmpty: Bool) { begin(0xD0) }
  mutating func endDictionary(isEmpty: Bool) { end(isDictionary: true) }
  mutating func beginArray(isEmpty: Bool) { begin(0xA0) }
  mutating func endArray(isEmpty: Bool) { end(isDictionary: false) }
  mutating func beginSet(isEmpty: Bool) { begin(0xC0) }
  mutating func endSet(isEmpty: Bool) { end(isDictionary: false) }

  // MARK: Scalars

  @inline(__always)
  private mutating func scalar(maximum: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    problems.step &+= 1
    pending.append(UInt32(truncatingIfNeeded: table.add(maximum: maximum, body)))
    if table.arenaCount > limit { isFinished = true }
  }

  mutating func key(_ text: UnsafeBufferPointer<UInt8>) { string(text) }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    scalar(maximum: text.count &* 2 &+ 16) { BinaryEncoding.string(text, to: $0) }
  }

  mutating func integer(_ value: PropertyListInteger) {
    scalar(maximum: 17) { BinaryEncoding.integer(value, to: $0) }
    if value.int64 == nil, value.uint64 == nil { problems.note(.integerTooLarge(value, for: "the binary format")) }
  }

  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>) {
    scalar(maximum: 9) { BinaryEncoding.real(value, to: $0) }
  }

  mutating func boolean(_ value: Bool) {
    scalar(maximum: 1) { target in
      target[0] = value ? 0x09 : 0x08
      return 1
    }
  }

  mutating func date(_ value: PropertyListDate) {
    scalar(maximum: 9) { target in
      target[0] = 0x33
      return 1 &+ BinaryEncoding.number(value.secondsSinceReferenceDate.bitPattern, size: 8, to: target + 1)
    }
    if !(value.secondsSinceReferenceDate.magnitude < 3e16) { problems.note(.dateIsNotFinite()) }
  }

  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>) {
    scalar(maximum: bytes.count &+ 16) { target in
      let head: Int = BinaryEncoding.head(0x40, bytes.count, to: target)
      if let source: UnsafePointer<UInt8> = bytes.baseAddress { (target + head).initialize(from: source, count: bytes.count) }
      return head &+ bytes.count
    }
  }

  mutating func uid(_ value: UInt64) {
    scalar(maximum: 9) { target in
      let size: Int = BinaryEncoding.powerOfTwoSize(value)
      target[0] = 0x80 | UInt8(truncatingIfNeeded: size &- 1)
      return 1 &+ BinaryEncoding.number(value, size: size, to: target + 1)
    }
    if value > UInt64(UInt32.max) { problems.note(.uidTooLarge(value)) }
  }

  mutating func null() {
    scalar(maximum: 1) { target in
      target[0] = 0x00
      return 1
    }
    problems.note(.nullIsUnusual())
  }

  // MARK: Layout

  mutating func finishWriting() {
    let count: Int = table.count
    guard count > 0 else { return }
    let referenceSize: Int = BinaryEncoding.size(UInt64(count), odd: usesOddSizes)
    var objectsSize: Int = table.arenaCount
    for container in containers {
      objectsSize += BinaryEncoding.headSize(container.count) + container.count * referenceSize * (container.type == 0xD0 ? 2 : 1)
    }
    let tableOffset: Int = 8 + objectsSize
    let offsetSize: Int = BinaryEncoding.size(UInt64(tableOffset), odd: usesOddSizes)
    let total: Int = tableOffset + count * offsetSize + BinaryTrailer.size
    var buffer: OutputBuffer = OutputBuffer(minimumCapacity: total, limit: limit)
    buffer.append(maximum: total) { target in
      lay(out: target, count, referenceSize, offsetSize, tableOffset)
      return total
    }
    output = buffer
  }

  /// Writes header, objects, table of offsets and trailer. Stores of eight bytes run over into what is written next; the trailer is the last.
  private func lay(out target: UnsafeMutablePointer<UInt8>, _ count: Int, _ referenceSize: Int, _ offsetSize: Int, _ tableOffset: Int) {
    let header: StaticString = "bplist00"
    target.initialize(from: header.utf8Start, count: 8)
    var position: Int = 8
    var offsetPosition: Int = tableOffset
    let referenceShift: UInt64 = UInt64(64 &- 8 &* referenceSize)
    let offsetShift: UInt64 = UInt64(64 &- 8 &* offsetSize)
    references.withUnsafeBufferPointer { references in
      for number in 0..<count {
        // The place in the arena gives way to the place in the file.
        let start: Int = table.starts[number]
        table.starts[number] = position
        if start >= 0 {
          let size: Int = BinaryEncoding.objectSize(UnsafePointer(table.arena + start))
          (target + position).initialize(from: table.arena + start, count: size)
          position &+= size
          continue
        }
        let container: Container = containers[~start]
        position &+= BinaryEncoding.head(container.type, container.count, to: target + position)
        var index: Int = container.start
        let end: Int = index &+ container.count &* (container.type == 0xD0 ? 2 : 1)
        while index < end {
          BinaryEncoding.store(UInt64(references[index]) << referenceShift, at: target + position)
          position &+= referenceSize
          index &+= 1
        }
      }
    }
    for number in 0..<count {
      BinaryEncoding.store(UInt64(truncatingIfNeeded: table.starts[number]) << offsetShift, at: target + offsetPosition)
      offsetPosition &+= offsetSize
    }
    let trailer: UnsafeMutablePointer<UInt8> = target + offsetPosition
    trailer.initialize(repeating: 0, count: BinaryTrailer.size)
    trailer[6] = UInt8(truncatingIfNeeded: offsetSize)
    trailer[7] = UInt8(truncatingIfNeeded: referenceSize)
    BinaryEncoding.store(UInt64(count), at: trailer + 8)
    BinaryEncoding.store(UInt64(tableOffset), at: trailer + 24)
  }

  consuming func finish() -> SourceBytes { output.finish() }
}
