import Diagnostics

/// A text that came from another one by several rounds of edits: runs of the first text, and new bytes between them.
struct TextPieces {
  private enum Piece {
    case kept(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }
  }

  private let original: SourceBytes
  private var pieces: [Piece]

  init(_ original: SourceBytes) {
    self.original = original
    pieces = [.kept(0..<original.count)]
  }

  /// Makes one more round of edits, whose ranges refer to the present text.
  mutating func apply(_ edits: EditSet) {
    var rest: ArraySlice<Piece> = pieces[...]
    var result: [Piece] = []
    var position: Int = 0
    for edit in edits.edits {
      TextPieces.take(edit.range.lowerBound - position, from: &rest) { result.append($0) }
      TextPieces.take(edit.range.count, from: &rest) { _ in }
      if !edit.replacement.isEmpty { result.append(.new(edit.replacement)) }
      position = edit.range.upperBound
    }
    result.append(contentsOf: rest)
    pieces = result
  }

  private static func take(_ count: Int, from rest: inout ArraySlice<Piece>, _ body: (Piece) -> Void) {
    var count: Int = count
    while count > 0, let piece: Piece = rest.popFirst() {
      if piece.count <= count {
        count -= piece.count
        body(piece)
        continue
      }
      switch piece {
      case .kept(let range):
        body(.kept(range.lowerBound..<range.lowerBound + count))
        rest = [.kept(range.lowerBound + count..<range.upperBound)] + rest
      case .new(let bytes):
        body(.new(Array(bytes[..<count])))
        rest = [.new(Array(bytes[count...]))] + rest
      }
      count = 0
    }
  }

  /// The present text.
  var text: SourceBytes {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    original.withUnsafeBytes { buffer in
      for piece in pieces {
        switch piece {
        case .kept(let range): bytes.append(contentsOf: buffer[range])
        case .new(let new): bytes.append(contentsOf: new)
        }
      }
    }
    return SourceBytes(bytes)
  }

  /// The edits that lead from the first text to the present one, each with its equal ends cut off.
  var edits: EditSet {
    var result: [TextEdit] = []
    var position: Int = 0
    var replacement: [UInt8] = []
    func finish(_ upperBound: Int) {
      let edit: TextEdit = TextPieces.trimmed(position..<upperBound, replacement, in: original)
      if !edit.range.isEmpty || !edit.replacement.isEmpty { result.append(edit) }
      replacement = []
    }
    for piece in pieces {
      switch piece {
      case .kept(let range):
        guard !range.isEmpty else { continue }
        finish(range.lowerBound)
        position = range.upperBound
      case .new(let bytes): replacement.append(contentsOf: bytes)
      }
    }
    finish(original.count)
    return EditSet(result) ?? .none
  }

  /// Cuts off what both ends have in common, without cutting through a character.
  static func trimmed(_ range: Range<Int>, _ replacement: [UInt8], in original: SourceBytes) -> TextEdit {
    var lower: Int = range.lowerBound
    var upper: Int = range.upperBound
    var start: Int = 0
    var end: Int = replacement.count
    while lower < upper, start < end, original[lower] == replacement[start] {
      lower += 1
      start += 1
    }
    while start > 0,
      start < replacement.count && TextPieces.isInside(replacement[start]) || lower < original.count && TextPieces.isInside(original[lower])
    {
      lower -= 1
      start -= 1
    }
    while upper > lower, end > start, original[upper - 1] == replacement[end - 1] {
      upper -= 1
      end -= 1
    }
    while end < replacement.count, TextPieces.isInside(replacement[end]) {
      upper += 1
      end += 1
    }
    return TextEdit(replacing: SourceRange(lower, upper), with: Array(replacement[start..<end]))
  }

  private static func isInside(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
