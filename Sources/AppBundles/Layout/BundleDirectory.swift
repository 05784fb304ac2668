/// The directories of a bundle that have a fixed name and a purpose.
public enum BundleDirectory: String, Sendable, Hashable, CaseIterable {
  /// Frameworks that the bundle alone uses.
  case frameworks = "Frameworks"
  /// Frameworks that others use too.
  case sharedFrameworks = "SharedFrameworks"
  /// Files that others use too.
  case sharedSupport = "SharedSupport"
  /// Plug-ins and app extensions; `Plug-ins` is an older spelling.
  case plugIns = "PlugIns"
  /// The receipt of the store.
  case receipt = "_MASReceipt"

  /// The names that are tried, in this order.
  public var names: [String] { self == .plugIns ? ["PlugIns", "Plug-ins"] : [rawValue] }
}

extension AppBundle {
  /// The path of a directory with a purpose, which stands beside the Info.plist in deep bundles; nil when the bundle has none.
  public func directory(_ directory: BundleDirectory, in fileSystem: any FileSystem) -> String? {
    let support: String = FilePath.join(path, layout.supportDirectory)
    return directory.names.lazy.map { FilePath.join(support, $0) }.first { fileSystem.isDirectory($0) }
  }
}
