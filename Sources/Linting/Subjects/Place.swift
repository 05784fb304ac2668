public import Diagnostics
public import PropertyLists

/// What a finding is about: bytes of a file and a place in its tree.
public struct Place: Sendable, Hashable {
  /// The bytes; nil for the file as a whole.
  public var range: SourceRange?
  /// The place in the tree; nil where no value is concerned.
  public var path: PropertyListPath?

  /// States a place.
  public init(range: SourceRange?, path: PropertyListPath? = nil) {
    self.range = range
    self.path = path
  }

  /// The file as a whole.
  public static let file: Place = Place(range: nil)

  /// Some bytes.
  public static func range(_ range: SourceRange) -> Place { Place(range: range) }

  /// A key, without its markup; the value where there is no key.
  public static func key(_ value: PlacedValue) -> Place {
    Place(range: value.keyRange.map { inner($0, in: value.node.document) } ?? value.node.range, path: value.path)
  }

  /// A value with its markup.
  public static func value(_ value: PlacedValue) -> Place {
    Place(range: value.node.range, path: value.path)
  }

  /// The text inside a string or another scalar, without its markup.
  public static func content(_ value: PlacedValue) -> Place {
    Place(range: value.kind.isContainer ? value.node.range : inner(value.node.range, in: value.node.document), path: value.path)
  }

  /// The start of a container: where something is missing from it.
  public static func opening(of value: PlacedValue) -> Place {
    let document: PropertyListDocument = value.node.document
    let range: SourceRange = value.node.range
    guard document.format == .xml else {
      return Place(range: SourceRange(range.lowerBound, min(range.lowerBound + 1, range.upperBound)), path: value.path)
    }
    var end: Int = range.lowerBound
    while end < range.upperBound, document.text[end] != UInt8(ascii: ">") { end += 1 }
    return Place(range: SourceRange(range.lowerBound, min(end + 1, range.upperBound)), path: value.path)
  }

  /// The range between the tags or quotes of a scalar.
  private static func inner(_ range: SourceRange, in document: PropertyListDocument) -> SourceRange {
    let text: SourceBytes = document.text
    var low: Int = range.lowerBound
    var high: Int = range.upperBound
    switch document.format {
    case .xml:
      guard text[high - 2] != UInt8(ascii: "/"), text[low] == UInt8(ascii: "<") else { return range }
      while low < high, text[low] != UInt8(ascii: ">") { low += 1 }
      while high > low + 1, text[high - 1] != UInt8(ascii: "<") { high -= 1 }
      return low + 1 <= high - 1 ? SourceRange(low + 1, high - 1) : range
    case .openStep, .strings, .json:
      let quote: UInt8 = text[low]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), high - low >= 2, text[high - 1] == quote else { return range }
      low += 1
      high -= 1
      return SourceRange(low, high)
    case .binary: return range
    }
  }
}
