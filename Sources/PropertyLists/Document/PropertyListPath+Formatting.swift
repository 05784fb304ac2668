/// Writing of key paths.
extension PropertyListPath {
  /// The path in a dialect; nil where the dialect cannot write it: an empty key or `[-1]` in `plutil`'s and PlistBuddy's, the root in
  /// `plutil`'s. `automatic` writes the project's own syntax.
  public func formatted(as dialect: PropertyListPathDialect) -> String? {
    switch dialect {
    case .own, .automatic: return description
    case .plutil: return plutilText
    case .plistBuddy: return plistBuddyText
    case .jsonPointer:
      var text: String = ""
      for component in components {
        switch component {
        case .key(let key): text += "/" + PropertyListPath.escaped(key, ["~": "~0", "/": "~1"])
        case .index(let index):
          guard index >= 0 else { return nil }
          text += "/\(index)"
        case .end: text += "/-"
        }
      }
      return text
    }
  }

  private var plutilText: String? {
    guard !components.isEmpty else { return nil }
    var parts: [String] = []
    for (offset, component) in components.enumerated() {
      switch component {
      case .key(let key):
        // A backslash before a period would take its meaning.
        guard !key.isEmpty, offset == components.count - 1 || key.utf8.last != UInt8(ascii: "\\") else { return nil }
        parts.append(PropertyListPath.escaped(key, [".": "\\."]))
      case .index(let index):
        guard index >= 0 else { return nil }
        parts.append(String(index))
      case .end: return nil
      }
    }
    return parts.joined(separator: ".")
  }

  private var plistBuddyText: String? {
    var text: String = components.isEmpty ? ":" : ""
    for (offset, component) in components.enumerated() {
      switch component {
      case .key(let key):
        guard !key.isEmpty else { return nil }
        text += ":" + PropertyListPath.escaped(key, ["\\": "\\\\", ":": "\\:", "\"": "\\\"", "'": "\\'", "\n": "\\n", "\t": "\\t"])
      case .index(let index):
        guard index >= 0 else { return nil }
        text += ":\(index)"
      case .end:
        guard offset == components.count - 1, offset > 0 else { return nil }
        text += ":"
      }
    }
    return text
  }

  private static func escaped(_ key: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var text: String = ""
    for scalar in key.unicodeScalars {
      if let escape: String = escapes[scalar] { text += escape } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
