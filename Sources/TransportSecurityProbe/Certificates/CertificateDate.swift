import SwiftASN1

/// A point in time of a certificate, in seconds since 1970 in UTC.
public struct CertificateDate: Sendable, Hashable, Comparable {
  /// Seconds since 1970.
  public let seconds: Int64

  /// Takes seconds since 1970.
  public init(seconds: Int64) {
    self.seconds = seconds
  }

  /// Reads one of the two kinds of dates that certificates have; nil for anything else.
  init?(_ node: ASN1Node) {
    if let time: UTCTime = try? UTCTime(derEncoded: node) {
      self.init(
        year: Int64(time.year), month: Int64(time.month), day: Int64(time.day), hour: Int64(time.hours), minute: Int64(time.minutes),
        second: Int64(time.seconds))
    } else if let time: GeneralizedTime = try? GeneralizedTime(derEncoded: node) {
      self.init(
        year: Int64(time.year), month: Int64(time.month), day: Int64(time.day), hour: Int64(time.hours), minute: Int64(time.minutes),
        second: Int64(time.seconds))
    } else {
      return nil
    }
  }

  /// Reads a date of a list of logs, such as `2024-09-30T22:19:27Z`.
  init?(timestamp text: String) {
    let parts: [Int64] = text.split(whereSeparator: { !$0.isNumber }).prefix(6).compactMap { Int64($0) }
    guard parts.count == 6, text.count >= 20, text.hasSuffix("Z"), parts[0] < 10_000 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
  }

  private init?(year: Int64, month: Int64, day: Int64, hour: Int64, minute: Int64, second: Int64) {
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60 else { return nil }
    seconds = (Self.days(year, month, day) * 24 + hour) * 3600 + minute * 60 + second
  }

  /// Days since 1970 in the proleptic Gregorian calendar, years counted from March.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted: Int64 = month <= 2 ? year - 1 : year
    let era: Int64 = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra: Int64 = shifted - era * 400
    let dayOfYear: Int64 = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra: Int64 = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day, such as `2024-09-30`.
  public var day: String {
    func padded(_ number: Int64, _ count: Int) -> String {
      let digits: String = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let (year, month, day): (Int64, Int64, Int64) = calendarDay
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The same time so many months later, on the last day of the month where it has no such day.
  func adding(months: Int64) -> CertificateDate {
    let (year, month, day): (Int64, Int64, Int64) = calendarDay
    let position: Int64 = year * 12 + month - 1 + months
    let isLeapYear: Bool = (position / 12) % 4 == 0 && ((position / 12) % 100 != 0 || (position / 12) % 400 == 0)
    let length: Int64 = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Int(position % 12)]
    let time: Int64 = seconds - Self.days(year, month, day) * 86_400
    return CertificateDate(seconds: Self.days(position / 12, position % 12 + 1, min(day, length)) * 86_400 + time)
  }

  /// Year, month and day.
  private var calendarDay: (Int64, Int64, Int64) {
    let days: Int64 = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let era: Int64 = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra: Int64 = days - era * 146_097
    let yearOfEra: Int64 = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear: Int64 = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted: Int64 = (5 * dayOfYear + 2) / 153
    let month: Int64 = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Earlier before later.
  public static func < (left: CertificateDate, right: CertificateDate) -> Bool { left.seconds < right.seconds }
}
