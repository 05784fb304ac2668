/// A bundle of any kind, as a directory: its layout and where its information property list is. Nothing in it has been read yet.
public struct AppBundle: Sendable, Hashable {
  /// Path of the bundle, without a trailing slash.
  public let path: String
  /// What its extension says; nil for a directory that is a bundle only because it has an Info.plist.
  public let kind: BundleKind?
  /// How its directories are arranged.
  public let layout: BundleLayout
  /// Which file is its information property list.
  public let info: InfoPlistChoice
  /// Directories whose names differ in case from what systems open.
  public let nameDifferences: [NameDifference]

  /// Looks at a directory and takes it for a bundle.
  ///
  /// - Parameters:
  ///   - path: Path of the directory.
  ///   - system: The system for which the information property list is chosen; nil decides by the layout: macOS for all but flat ones.
  ///   - fileSystem: Where the directory is.
  public init(at path: String, for system: InfoPlistChoice.System? = nil, in fileSystem: any FileSystem) {
    var path: String = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let entries: [DirectoryEntry] = (try? fileSystem.entries(of: path)) ?? []
    let detection: BundleLayoutDetection = BundleLayoutDetection(path: path, entries: entries, in: fileSystem)
    self.path = path
    kind = BundleKind(name: path)
    layout = detection.layout
    let isFlat: Bool = detection.layout == .flat || detection.layout == .wrappedFlat
    info = InfoPlistChoice(
      in: path, layout: detection.layout, for: system ?? (isFlat ? .iPhone : .macOS), fileSystem: fileSystem)
    nameDifferences = detection.nameDifferences + info.nameDifferences
  }

  /// The name of the directory.
  public var name: String { FilePath.lastName(path) }

  /// Path of something named relative to the directory of resources.
  public func resourcePath(_ name: String) -> String {
    FilePath.join(FilePath.join(path, layout.resourcesDirectory), name)
  }

  /// Path of the main executable with this name; nil when none of the usual places has it.
  public func executablePath(named name: String, in fileSystem: any FileSystem) -> String? {
    for directory in layout.executableDirectories() {
      let candidate: String = FilePath.join(FilePath.join(path, directory), name)
      if fileSystem.kind(at: candidate) == .file { return candidate }
    }
    return nil
  }
}
