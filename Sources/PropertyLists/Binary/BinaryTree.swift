import Diagnostics

/// The checked object table of a binary property list. It never changes.
///
/// Nodes are object numbers. Every container lies inside the file, references lead to objects, no chain of references is a cycle, and chains
/// are at most as long as the nesting limit: the reader marks a container that breaks this `.invalid`. One more object, `unreadable`,
/// stands behind the last one for references that lead nowhere.
final class BinaryTree: Sendable {
  let bytes: SourceBytes
  /// The number of objects in the file.
  let count: Int
  /// The number of the root object.
  let top: Int
  /// The bytes of a reference, 1...8.
  let referenceSize: Int
  /// How many values, keys included, there are when shared objects count each time they occur; saturated.
  let expandedCount: Int
  nonisolated(unsafe) let objects: UnsafePointer<BinaryObject>
  private let referenceShift: UInt64
  nonisolated(unsafe) private let base: UnsafePointer<UInt8>

  /// Takes over `count + 1` objects, which `deallocate` releases.
  init(bytes: SourceBytes, objects: UnsafeMutablePointer<BinaryObject>, count: Int, top: Int, referenceSize: Int, expandedCount: Int) {
    self.bytes = bytes
    self.objects = UnsafePointer(objects)
    self.count = count
    self.top = top
    self.referenceSize = referenceSize
    self.expandedCount = expandedCount
    referenceShift = UInt64(64 - 8 * referenceSize)
    base = bytes.unsafeBaseAddress
  }

  deinit {
    objects.deallocate()
  }

  /// An object, by a number that came from this tree.
  @inline(__always)
  subscript(number: Int) -> BinaryObject {
    precondition(number >= 0 && number <= count)
    return objects[number]
  }

  /// The object number at a position of a container's list of references, which was checked to lie in the file. In a dictionary the keys come
  /// first.
  @inline(__always)
  func reference(_ position: Int, of container: BinaryObject) -> Int {
    let address: UnsafePointer<UInt8> = base + (Int(container.content) &+ position &* referenceSize)
    let number: UInt64 = UInt64(bigEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self)) >> referenceShift
    return number < UInt64(count) ? Int(truncatingIfNeeded: number) : count
  }

  /// The bytes of an object, marker and length included.
  func range(of object: BinaryObject) -> SourceRange {
    let size: Int =
      switch object.kind {
      case .dictionary: Int(object.count) * referenceSize * 2
      case .array, .set: Int(object.count) * referenceSize
      default: Int(object.count)
      }
    return SourceRange(Int(object.offset), min(Int(object.content) + size, bytes.count))
  }

  /// The content of a scalar.
  @inline(__always)
  func content(of object: BinaryObject) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(object.content), count: Int(object.count))
  }

  /// The text of a string object; nil for other kinds.
  func string(at number: Int) -> String? {
    let object: BinaryObject = self[number]
    guard object.kind == .string else { return nil }
    return withText(of: object) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 bytes of a string object, without copying where it is ASCII.
  @inline(__always)
  func withText<Result>(of object: BinaryObject, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let content: UnsafeBufferPointer<UInt8> = content(of: object)
    if object.flags.isDisjoint(with: [.isUTF16, .hasHighBytes]) { return body(content) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count * 2) { buffer in
      let length: Int = BinaryTree.decode(content, isUTF16: object.flags.contains(.isUTF16), to: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }

  /// Writes UTF-16 or Latin 1 as UTF-8 and returns the length; a lone surrogate becomes U+FFFD. `target` has twice the bytes of the content.
  private static func decode(_ content: UnsafeBufferPointer<UInt8>, isUTF16: Bool, to target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let output: UnsafeMutablePointer<UInt8> = target.baseAddress, let input: UnsafePointer<UInt8> = content.baseAddress else {
      return 0
    }
    var length: Int = 0
    var index: Int = 0
    let width: Int = isUTF16 ? 2 : 1
    let end: Int = content.count / width * width
    while index < end {
      var scalar: UInt32 = isUTF16 ? UInt32(input[index]) << 8 | UInt32(input[index &+ 1]) : UInt32(input[index])
      index &+= width
      if scalar & 0xF800 == 0xD800 {
        let low: UInt32 = index < end ? UInt32(input[index]) << 8 | UInt32(input[index &+ 1]) : 0
        if scalar < 0xDC00, low & 0xFC00 == 0xDC00 {
          scalar = 0x10000 &+ (scalar & 0x3FF) << 10 &+ (low & 0x3FF)
          index &+= 2
        } else {
          scalar = 0xFFFD
        }
      }
      if scalar < 0x80 {
        output[length] = UInt8(truncatingIfNeeded: scalar)
        length &+= 1
      } else if scalar < 0x800 {
        output[length] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
        output[length &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        length &+= 2
      } else if scalar < 0x10000 {
        output[length] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
        output[length &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        output[length &+ 2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        length &+= 3
      } else {
        output[length] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        output[length &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
        output[length &+ 2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        output[length &+ 3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        length &+= 4
      }
    }
    return length
  }
}

/// Scalars.
extension BinaryTree {
  /// The value of an object that is no container; nil for others.
  func scalar(at number: Int) -> PropertyListValue? {
    let object: BinaryObject = self[number]
    switch object.kind {
    case .dictionary, .array, .set, .invalid: return nil
    case .string: return string(at: number).map(PropertyListValue.string)
    case .integer: return .integer(integer(object))
    case .real: return .real(PropertyListReal(real(object)))
    case .boolean: return .boolean(object.flags.contains(.isTrue))
    case .date: return .date(PropertyListDate(secondsSinceReferenceDate: real(object)))
    case .data: return .data(Array(content(of: object)))
    case .uid: return .uid(unsigned(object))
    case .null: return .null
    }
  }

  /// The number of an integer object: one, two and four bytes are unsigned, eight and sixteen have a sign.
  @inline(__always)
  func integer(_ object: BinaryObject) -> PropertyListInteger {
    let number: UInt64 = unsigned(object)
    switch object.count {
    case 16:
      let high: UInt64 = UnsafeRawPointer(base + Int(object.content)).loadUnaligned(as: UInt64.self)
      return PropertyListInteger(high: Int64(bitPattern: UInt64(bigEndian: high)), low: number)
    case 8: return PropertyListInteger(Int64(bitPattern: number))
    default: return PropertyListInteger(number)
    }
  }

  /// The number of a real or date object.
  @inline(__always)
  func real(_ object: BinaryObject) -> Double {
    let bits: UInt64 = unsigned(object)
    return object.count == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// The last eight bytes of a scalar, or as many as there are, most significant first.
  @inline(__always)
  func unsigned(_ object: BinaryObject) -> UInt64 {
    let size: Int = Int(object.count)
    if size == 0 { return 0 }
    if size >= 8 {
      let word: UInt64 = UnsafeRawPointer(base + (Int(object.content) &+ size &- 8)).loadUnaligned(as: UInt64.self)
      return UInt64(bigEndian: word)
    }
    let word: UInt64 = UnsafeRawPointer(base + Int(object.content)).loadUnaligned(as: UInt64.self)
    return UInt64(bigEndian: word) >> UInt64(64 &- 8 &* size)
  }
}
