public import PropertyLists

/// The smallest exceptions with which some loads work.
///
/// Smallest means: taking any part of them out breaks one of the loads, and they open no host and no rule that the loads do not need.
public struct TransportSecuritySuggestion: Sendable {
  /// What is to be said about a load.
  public struct Remark: Sendable, Hashable {
    /// What becomes of it.
    public enum Outcome: String, Sendable, Hashable {
      /// It works as it is.
      case works
      /// It works with the exceptions.
      case needsException = "needs-exception"
      /// No exception makes it work.
      case impossible
    }

    /// The load.
    public let text: String
    /// What becomes of it.
    public let outcome: Outcome
    /// Why, in words.
    public let reason: String

    /// Says something about a load.
    public init(text: String, outcome: Outcome, reason: String) {
      self.text = text
      self.outcome = outcome
      self.reason = reason
    }
  }

  /// The exceptions by host; empty when none is needed or helps.
  public let exceptions: [String: DomainException]
  /// The loads, in the order in which they were given.
  public let remarks: [Remark]
  /// What the exceptions risk, in words, one for each kind of opening.
  public let risks: [String]
  /// What in them makes the App Store ask for a reason.
  public let reviewTriggers: [ReviewTrigger]
  /// How they become part of a dictionary.
  public let merge: TransportSecurityMerge

  /// The dictionary with the exceptions.
  public var dictionary: PropertyListDictionary { merge.dictionary(adding: exceptions) }
  /// The changes of the file that add them.
  public var edits: [PropertyListEdit] { merge.edits(adding: exceptions) }
  /// What else changes by naming the hosts, in words.
  public var notes: [String] { merge.notes(adding: exceptions) }

  /// Passes on what others have found out.
  public init(exceptions: [String: DomainException], remarks: [Remark], merge: TransportSecurityMerge) {
    self.exceptions = exceptions
    self.remarks = remarks
    self.merge = merge
    let added: TransportSecurityMerge = TransportSecurityMerge(environment: merge.environment, profile: merge.profile)
    let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(added.dictionary(adding: exceptions), file: "")
    reviewTriggers = configuration.reviewTriggers
    risks = Self.risks(configuration)
  }

  /// Makes a suggestion from what is known about the servers.
  public init(for needs: [ConnectionNeed], merge: TransportSecurityMerge) {
    let present: TransportSecurityPolicy = merge.policy(adding: [:])
    var remarks: [Remark] = []
    var exceptions: [String: DomainException] = [:]
    for need in needs {
      let verdict: TransportSecurityVerdict = present.verdict(for: need.url)
      if need.isMet(by: verdict) {
        remarks.append(Remark(text: need.text, outcome: .works, reason: Self.reason(verdict)))
        continue
      }
      guard let host: ConnectionHost = need.url.host else {
        remarks.append(Remark(text: need.text, outcome: .impossible, reason: "it has no host"))
        continue
      }
      // A load that no exception of its own makes work must not take the others of its host along.
      let trial: TransportSecurityPolicy = merge.policy(adding: [host.name: need.exception])
      if need.isMet(by: trial.verdict(for: need.url)) {
        exceptions[host.name] = (exceptions[host.name] ?? .none).union(need.exception)
        remarks.append(Remark(text: need.text, outcome: .needsException, reason: "the rules as they are do not let it through"))
      } else {
        remarks.append(Remark(text: need.text, outcome: .impossible, reason: Self.impossibility(need, trial)))
      }
    }
    for host in exceptions.keys.sorted() {
      let possible: [ConnectionNeed] = zip(needs, remarks).compactMap { need, remark in
        remark.outcome == .impossible || need.url.host?.name != host ? nil : need
      }
      // What the dictionary allows already need not be said again.
      while let smaller: DomainException = exceptions[host]?.smallerOnes.first(where: { smaller in
        let policy: TransportSecurityPolicy = merge.policy(adding: [host: smaller])
        return possible.allSatisfy { $0.isMet(by: policy.verdict(for: $0.url)) }
      }) { exceptions[host] = smaller }
    }
    self.init(exceptions: exceptions, remarks: remarks, merge: merge)
  }

  private static func reason(_ verdict: TransportSecurityVerdict) -> String {
    switch verdict.coverage {
    case .full: "it meets the full rules"
    case .exceptionDomain: "the dictionary has an exception for it"
    case .arbitraryLoads: "NSAllowsArbitraryLoads lifts the rules for it"
    case .localHost: "hosts of the local network are free of the rules; NSAllowsLocalNetworking may declare it"
    case .address: "addresses are free of the rules on this system"
    default: "the rules do not cover it: \(verdict.coverage.title)"
    }
  }

  private static func impossibility(_ need: ConnectionNeed, _ policy: TransportSecurityPolicy) -> String {
    if need.url.host?.address != nil, policy.verdict(for: need.url).coverage == .full {
      return "this system reads no exceptions for addresses; only NSAllowsArbitraryLoads or a host name helps"
    }
    if let newest: TLSVersion = need.newestTLS, newest < .tls12 {
      return "this system speaks no \(newest.title) any more; the server has to be renewed"
    }
    return "no exception of a domain is enough"
  }

  private static func risks(_ configuration: TransportSecurityConfiguration) -> [String] {
    var risks: [String] = []
    func names(_ matches: (ExceptionDomain) -> Bool) -> String? {
      let names: [String] = configuration.domains.filter(matches).map(\.name)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    if let names: String = names({ $0.allowsInsecureHTTPLoads?.value == true }) {
      risks.append("everybody on the way can read and change what comes from \(names), and code may accept false certificates there")
    }
    if let names: String = names({ $0.minimumTLSVersion?.value.map { $0 < .tls12 } ?? false }) {
      risks.append("old versions of TLS with known weaknesses are accepted from \(names)")
    }
    if let names: String = names({ $0.requiresForwardSecrecy?.value == false }) {
      risks.append("who records connections to \(names) can read them later with the key of the server")
    }
    return risks
  }
}
