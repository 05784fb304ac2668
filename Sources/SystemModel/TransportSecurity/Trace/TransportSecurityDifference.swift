/// Something in which two verdicts differ, in words.
public struct TransportSecurityDifference: Sendable, Hashable {
  /// What differs.
  public let subject: String
  /// What the first verdict says.
  public let mine: String
  /// What the second verdict says.
  public let other: String

  /// Everything in which two verdicts differ.
  public static func between(_ mine: TransportSecurityVerdict, _ other: TransportSecurityVerdict) -> [TransportSecurityDifference] {
    zip(facts(mine), facts(other)).compactMap { mine, other in
      mine.value == other.value ? nil : TransportSecurityDifference(subject: mine.name, mine: mine.value, other: other.value)
    }
  }

  /// A verdict as names with values, in the order in which they are shown everywhere.
  static func facts(_ verdict: TransportSecurityVerdict) -> [(name: String, value: String)] {
    let requirements: TransportSecurityRequirements = verdict.requirements
    return [
      ("what decides", verdict.coverage.title),
      ("plain HTTP", requirements.allowsInsecureHTTP ? "allowed" : "blocked"),
      ("lowest TLS version", requirements.minimumTLS?.title ?? "any"),
      ("forward secrecy", requirements.requiresForwardSecrecy ? "required" : "not required"),
      ("cipher suites", requirements.suites.title),
      ("key size", requirements.keySize.title),
      ("certificate digest", requirements.digest.title),
      ("trust", requirements.trust == .fixed ? "cannot be loosened" : "code may loosen it"),
      ("Certificate Transparency", requirements.transparency.title),
      ("pinned keys", requirements.pinTitle),
    ]
  }
}

extension TransportSecurityVerdict {
  /// The verdict as names with values, in the order in which they are shown everywhere.
  public var facts: [(name: String, value: String)] { TransportSecurityDifference.facts(self) }
}

extension CipherSuiteList {
  /// The list in a few words.
  public var title: String {
    guard let names else { return "any" }
    return "\(names.count) suites" + (includesRSAKeyExchange ? " with and without forward secrecy" : " with forward secrecy")
  }
}

extension TransportSecurityRequirements {
  /// The pins in a few words.
  public var pinTitle: String {
    if pinnedLeafKeys.isEmpty, pinnedAuthorityKeys.isEmpty { return "none" }
    return "\(pinnedLeafKeys.count) of servers, \(pinnedAuthorityKeys.count) of authorities"
  }
}

extension TransportSecurityRequirements.Strength {
  /// The check in a few words.
  public var title: String {
    switch self {
    case .unchecked: "not checked"
    case .byTransportSecurity: "checked"
    case .byTrust: "checked by ordinary trust"
    }
  }
}

extension TransportSecurityRequirements.Transparency {
  /// The check in a few words.
  public var title: String {
    switch self {
    case .unchecked: "not required"
    case .byKey: "required"
    case .byTrust: "required by ordinary trust"
    }
  }
}
