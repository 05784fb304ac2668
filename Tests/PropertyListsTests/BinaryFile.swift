import Diagnostics
import PropertyLists

/// A binary property list put together by hand, so that each part can be wrong.
struct BinaryFile {
  var header: String = "bplist00"
  var objects: [[UInt8]]
  var top: UInt64 = 0
  var offsetSize: Int = 1
  var referenceSize: Int = 1
  /// Instead of the real ones.
  var offsets: [UInt64]?
  var count: UInt64?
  var table: UInt64?
  var gap: Int = 0
  var tail: [UInt8] = []

  init(_ objects: [[UInt8]]) {
    self.objects = objects
  }

  var bytes: [UInt8] {
    var result: [UInt8] = Array(header.utf8)
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(result.count))
      result += object
    }
    let tableOffset: UInt64 = UInt64(result.count)
    for place in offsets ?? places { result += BinaryFile.number(place, offsetSize) }
    result += Array(repeating: 0, count: gap)
    result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    result += BinaryFile.number(count ?? UInt64(objects.count), 8)
    result += BinaryFile.number(top, 8)
    result += BinaryFile.number(table ?? tableOffset, 8)
    return result + tail
  }

  var document: PropertyListDocument { PropertyListDocument(reading: SourceBytes(bytes)) }

  static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}
