/// Finds bundles and loose property lists below a directory, by names only.
///
/// Symbolic links are never followed, so no loop can arise; depth and the number of entries have limits.
public struct BundleDiscovery: Sendable {
  /// How far the search goes.
  public struct Limits: Sendable, Hashable {
    /// Most directories inside one another.
    public var depth: Int
    /// Most names that are looked at.
    public var entryCount: Int

    /// The defaults: 64 levels, 500,000 names.
    public init(depth: Int = 64, entryCount: Int = 500_000) {
      self.depth = depth
      self.entryCount = entryCount
    }
  }

  /// What a search found.
  public struct Result: Sendable {
    /// The outermost bundles with everything inside them, sorted by path.
    public var families: [BundleFamily] = []
    /// Files outside the roles of bundles that may be property lists, sorted by path: in no bundle, or resources inside one.
    public var files: [String] = []
    /// Directories that could not be listed.
    public var errors: [FileError] = []
    /// Why the search ended early; nil when it went through everything.
    public var incompleteness: String?
  }

  /// Extensions, in lower case, of files that hold property lists.
  public static let propertyListExtensions: Set<String> = ["plist", "strings", "stringsdict", "entitlements", "xcprivacy"]
  /// Directories that hold other people's code or the results of tools, and are left out unless named.
  /// `__MACOSX` is where archives made by Finder keep what a disk of another system could not: one `._` file for each member.
  public static let skippedNames: Set<String> = [".git", ".svn", ".hg", ".build", "node_modules", "DerivedData", "__MACOSX"]

  /// Extensions, in lower case, of files and directories that a product has no use for, or that are no resources: sources, settings, libraries, keys.
  public static let oddExtensions: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "pch", "xcconfig", "pbxproj", "xcodeproj", "xcworkspace", "playground", "orig", "rej", "bak",
    "swp",
    "xib", "storyboard", "xcassets", "xcdatamodeld", "xcdatamodel", "xcstrings", "dylib", "a", "o", "p12", "p8", "pfx",
  ]
  /// Names that a product has no use for.
  public static let oddNames: Set<String> = [
    ".DS_Store", "Thumbs.db", ".gitignore", ".gitkeep", ".gitattributes", ".gitmodules", "Podfile",
  ]
  /// The most odd names, and the most links, that are kept for one bundle.
  private static let oddNameCount: Int = 1000

  private let fileSystem: any FileSystem
  private let limits: Limits
  private let system: InfoPlistChoice.System?

  /// Makes a search.
  public init(in fileSystem: any FileSystem, for system: InfoPlistChoice.System? = nil, limits: Limits = Limits()) {
    self.fileSystem = fileSystem
    self.system = system
    self.limits = limits
  }

  private struct Directory {
    var path: String
    var depth: Int
    /// Number of the family and of the bundle in it that the directory belongs to.
    var family: Int?
    var member: Int?
    /// Names from the bundle to here.
    var place: String
  }

  /// Looks through a directory. When the directory is itself a bundle, it is the one family of the result.
  public func search(_ root: String) -> Result {
    var result: Result = Result()
    var members: [[BundleFamily.Member]] = []
    var claimed: Set<String> = []
    var seen: Int = 0
    var stack: [Directory] = [Directory(path: root, depth: 0, family: nil, member: nil, place: "")]
    while var directory: Directory = stack.popLast() {
      let entries: [DirectoryEntry]
      do {
        entries = try fileSystem.entries(of: directory.path).sorted { $0.name < $1.name }
      } catch {
        result.errors.append(error)
        continue
      }
      seen += entries.count
      guard seen <= limits.entryCount else {
        result.incompleteness = "more than \(limits.entryCount) names; the rest was not looked at"
        break
      }
      if BundleKind(name: directory.path) != nil || directory.depth == 0 && isPlainBundle(directory.path, entries) {
        let bundle: AppBundle = AppBundle(at: directory.path, for: system, in: fileSystem)
        let member: BundleFamily.Member = BundleFamily.Member(bundle: bundle, parent: directory.member, place: directory.place)
        if let family: Int = directory.family {
          members[family].append(member)
        } else {
          members.append([member])
          directory.family = members.count - 1
        }
        directory.member = directory.family.map { members[$0].count - 1 }
        directory.place = ""
        for path in [bundle.info.path, bundle.info.hiddenPath, bundle.info.unreachablePath] { if let path { claim(path, &claimed) } }
        for difference in bundle.info.nameDifferences { claim(difference.path, &claimed) }
      }
      for entry in entries.reversed() {
        let path: String = FilePath.join(directory.path, entry.name)
        switch entry.kind {
        case .directory:
          if Self.skippedNames.contains(entry.name) { continue }
          if entry.name.contains(".") { note(entry, FilePath.pathExtension(entry.name).lowercased(), in: directory, &members) }
          guard directory.depth < limits.depth else {
            result.incompleteness = "directories are nested more than \(limits.depth) deep; the rest was not looked at"
            continue
          }
          let place: String = directory.family == nil ? "" : FilePath.join(directory.place, entry.name)
          stack.append(
            Directory(
              path: path, depth: directory.depth + 1, family: directory.family, member: directory.member,
              place: BundleKind(name: entry.name) == nil ? place : directory.place))
        case .file:
          if entry.name.hasPrefix("._") { continue }
          let suffix: String = FilePath.pathExtension(entry.name).lowercased()
          if Self.propertyListExtensions.contains(suffix) { result.files.append(path) }
          note(entry, suffix, in: directory, &members)
        case .symbolicLink: note(entry, "", in: directory, &members)
        case .other: continue
        }
      }
    }
    result.files = result.files.filter { !claimed.contains($0) }.sorted()
    result.families = members.map { BundleFamily(members: $0, incompleteness: result.incompleteness) }
      .sorted { ($0.members.first?.bundle.path ?? "") < ($1.members.first?.bundle.path ?? "") }
    return result
  }

  /// Remembers a link, or a name that is unusual in a product.
  private func note(_ entry: DirectoryEntry, _ suffix: String, in directory: Directory, _ members: inout [[BundleFamily.Member]]) {
    guard let family: Int = directory.family, let member: Int = directory.member else { return }
    if entry.kind == .symbolicLink {
      guard let target: String = entry.linkTarget, members[family][member].links.count < Self.oddNameCount else { return }
      members[family][member].links.append(BundleFamily.Link(path: FilePath.join(directory.place, entry.name), target: target))
    } else if Self.oddExtensions.contains(suffix) || Self.oddNames.contains(entry.name) || entry.name.hasSuffix("~") {
      guard members[family][member].oddFiles.count < Self.oddNameCount else { return }
      members[family][member].oddFiles.append(FilePath.join(directory.place, entry.name))
    }
  }

  /// Marks a file as the Info.plist of a bundle, also under the path without links that a walk of a framework's versions finds.
  private func claim(_ path: String, _ claimed: inout Set<String>) {
    claimed.insert(path)
    let parts: [String] = FilePath.components(path)
    guard let index: Int = parts.lastIndex(where: { $0.hasSuffix(".framework") }), index + 1 < parts.count, parts[index + 1] == "Resources"
    else { return }
    let framework: String = (path.hasPrefix("/") ? "/" : "") + parts[...index].joined(separator: "/")
    let versions: [DirectoryEntry] = (try? fileSystem.entries(of: FilePath.join(framework, "Versions"))) ?? []
    let rest: String = parts[(index + 1)...].joined(separator: "/")
    for version in versions where version.kind == .directory {
      claimed.insert(FilePath.join(framework, "Versions/\(version.name)/\(rest)"))
    }
  }

  /// Whether a directory without a telling name is a bundle: it has `Contents` with an Info.plist.
  private func isPlainBundle(_ path: String, _ entries: [DirectoryEntry]) -> Bool {
    entries.contains { $0.name == "Contents" } && fileSystem.exists(FilePath.join(path, "Contents/Info.plist"))
  }
}
