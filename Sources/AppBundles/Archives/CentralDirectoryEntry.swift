import Diagnostics

/// One entry of a central directory as it is written, with its 64-bit sizes put in place.
struct CentralDirectoryEntry {
  var flags: Int
  var method: Int
  var checksum: UInt32
  var compressedSize: Int
  var size: Int
  var headerOffset: Int
  var madeBy: Int
  var attributes: Int
  var name: [UInt8]
  /// A name in UTF-8 that an extra field gives beside the old one, with the checksum of the old one.
  var unicodeName: (text: [UInt8], checksum: UInt32)?

  static let fixedCount: Int = 46

  /// The number of bytes of the entry whose fixed part starts at `offset`; nil where none starts.
  static func byteCount(_ bytes: [UInt8], _ offset: Int) -> Int? {
    let order: ByteOrder = .little
    guard bytes.count - offset >= fixedCount, order.uint32(bytes, offset) == 0x0201_4B50 else { return nil }
    return fixedCount + order.uint16(bytes, offset + 28) + order.uint16(bytes, offset + 30) + order.uint16(bytes, offset + 32)
  }

  /// Reads an entry that lies in `bytes` completely.
  init(_ bytes: [UInt8], _ offset: Int) {
    let order: ByteOrder = .little
    madeBy = order.uint16(bytes, offset + 4) >> 8
    flags = order.uint16(bytes, offset + 8)
    method = order.uint16(bytes, offset + 10)
    checksum = UInt32(order.uint32(bytes, offset + 16))
    compressedSize = order.uint32(bytes, offset + 20)
    size = order.uint32(bytes, offset + 24)
    attributes = order.uint32(bytes, offset + 38)
    headerOffset = order.uint32(bytes, offset + 42)
    let nameCount: Int = order.uint16(bytes, offset + 28)
    let extraStart: Int = offset + Self.fixedCount + nameCount
    name = Array(bytes[(offset + Self.fixedCount)..<extraStart])
    let extra: [UInt8] = Array(bytes[extraStart..<(extraStart + order.uint16(bytes, offset + 30))])
    readExtra(extra)
  }

  private mutating func readExtra(_ extra: [UInt8]) {
    let order: ByteOrder = .little
    var position: Int = 0
    while extra.count - position >= 4 {
      let id: Int = order.uint16(extra, position)
      let end: Int = min(extra.count, position + 4 + order.uint16(extra, position + 2))
      var field: Int = position + 4
      switch id {
      case 0x0001:
        // Only the numbers that do not fit stand here, in a fixed order.
        for path: WritableKeyPath<Self, Int> in [\.size, \.compressedSize, \.headerOffset]
        where self[keyPath: path] == 0xFFFF_FFFF && end - field >= 8 {
          self[keyPath: path] = order.offset64(extra, field)
          field += 8
        }
      case 0x7075 where end - field > 5 && extra[field] == 1:
        unicodeName = (Array(extra[(field + 5)..<end]), UInt32(order.uint32(extra, field + 1)))
      default: break
      }
      position = end
    }
  }

  /// Type and rights, where the entry was made on a Unix system.
  var unixMode: UInt16? {
    guard madeBy == 3 || madeBy == 19 else { return nil }
    let mode: Int = attributes >> 16
    return mode == 0 ? nil : UInt16(truncatingIfNeeded: mode)
  }

  var kind: FileKind {
    if let mode: UInt16 = unixMode {
      switch mode & 0o170000 {
      case 0o040000: return .directory
      case 0o120000: return .symbolicLink
      case 0o100000, 0: break
      default: return .other
      }
    }
    return name.last == 0x2F || madeBy == 0 && attributes & 0x10 != 0 ? .directory : .file
  }

  var isEncrypted: Bool { flags & 0x2041 != 0 }

  /// The name as text, and whether it claims to be UTF-8 and is not.
  func text(with inflater: any Inflater) -> (name: String, isBroken: Bool) {
    if let unicodeName, name.withUnsafeBytes({ inflater.checksum(of: $0, continuing: 0) }) == unicodeName.checksum,
      let text: String = String(validating: unicodeName.text, as: UTF8.self)
    {
      return (text, false)
    }
    // Apple's tools write UTF-8 without saying so.
    if let text: String = String(validating: name, as: UTF8.self) { return (text, false) }
    return flags & 0x800 != 0 ? (String(decoding: name, as: UTF8.self), true) : (CodePage437.text(name), false)
  }
}
