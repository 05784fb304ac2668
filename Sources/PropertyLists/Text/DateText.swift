/// Dates as XML property lists spell them: `2024-02-29T12:00:00Z`.
enum DateText {
  enum Problem: Error {
    case empty
    case surroundingSpace
    case fraction
    case offset
    case missingZone
    case dateOnly
    case lowerCase
    case yearOutOfRange
    case partOutOfRange(String, Int, ClosedRange<Int>)
    case notADate
  }

  /// Reads a date that fills the whole range. Unlike CoreFoundation, which lets the 30th of February roll over, each part must be in range.
  /// Years of four to nine digits and negative years are read.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Result<PropertyListDate, Problem> {
    guard let first: UInt8 = text.first else { return .failure(.empty) }
    if text.count == 20, let date: PropertyListDate = common(text) { return .success(date) }
    if isSpace(first) || isSpace(text[text.count - 1]) { return .failure(text.allSatisfy(isSpace) ? .empty : .surroundingSpace) }
    var index: Int = first == UInt8(ascii: "-") ? 1 : 0
    let isNegative: Bool = index == 1
    let yearStart: Int = index
    while index < text.count, text[index] &- UInt8(ascii: "0") <= 9 { index &+= 1 }
    let yearDigits: Int = index - yearStart
    guard yearDigits >= 4 else { return .failure(.notADate) }
    guard yearDigits <= 9 else { return .failure(.yearOutOfRange) }
    var year: Int = 0
    for position in yearStart..<index { year = year * 10 + Int(text[position] &- UInt8(ascii: "0")) }
    if isNegative { year = -year }
    let rest: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(rebasing: text[index...])
    func number(_ at: Int, after separator: UInt8) -> Int? {
      guard rest.count >= at &+ 3, rest[at] == separator else { return nil }
      let tens: UInt8 = rest[at &+ 1] &- UInt8(ascii: "0")
      let units: UInt8 = rest[at &+ 2] &- UInt8(ascii: "0")
      return tens <= 9 && units <= 9 ? Int(tens) * 10 + Int(units) : nil
    }
    guard let month: Int = number(0, after: UInt8(ascii: "-")), let day: Int = number(3, after: UInt8(ascii: "-")) else {
      return .failure(.notADate)
    }
    if rest.count == 6 { return .failure(.dateOnly) }
    if rest[6] == UInt8(ascii: "t") { return .failure(.lowerCase) }
    guard let hour: Int = number(6, after: UInt8(ascii: "T")), let minute: Int = number(9, after: UInt8(ascii: ":")),
      let second: Int = number(12, after: UInt8(ascii: ":"))
    else { return .failure(.notADate) }
    guard rest.count > 15 else { return .failure(.missingZone) }
    switch rest[15] {
    case UInt8(ascii: "Z") where rest.count == 16: break
    case UInt8(ascii: "."), UInt8(ascii: ","): return .failure(.fraction)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return .failure(.offset)
    case UInt8(ascii: "z"): return .failure(.lowerCase)
    default: return .failure(.notADate)
    }
    let parts: [(String, Int, ClosedRange<Int>)] = [
      ("month", month, 1...12), ("day", day, 1...daysIn(month: month, year: year)), ("hour", hour, 0...23), ("minute", minute, 0...59),
      ("second", second, 0...59),
    ]
    for (name, value, range) in parts where !range.contains(value) {
      return .failure(.partOutOfRange(name, value, range))
    }
    return .success(PropertyListDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }

  /// The parts of a date in UTC.
  typealias Parts = (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int)

  /// The spelling of a date, its fraction of a second cut off; nil when its year has more than nine digits.
  static func format(_ date: PropertyListDate) -> String? {
    guard let parts: Parts = date.components, abs(parts.year) <= 999_999_999 else { return nil }
    return String(unsafeUninitializedCapacity: 32) { buffer in buffer.baseAddress.map { write(parts, to: $0) } ?? 0 }
  }

  /// Writes a date to memory that has room for 26 bytes and returns the length. The year has at most nine digits.
  @inline(__always)
  static func write(_ parts: Parts, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var position: Int = 0
    var year: Int = parts.year
    if year < 0 {
      target[0] = UInt8(ascii: "-")
      position = 1
      year = -year
    }
    var unit: Int = 1000
    while year / unit >= 10 { unit *= 10 }
    while unit > 0 {
      target[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: year / unit % 10)
      position &+= 1
      unit /= 10
    }
    func two(_ separator: UInt8, _ value: Int) {
      target[position] = separator
      target[position &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / 10)
      target[position &+ 2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10)
      position &+= 3
    }
    two(UInt8(ascii: "-"), parts.month)
    two(UInt8(ascii: "-"), parts.day)
    two(UInt8(ascii: "T"), parts.hour)
    two(UInt8(ascii: ":"), parts.minute)
    two(UInt8(ascii: ":"), parts.second)
    target[position] = UInt8(ascii: "Z")
    return position &+ 1
  }

  /// The number of days of a month in the proleptic Gregorian calendar; 31 for a month that does not exist.
  static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The usual form with a year of four digits and all parts in range; nil for anything else.
  @inline(__always)
  private static func common(_ text: UnsafeBufferPointer<UInt8>) -> PropertyListDate? {
    guard text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"),
      text[16] == UInt8(ascii: ":"), text[19] == UInt8(ascii: "Z")
    else { return nil }
    var isValid: Bool = true
    func two(_ at: Int) -> Int {
      let tens: UInt8 = text[at] &- UInt8(ascii: "0")
      let units: UInt8 = text[at &+ 1] &- UInt8(ascii: "0")
      if tens > 9 || units > 9 { isValid = false }
      return Int(tens) &* 10 &+ Int(units)
    }
    let year: Int = two(0) &* 100 &+ two(2)
    let month: Int = two(5)
    let day: Int = two(8)
    let hour: Int = two(11)
    let minute: Int = two(14)
    let second: Int = two(17)
    guard isValid, month >= 1, month <= 12, day >= 1, day <= 28 || day <= daysIn(month: month, year: year), hour < 24, minute < 60,
      second < 60
    else { return nil }
    return PropertyListDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
