/// What the timestamps of a connection are worth.
public struct TransparencyResult: Sendable, Hashable {
  /// The timestamps that came, over all channels.
  public let timestamps: [SignedTimestamp]
  /// Whether a list of logs was there to verify them with. Without one nothing counts.
  public let isVerified: Bool
  /// The names of different logs whose promises hold.
  public let logs: [String]
  /// What is wrong with the others, in words.
  public let problems: [String]

  /// Valid promises of two different logs (R-ATS-067).
  public var isSatisfied: Bool { isVerified && logs.count >= 2 }

  /// The result in words.
  public var title: String {
    let promises: String = timestamps.count == 1 ? "1 timestamp" : "\(timestamps.count) timestamps"
    if timestamps.isEmpty { return "no timestamp of a log" }
    guard isVerified else {
      let logCount: Int = Set(timestamps.map(\.log)).count
      return "\(promises) of \(logCount == 1 ? "1 log" : "\(logCount) logs"), not verified: no list of logs was given"
    }
    let valid: String = logs.count == 1 ? "1 log" : "\(logs.count) logs"
    return "\(promises), valid from \(valid)" + (problems.isEmpty ? "" : "; " + problems.joined(separator: "; "))
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
    var valid: [[UInt8]: String] = [:]
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
        valid[timestamp.log] = log.title
      }
    }
    logs = valid.values.sorted()
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
