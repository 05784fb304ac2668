extension String {
  /// Whether some words occur in the text, compared byte by byte. In this module it takes the place of the standard library's search, which
  /// compares characters and takes many times as long.
  func contains(_ words: String) -> Bool { self[...].contains(words) }

  /// Where some words occur first in the text, compared byte by byte.
  func firstRange(of words: String) -> Range<Index>? { self[...].firstRange(of: words) }
}

extension Substring {
  /// Whether some words occur in the text, compared byte by byte.
  func contains(_ words: String) -> Bool { offset(of: words) != nil }

  /// Where some words occur first in the text, compared byte by byte.
  func firstRange(of words: String) -> Range<Index>? {
    guard let offset: Int = offset(of: words) else { return nil }
    let start: Index = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: words.utf8.count)
  }

  /// How many bytes stand before the first occurrence of some words.
  private func offset(of words: String) -> Int? {
    var text: Substring = self
    var words: String = words
    return text.withUTF8 { bytes in
      words.withUTF8 { wanted in
        guard let first: UInt8 = wanted.first else { return 0 }
        guard bytes.count >= wanted.count else { return nil }
        return (0...(bytes.count - wanted.count)).first { start in
          bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
      }
    }
  }
}
