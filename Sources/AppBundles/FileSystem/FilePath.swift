/// Arithmetic on paths that are plain strings. Names are parted at the byte of the slash, as systems do it, whatever follows it.
public enum FilePath {
  private static let slash: UInt8 = UInt8(ascii: "/")

  /// A name below a directory. An empty directory means the current one.
  public static func join(_ directory: String, _ name: String) -> String {
    if directory.isEmpty || directory == "." { return name }
    if name.isEmpty { return directory }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The last name of a path, without trailing slashes: `b` for `a/b/`.
  public static func lastName(_ path: String) -> String {
    let trimmed: Substring = trimmed(path)
    guard let slash: String.Index = trimmed.utf8.lastIndex(of: slash) else { return String(trimmed) }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// The directory that holds a path; empty for a single name, `/` for a name in the root.
  public static func directory(of path: String) -> String {
    let trimmed: Substring = trimmed(path)
    guard let slash: String.Index = trimmed.utf8.lastIndex(of: slash) else { return "" }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// The extension of the last name without its period; empty when there is none or the name starts with its only period.
  public static func pathExtension(_ path: String) -> String {
    let name: String = lastName(path)
    guard let period: String.Index = name.utf8.lastIndex(of: UInt8(ascii: ".")), period != name.startIndex else { return "" }
    return String(name[name.utf8.index(after: period)...])
  }

  /// The last name without its extension.
  public static func stem(_ path: String) -> String {
    let name: String = lastName(path)
    let suffix: String = pathExtension(name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }

  /// The names of a path, `.` left out and `..` taken back where a name stands before it.
  public static func components(_ path: String) -> [String] {
    var names: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last: String = names.last, last != ".." { names.removeLast() } else { names.append(String(part)) }
    }
    return names
  }

  /// A path with `.` and `..` resolved by text.
  public static func normalized(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + components(path).joined(separator: "/")
  }

  private static func trimmed(_ path: String) -> Substring {
    var end: String.Index = path.endIndex
    while end > path.startIndex {
      let before: String.Index = path.utf8.index(before: end)
      guard before > path.startIndex, path.utf8[before] == slash else { break }
      end = before
    }
    return path[..<end]
  }
}
