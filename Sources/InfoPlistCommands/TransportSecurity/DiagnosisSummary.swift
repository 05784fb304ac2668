import DiagnosticReporting
import PropertyLists
import SystemModel
import TransportSecurityProbe

/// A diagnosis in words, before the listing that scripts know, and as JSON.
struct DiagnosisSummary {
  let diagnosis: TransportDiagnosis

  /// Some lines of words.
  var text: String {
    var lines: [String] = [diagnosis.address.text]
    lines += serverLines.map { "  " + $0 }
    lines += verdictLines.map { "  " + $0 }
    return lines.map { Self.printable($0) }.joined(separator: "\n") + "\n"
  }

  private var serverLines: [String] {
    guard diagnosis.address.isSecure else { return ["server: plain HTTP"] }
    let versions: String = diagnosis.profile.versions.map(\.title).joined(separator: ", ")
    guard let evidence: HandshakeEvidence = diagnosis.profile.connections.first else {
      guard case .failed(let problem)? = diagnosis.profile.outcomes.first?.outcome else { return [] }
      return ["server: \(problem.words)"]
    }
    var lines: [String] = ["versions: \(versions)", "suite: \(evidence.suite.name)"]
    let unknown: [TLSVersion] = diagnosis.profile.unknownVersions
    if !unknown.isEmpty { lines.append("not known: \(unknown.map(\.title).joined(separator: ", ")), which this TLS engine does not offer") }
    if let certificate: ServerCertificate = evidence.certificate {
      let dates: [String] = [certificate.notBefore?.day, certificate.notAfter?.day].compactMap { $0 }
      let encoding: String = certificate.isDistinguished ? "" : "; not in the distinguished encoding (DER)"
      lines.append(
        "certificate: \(certificate.keyTitle); \(certificate.signatureAlgorithm); \(dates.joined(separator: " to "))" + encoding)
    } else {
      lines.append("certificate: cannot be read")
    }
    if let transparency: TransparencyResult = diagnosis.transparency {
      lines.append("transparency: \(transparency.title)")
      if let rules: String = transparency.rulesTitle { lines.append("transparency rules: \(rules)") }
    }
    return lines
  }

  private var verdictLines: [String] {
    var lines: [String] = []
    if let first: LoadResult = diagnosis.tests.first?.result { lines.append("plain rules: " + verdict(first)) }
    if let test: LoadResult = diagnosis.transparencyTest { lines.append("with required transparency: " + verdict(test)) }
    if let app: LoadResult = diagnosis.app { lines.append("this app: " + verdict(app)) }
    switch diagnosis.smallest {
    case .noneNeeded: lines.append("exception: none is needed")
    case .impossible: lines.append("exception: none helps")
    case .exception(let exception):
      lines.append("exception: the least that helps is")
      lines += exception.description.split(separator: "\n").map { "  " + $0 }
    }
    return lines
  }

  private func verdict(_ result: LoadResult) -> String {
    guard !result.passes else { return "PASS" }
    let place: String = result.hops.count > 1 ? result.hops.last.map { " (after a redirect to \($0.address.text))" } ?? "" : ""
    return "FAIL: " + result.problems.map(\.words).joined(separator: "; ") + place
  }

  /// Text of a server must not steer a terminal.
  private static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
        default: Character(scalar)
        }
      })
  }

  /// Everything as JSON.
  var json: JSONOutput {
    .members([
      ("schemaVersion", .integer(1)),
      ("url", .string(diagnosis.address.text)),
      ("engine", .string(diagnosis.engineVersion)),
      ("server", server),
      ("tests", .array(diagnosis.tests.map { test($0.test, $0.result) })),
      ("transparencyTest", diagnosis.transparencyTest.map { .members(outcome($0)) }),
      ("app", diagnosis.app.map { .members(outcome($0)) }),
      ("smallestException", smallest),
    ])
  }

  private var server: JSONOutput {
    let evidence: HandshakeEvidence? = diagnosis.profile.connections.first
    return .members([
      (
        "versions",
        .array(
          diagnosis.profile.connections.map { connection in
            .members([("version", .string(connection.version.settingValue)), ("suite", .string(connection.suite.name))])
          })
      ),
      ("unknownVersions", .array(diagnosis.profile.unknownVersions.map { .string($0.settingValue) })),
      ("certificate", evidence?.certificate.map(certificate)),
      ("chainLength", evidence.map { .integer($0.presented.count) }),
      (
        "transparency",
        diagnosis.transparency.map { result in
          .members([
            ("timestamps", .integer(result.timestamps.count)), ("verified", .boolean(result.isVerified)),
            ("logs", .array(result.logs.map { .string($0) })), ("problems", .array(result.problems.map { .string($0) })),
            ("logsNeededInside", .integer(result.logsNeededInside)),
            ("rules", .members(TransparencyRule.allCases.map { ($0.rawValue, Self.verdict(result, $0)) })),
          ])
        }
      ),
    ])
  }

  /// Without a list of logs nothing is verified, and nothing passes.
  private static func verdict(_ result: TransparencyResult, _ rule: TransparencyRule) -> JSONOutput {
    .string(!result.isVerified ? "not-verified" : result.satisfies(rule) ? "PASS" : "FAIL")
  }

  private func certificate(_ certificate: ServerCertificate) -> JSONOutput {
    .members([
      ("key", .string(certificate.keyTitle)), ("signature", .string(certificate.signatureAlgorithm)),
      ("distinguishedEncoding", .boolean(certificate.isDistinguished)),
      ("notBefore", .optional(certificate.notBefore?.day)), ("notAfter", .optional(certificate.notAfter?.day)),
      ("hostNames", .array(certificate.hostNames.map { .string($0) })),
    ])
  }

  private func test(_ test: DiagnosticTest, _ result: LoadResult) -> JSONOutput {
    .members(
      [("section", .string(test.heading)), ("name", .string(test.title)), ("dictionary", dictionary(test.exception))] + outcome(result))
  }

  private func outcome(_ result: LoadResult) -> [(String, JSONOutput?)] {
    [
      ("result", .string(result.passes ? "PASS" : "FAIL")),
      (
        "reasons",
        result.passes
          ? nil
          : .array(result.problems.map { .members([("kind", .string($0.kind)), ("words", .string($0.words))]) })
      ),
      ("urlErrorCode", result.urlErrorCode.map { .integer($0) }),
      (
        "hops",
        .array(
          result.hops.map { hop in
            .members([
              ("url", .string(hop.address.text)), ("version", .optional(hop.evidence?.version.settingValue)),
              ("suite", .optional(hop.evidence?.suite.name)), ("status", hop.status.map { .integer($0) }),
            ])
          })
      ),
    ]
  }

  private var smallest: JSONOutput {
    switch diagnosis.smallest {
    case .noneNeeded: .members([("kind", .string("none-needed"))])
    case .impossible(let problem):
      .members([("kind", .string("impossible")), ("reason", .string(problem.kind)), ("words", .string(problem.words))])
    case .exception(let exception): .members([("kind", .string("exception")), ("dictionary", dictionary(exception))])
    }
  }

  private func dictionary(_ exception: TransportException) -> JSONOutput {
    let domains: [(String, JSONOutput)] = exception.domains.map { host, exception in
      let members: [(String, JSONOutput)] = exception.members.compactMap { member in
        switch member.value {
        case .boolean(let flag): (member.key, .boolean(flag))
        case .string(let text): (member.key, .string(text))
        default: nil
        }
      }
      return (host, .object(members))
    }
    return .members([
      ("NSAllowsArbitraryLoads", exception.allowsArbitraryLoads ? .boolean(true) : nil),
      ("NSExceptionDomains", domains.isEmpty ? nil : .object(domains)),
    ])
  }
}
