/// A point in time as property lists hold it: seconds since 2001-01-01T00:00:00Z, in a double.
public struct PropertyListDate: Hashable, Sendable, Comparable {
  /// Seconds since the first moment of 2001 in UTC. XML holds whole seconds; the binary format holds fractions too.
  public var secondsSinceReferenceDate: Double

  /// Makes a point in time.
  public init(secondsSinceReferenceDate: Double) {
    self.secondsSinceReferenceDate = secondsSinceReferenceDate
  }

  /// Makes a point in time from the parts of the proleptic Gregorian calendar in UTC. The parts are not checked.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    let days: Int = PropertyListDate.daysFromReference(year: year, month: month, day: day)
    secondsSinceReferenceDate = Double(days) * 86_400 + Double(hour * 3600 + minute * 60 + second)
  }

  /// Orders by time.
  public static func < (left: PropertyListDate, right: PropertyListDate) -> Bool {
    left.secondsSinceReferenceDate < right.secondsSinceReferenceDate
  }

  /// The parts of the date in UTC with the second rounded down; nil when the year would not have at most nine digits.
  public var components: (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int)? {
    guard secondsSinceReferenceDate.magnitude < 3e16 else { return nil }
    let seconds: Int = Int(secondsSinceReferenceDate.rounded(.down))
    let days: Int = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let rest: Int = seconds - days * 86_400
    let civil: (year: Int, month: Int, day: Int) = PropertyListDate.civil(fromDays: days)
    return (civil.year, civil.month, civil.day, rest / 3600, rest / 60 % 60, rest % 60)
  }

  private static func daysFromReference(year: Int, month: Int, day: Int) -> Int {
    let year: Int = month <= 2 ? year - 1 : year
    let era: Int = (year >= 0 ? year : year - 399) / 400
    let yearOfEra: Int = year - era * 400
    let dayOfYear: Int = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - daysBeforeReference
  }

  private static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted: Int = days + daysBeforeReference
    let era: Int = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra: Int = shifted - era * 146_097
    let yearOfEra: Int = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month: Int = (5 * dayOfYear + 2) / 153
    let civilMonth: Int = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The days from 1 March of year 0 to 1 January 2001. Years are counted from March, so that the leap day is the last of its year.
  private static let daysBeforeReference: Int = 730_791
}
