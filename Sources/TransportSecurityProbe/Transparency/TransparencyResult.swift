/// What the timestamps of a connection are worth.
public struct TransparencyResult: Sendable, Hashable {
  /// A timestamp that holds.
  struct Promise: Sendable, Hashable {
    let log: [UInt8]
    let title: String
    let channel: SignedTimestamp.Channel
    /// Whether the log is trusted today; a log that was closed still stands for what it promised before.
    let isOfTrustedLog: Bool
  }

  /// The timestamps that came, over all channels.
  public let timestamps: [SignedTimestamp]
  /// Whether a list of logs was there to verify them with. Without one nothing counts.
  public let isVerified: Bool
  /// What is wrong with the timestamps that do not hold, in words.
  public let problems: [String]
  /// How many different logs systems ask for inside this certificate, by its validity.
  public let logsNeededInside: Int
  let promises: [Promise]

  /// The names of different logs whose promises hold.
  public var logs: [String] {
    var titles: [[UInt8]: String] = [:]
    for promise in promises { titles[promise.log] = promise.title }
    return titles.values.sorted()
  }

  /// Whether the promises are enough. Without a list of logs nothing is proved.
  public func satisfies(_ rule: TransparencyRule) -> Bool {
    guard isVerified else { return false }
    let all: Int = Set(promises.map(\.log)).count
    switch rule {
    case .reference: return all >= 2
    case .current:
      let inside: [Promise] = promises.filter { $0.channel == .certificate }
      if inside.contains(where: \.isOfTrustedLog), Set(inside.map(\.log)).count >= logsNeededInside { return true }
      return all >= 2 && promises.contains { $0.channel != .certificate && $0.isOfTrustedLog }
    }
  }

  /// The result in words.
  public var title: String {
    let count: String = timestamps.count == 1 ? "1 timestamp" : "\(timestamps.count) timestamps"
    if timestamps.isEmpty { return "no timestamp of a log" }
    guard isVerified else {
      let logCount: Int = Set(timestamps.map(\.log)).count
      return "\(count) of \(logCount == 1 ? "1 log" : "\(logCount) logs"), not verified: no list of logs was given"
    }
    let valid: String = logs.count == 1 ? "1 log" : "\(logs.count) logs"
    return "\(count), valid from \(valid)" + (problems.isEmpty ? "" : "; " + problems.joined(separator: "; "))
  }

  /// What the promises are enough for, in words; nil where nothing is verified.
  public var rulesTitle: String? {
    guard isVerified, !timestamps.isEmpty else { return nil }
    let current: String = satisfies(.current) ? "enough" : "not enough: \(logsNeededInside) logs inside this certificate are needed"
    return "the reference asks for 2 logs: \(satisfies(.reference) ? "enough" : "not enough"); systems from iOS 12.1.1 on: \(current)"
  }

  /// Verifies timestamps.
  ///
  /// - Parameters:
  ///   - issuer: the certificate of the issuer, whose key belongs to what is signed for timestamps inside certificates.
  ///   - now: the present; timestamps of the future are not valid.
  init(
    _ timestamps: [SignedTimestamp], certificate: ServerCertificate, issuer: ServerCertificate?, list: TransparencyLogList?,
    now: CertificateDate, engine: TLSEngine
  ) {
    self.timestamps = timestamps
    isVerified = list != nil
    if let start: CertificateDate = certificate.notBefore, let end: CertificateDate = certificate.notAfter {
      logsNeededInside = TransparencyRule.logsInside(from: start, to: end)
    } else {
      logsNeededInside = 5
    }
    var promises: [Promise] = []
    var problems: [String] = []
    let issuerKeyDigest: [UInt8]? = issuer.map { engine.digest($0.publicKeyInfo) }
    for timestamp in list == nil ? [] : timestamps {
      guard let log: TransparencyLogList.Log = list?.logs[timestamp.log] else {
        problems.append("a log is not in the list")
        continue
      }
      if let problem: String = Self.problem(timestamp, log, certificate, issuerKeyDigest, now, engine) {
        problems.append("\(log.title): \(problem)")
      } else {
        promises.append(
          Promise(log: timestamp.log, title: log.title, channel: timestamp.channel, isOfTrustedLog: log.state != .retired))
      }
    }
    self.promises = promises
    self.problems = problems
  }

  private static func problem(
    _ timestamp: SignedTimestamp, _ log: TransparencyLogList.Log, _ certificate: ServerCertificate, _ issuerKeyDigest: [UInt8]?,
    _ now: CertificateDate, _ engine: TLSEngine
  ) -> String? {
    let seconds: Int64 = Int64(clamping: timestamp.milliseconds / 1000)
    if seconds > now.seconds { return "the timestamp lies in the future" }
    switch log.state {
    case .usable, .qualified: break
    case .pending, .rejected: return "the log is not trusted"
    case .readonly, .retired:
      if log.state == .retired, timestamp.channel != .certificate { return "the log is retired" }
      if let end: CertificateDate = log.stateDate, seconds >= end.seconds { return "issued after the log was closed" }
    }
    if let interval: Range<CertificateDate> = log.interval, let end: CertificateDate = certificate.notAfter, !interval.contains(end) {
      return "the log does not take certificates of this date"
    }
    guard timestamp.digestAlgorithm == 4, timestamp.signatureAlgorithm == 3 || timestamp.signatureAlgorithm == 1 else {
      return "the signature has an algorithm that logs do not use"
    }
    guard let signed: [UInt8] = timestamp.signedBytes(certificate, issuerKeyDigest: issuerKeyDigest) else {
      return "the issuer's certificate is missing"
    }
    switch engine.isValid(timestamp.signature, of: signed, key: log.key) {
    case true?: return nil
    case false?: return "the signature is wrong"
    case nil: return "the key of the log cannot be used"
    }
  }
}
