import CTransportSecurity

/// Finds the addresses of hosts, each once.
struct NameLookup {
  let routes: [ConnectionRoute]
  let family: AddressFamily
  private var known: [String: [cts_address]] = [:]

  init(routes: [ConnectionRoute], family: AddressFamily) {
    self.routes = routes
    self.family = family
  }

  /// The addresses and the port to connect to for a host and port.
  mutating func addresses(_ host: String, _ port: UInt16, _ deadline: Deadline) throws(LoadProblem) -> ([cts_address], UInt16) {
    let route: ConnectionRoute? = routes.first { $0.applies(to: host, port) }
    let name: String = route.flatMap { $0.target.isEmpty ? nil : $0.target } ?? host
    let port: UInt16 = route?.targetPort ?? port
    if let found: [cts_address] = known[name] { return (found, port) }
    var found: [cts_address] = [cts_address](repeating: cts_address(), count: 8)
    let count: Int32 = cts_resolve(name, family.rawValue, Int32(clamping: deadline.milliseconds), &found, Int32(found.count))
    if count == -Int32(CTS_NETWORK_TIMED_OUT.rawValue) { throw .timedOut("looking up \(name)") }
    guard count > 0 else { throw .nameNotFound(name) }
    known[name] = Array(found.prefix(Int(count)))
    return (Array(found.prefix(Int(count))), port)
  }
}
