/// The head of an answer of HTTP/1: only what decides about redirects.
struct AnswerHead: Sendable, Hashable {
  let status: Int
  let location: String?

  /// Whether the answer sends the client elsewhere.
  var redirect: String? { [301, 302, 303, 307, 308].contains(status) ? location : nil }

  /// Reads a head that ends with an empty line; nil when it is not HTTP.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines: [String] = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    guard let first: String = lines.first, first.hasPrefix("HTTP/1.") else { return nil }
    let words: [Substring] = first.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[1].count == 3, let status: Int = Int(words[1]), (100...599).contains(status) else { return nil }
    self.status = status
    location = lines.dropFirst().first { $0.lowercased().hasPrefix("location:") }.map { line in
      let value: Substring = line.dropFirst(9).drop { $0 == " " || $0 == "\t" }
      return String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }

  /// The number of bytes up to and with the empty line after `start`; nil when it has not come yet.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var index: Int = max(start, 0)
    while index < bytes.count {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return index + 2 }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return index + 3 }
      }
      index += 1
    }
    return nil
  }
}
