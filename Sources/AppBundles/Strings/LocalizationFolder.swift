/// A folder of resources for one language: `en.lproj`, `English.lproj`, `zh_TW.lproj`, `Base.lproj`.
public struct LocalizationFolder: Sendable, Hashable {
  /// Path of the folder.
  public let path: String
  /// The language as the folder spells it: `English`, `zh_TW`, `Base`.
  public let language: String

  /// Takes a folder for one of a language; nil where the name does not end in `.lproj` with something before it. The ending is compared
  /// exactly, as systems do.
  public init?(path: String) {
    let name: String = FilePath.lastName(path)
    guard name.hasSuffix(".lproj"), name.utf8.count > 6 else { return nil }
    self.path = path
    language = String(name.dropLast(6))
  }

  /// Names of languages in English as folders had them before there were codes.
  private static let legacyCodes: [String: String] = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es", "Japanese": "ja",
    "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt", "Polish": "pl", "Russian": "ru",
    "Korean": "ko", "Chinese": "zh", "Hebrew": "he", "Arabic": "ar", "Greek": "el", "Turkish": "tr", "Hungarian": "hu", "Czech": "cs",
  ]

  /// Whether it holds the layouts that all languages share, and is no language itself.
  public var isBase: Bool { language == "Base" }

  /// Whether the folder has the name of a language instead of its code.
  public var hasLegacyName: Bool { Self.legacyCodes[language] != nil }

  /// The language as a code with hyphens: `en` for `English`, `zh-TW` for `zh_TW`. Which languages count as the same is decided elsewhere.
  public var code: String { Self.code(of: language) }

  /// The code of a language as a folder or a property list may spell it.
  public static func code(of language: String) -> String {
    if let code: String = legacyCodes[language] { return code }
    return String(language.map { $0 == "_" ? "-" : $0 })
  }

  /// The folders of languages in a directory, sorted by name. Anything with the right ending counts, as for systems.
  public static func all(in directory: String, of fileSystem: any FileSystem) -> [LocalizationFolder] {
    let entries: [DirectoryEntry] = (try? fileSystem.entries(of: directory)) ?? []
    return entries.map(\.name).sorted().compactMap { LocalizationFolder(path: FilePath.join(directory, $0)) }
  }
}

extension AppBundle {
  /// The folders of languages among the resources of the bundle, sorted by name.
  public func localizationFolders(in fileSystem: any FileSystem) -> [LocalizationFolder] {
    LocalizationFolder.all(in: FilePath.join(path, layout.resourcesDirectory), of: fileSystem)
  }
}
