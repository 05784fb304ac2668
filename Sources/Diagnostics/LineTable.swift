/// The place of a byte in a text: line and column, both counted from one.
public struct LineColumn: Hashable, Sendable, Comparable {
  /// The line, from one. LF, CR and CR LF each end one line.
  public var line: Int
  /// The column, from one, in Unicode scalars.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places by line, then by column.
  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a UTF-8 text starts. Building it reads the text once; each look-up is a binary search.
public struct LineTable: Sendable {
  /// The text that the table describes.
  public let bytes: SourceBytes
  /// The offset of the first byte of each line; the first entry is zero.
  public let lineStarts: [Int]

  /// Reads the text once and notes its line starts.
  public init(_ bytes: SourceBytes) {
    self.bytes = bytes
    var starts: [Int] = [0]
    bytes.withUnsafeBytes { buffer in
      var offset: Int = 0
      while offset < buffer.count {
        let byte: UInt8 = buffer[offset]
        offset += 1
        if byte == 0x0A {
          starts.append(offset)
        } else if byte == 0x0D {
          if offset < buffer.count, buffer[offset] == 0x0A { offset += 1 }
          starts.append(offset)
        }
      }
    }
    lineStarts = starts
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The line that holds an offset, from one.
  public func line(at offset: Int) -> Int {
    var low: Int = 0
    var high: Int = lineStarts.count
    while low + 1 < high {
      let middle: Int = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of an offset; an offset behind the end counts as the end.
  public func place(at offset: Int) -> LineColumn {
    let offset: Int = min(max(0, offset), bytes.count)
    let line: Int = line(at: offset)
    var column: Int = 1
    for index in lineStarts[line - 1]..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return LineColumn(line: line, column: column)
  }

  /// The column of an offset in UTF-16 code units, from one, as editors and SARIF count.
  public func utf16Column(at offset: Int) -> Int {
    let offset: Int = min(max(0, offset), bytes.count)
    var column: Int = 1
    for index in lineStarts[line(at: offset) - 1]..<offset {
      let byte: UInt8 = bytes[index]
      if byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
    }
    return column
  }

  /// The bytes of a line, from one, without its line end; nil when there is no such line.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start: Int = lineStarts[line - 1]
    var end: Int = line < lineStarts.count ? lineStarts[line] : bytes.count
    if end > start, bytes[end - 1] == 0x0A, line < lineStarts.count { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D, line < lineStarts.count { end -= 1 }
    return SourceRange(start, end)
  }
}
