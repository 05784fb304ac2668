import SystemModel

/// A detour for connections to one host and port, as curl's option of the same name takes it: `NAME:PORT:ADDRESS:PORT`.
public struct ConnectionRoute: Sendable, Hashable {
  /// The host that is asked for; empty for every host.
  public let host: String
  /// The port that is asked for; nil for every port.
  public let port: UInt16?
  /// The host that is connected instead; empty for the same.
  public let target: String
  /// The port that is connected instead; nil for the same.
  public let targetPort: UInt16?

  /// Reads `NAME:PORT:ADDRESS:PORT`; addresses of version 6 stand in brackets and parts may be empty.
  public init?(_ text: String) {
    var parts: [String] = [""]
    var isBracketed: Bool = false
    for character in text {
      switch character {
      case "[" where !isBracketed: isBracketed = true
      case "]" where isBracketed: isBracketed = false
      case ":" where !isBracketed: parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    guard parts.count == 4, !isBracketed, parts[1].isEmpty || UInt16(parts[1]) != nil, parts[3].isEmpty || UInt16(parts[3]) != nil
    else { return nil }
    host = ConnectionHost(parts[0])?.name ?? parts[0].lowercased()
    port = UInt16(parts[1])
    target = ConnectionHost(parts[2])?.name ?? parts[2]
    targetPort = UInt16(parts[3])
  }

  /// Whether it holds for a host and port.
  func applies(to host: String, _ port: UInt16) -> Bool {
    (self.host.isEmpty || self.host == host) && (self.port == nil || self.port == port)
  }
}
