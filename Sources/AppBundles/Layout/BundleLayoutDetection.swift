/// The layout of a bundle as CoreFoundation decides it, with the names that differ in case from what it then opens.
public struct BundleLayoutDetection: Sendable, Hashable {
  /// The layout.
  public let layout: BundleLayout
  /// Directories that decided the layout but are spelled differently, so that nothing in them is found on a case-sensitive disk.
  public let nameDifferences: [NameDifference]

  /// Decides the layout from the names in the bundle's own directory.
  ///
  /// Only directories and links count. `Resources` wins in a framework, `Contents` everywhere else.
  ///
  /// - Parameters:
  ///   - path: Path of the bundle.
  ///   - entries: What stands in it.
  ///   - fileSystem: Asked only when the bundle looks like a wrapper.
  public init(path: String, entries: [DirectoryEntry], in fileSystem: any FileSystem) {
    let directories: [DirectoryEntry] = entries.filter(\.mayBeDirectory)
    if let wrapped: BundleLayout? = Self.wrapper(path, directories, fileSystem) {
      layout = wrapped ?? .flat
      nameDifferences = []
      return
    }
    func find(_ name: String) -> DirectoryEntry? {
      directories.first { $0.name == name } ?? directories.first { $0.name.lowercased() == name.lowercased() }
    }
    let isFramework: Bool = FilePath.lastName(path).hasSuffix(".framework")
    let order: [(name: String, layout: BundleLayout)] =
      isFramework
      ? [("Resources", .resources), ("Contents", .contents), ("Support Files", .supportFiles)]
      : [("Contents", .contents), ("Resources", .resources), ("Support Files", .supportFiles)]
    for (name, candidate) in order {
      guard let found: DirectoryEntry = find(name) else { continue }
      layout = candidate
      nameDifferences = found.name == name ? [] : [NameDifference(directory: path, found: found.name, expected: name)]
      return
    }
    layout = .flat
    nameDifferences = []
  }

  /// Nil when the bundle is no wrapper at all; a nil layout inside when it is a wrapper whose link is not valid.
  private static func wrapper(_ path: String, _ directories: [DirectoryEntry], _ fileSystem: any FileSystem) -> BundleLayout?? {
    guard directories.contains(where: { $0.name == "Wrapper" }),
      let link: DirectoryEntry = directories.first(where: { $0.name == "WrappedBundle" && $0.kind == .symbolicLink })
    else { return nil }
    let target: String = link.linkTarget ?? ""
    guard target.utf8.count >= 2, !target.hasPrefix("/"),
      FilePath.pathExtension(target) == FilePath.pathExtension(path)
    else { return .some(nil) }
    let own: [String] = FilePath.components(path)
    let linked: [String] = FilePath.components(FilePath.join(path, target))
    guard linked.count > own.count, linked.starts(with: own) else { return .some(nil) }
    let inside: [DirectoryEntry] = (try? fileSystem.entries(of: FilePath.join(path, "WrappedBundle"))) ?? []
    let hasContents: Bool = inside.contains { $0.mayBeDirectory && $0.name.lowercased() == "contents" }
    return .some(hasContents ? .wrappedContents : .wrappedFlat)
  }
}
