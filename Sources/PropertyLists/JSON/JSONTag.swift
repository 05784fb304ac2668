/// The tags of JSON objects that stand for values which JSON lacks. Such an object has the tag as its only key:
///
/// - `{"$date": "2024-02-29T12:00:00Z"}`, a date, with a fraction of a second where it has one. A date that has no such form is given as a
///   number of seconds since the first moment of 2001.
/// - `{"$data": "aGVsbG8="}`, bytes in base-64
/// - `{"$uid": 5}`, a UID
/// - `{"$real": "nan"}`, a real that JSON cannot spell
/// - `{"$set": [1, 2]}`, a set
/// - `{"$literal": {"$date": "x"}}`, the inner object as it stands, which is no tag
enum JSONTag: String, CaseIterable {
  case date = "$date"
  case data = "$data"
  case uid = "$uid"
  case real = "$real"
  case set = "$set"
  case literal = "$literal"

  /// The tag that a key names; nil for any other key.
  static func tag(_ key: UnsafeBufferPointer<UInt8>) -> JSONTag? {
    guard key.count >= 4, key.count <= 8, key[0] == UInt8(ascii: "$") else { return nil }
    return JSONTag(rawValue: String(decoding: key, as: UTF8.self))
  }

  /// Reads the text of a `$date`: an XML date with an optional fraction of a second, or `nan`, `inf`, `-inf`.
  static func date(_ text: UnsafeBufferPointer<UInt8>) -> PropertyListDate? {
    if case .success(let date) = DateText.parse(text) { return date }
    guard text.count >= 22, text.count <= 80, text[text.count - 1] == UInt8(ascii: "Z"),
      let point: Int = text.lastIndex(of: UInt8(ascii: "."))
    else {
      if text.count <= 9, case .success(let special) = RealText.parse(text), !special.isFinite {
        return PropertyListDate(secondsSinceReferenceDate: special)
      }
      return nil
    }
    let digits: Slice<UnsafeBufferPointer<UInt8>> = text[(point + 1)..<(text.count - 1)]
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }),
      let fraction: Double = Double("0." + String(decoding: digits, as: UTF8.self))
    else { return nil }
    var whole: [UInt8] = Array(text[..<point])
    whole.append(UInt8(ascii: "Z"))
    guard case .success(let date) = whole.withUnsafeBufferPointer(DateText.parse) else { return nil }
    return PropertyListDate(secondsSinceReferenceDate: date.secondsSinceReferenceDate + fraction)
  }

  /// The text of a `$date` that reads back to exactly the same date; nil where there is none.
  static func text(_ date: PropertyListDate) -> String? {
    let seconds: Double = date.secondsSinceReferenceDate
    guard seconds.isFinite else { return seconds.isNaN ? "nan" : seconds > 0 ? "inf" : "-inf" }
    guard let whole: String = DateText.format(date) else { return nil }
    let fraction: Double = seconds - seconds.rounded(.down)
    let result: String
    if fraction == 0 {
      result = whole
    } else {
      let digits: String = fraction.description
      guard digits.hasPrefix("0."), !digits.contains("e") else { return nil }
      result = "\(whole.dropLast())\(digits.dropFirst(1))Z"
    }
    let bytes: [UInt8] = Array(result.utf8)
    let back: PropertyListDate? = bytes.withUnsafeBufferPointer { JSONTag.date($0) }
    return back == date ? result : nil
  }
}
