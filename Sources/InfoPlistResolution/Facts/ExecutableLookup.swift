import AppBundles
import PropertyLists

/// How the main executable of a bundle is looked for.
public struct ExecutableLookup: Sendable, Hashable {
  /// The name of the directory of executables: `MacOS` for Apple's bundles.
  public var platformDirectory: String
  /// Whether only the bundle's own directory is searched, as on a real device of the family of iOS.
  public var onlyAtTop: Bool
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
  public init(platformDirectory: String = "MacOS", onlyAtTop: Bool = false, decorations: [Decoration] = [Decoration()]) {
    self.platformDirectory = platformDirectory
    self.onlyAtTop = onlyAtTop
    self.decorations = decorations
  }

  /// The way of an environment.
  public init(for environment: Environment) {
    self.init(onlyAtTop: environment.isEmbedded)
  }

  /// The way of the published bundle code on Linux, for comparison with it.
  public static let linux: ExecutableLookup = ExecutableLookup(
    platformDirectory: "Linux", decorations: [Decoration(), Decoration(prefix: "lib", suffix: ".so")])

  /// The directories that are searched, relative to the bundle.
  func directories(_ layout: BundleLayout) -> [String] {
    let isWrapped: Bool = layout == .wrappedContents || layout == .wrappedFlat
    return onlyAtTop && !isWrapped ? [""] : layout.executableDirectories(platformDirectory: platformDirectory)
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
    var steps: [DecisionStep] = name.steps
    for directory in lookup.directories(bundle.layout) {
      for decoration in lookup.decorations {
        let path: String = FilePath.join(
          FilePath.join(bundle.path, directory), decoration.prefix + name.value + decoration.suffix)
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
