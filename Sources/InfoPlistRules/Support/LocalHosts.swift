import Linting

/// Names and addresses of machines that nobody else reaches.
enum LocalHosts {
  /// Whether a host is this machine, or one in a private network.
  static func isLocal(_ host: String) -> Bool {
    let host: String = host.lowercased()
    if host == "localhost" || host.hasSuffix(".localhost") || host.hasSuffix(".local") || host == "[::1]" || host == "::1" { return true }
    let parts: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers: [Int] = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 < 256 }) else { return false }
    switch (numbers[0], numbers[1]) {
    case (127, _), (10, _), (192, 168), (172, 16...31), (169, 254): return true
    default: return false
    }
  }

  /// The host of a URL; nil when a text is none.
  static func host(ofURL text: String) -> String? {
    guard let mark = text.firstRange(of: "://"), Formats.isScheme(text[..<mark.lowerBound]) else { return nil }
    var authority: Substring = text[mark.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at: Substring.Index = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    if authority.hasPrefix("[") { return String(authority.prefix { $0 != "]" }) + "]" }
    let host: Substring = authority.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  /// The texts of an Info.plist that hold a URL with a host, build settings included.
  static func urls(in info: InfoSubject) -> [(item: CatalogedValue, text: String)] {
    info.result(of: Found.self) {
      Found(
        items: info.cataloged.compactMap { item in
          guard item.value.kind == .string, let text: String = item.value.string, text.utf8.count <= 2048, text.contains("://") else {
            return nil
          }
          return (item, text)
        })
    }.items
  }

  private struct Found: Sendable {
    let items: [(item: CatalogedValue, text: String)]
  }
}
