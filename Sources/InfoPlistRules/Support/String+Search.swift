extension String {
  /// Whether some words occur in the text, compared byte by byte. In this module it takes the place of the standard library's search, which
  /// compares characters and takes many times as long.
  func contains(_ words: String) -> Bool { self[...].contains(words) }
}

extension Substring {
  /// Whether some words occur in the text, compared byte by byte.
  func contains(_ words: String) -> Bool {
    var text: Substring = self
    var words: String = words
    return text.withUTF8 { bytes in
      words.withUTF8 { wanted in
        guard let first: UInt8 = wanted.first else { return true }
        guard bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { start in
          bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
      }
    }
  }
}
