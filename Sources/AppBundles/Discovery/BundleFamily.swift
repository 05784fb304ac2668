/// A bundle with every bundle inside it, as a table: the outermost first, each parent before its children.
public struct BundleFamily: Sendable, Hashable {
  /// A bundle and its place in the family.
  public struct Member: Sendable, Hashable {
    /// The bundle.
    public let bundle: AppBundle
    /// The number of the bundle that directly holds it; nil for the outermost.
    public let parent: Int?
    /// The names of directories that lead from the parent to it, such as `PlugIns`; empty for the outermost.
    public let place: String
    /// The symbolic links in it, those of bundles inside it left out.
    public internal(set) var links: [Link] = []
    /// The files and directories in it whose names are unusual in a product, relative to the bundle; see `BundleDiscovery.oddExtensions`.
    public internal(set) var oddFiles: [String] = []
  }

  /// A symbolic link in a bundle.
  public struct Link: Sendable, Hashable {
    /// Where it is, relative to the bundle.
    public let path: String
    /// What it leads to, as it is written.
    public let target: String
  }

  /// The bundles.
  public let members: [Member]
  /// Why the search ended early; nil when it went through everything.
  public let incompleteness: String?

  /// States a family.
  public init(members: [Member], incompleteness: String? = nil) {
    self.members = members
    self.incompleteness = incompleteness
  }

  /// The numbers of the bundles directly inside one.
  public func children(of number: Int) -> [Int] {
    members.indices.filter { members[$0].parent == number }
  }
}
