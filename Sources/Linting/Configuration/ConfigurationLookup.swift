public import AppBundles
public import Diagnostics
import PropertyLists

/// Finds the configuration of each file: the one that was named, or the nearest `.infoplist.json` in the folders above it.
///
/// Folders inside bundles and archives are not searched: what is checked cannot silence its own findings. One lookup serves one run, from
/// one thread; it reads each file once.
public final class ConfigurationLookup {
  /// Which configuration holds.
  public enum Mode: Sendable, Hashable {
    /// The nearest one above each file.
    case nearest
    /// This one for all files.
    case file(String)
    /// None.
    case none
  }

  /// What is wrong with the configurations that were read, in the order in which they were read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Configurations that could not be read at all.
  public private(set) var errors: [FileError] = []
  /// The texts of the configurations, by path.
  public private(set) var texts: [String: SourceBytes] = [:]
  /// The baselines that configurations name, sorted by path.
  public var baselines: [String] { Set(loaded.values.compactMap { $0.baseline }).sorted() }

  private let fileSystem: any FileSystem
  private let ruleSet: RuleSet
  private lazy var rules: RuleNames = RuleNames(ruleSet)
  private let mode: Mode
  private let currentDirectory: String?
  private let options: LintOptions
  private let target: LintTarget
  private var nearest: [String: String?] = [:]
  private var loaded: [String: LintConfiguration] = [:]
  private var seenPacks: Set<String> = []

  /// Folders with these extensions are products; configurations in them do not count.
  private static let productExtensions: Set<String> = [
    "app", "appex", "bundle", "dext", "framework", "ipa", "kext", "plugin", "prefpane", "qlgenerator", "saver", "systemextension",
    "xcarchive", "xcframework", "xpc", "zip",
  ]

  /// Starts with nothing read.
  ///
  /// - Parameters:
  ///   - currentDirectory: The absolute path at which relative ones start; nil: folders above it are not searched.
  ///   - options: What the command line says, which wins.
  ///   - target: What the command line says about the target.
  public init(
    fileSystem: any FileSystem, rules: RuleSet, mode: Mode = .nearest, currentDirectory: String? = nil,
    options: LintOptions = LintOptions(), target: LintTarget = LintTarget()
  ) {
    self.fileSystem = fileSystem
    ruleSet = rules
    self.mode = mode
    self.currentDirectory = currentDirectory
    self.options = options
    self.target = target
  }

  /// What holds for a file or bundle.
  public func settings(for path: String) -> LintSettings {
    var settings: LintSettings = configuration(for: path)?.settings(for: absolute(path)) ?? LintSettings()
    settings.apply(commandLine: options, target: target)
    return settings
  }

  /// The path of the configuration of a file; nil when there is none.
  public func configurationPath(for path: String) -> String? {
    switch mode {
    case .none: nil
    case .file(let file): file
    case .nearest: search(FilePath.directory(of: Self.outsideProducts(absolute(path), searchedFrom: startOfGivenPart(path))))
    }
  }

  private func configuration(for path: String) -> LintConfiguration? {
    guard let file: String = configurationPath(for: path) else { return nil }
    if let known: LintConfiguration = loaded[file] { return known }
    let configuration: LintConfiguration = load(file)
    loaded[file] = configuration
    return configuration
  }

  private func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let currentDirectory else { return FilePath.normalized(path) }
    return FilePath.normalized(FilePath.join(currentDirectory, path))
  }

  /// How many characters of the absolute path were not given by the user.
  private func startOfGivenPart(_ path: String) -> Int {
    guard !path.hasPrefix("/"), let currentDirectory else { return 0 }
    let absolute: String = absolute(path)
    return absolute.hasPrefix(currentDirectory) ? currentDirectory.utf8.count : 0
  }

  /// The path cut behind the first product on it.
  private static func outsideProducts(_ path: String, searchedFrom start: Int) -> String {
    var length: Int = 0
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      length += name.utf8.count
      if length > start, productExtensions.contains(FilePath.pathExtension(String(name)).lowercased()) {
        return String(decoding: path.utf8.prefix(length), as: UTF8.self)
      }
      length += 1
    }
    return path
  }

  private func search(_ directory: String) -> String? {
    var visited: [String] = []
    var current: String = directory
    var result: String?
    while true {
      if let known: String? = nearest[current] {
        result = known
        break
      }
      visited.append(current)
      let candidate: String = shown(FilePath.join(current, LintConfiguration.fileName))
      if fileSystem.kind(at: candidate) == .file {
        result = candidate
        break
      }
      if current.isEmpty || current == "/" || FilePath.lastName(current) == ".." { break }
      current = FilePath.directory(of: current)
    }
    for directory in visited { nearest[directory] = .some(result) }
    return result
  }

  /// A path as the user would write it: without the current directory in front.
  private func shown(_ path: String) -> String {
    guard let currentDirectory, path.hasPrefix(currentDirectory + "/") else { return path }
    return String(path.dropFirst(currentDirectory.utf8.count + 1))
  }

  /// Reads a configuration and what it extends, at most 64 files.
  private func load(_ file: String) -> LintConfiguration {
    var result: LintConfiguration = LintConfiguration()
    var pending: [(path: String, readers: Step)] = [(file, .read(chain: []))]
    var count: Int = 0
    while let (path, step) = pending.popLast() {
      switch step {
      case .add(let reader): add(reader, at: path, to: &result)
      case .read(let chain):
        count += 1
        guard count <= 64, let reader: ConfigurationReader = read(path) else { continue }
        pending.append((path, .add(reader)))
        for (extended, range) in reader.extended.reversed() {
          let target: String = shown(absolute(FilePath.join(FilePath.directory(of: path), extended)))
          let resolved: String = extended.hasPrefix("/") ? extended : target
          let place: String? =
            if (chain + [path]).contains(resolved) {
              "'\(extended)' extends this file again"
            } else if fileSystem.kind(at: resolved) != .file {
              "'\(extended)' does not exist"
            } else {
              nil
            }
          if let place {
            diagnostics.append(
              Diagnostic("configuration/bad-extends", .error, place, at: range, keyPath: "extends", help: nil, file: path))
          } else {
            pending.append((resolved, .read(chain: chain + [path])))
          }
        }
      }
    }
    return result
  }

  private enum Step {
    case read(chain: [String])
    case add(ConfigurationReader)
  }

  private func read(_ path: String) -> ConfigurationReader? {
    do {
      let bytes: SourceBytes = try fileSystem.read(path, limit: 4 << 20)
      texts[path] = bytes
      let reader: ConfigurationReader = ConfigurationReader(bytes, path: path, rules: rules)
      diagnostics += reader.diagnostics
      return reader
    } catch {
      errors.append(error)
      return nil
    }
  }

  private func add(_ reader: ConfigurationReader, at path: String, to configuration: inout LintConfiguration) {
    let directory: String = FilePath.directory(of: absolute(path))
    for section in [reader.section] + reader.overrides {
      configuration.sections.append(LintConfiguration.PlacedSection(section: section, directory: directory))
    }
    configuration.suppressions += reader.suppressions.map { ($0, directory) }
    let libraries: [KeyLibrary] = reader.keyPacks.flatMap { keyPack(at: $0, of: path) }
    if !libraries.isEmpty { configuration.libraryKeys = LibraryIndex((configuration.libraryKeys?.libraries ?? []) + libraries) }
    if let baseline: String = reader.baseline {
      configuration.baseline = shown(baseline.hasPrefix("/") ? baseline : absolute(FilePath.join(FilePath.directory(of: path), baseline)))
    }
  }

  /// The libraries of a key pack, which is read when it is a file.
  private func keyPack(at reference: ConfigurationReader.KeyPackReference, of path: String) -> [KeyLibrary] {
    switch reference {
    case .pack(let pack): return pack.libraries
    case .file(let written, let place):
      let file: String = written.hasPrefix("/") ? written : shown(absolute(FilePath.join(FilePath.directory(of: path), written)))
      do {
        let bytes: SourceBytes = try fileSystem.read(file, limit: 4 << 20)
        let pack: KeyPack = KeyPack(reading: bytes, path: file)
        texts[file] = bytes
        // Several configurations may name one pack.
        if seenPacks.insert(file).inserted { diagnostics += pack.diagnostics }
        return pack.libraries
      } catch {
        diagnostics.append(
          Diagnostic(
            "configuration/bad-key-pack", .error,
            fileSystem.kind(at: file) == .file ? "'\(written)' cannot be read" : "'\(written)' does not exist", at: place.node.range,
            keyPath: place.path.description, help: "write the path of a key pack from the directory of this file", file: path))
        return []
      }
    }
  }
}
