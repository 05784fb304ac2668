/// Dates as GNUstep's property lists spell them: `2024-02-29 12:00:00 +0100`.
enum GNUstepDate {
  /// Reads a date that fills the whole range; each part must be in range.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> PropertyListDate? {
    var index: Int = 0
    let isNegative: Bool = text.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    func number(_ digits: ClosedRange<Int>) -> Int? {
      var value: Int = 0
      let start: Int = index
      while index < text.count, index - start < digits.upperBound, text[index] &- UInt8(ascii: "0") <= 9 {
        value = value * 10 + Int(text[index] &- UInt8(ascii: "0"))
        index += 1
      }
      return index - start >= digits.lowerBound ? value : nil
    }
    func skip(_ byte: UInt8) -> Bool {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
      return true
    }
    guard let year: Int = number(4...9), skip(UInt8(ascii: "-")), let month: Int = number(2...2), skip(UInt8(ascii: "-")),
      let day: Int = number(2...2), skip(UInt8(ascii: " ")), let hour: Int = number(2...2), skip(UInt8(ascii: ":")),
      let minute: Int = number(2...2), skip(UInt8(ascii: ":")), let second: Int = number(2...2), skip(UInt8(ascii: " "))
    else { return nil }
    let isWest: Bool = index < text.count && text[index] == UInt8(ascii: "-")
    guard isWest || index < text.count && text[index] == UInt8(ascii: "+") else { return nil }
    index += 1
    guard let zone: Int = number(4...4), index == text.count, (1...12).contains(month), hour < 24, minute < 60, second < 60,
      zone % 100 < 60, zone <= 2400
    else { return nil }
    let signedYear: Int = isNegative ? -year : year
    guard day >= 1, day <= DateText.daysIn(month: month, year: signedYear) else { return nil }
    let local: PropertyListDate = PropertyListDate(
      year: signedYear, month: month, day: day, hour: hour, minute: minute, second: second)
    let offset: Int = (zone / 100 * 60 + zone % 100) * 60
    return PropertyListDate(secondsSinceReferenceDate: local.secondsSinceReferenceDate + Double(isWest ? offset : -offset))
  }

  /// The spelling of a date in UTC, its fraction of a second cut off; nil when its year has more than nine digits.
  static func format(_ date: PropertyListDate) -> String? {
    guard let text: String = DateText.format(date), text.utf8.count >= 10 else { return nil }
    let day: Substring = text.prefix { $0 != "T" }
    return "\(day) \(text.dropFirst(day.count + 1).dropLast()) +0000"
  }
}
