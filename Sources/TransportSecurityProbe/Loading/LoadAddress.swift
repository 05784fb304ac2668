import SystemModel

/// An address of the web that can be loaded: `http` or `https` with a host, a port and a path.
public struct LoadAddress: Sendable, Hashable {
  /// Why a text is none.
  public struct Problem: Error, Sendable, Hashable {
    /// Words that follow the address.
    public let words: String
  }

  /// Whether the scheme is `https`.
  public let isSecure: Bool
  /// The host; other letters than ASCII in the form `xn--`.
  let connectionHost: ConnectionHost
  /// The port.
  public let port: UInt16
  /// Path and query, at least `/`.
  public let target: String
  /// Whether the address had a user's name or password, which are never sent.
  public let hadCredentials: Bool

  /// The host in lower case; an address of version 6 without brackets.
  public var host: String { connectionHost.name }

  /// The longest address that is read.
  static let limit: Int = 8192

  /// The address as text, without credentials and fragment.
  public var text: String { (isSecure ? "https://" : "http://") + authority + (target == "/" ? "" : target) }

  /// Host and port, the latter only when it is not the usual one.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + (port == (isSecure ? 443 : 80) ? "" : ":\(port)")
  }

  /// Reads an address. Letters beyond ASCII are taken: in the host as the form `xn--`, behind it with percent signs.
  public init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.limit else { throw Problem(words: "is longer than \(Self.limit) bytes") }
    guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) && !$0.properties.isWhitespace }) else {
      throw Problem(words: "has spaces or control characters, which an address spells with percent signs")
    }
    let lowered: String = text.lowercased()
    isSecure = lowered.hasPrefix("https://")
    guard isSecure || lowered.hasPrefix("http://") else { throw Problem(words: "starts neither with https:// nor with http://") }
    let url: ConnectionURL
    do {
      url = try ConnectionURL(text)
    } catch {
      throw Problem(words: "cannot be loaded: \(error.rawValue)")
    }
    guard let host: ConnectionHost = url.host, Self.isName(host) else { throw Problem(words: "cannot be loaded: its host is no host name") }
    guard url.port != 0 else { throw Problem(words: "cannot be loaded: nothing listens at port 0") }
    connectionHost = host
    port = url.port ?? (isSecure ? 443 : 80)
    let rest: Substring = text.dropFirst(isSecure ? 8 : 7)
    let end: Substring.Index = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" || $0 == "\\" } ?? rest.endIndex
    hadCredentials = rest[..<end].contains("@")
    let target: String = Self.encoded(rest[end...].prefix { $0 != "#" })
    self.target = target.hasPrefix("/") ? target : "/" + target
  }

  private init(isSecure: Bool, host: ConnectionHost, port: UInt16, target: String) {
    self.isSecure = isSecure
    connectionHost = host
    self.port = port
    self.target = target
    hadCredentials = false
  }

  /// Whether a host can be looked up: an address, or labels of letters, digits, hyphens and low lines.
  private static func isName(_ host: ConnectionHost) -> Bool {
    guard host.address == nil else { return true }
    let letters: Bool = host.name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || [0x2D, 0x2E, 0x5F].contains($0)
    }
    let labels: [Substring] = host.name.split(separator: ".", omittingEmptySubsequences: false)
    return letters && host.name.utf8.count <= 254 && labels.allSatisfy { $0.utf8.count <= 63 }
      && labels.dropLast().allSatisfy { !$0.isEmpty } && labels.first?.isEmpty == false
  }

  /// A path with bytes beyond ASCII as percent signs.
  private static func encoded(_ text: some StringProtocol) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return String(text) }
    return text.utf8.map { byte in
      guard byte >= 0x80 else { return String(UnicodeScalar(byte)) }
      let digits: String = String(byte, radix: 16, uppercase: true)
      return "%" + digits
    }.joined()
  }

  /// The address that a redirect names; it may be relative to this one.
  func resolving(_ location: String) throws(Problem) -> LoadAddress {
    let lowered: String = location.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") { return try LoadAddress(location) }
    if location.hasPrefix("//") { return try LoadAddress((isSecure ? "https:" : "http:") + location) }
    guard !location.isEmpty, location.utf8.count <= Self.limit, location.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw Problem(words: "is no address")
    }
    let location: String = Self.encoded(location)
    let scheme: Substring = location.prefix { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "." }
    if location[scheme.endIndex...].hasPrefix(":") { throw Problem(words: "has another scheme than the web") }
    let plain: String = String(location.prefix { $0 != "#" })
    let path: String = String(target.prefix { $0 != "?" })
    let target: String
    if plain.hasPrefix("/") {
      target = Self.withoutDotSegments(plain)
    } else if plain.hasPrefix("?") || plain.isEmpty {
      target = path + plain
    } else {
      target = Self.withoutDotSegments(path[...(path.lastIndex(of: "/") ?? path.startIndex)] + plain)
    }
    return LoadAddress(isSecure: isSecure, host: connectionHost, port: port, target: target)
  }

  private static func withoutDotSegments(_ text: String) -> String {
    let path: Substring = text.prefix { $0 != "?" }
    var kept: [Substring] = []
    let segments: [Substring] = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.dropFirst().enumerated() {
      let isLast: Bool = index == segments.count - 2
      if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
      if isLast, segment == "." || segment == ".." { kept.append("") }
    }
    return "/" + kept.joined(separator: "/") + text[path.endIndex...]
  }
}
