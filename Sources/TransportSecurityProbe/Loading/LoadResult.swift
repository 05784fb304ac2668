/// What became of a load.
public struct LoadResult: Sendable, Hashable {
  /// One step of a load: a second one follows a redirect.
  public struct Hop: Sendable, Hashable {
    /// The address.
    public let address: LoadAddress
    /// What the connection had to fulfil.
    public let requirements: LoadRequirements
    /// What the server has shown; nil without a handshake.
    public var evidence: HandshakeEvidence?
    /// The status of the answer; nil when none came.
    public var status: Int?
  }

  /// The steps, the failing one last.
  public var hops: [Hop] = []
  /// What is wrong with the last step; empty when the load succeeds.
  public var problems: [LoadProblem] = []

  /// Whether the load succeeds.
  public var passes: Bool { problems.isEmpty }

  /// The number in `NSURLErrorDomain`; nil for success.
  public var urlErrorCode: Int? { problems.first?.urlErrorCode(isRestricted: hops.last?.requirements.isRestricted ?? true) }
}
