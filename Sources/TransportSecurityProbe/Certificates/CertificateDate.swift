/// A point in time of a certificate, in seconds since 1970 in UTC.
public struct CertificateDate: Sendable, Hashable, Comparable {
  /// Seconds since 1970.
  public let seconds: Int64

  /// Takes seconds since 1970.
  public init(seconds: Int64) {
    self.seconds = seconds
  }

  /// Reads `YYMMDDhhmm[ss]Z` or `YYYYMMDDhhmm[ss]Z`; nil for anything else.
  init?(_ bytes: ArraySlice<UInt8>, hasShortYear: Bool) {
    guard bytes.last == 0x5A else { return nil }
    let digits: [Int64] = bytes.dropLast().map { Int64($0) - 0x30 }
    let start: Int = hasShortYear ? 2 : 4
    guard digits.allSatisfy({ (0...9).contains($0) }), digits.count == start + 8 || digits.count == start + 10 else { return nil }
    func number(_ at: Int, _ count: Int) -> Int64 { digits[at..<at + count].reduce(0) { $0 * 10 + $1 } }
    var year: Int64 = number(0, start)
    if hasShortYear { year += year < 50 ? 2000 : 1900 }
    self.init(
      year: year, month: number(start, 2), day: number(start + 2, 2), hour: number(start + 4, 2), minute: number(start + 6, 2),
      second: digits.count == start + 10 ? number(start + 8, 2) : 0)
  }

  /// Reads a date of a list of logs, such as `2024-09-30T22:19:27Z`.
  init?(timestamp text: String) {
    let parts: [Int64] = text.split(whereSeparator: { !$0.isNumber }).prefix(6).compactMap { Int64($0) }
    guard parts.count == 6, text.count >= 20, text.hasSuffix("Z"), parts[0] < 10_000 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
  }

  private init?(year: Int64, month: Int64, day: Int64, hour: Int64, minute: Int64, second: Int64) {
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60 else { return nil }
    // Days of the proleptic Gregorian calendar, years counted from March.
    let shifted: Int64 = month <= 2 ? year - 1 : year
    let era: Int64 = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra: Int64 = shifted - era * 400
    let dayOfYear: Int64 = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra: Int64 = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    seconds = ((era * 146_097 + dayOfEra - 719_468) * 24 + hour) * 3600 + minute * 60 + second
  }

  /// The day, such as `2024-09-30`.
  public var day: String {
    let days: Int64 = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let era: Int64 = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra: Int64 = days - era * 146_097
    let yearOfEra: Int64 = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear: Int64 = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted: Int64 = (5 * dayOfYear + 2) / 153
    let month: Int64 = shifted < 10 ? shifted + 3 : shifted - 9
    let year: Int64 = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int64, _ count: Int) -> String {
      let digits: String = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * shifted + 2) / 5 + 1, 2))"
  }

  /// Earlier before later.
  public static func < (left: CertificateDate, right: CertificateDate) -> Bool { left.seconds < right.seconds }
}
