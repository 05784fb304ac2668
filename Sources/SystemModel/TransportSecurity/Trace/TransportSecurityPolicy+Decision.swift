public import InfoPlistResolution

extension TransportSecurityPolicy {
  /// The verdict on a load with the way to it. For many loads one `TransportSecurityExplainer` is quicker, as it is prepared once.
  public func decision(for url: ConnectionURL, in context: ConnectionContext = .session) -> Decision<TransportSecurityVerdict> {
    TransportSecurityExplainer(self).decision(for: url, in: context)
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
