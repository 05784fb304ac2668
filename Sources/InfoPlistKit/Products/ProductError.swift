public import AppBundles
public import PropertyLists

/// Why a question about a product has no answer, in words for the user.
public enum ProductError: Error, Sendable, CustomStringConvertible {
  /// The path, or a file that the answer needs, cannot be read.
  case file(FileError)
  /// The path names, or leads into, an archive that the file system does not open as a folder, such as one inside another.
  case closedArchive(path: String)
  /// There is no bundle. `reasons` says what could not be looked at; `hint` says what can be done instead.
  case noBundle(path: String, hint: String?, reasons: [String])
  /// There are several bundles, of which one must be named.
  case severalBundles(path: String, bundles: [String])
  /// The bundle has no Info.plist at the place where systems look, which is `file`. `hint` says what stands elsewhere.
  case noInfo(file: String, hint: String?)
  /// The file is no property list, or a damaged one; its document has the findings.
  case unreadable(PropertyListDocument, file: String)
  /// The property list holds something else than a dictionary.
  case noDictionary(file: String)
  /// A key path is malformed.
  case keyPath(String)
  /// The file is no executable.
  case noExecutable(path: String)
  /// The bundle has no executable; systems look for one with this name.
  case missingExecutable(bundle: String, name: String)
  /// The executable is damaged.
  case damagedExecutable(path: String, words: String)
  /// The executable has no code for an architecture.
  case noArchitecture(path: String, wanted: String, available: [String])
  /// The executable has no property list inside, at all or for an architecture.
  case noEmbeddedInfo(path: String, architecture: String?)

  /// Whether the question was understood and everything could be read, so that the answer is "there is none".
  public var isNegative: Bool {
    switch self {
    case .noArchitecture, .noEmbeddedInfo: true
    default: false
    }
  }

  /// One line, or for several bundles a list; without a full stop.
  public var description: String {
    switch self {
    case .file(let error): return error.description
    case .closedArchive(let path): return "'\(path)' is an archive that is not opened; one inside another must be unpacked first"
    case .noBundle(let path, let hint, _): return "\(path) holds no bundle" + (hint.map { "; \($0)" } ?? "")
    case .severalBundles(let path, let bundles):
      return "\(path) holds \(bundles.count) bundles; name one of them:" + bundles.prefix(8).map { "\n  \($0)" }.joined()
        + (bundles.count > 8 ? "\n  …" : "")
    case .noInfo(let file, let hint): return "\(file) is not there" + (hint.map { "; \($0)" } ?? "")
    case .unreadable(_, let file):
      return "\(file) cannot be read as a property list; 'infoplist check' shows all problems"
    case .noDictionary(let file): return "\(file) holds no dictionary; 'infoplist check' shows why"
    case .keyPath(let words): return words
    case .noExecutable(let path): return "\(path) is no Mach-O executable"
    case .missingExecutable(let bundle, let name): return "\(bundle) has no executable; systems look for '\(name)'"
    case .damagedExecutable(let path, let words): return "\(path): \(words)"
    case .noArchitecture(let path, let wanted, let available):
      return "\(path) has no code for '\(wanted)'; it has \(available.joined(separator: ", "))"
    case .noEmbeddedInfo(let path, let architecture):
      return "\(path) has no property list inside" + (architecture.map { " for '\($0)'" } ?? "")
    }
  }
}
