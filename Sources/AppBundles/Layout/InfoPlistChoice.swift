/// Which file of a bundle is its information property list.
public struct InfoPlistChoice: Sendable, Hashable {
  /// The system whose choice is asked for.
  public enum System: String, Sendable, Hashable, CaseIterable {
    /// macOS, which prefers `Info-macos.plist`.
    case macOS
    /// iOS, tvOS and watchOS, which all prefer `Info-iphoneos.plist`.
    case iPhone
    /// Any other system, which knows `Info.plist` only.
    case other

    /// The name that this system prefers to `Info.plist`; nil where there is none.
    public var preferredName: String? {
      switch self {
      case .macOS: "Info-macos.plist"
      case .iPhone: "Info-iphoneos.plist"
      case .other: nil
      }
    }
  }

  /// Path of the file that is read; nil when the bundle has none that can be opened.
  public let path: String?
  /// A file that is hidden by the chosen one, because the two are never merged.
  public let hiddenPath: String?
  /// Names that would have been chosen but for their case.
  public let nameDifferences: [NameDifference]
  /// An Info.plist below `Versions` that no link at the top of the framework leads to.
  public let unreachablePath: String?

  /// Finds the file as CoreFoundation does.
  ///
  /// - Parameters:
  ///   - bundle: Path of the bundle.
  ///   - layout: Its layout.
  ///   - system: The system that reads.
  ///   - fileSystem: Where the bundle is.
  public init(in bundle: String, layout: BundleLayout, for system: System, fileSystem: any FileSystem) {
    let directory: String = FilePath.join(bundle, layout.infoDirectory)
    let insideNames: Set<String> = ["Support Files", "Contents", "Resources"]
    guard layout != .flat || !insideNames.contains(where: { bundle.hasSuffix($0) }) else {
      path = nil
      hiddenPath = nil
      nameDifferences = []
      unreachablePath = nil
      return
    }
    let entries: [DirectoryEntry] = (try? fileSystem.entries(of: directory)) ?? []
    var differences: [NameDifference] = []
    func find(_ name: String) -> String? {
      if entries.contains(where: { $0.name == name && $0.kind != .directory }) { return FilePath.join(directory, name) }
      for entry in entries where entry.kind != .directory && entry.name.lowercased() == name.lowercased() {
        differences.append(NameDifference(directory: directory, found: entry.name, expected: name))
      }
      return nil
    }
    let preferred: String? = system.preferredName.flatMap(find)
    let plain: String? = find("Info.plist")
    path = preferred ?? plain
    hiddenPath = preferred == nil ? nil : plain
    nameDifferences = differences
    unreachablePath = path == nil && layout == .flat ? Self.versioned(bundle, fileSystem) : nil
  }

  private static func versioned(_ bundle: String, _ fileSystem: any FileSystem) -> String? {
    let names: [String] = ((try? fileSystem.entries(of: FilePath.join(bundle, "Versions"))) ?? []).map(\.name).sorted()
    for version in ["Current"] + names {
      let path: String = FilePath.join(bundle, "Versions/\(version)/Resources/Info.plist")
      if fileSystem.exists(path) { return path }
    }
    return nil
  }
}
