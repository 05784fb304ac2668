import AppBundles
import PropertyLists

/// How the main executable of a bundle is looked for.
public struct ExecutableLookup: Sendable, Hashable {
  /// The name of the directory of executables: `MacOS` for Apple's bundles.
  public var platformDirectory: String
  /// Whether only the bundle's own directory is searched, as on a real device of the family of iOS.
  public var onlyAtTop: Bool
  /// Whether bundles that stand apart from their programs are known: `share/Name.resources` of an installation with its program in `bin`, and
  /// `Name.resources` beside its program. The code outside Apple's systems knows them.
  public var findsSeparateBundles: Bool
  /// What is put around the name, in the order of trying: prefix and suffix.
  public var decorations: [Decoration]

  /// Text around a name.
  public struct Decoration: Sendable, Hashable {
    /// What stands before the name.
    public var prefix: String
    /// What stands behind it.
    public var suffix: String

    /// States a decoration.
    public init(prefix: String = "", suffix: String = "") {
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// States a way of looking.
  public init(
    platformDirectory: String = "MacOS", onlyAtTop: Bool = false, findsSeparateBundles: Bool = false,
    decorations: [Decoration] = [Decoration()]
  ) {
    self.platformDirectory = platformDirectory
    self.onlyAtTop = onlyAtTop
    self.findsSeparateBundles = findsSeparateBundles
    self.decorations = decorations
  }

  /// The way of an environment.
  public init(for environment: Environment) {
    self.init(onlyAtTop: environment.isEmbedded)
  }

  /// The way of the published bundle code on Linux, for comparison with it.
  public static let linux: ExecutableLookup = ExecutableLookup(
    platformDirectory: "Linux", findsSeparateBundles: true, decorations: [Decoration(), Decoration(prefix: "lib", suffix: ".so")])

  /// The directories that are searched for the main executable of a bundle.
  func directories(_ bundle: AppBundle) -> [String] {
    let isWrapped: Bool = bundle.layout == .wrappedContents || bundle.layout == .wrappedFlat
    if onlyAtTop, !isWrapped { return [bundle.path] }
    let inside: [String] = bundle.layout.executableDirectories(platformDirectory: platformDirectory).map { FilePath.join(bundle.path, $0) }
    guard findsSeparateBundles, FilePath.pathExtension(bundle.path) == "resources" else { return inside }
    let outside: String = FilePath.directory(of: bundle.path)
    let installed: [String] =
      installation(of: bundle).map { root in ["bin", "sbin", "lib64", "lib"].map { FilePath.join(root, $0) } } ?? []
    return bundle.layout == .flat ? installed + [FilePath.join(outside, platformDirectory), outside, bundle.path] : installed + inside
  }

  /// The directories that are searched for other executables of a bundle.
  func auxiliaryDirectories(_ bundle: AppBundle) -> [String] {
    guard findsSeparateBundles, FilePath.pathExtension(bundle.path) == "resources" else { return directories(bundle) }
    let name: String = FilePath.stem(bundle.path) + ".executables"
    let outside: String = FilePath.directory(of: bundle.path)
    return [installation(of: bundle).map { FilePath.join($0, "libexec/" + name) } ?? FilePath.join(outside, name)]
  }

  /// The directory with `share` and `bin` in which a bundle is installed; nil for one that stands elsewhere.
  private func installation(of bundle: AppBundle) -> String? {
    let outside: String = FilePath.directory(of: bundle.path)
    return FilePath.lastName(outside) == "share" ? FilePath.directory(of: outside) : nil
  }
}

extension ResolvedInfo {
  /// The name of the main executable: `CFBundleExecutable`, else `NSExecutable` when the first is absent, else the name of the bundle without
  /// extension.
  public func executableName() -> Decision<String> {
    var steps: [DecisionStep] = []
    let key: String = unlocalizedNode("CFBundleExecutable") == nil ? "NSExecutable" : "CFBundleExecutable"
    let path: PropertyListPath = PropertyListPath([.key(key)])
    if let value: ResolvedValue = unlocalizedValue(key) {
      if let name: String = value.node.string, !name.isEmpty {
        steps.append(DecisionStep(.decides, "'\(key)' names it", path: path, place: value.place, bases: [.bundleCode("executable")]))
        return Decision(name, place: value.place, steps: steps)
      }
      steps.append(
        DecisionStep(.rejects, "the value is empty or no string", path: path, place: value.place, bases: [.bundleCode("executable")]))
    }
    let name: String = FilePath.stem(contents.bundle?.name ?? contents.info.file)
    steps.append(DecisionStep(.decides, "without a usable name it is that of the bundle, '\(name)'", bases: [.bundleCode("executable")]))
    return Decision(name, steps: steps)
  }

  /// The path of the main executable; nil when none of the places has it.
  ///
  /// - Parameter lookup: The way of looking; nil takes that of the environment.
  public func executable(_ lookup: ExecutableLookup? = nil) -> Decision<String?> {
    let lookup: ExecutableLookup = lookup ?? ExecutableLookup(for: environment)
    let name: Decision<String> = executableName()
    guard let bundle: AppBundle = contents.bundle, !name.value.isEmpty else { return Decision(nil, steps: name.steps) }
    return search(name.value, in: lookup.directories(bundle), lookup, after: name.steps)
  }

  /// The path of another executable of the bundle by its name, such as a helper beside the main one; nil when none of the places has it.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - lookup: The way of looking; nil takes that of the environment.
  public func auxiliaryExecutable(named name: String, _ lookup: ExecutableLookup? = nil) -> Decision<String?> {
    let lookup: ExecutableLookup = lookup ?? ExecutableLookup(for: environment)
    guard let bundle: AppBundle = contents.bundle, !name.isEmpty else { return Decision(nil, steps: []) }
    return search(name, in: lookup.auxiliaryDirectories(bundle), lookup, after: [])
  }

  private func search(_ name: String, in directories: [String], _ lookup: ExecutableLookup, after earlier: [DecisionStep]) -> Decision<
    String?
  > {
    var steps: [DecisionStep] = earlier
    for directory in directories {
      for decoration in lookup.decorations {
        let path: String = FilePath.join(directory, decoration.prefix + name + decoration.suffix)
        if contents.kind(at: path) == .file {
          steps.append(DecisionStep(.decides, "'\(path)' is a file", place: Provenance(file: path), bases: [.bundleCode("executable")]))
          return Decision(path, place: Provenance(file: path), steps: steps)
        }
        steps.append(DecisionStep(.rejects, "'\(path)' is not there", place: Provenance(file: path), bases: [.bundleCode("executable")]))
      }
    }
    return Decision(nil, steps: steps)
  }
}
