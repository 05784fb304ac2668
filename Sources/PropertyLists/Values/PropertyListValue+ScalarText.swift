extension PropertyListValue {
  /// A scalar as bare text: strings as they are, numbers in digits (reals in their own spelling or the shortest one that reads back equal),
  /// dates as ISO 8601 in UTC with a fraction only where there is one, data in base-64 on one line; nil for containers.
  public var scalarText: String? {
    switch self {
    case .dictionary, .array, .set: nil
    case .string(let text): text
    case .integer(let number): number.description
    case .real(let number): number.description
    case .boolean(let value): value ? "true" : "false"
    case .date(let date): date.description
    case .data(let bytes): Base64Text.encode(bytes)
    case .uid(let number): String(number)
    case .null: "null"
    }
  }
}

extension PropertyListReal: CustomStringConvertible {
  /// The spelling of the file, else the shortest decimal number that reads back equal: `1`, `0.1`, `nan`, `+infinity`.
  public var description: String {
    if let spelling { return spelling }
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    if value == value.rounded(), value.magnitude < 1e15 { return value == 0 && value.sign == .minus ? "-0" : String(Int64(value)) }
    return String(value)
  }
}

extension PropertyListDate: CustomStringConvertible {
  /// `2024-02-29T12:00:00Z`, with a fraction of a second where there is one; the bare number of seconds when no calendar reaches that far.
  public var description: String {
    let whole: Double = secondsSinceReferenceDate.rounded(.down)
    guard let text: String = DateText.format(PropertyListDate(secondsSinceReferenceDate: whole)) else {
      return "\(secondsSinceReferenceDate) seconds since 2001-01-01T00:00:00Z"
    }
    guard whole != secondsSinceReferenceDate else { return text }
    // Nine digits are below the resolution of a double for any date of this age.
    let nanoseconds: Int = min(999_999_999, Int(((secondsSinceReferenceDate - whole) * 1e9).rounded()))
    let digits: String = String(nanoseconds)
    var fraction: String = String(repeating: "0", count: 9 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? text : text.dropLast() + ".\(fraction)Z"
  }
}

extension Base64Text {
  /// Bytes in base-64, on one line.
  static func encode(_ bytes: some Collection<UInt8>) -> String {
    let alphabet: [UInt8] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var iterator = bytes.makeIterator()
    while let first: UInt8 = iterator.next() {
      let second: UInt8? = iterator.next()
      let third: UInt8? = second == nil ? nil : iterator.next()
      let group: Int = Int(first) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
      result.append(alphabet[group >> 18 & 63])
      result.append(alphabet[group >> 12 & 63])
      result.append(second == nil ? UInt8(ascii: "=") : alphabet[group >> 6 & 63])
      result.append(third == nil ? UInt8(ascii: "=") : alphabet[group & 63])
    }
    return String(decoding: result, as: UTF8.self)
  }
}
