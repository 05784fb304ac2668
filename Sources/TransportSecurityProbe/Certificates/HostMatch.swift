import SystemModel

/// Whether a certificate holds for a host: by its alternative names only, never by its common name.
enum HostMatch {
  static func matches(_ certificate: ServerCertificate, _ host: ConnectionHost) -> Bool {
    if let address: IPAddress = host.address { return certificate.addresses.contains(address.bytes) }
    let name: String = plain(host.name)
    return certificate.hostNames.contains { pattern($0, matches: name) }
  }

  /// Lower case without the trailing dot, which names the root.
  private static func plain(_ name: String) -> String {
    let lowered: String = name.lowercased()
    return lowered.hasSuffix(".") ? String(lowered.dropLast()) : lowered
  }

  /// A star stands for the whole left-most label and for exactly one.
  private static func pattern(_ pattern: String, matches name: String) -> Bool {
    let pattern: String = plain(pattern)
    guard pattern.hasPrefix("*.") else { return !pattern.isEmpty && pattern == name }
    let suffix: Substring = pattern.dropFirst(1)
    guard suffix.dropFirst(1).contains("."), name.hasSuffix(suffix) else { return false }
    let label: Substring = name.dropLast(suffix.count)
    return !label.isEmpty && !label.contains(".")
  }
}
