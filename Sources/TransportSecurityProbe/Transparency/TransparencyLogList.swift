import Diagnostics
import PropertyLists

/// The logs of Certificate Transparency that somebody trusts: version 3 of the list that vendors publish as JSON.
public struct TransparencyLogList: Sendable {
  /// One log.
  public struct Log: Sendable, Hashable {
    /// Whether the log is trusted.
    public enum State: String, Sendable, Hashable, CaseIterable {
      /// Not yet.
      case pending
      /// Trusted, and about to be usable.
      case qualified
      /// Trusted.
      case usable
      /// Frozen; what it promised before counts.
      case readonly
      /// No longer trusted; what it promised before counts where it stands in the certificate.
      case retired
      /// Never trusted.
      case rejected
    }

    /// The name.
    public let title: String
    /// The key.
    public let key: [UInt8]
    /// Whether it is trusted.
    public let state: State
    /// Since when.
    public let stateDate: CertificateDate?
    /// The interval of ends of validity that it takes; nil when it takes all.
    public let interval: Range<CertificateDate>?
  }

  /// The logs by their identifiers.
  public let logs: [[UInt8]: Log]

  /// The most logs that are kept.
  static let limit: Int = 5000

  /// Reads a list; nil when no log can be found in it.
  public init?(reading bytes: SourceBytes) {
    let document: PropertyListDocument = PropertyListDocument(reading: bytes)
    guard let operators: PropertyListNode = document.root.flatMap({ $0.kind == .dictionary ? $0["operators"] : nil }),
      operators.kind == .array
    else { return nil }
    var logs: [[UInt8]: Log] = [:]
    for organization in operators.elements where organization.kind == .dictionary {
      for member in ["logs", "tiled_logs"] {
        guard let entries: PropertyListNode = organization[member], entries.kind == .array else { continue }
        for entry in entries.elements where entry.kind == .dictionary && logs.count < Self.limit {
          if let (identifier, log): ([UInt8], Log) = Self.log(entry) { logs[identifier] = log }
        }
      }
    }
    guard !logs.isEmpty else { return nil }
    self.logs = logs
  }

  private static func log(_ node: PropertyListNode) -> ([UInt8], Log)? {
    guard let identifier: [UInt8] = node["log_id"]?.string.flatMap(Base64.decode), identifier.count == 32,
      let key: [UInt8] = node["key"]?.string.flatMap(Base64.decode)
    else { return nil }
    var state: Log.State = .pending
    var date: CertificateDate?
    if let states: PropertyListNode = node["state"], states.kind == .dictionary {
      for entry in states.entries {
        guard let named: Log.State = Log.State(rawValue: entry.key) else { continue }
        state = named
        date = entry.value.kind == .dictionary ? self.date(entry.value["timestamp"]) : nil
      }
    }
    var interval: Range<CertificateDate>?
    if let range: PropertyListNode = node["temporal_interval"], range.kind == .dictionary,
      let start: CertificateDate = self.date(range["start_inclusive"]), let end: CertificateDate = self.date(range["end_exclusive"]),
      start < end
    {
      interval = start..<end
    }
    return (
      identifier, Log(title: node["description"]?.string ?? "unnamed log", key: key, state: state, stateDate: date, interval: interval)
    )
  }

  /// A date, also where the reader of JSON has taken it for one.
  private static func date(_ node: PropertyListNode?) -> CertificateDate? {
    node?.string.flatMap { CertificateDate(timestamp: $0) }
  }
}
