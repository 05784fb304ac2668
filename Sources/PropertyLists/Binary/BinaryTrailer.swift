import Diagnostics

/// The last 32 bytes of a binary property list, which say where the table of offsets is.
struct BinaryTrailer {
  static let size: Int = 32

  /// The offset of the trailer.
  var start: Int
  var offsetSize: Int
  var referenceSize: Int
  var count: Int
  var top: Int
  var table: Int

  /// What is wrong with a trailer. All but the last two leave nothing to read.
  enum Problem {
    case badOffsetSize(Int)
    case badReferenceSize(Int)
    case noObjects
    case badTable(UInt64)
    case tableTooLong(UInt64)
    case badTop(UInt64, UInt64)
    /// Bytes stand between the table and the trailer.
    case gap(Int)
    /// The sizes cannot hold all numbers.
    case sizeTooSmall(String)

    var isFatal: Bool {
      switch self {
      case .gap, .sizeTooSmall: false
      default: true
      }
    }
  }

  /// Reads the trailer at an offset, which lies at least eight bytes from the start and 32 from the end.
  static func read(_ bytes: SourceBytes, at start: Int) -> (trailer: BinaryTrailer?, problems: [(problem: Problem, range: SourceRange)]) {
    func number(_ offset: Int) -> UInt64 {
      UInt64(bigEndian: UnsafeRawPointer(bytes.unsafeBaseAddress + (start + offset)).loadUnaligned(as: UInt64.self))
    }
    func place(_ offset: Int, _ length: Int) -> SourceRange { SourceRange(start + offset, start + offset + length) }
    var problems: [(problem: Problem, range: SourceRange)] = []
    let offsetSize: Int = Int(bytes[start + 6])
    let referenceSize: Int = Int(bytes[start + 7])
    let count: UInt64 = number(8)
    let top: UInt64 = number(16)
    let table: UInt64 = number(24)
    if offsetSize < 1 || offsetSize > 8 { problems.append((.badOffsetSize(offsetSize), place(6, 1))) }
    if referenceSize < 1 || referenceSize > 8 { problems.append((.badReferenceSize(referenceSize), place(7, 1))) }
    if count == 0 { problems.append((.noObjects, place(8, 8))) }
    if table < 9 || table >= UInt64(start) {
      problems.append((.badTable(table), place(24, 8)))
    } else if offsetSize >= 1, offsetSize <= 8, count > (UInt64(start) - table) / UInt64(offsetSize) {
      problems.append((.tableTooLong(count), place(8, 8)))
    }
    if count > 0, top >= count { problems.append((.badTop(top, count), place(16, 8))) }
    guard problems.isEmpty else { return (nil, problems) }
    // All numbers are below the size of the file now.
    let trailer: BinaryTrailer = BinaryTrailer(
      start: start, offsetSize: offsetSize, referenceSize: referenceSize, count: Int(count), top: Int(top), table: Int(table))
    let tableEnd: Int = trailer.table + trailer.count * offsetSize
    if tableEnd != start { problems.append((.gap(start - tableEnd), SourceRange(tableEnd, start))) }
    if offsetSize < 8, table >> UInt64(8 * offsetSize) != 0 { problems.append((.sizeTooSmall("offsets"), place(6, 1))) }
    if referenceSize < 8, count >> UInt64(8 * referenceSize) != 0 { problems.append((.sizeTooSmall("references"), place(7, 1))) }
    return (trailer, problems)
  }
}
