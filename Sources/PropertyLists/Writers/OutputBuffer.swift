import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A growing run of bytes that a writer fills, up to a limit.
///
/// It grows with `realloc`, which moves large blocks without copying on Linux, and hands its memory over without a copy. Bytes behind the
/// limit are dropped and `isOverLimit` is set.
struct OutputBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private(set) var count: Int = 0
  /// The bytes that may be used; at least `SourceBytes.padding` more are there.
  private var capacity: Int
  private let limit: Int
  private(set) var isOverLimit: Bool = false

  init(minimumCapacity: Int = 4096, limit: Int) {
    self.limit = max(0, limit)
    capacity = min(max(64, minimumCapacity), max(0, limit))
    base = OutputBuffer.resized(nil, capacity: capacity)
  }

  deinit {
    free(base)
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count &+ 1 > capacity, !grow(by: 1) { return }
    base[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start: UnsafePointer<UInt8> = bytes.baseAddress, bytes.count > 0 else { return }
    if bytes.count > capacity &- count, !grow(by: bytes.count) { return }
    memcpy(base + count, start, bytes.count)
    count &+= bytes.count
  }

  /// Appends ASCII text.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a text in UTF-8.
  mutating func append(_ text: String) {
    var text: String = text
    text.withUTF8 { append($0) }
  }

  /// Appends a byte several times.
  @inline(__always)
  mutating func append(repeating byte: UInt8, count times: Int) {
    guard times > 0 else { return }
    if times > capacity &- count, !grow(by: times) { return }
    (base + count).initialize(repeating: byte, count: times)
    count &+= times
  }

  /// Lets `body` write up to `maximum` bytes and say how many it wrote.
  @inline(__always)
  mutating func append(maximum: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if maximum > capacity &- count, !grow(by: maximum) { return }
    count &+= body(base + count)
  }

  /// Makes room for so many bytes; false, without any other effect, when the limit does not leave that much.
  @inline(__always)
  mutating func reserve(_ more: Int) -> Bool {
    more <= capacity &- count || more <= limit &- count && grow(by: more)
  }

  /// Appends the decimal digits of a number.
  mutating func append(decimal value: PropertyListInteger) {
    if let small: Int64 = value.int64 {
      append(maximum: 20) { OutputBuffer.decimal(small.magnitude, isNegative: small < 0, to: $0) }
    } else if let large: UInt64 = value.uint64 {
      append(maximum: 20) { OutputBuffer.decimal(large, isNegative: false, to: $0) }
    } else {
      append(value.description)
    }
  }

  private static func decimal(_ value: UInt64, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var length: Int = 1
    var rest: UInt64 = value
    while rest >= 10 {
      rest /= 10
      length &+= 1
    }
    let start: Int = isNegative ? 1 : 0
    if isNegative { target[0] = UInt8(ascii: "-") }
    rest = value
    var index: Int = start &+ length
    while index > start {
      index &-= 1
      target[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return start &+ length
  }

  /// Makes room for `more` bytes; false when the limit forbids it.
  @inline(never)
  private mutating func grow(by more: Int) -> Bool {
    let (needed, overflows): (Int, Bool) = count.addingReportingOverflow(more)
    guard !overflows, needed <= limit else {
      isOverLimit = true
      return false
    }
    capacity = min(max(needed, capacity &* 2), limit)
    base = OutputBuffer.resized(base, capacity: capacity)
    return true
  }

  private static func resized(_ base: UnsafeMutablePointer<UInt8>?, capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory: UnsafeMutableRawPointer = realloc(base, capacity + SourceBytes.padding) else {
      // The limit on output keeps this far from any real machine's memory; there is nothing left to report with.
      abort()
    }
    return memory.bindMemory(to: UInt8.self, capacity: capacity + SourceBytes.padding)
  }

  /// Hands the bytes over.
  consuming func finish() -> SourceBytes {
    (base + count).initialize(repeating: 0, count: SourceBytes.padding)
    let bytes: SourceBytes = SourceBytes(adopting: base, count: count) { free($0) }
    discard self
    return bytes
  }
}
