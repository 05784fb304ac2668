import CTransportSecurity
import SystemModel

/// Compares what a server has shown with what a load asks for.
struct Judge {
  let engine: TLSEngine
  let logList: TransparencyLogList?
  /// The certificates of authorities that the user has added. Systems ask for promises of logs only below roots of their own.
  let addedAuthorities: Set<[UInt8]>
  let now: CertificateDate

  init(engine: TLSEngine, logList: TransparencyLogList?, addedAuthorities: Set<[UInt8]> = []) {
    self.engine = engine
    self.logList = logList
    self.addedAuthorities = addedAuthorities
    now = CertificateDate(seconds: cts_time())
  }

  /// Everything that is wrong: trust first, then the rules of App Transport Security.
  func problems(_ evidence: HandshakeEvidence, _ requirements: LoadRequirements, host: ConnectionHost) -> [LoadProblem] {
    guard let certificate: ServerCertificate = evidence.certificate else { return [.unreadableCertificate] }
    var problems: [LoadProblem] = trustProblems(evidence, certificate)
    if !HostMatch.matches(certificate, host) { problems.append(.hostName(host.name, names: certificate.hostNames)) }
    if requirements.checksKeySize, !certificate.hasStrongKey { problems.append(.keySize(certificate.keyTitle)) }
    if requirements.checksDigest, !certificate.hasModernDigest { problems.append(.digest(certificate.signatureAlgorithm)) }
    if let rule: TransparencyRule = rule(evidence, certificate, requirements) {
      let result: TransparencyResult = transparency(evidence, certificate)
      if !result.satisfies(rule) { problems.append(.transparency(result)) }
    }
    if !pinsHold(evidence, requirements) { problems.append(.pinnedKeys) }
    return problems
  }

  /// The rule for promises of logs that holds for a connection; nil where none does. That of ordinary trust holds for newer certificates below roots of the
  /// system, and is left out without a list of logs, as then nothing could be said.
  private func rule(
    _ evidence: HandshakeEvidence, _ certificate: ServerCertificate, _ requirements: LoadRequirements
  ) -> TransparencyRule? {
    switch requirements.transparency {
    case .unchecked: return nil
    case .byKey: return .reference
    case .byTrust:
      guard logList != nil, evidence.trustResult == 0, let root: ServerCertificate = evidence.validated.last,
        !addedAuthorities.contains(root.encoded), let start: CertificateDate = certificate.notBefore
      else { return nil }
      return start < TransparencyRule.firstCertificates ? nil : .current
    }
  }

  /// What the timestamps are worth.
  func transparency(_ evidence: HandshakeEvidence, _ certificate: ServerCertificate) -> TransparencyResult {
    TransparencyResult(
      evidence.timestamps, certificate: certificate, issuer: evidence.issuer, list: logList, now: now, engine: engine)
  }

  private func trustProblems(_ evidence: HandshakeEvidence, _ certificate: ServerCertificate) -> [LoadProblem] {
    var problems: [LoadProblem] = []
    if let end: CertificateDate = certificate.notAfter, end < now { problems.append(.expired(end)) }
    if let start: CertificateDate = certificate.notBefore, start > now { problems.append(.notYetValid(start)) }
    // The library numbers: 9 not yet valid, 10 expired; both are stated above when they are about the server's own certificate.
    let isDate: Bool = evidence.trustResult == 9 || evidence.trustResult == 10
    if evidence.trustResult != 0, !isDate || problems.isEmpty {
      let isSelfSigned: Bool = evidence.trustResult == 18 || evidence.trustResult == 19
      problems.insert(.untrusted(words: evidence.trustWords, isSelfSigned: isSelfSigned), at: 0)
    }
    return problems
  }

  private func pinsHold(_ evidence: HandshakeEvidence, _ requirements: LoadRequirements) -> Bool {
    func digests(_ certificates: some Sequence<ServerCertificate>) -> [[UInt8]] { certificates.map { engine.digest($0.publicKeyInfo) } }
    if !requirements.pinnedLeafKeys.isEmpty {
      guard digests(evidence.presented.prefix(1)).contains(where: { requirements.pinnedLeafKeys.contains($0) }) else { return false }
    }
    if !requirements.pinnedAuthorityKeys.isEmpty {
      guard digests(evidence.validated.dropFirst()).contains(where: { requirements.pinnedAuthorityKeys.contains($0) }) else { return false }
    }
    return true
  }
}
