/// By which rule the promises of logs are counted.
public enum TransparencyRule: String, Sendable, Hashable, CaseIterable {
  /// Promises of two different logs, over whichever channel: the words of the reference (R-ATS-067).
  case reference
  /// What systems ask for from iOS 12.1.1 and macOS 10.14.2 on: inside the certificate as many as its validity is long, one of them of a log that is
  /// trusted today; or one of such a log in the handshake or a stapled answer, and two logs in all.
  case current

  /// Certificates that are older need no promises in the ordinary trust of systems.
  public static let firstCertificates: CertificateDate = CertificateDate(seconds: 1_539_648_000)
  /// From here on the length of validity counts in days, not in months.
  static let countingInDays: CertificateDate = CertificateDate(seconds: 1_618_963_200)

  /// How many different logs have to stand inside a certificate of a validity, by the rules of systems: 2 to 5.
  public static func logsInside(from start: CertificateDate, to end: CertificateDate) -> Int {
    guard start < countingInDays else {
      let seconds: Int64 = end.seconds - start.seconds
      return seconds <= 180 * 86_400 ? 2 : seconds <= 825 * 86_400 ? 3 : 4
    }
    if end < start.adding(months: 15) { return 2 }
    if end <= start.adding(months: 27) { return 3 }
    return end <= start.adding(months: 39) ? 4 : 5
  }
}
