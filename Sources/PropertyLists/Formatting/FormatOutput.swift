import Diagnostics

/// What a formatter writes: runs of the old text, and new bytes.
struct FormatOutput {
  private enum Piece {
    case source(Range<Int>)
    case bytes([UInt8])
  }

  private let text: SourceBytes
  private var pieces: [Piece] = []

  init(_ text: SourceBytes) {
    self.text = text
  }

  var isEmpty: Bool { pieces.isEmpty }

  mutating func append(_ range: Range<Int>) {
    if !range.isEmpty { pieces.append(.source(range)) }
  }

  mutating func append(_ bytes: [UInt8]) {
    if !bytes.isEmpty { pieces.append(.bytes(bytes)) }
  }

  mutating func append(_ bytes: String) {
    append(Array(bytes.utf8))
  }

  /// The new text.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    text.withUnsafeBytes { buffer in
      for piece in pieces {
        switch piece {
        case .source(let range): result.append(contentsOf: buffer[range.clamped(to: 0..<buffer.count)])
        case .bytes(let bytes): result.append(contentsOf: bytes)
        }
      }
    }
    return result
  }

  /// The edits that lead from the old text to the new one. Text that moved backwards counts as new.
  var edits: EditSet {
    var result: [TextEdit] = []
    var position: Int = 0
    var replacement: [UInt8] = []
    func finish(_ upper: Int) {
      let edit: TextEdit = TextPieces.trimmed(position..<upper, replacement, in: text)
      if !edit.range.isEmpty || !edit.replacement.isEmpty { result.append(edit) }
      replacement = []
    }
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): replacement += bytes
      case .source(let range):
        guard range.lowerBound >= position else {
          replacement += text[SourceRange(range)]
          continue
        }
        finish(range.lowerBound)
        position = range.upperBound
      }
    }
    finish(text.count)
    return EditSet(result) ?? .none
  }
}
