/// An address of the web that can be loaded: `http` or `https` with a host, a port and a path.
public struct LoadAddress: Sendable, Hashable {
  /// Why a text is none.
  public struct Problem: Error, Sendable, Hashable {
    /// Words that follow the address.
    public let words: String
  }

  /// Whether the scheme is `https`.
  public let isSecure: Bool
  /// The host in lower case; an address of version 6 without brackets.
  public let host: String
  /// The port.
  public let port: UInt16
  /// Path and query, at least `/`.
  public let target: String
  /// Whether the address had a user's name or password, which are never sent.
  public let hadCredentials: Bool

  /// The longest address that is read.
  static let limit: Int = 8192

  /// The address as text, without credentials and fragment.
  public var text: String { (isSecure ? "https://" : "http://") + authority + (target == "/" ? "" : target) }

  /// Host and port, the latter only when it is not the usual one.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + (port == (isSecure ? 443 : 80) ? "" : ":\(port)")
  }

  /// Reads an address.
  public init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.limit else { throw Problem(words: "is longer than \(Self.limit) bytes") }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Problem(words: "has spaces or letters that an address must spell with percent signs or as 'xn--'")
    }
    let rest: Substring
    if text.lowercased().hasPrefix("https://") {
      isSecure = true
      rest = text.dropFirst(8)
    } else if text.lowercased().hasPrefix("http://") {
      isSecure = false
      rest = text.dropFirst(7)
    } else {
      throw Problem(words: "starts neither with https:// nor with http://")
    }
    let end: Substring.Index = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" || $0 == "\\" } ?? rest.endIndex
    var authority: Substring = rest[..<end]
    hadCredentials = authority.contains("@")
    if let at: Substring.Index = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    var portText: Substring?
    if authority.hasPrefix("["), let close: Substring.Index = authority.firstIndex(of: "]") {
      host = String(authority[authority.index(after: authority.startIndex)..<close]).lowercased()
      let tail: Substring = authority[authority.index(after: close)...]
      guard tail.isEmpty || tail.hasPrefix(":"), host.contains(":") else { throw Problem(words: "has no valid host") }
      portText = tail.isEmpty ? nil : tail.dropFirst()
    } else if let colon: Substring.Index = authority.firstIndex(of: ":") {
      host = authority[..<colon].lowercased()
      portText = authority[authority.index(after: colon)...]
    } else {
      host = authority.lowercased()
    }
    guard !host.isEmpty, host.utf8.count <= 253,
      host.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || [0x2D, 0x2E, 0x5F, 0x3A].contains($0) })
    else { throw Problem(words: "has no valid host") }
    if let portText, !portText.isEmpty {
      guard let number: UInt16 = UInt16(portText), number > 0 else { throw Problem(words: "has a port that is no number up to 65535") }
      port = number
    } else {
      port = isSecure ? 443 : 80
    }
    var target: String = String(rest[end...].prefix { $0 != "#" })
    if !target.hasPrefix("/") { target = "/" + target }
    self.target = target
  }

  private init(isSecure: Bool, host: String, port: UInt16, target: String) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.target = target
    hadCredentials = false
  }

  /// The address that a redirect names; it may be relative to this one.
  func resolving(_ location: String) throws(Problem) -> LoadAddress {
    let lowered: String = location.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") { return try LoadAddress(location) }
    if location.hasPrefix("//") { return try LoadAddress((isSecure ? "https:" : "http:") + location) }
    guard !location.isEmpty, location.utf8.count <= Self.limit, location.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Problem(words: "is no address")
    }
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
    return LoadAddress(isSecure: isSecure, host: host, port: port, target: target)
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
