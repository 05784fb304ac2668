public import AppBundles

/// A bundle as rules see it.
public struct BundleSubject: Sendable {
  /// The bundle.
  public let bundle: AppBundle
  /// The file of its Info.plist; nil when there is none that could be read.
  public let file: FileSubject?
  /// The dictionary of its Info.plist; nil when there is none.
  public let info: InfoSubject?
  /// What is known about it.
  public let facts: Facts
  /// Where its files are.
  public let fileSystem: any FileSystem
  /// The path of the executable that CFBundleExecutable names; nil when it is not there.
  public let executablePath: String?
  private let lazyExecutable: LazyExecutable

  /// Makes a subject.
  public init(bundle: AppBundle, file: FileSubject?, facts: Facts, fileSystem: any FileSystem) {
    self.bundle = bundle
    self.file = file
    info = file.flatMap { InfoSubject($0, bundle: bundle) }
    self.facts = facts
    self.fileSystem = fileSystem
    var path: String?
    if let name: String = info?.literal("CFBundleExecutable"), !name.isEmpty, !name.contains("/") {
      path = bundle.executablePath(named: name, in: fileSystem)
    }
    executablePath = path
    lazyExecutable = LazyExecutable(path: path, in: fileSystem)
  }

  /// The headers of the executable: architectures, platforms, libraries; nil when it is missing or no Mach-O file. They are read once.
  public var executable: MachOFile? { lazyExecutable.headers }

  /// The executable with the names of its imported symbols and its Objective-C classes, which cost more to read.
  public var executableWithNames: MachOFile? { lazyExecutable.names }

  /// The path that decides which settings hold: that of the Info.plist, else that of the bundle.
  var settingsPath: String { file?.path ?? bundle.path }

  /// Whether a file or directory stands in the directory of resources.
  public func hasResource(_ name: String) -> Bool { fileSystem.exists(bundle.resourcePath(name)) }
}
