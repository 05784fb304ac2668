/// Text edits of one file that do not overlap, in the order of their ranges.
public struct EditSet: Hashable, Sendable {
  /// The edits, sorted by range. Insertions at one offset keep the order in which they were given.
  public let edits: [TextEdit]

  /// Sorts the edits; nil when two of them overlap.
  public init?(_ edits: [TextEdit]) {
    let sorted: [TextEdit] = edits.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element)
    for (edit, next) in zip(sorted, sorted.dropFirst()) where next.range.lowerBound < edit.range.upperBound {
      return nil
    }
    self.edits = sorted
  }

  /// No edit at all.
  public static let none: EditSet = EditSet(checked: [])

  private init(checked edits: [TextEdit]) {
    self.edits = edits
  }

  /// Whether nothing is edited.
  public var isEmpty: Bool { edits.isEmpty }

  /// The edited text. Ranges outside the text are cut to it.
  public func applied(to bytes: SourceBytes) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
      var result: [UInt8] = []
      result.reserveCapacity(buffer.count + edits.reduce(0) { $0 + $1.replacement.count })
      var position: Int = 0
      for edit in edits {
        let range: Range<Int> = edit.range.range.clamped(to: position..<max(position, buffer.count))
        result.append(contentsOf: buffer[position..<range.lowerBound])
        result.append(contentsOf: edit.replacement)
        position = range.upperBound
      }
      result.append(contentsOf: buffer[position..<buffer.count])
      return result
    }
  }

  /// The edits that bring the edited text back to `bytes`, the text before.
  public func inverse(of bytes: SourceBytes) -> EditSet {
    var shift: Int = 0
    var inverted: [TextEdit] = []
    for edit in edits {
      let start: Int = edit.range.lowerBound + shift
      inverted.append(TextEdit(replacing: SourceRange(start, start + edit.replacement.count), with: bytes[edit.range]))
      shift += edit.replacement.count - edit.range.count
    }
    return EditSet(checked: inverted)
  }
}
