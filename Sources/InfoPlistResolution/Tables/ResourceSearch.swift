import AppBundles

/// Finds a resource by name in the directories of a bundle, the way the bundle code searches: beside the language directories first, then the
/// first language, `Base`, and the other languages. The first directory that has the file ends the search.
public struct ResourceSearch: Sendable {
  /// A file that answers to the name.
  public struct Hit: Sendable, Hashable {
    /// Path of the file.
    public let path: String
    /// The language directory that it stands in, without extension; nil beside them.
    public let language: String?
    /// The variant of its name, such as `~ipad`; empty for the plain name.
    public let variant: String
  }

  private let contents: ResolutionSource
  private let searchList: [String]
  private let variants: FileNameVariants

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - contents: The bundle.
  ///   - searchList: The names of language directories, best first.
  ///   - variants: Which variants of file names hold.
  public init(in contents: ResolutionSource, searchList: [String], variants: FileNameVariants) {
    self.contents = contents
    self.searchList = searchList
    self.variants = variants
  }

  /// Everything that answers to a name, best first; the first one is taken and hides the others.
  public func hits(_ stem: String, _ fileExtension: String) -> [Hit] {
    guard let resources: String = contents.resourcesDirectory else { return [] }
    var hits: [Hit] = []
    for (directory, language) in directories(resources) {
      let names: [DirectoryEntry] = contents.entries(of: directory)
      guard !names.isEmpty else { continue }
      let found: (name: String, suffix: String)? = contents.stems(ofTable: stem).lazy.compactMap { stem in
        variants.choose(stem, fileExtension) { name in names.contains { $0.name == name && $0.kind != .directory } }
      }.first
      guard let found else { continue }
      hits.append(Hit(path: FilePath.join(directory, found.name), language: language, variant: found.suffix))
    }
    return hits
  }

  /// The directories in order, with the language of each.
  private func directories(_ resources: String) -> [(path: String, language: String?)] {
    var roots: [String] = [resources]
    if contents.bundle?.layout == .supportFiles { roots.insert(FilePath.join(resources, "Non-localized Resources"), at: 0) }
    var languages: [String] = Array(searchList.prefix(1))
    languages.append("Base")
    for language in searchList.dropFirst() where !languages.contains(language) { languages.append(language) }
    var result: [(path: String, language: String?)] = roots.map { ($0, nil) }
    let existing: Set<String> = Set(contents.localizationDirectories)
    for language in languages where existing.contains(language) {
      result.append((FilePath.join(resources, language + ".lproj"), language))
    }
    // Bundles of the oldest layout are searched once more from their own directory.
    if let bundle: AppBundle = contents.bundle, bundle.layout == .resources {
      result.append((bundle.path, nil))
      result += languages.map { (FilePath.join(bundle.path, $0 + ".lproj"), $0) }
    }
    return result
  }
}
