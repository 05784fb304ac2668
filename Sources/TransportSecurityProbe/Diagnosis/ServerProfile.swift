import SystemModel

/// What a server does when everything is offered to it, one version of TLS at a time.
public struct ServerProfile: Sendable, Hashable {
  /// The outcome of one version.
  public enum Outcome: Sendable, Hashable {
    /// A handshake.
    case connected(HandshakeEvidence)
    /// None, for a reason.
    case failed(LoadProblem)
  }

  /// The outcomes, newest version first.
  public internal(set) var outcomes: [(version: TLSVersion, outcome: Outcome)] = []

  /// The handshakes that worked, newest version first.
  public var connections: [HandshakeEvidence] {
    outcomes.compactMap { if case .connected(let evidence) = $0.outcome { evidence } else { nil } }
  }

  /// The versions that the server speaks, newest first.
  public var versions: [TLSVersion] { connections.map(\.version) }

  /// The versions that the engine of this machine cannot offer, so that nothing is known about them.
  public var unknownVersions: [TLSVersion] {
    outcomes.compactMap { if case .failed(.engine) = $0.outcome { $0.version } else { nil } }
  }

  /// A better reason for a handshake that failed under requirements, where the other handshakes show one.
  func refine(_ problem: LoadProblem, _ requirements: LoadRequirements) -> LoadProblem {
    switch problem {
    case .version, .suite, .handshake, .lost, .engine: break
    default: return problem
    }
    let allowed: [HandshakeEvidence] = connections.filter { $0.version >= requirements.minimumTLS }
    if let first: HandshakeEvidence = allowed.first { return .suite(first.suite) }
    if let newest: TLSVersion = versions.first { return .version(required: requirements.minimumTLS, offered: newest) }
    if case .version = problem { return .version(required: requirements.minimumTLS, offered: nil) }
    return problem
  }

  /// Equal outcomes.
  public static func == (left: ServerProfile, right: ServerProfile) -> Bool {
    left.outcomes.elementsEqual(right.outcomes) { $0.version == $1.version && $0.outcome == $1.outcome }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    for (version, outcome) in outcomes {
      hasher.combine(version)
      hasher.combine(outcome)
    }
  }
}
