import PropertyLists

/// The localizations that a bundle has, in the order in which the bundle code lists them, duplicates included.
public struct LocalizationList: Sendable, Hashable {
  /// The names, as the Info.plist and the directories spell them. `Base` may be among them.
  public let names: [String]
  /// How many of the names the Info.plist declares in `CFBundleLocalizations`; nil when it does not have the key as an array.
  public let declaredCount: Int?

  /// Lists the localizations.
  ///
  /// - Parameters:
  ///   - declared: The string members of `CFBundleLocalizations`; nil when the key is absent or no array.
  ///   - directories: The names of the `.lproj` directories without the extension, in the order of the directory.
  ///   - developmentRegion: `CFBundleDevelopmentRegion`, when it is a string that is not empty.
  public init(declared: [String]?, directories: [String], developmentRegion: String?) {
    let declared: [String]? = declared?.filter { !$0.isEmpty }
    declaredCount = declared?.count
    guard declared != nil || !directories.isEmpty else {
      names = developmentRegion.map { [$0] } ?? []
      return
    }
    var names: [String] = (declared ?? []) + directories
    if names.contains("Base"), let developmentRegion, LanguageMatching(available: names).spelling(of: developmentRegion) == nil {
      names.append(developmentRegion)
    }
    self.names = names
  }

  /// The names without `Base` and without repeated ones.
  public var languages: [String] {
    var seen: Set<String> = ["Base"]
    return names.filter { seen.insert($0).inserted }
  }
}
