import AppBundles
public import PropertyLists
import Synchronization

/// The values of a bundle that hold in an environment.
///
/// Making one costs next to nothing: the language is negotiated and tables are read when the first localized value is asked for, and the way
/// to a value is only written down by `decision(for:)`.
public final class ResolvedInfo: Sendable {
  struct Localized: Sendable {
    var list: LocalizationList
    var choice: LocalizationChoice
    var tables: [String: Table] = [:]
  }

  struct Table: Sendable {
    var hits: [ResourceSearch.Hit]
    /// What each of the files says; read when it is asked for, but for those that hold all languages.
    var dictionaries: [InfoDictionary?]
    var dictionary: InfoDictionary?
  }

  /// What is read.
  public let contents: ResolutionSource
  /// For whom.
  public let environment: Environment
  /// Which readings of the rules are followed.
  public let options: ResolutionOptions
  /// Which qualifiers of keys hold.
  public let profile: VariantProfile
  /// The app that this bundle is part of; nil for an app itself.
  public let main: ResolvedInfo?
  private let suffixes: [String]
  private let localized: Mutex<Localized?> = Mutex(nil)

  /// Prepares a resolution.
  public init(
    _ contents: ResolutionSource, for environment: Environment, in main: ResolvedInfo? = nil,
    options: ResolutionOptions = ResolutionOptions()
  ) {
    self.contents = contents
    self.environment = environment
    self.options = options
    self.main = main
    profile = VariantProfile(options.edition, for: environment)
    suffixes = profile.suffixes
  }

  /// The keys that exist in the Info.plist for this environment, in the order of the file.
  public var keys: [String] { contents.info.keys(profile) }

  /// The value in the Info.plist alone, translations not considered. This is what the system itself uses for identity, versions, executable
  /// and language; nothing is read.
  public func unlocalizedNode(_ key: String) -> PropertyListNode? {
    contents.info.choice(for: key, profile, suffixes: suffixes)?.entry.node
  }

  /// The text of a value in the Info.plist alone; nil when it is no string.
  public func unlocalizedString(_ key: String) -> String? { unlocalizedNode(key)?.string }

  /// The value that the system gives for a key: out of the table of translations when it has the key, else out of the Info.plist.
  public func value(_ key: String) -> ResolvedValue? {
    if !UnlocalizedKeys.contains(key), let table: InfoDictionary = table("InfoPlist").dictionary,
      let choice: InfoDictionary.Choice = table.choice(for: key, profile, suffixes: suffixes)
    {
      return ResolvedValue(
        key: key, node: choice.entry.node, place: table.place(of: choice.entry, language: language(of: "InfoPlist")), isFromTable: true)
    }
    return unlocalizedValue(key)
  }

  /// The value in the Info.plist with its place.
  func unlocalizedValue(_ key: String) -> ResolvedValue? {
    contents.info.choice(for: key, profile, suffixes: suffixes).map {
      ResolvedValue(key: key, node: $0.entry.node, place: contents.info.place(of: $0.entry), isFromTable: false)
    }
  }

  /// The text of the value that the system gives for a key; nil when it is no string.
  public func string(_ key: String) -> String? { value(key)?.node.string }

  /// The localizations that the bundle has.
  public var localizations: LocalizationList { localizedState().list }

  /// Which localizations are searched for this user, and why.
  public var localization: LocalizationChoice { localizedState().choice }

  /// The files that answer to the name of a table, best first; the first one is read.
  public func tableFiles(_ name: String) -> [ResourceSearch.Hit] { table(name).hits }

  /// The language of the table that is read; nil when it stands beside the language directories or there is none.
  func language(of table: String) -> String? { self.table(table).hits.first?.language }

  /// A table of translations, read once.
  func table(_ name: String) -> Table {
    let state: Localized = localizedState()
    if let known: Table = state.tables[name] { return known }
    let search: ResourceSearch = ResourceSearch(
      in: contents, searchList: state.choice.searchList, variants: options.fileNameVariants ?? FileNameVariants(for: environment))
    var files: [(hit: ResourceSearch.Hit, dictionary: InfoDictionary?)] = search.hits(name, "strings").map { ($0, nil) }
    if let catalog: StringTable = contents.catalog(name), let path: String = catalog.files.first?.path {
      let languages: [String] = CatalogTables.languages(catalog)
      for language in state.choice.searchList where languages.contains(language) {
        files.append(
          (
            ResourceSearch.Hit(path: path, language: language, variant: ""),
            CatalogTables.dictionary(catalog, language: language, for: environment)
          ))
      }
      files = Self.ordered(files, by: state.choice.searchList)
    }
    let table: Table = Table(
      hits: files.map(\.hit), dictionaries: files.map(\.dictionary),
      dictionary: files.first.map { $0.dictionary ?? contents.table($0.hit.path) })
    localized.withLock { $0?.tables[name] = table }
    return table
  }

  /// Files beside the language directories first, then the first language, `Base`, and the others; a `.strings` file before a catalog.
  private static func ordered(_ files: [(hit: ResourceSearch.Hit, dictionary: InfoDictionary?)], by searchList: [String])
    -> [(hit: ResourceSearch.Hit, dictionary: InfoDictionary?)]
  {
    func rank(_ language: String?) -> Int {
      guard let language else { return -1 }
      guard let position: Int = searchList.firstIndex(of: language) else { return language == "Base" ? 1 : searchList.count &* 2 }
      return position == 0 ? 0 : position &* 2
    }
    return files.enumerated().sorted { (rank($0.element.hit.language), $0.offset) < (rank($1.element.hit.language), $1.offset) }
      .map(\.element)
  }

  private func localizedState() -> Localized {
    if let known: Localized = localized.withLock({ $0 }) { return known }
    let region: String? = developmentRegion
    var directories: [String] = contents.localizationDirectories
    for language in contents.catalog("InfoPlist").map(CatalogTables.languages) ?? [] where !directories.contains(language) {
      directories.append(language)
    }
    let list: LocalizationList = LocalizationList(
      declared: unlocalizedNode("CFBundleLocalizations").flatMap { node in
        node.kind == .array ? node.elements.compactMap(\.string) : nil
      },
      directories: directories, developmentRegion: region)
    var mainList: [String]?
    if let main, !MixedLocalizations.areAllowed(by: main.contents.info, main.profile) { mainList = main.localization.searchList }
    let choice: LocalizationChoice = LocalizationChoice(
      list: list, developmentRegion: region, languages: environment.languages, mainSearchList: mainList,
      takesRelatives: options.takesRelatives)
    let state: Localized = Localized(list: list, choice: choice)
    localized.withLock { if $0 == nil { $0 = state } }
    return state
  }

  /// `CFBundleDevelopmentRegion`, when it is a string that is not empty.
  public var developmentRegion: String? {
    guard let region: String = unlocalizedString("CFBundleDevelopmentRegion"), !region.isEmpty else { return nil }
    return region
  }
}
