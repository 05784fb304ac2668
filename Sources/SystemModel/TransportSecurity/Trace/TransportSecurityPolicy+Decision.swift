public import InfoPlistResolution

extension TransportSecurityPolicy {
  /// The verdict on a load with the way to it: every key that was looked at, what it did, and where the two profiles differ.
  public func decision(for url: ConnectionURL, in context: ConnectionContext = .session) -> Decision<TransportSecurityVerdict> {
    let verdict: TransportSecurityVerdict = verdict(for: url, in: context)
    var trace: TransportSecurityTrace = TransportSecurityTrace(policy: self)
    trace.explain(verdict, url, context)
    trace.compare(verdict, url, context)
    return Decision(verdict, place: trace.place, steps: trace.steps, rejected: trace.rejected)
  }

  /// What in the dictionary makes the App Store ask for a reason, of that which decided about a load.
  public func reviewTriggers(for verdict: TransportSecurityVerdict) -> [ReviewTrigger] {
    switch verdict.coverage {
    case .exceptionDomain:
      verdict.domain.map { configuration.domains.indices.contains($0) ? configuration.domains[$0].reviewTriggers : [] } ?? []
    case .arbitraryLoads: configuration.reviewTriggers.filter { $0.key == TransportSecurityKey.arbitraryLoads }
    case .media: configuration.reviewTriggers.filter { $0.key == TransportSecurityKey.arbitraryLoadsForMedia }
    case .webContent: configuration.reviewTriggers.filter { $0.key == TransportSecurityKey.arbitraryLoadsInWebContent }
    default: []
    }
  }
}
