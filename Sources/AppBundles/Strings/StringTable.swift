public import Diagnostics
public import PropertyLists

/// All files of one table of strings in a bundle, with their entries.
public struct StringTable: Sendable {
  /// The tables that systems read themselves.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// Values of Info.plist.
    case infoPlist = "InfoPlist"
    /// Titles of services.
    case servicesMenu = "ServicesMenu"
    /// Phrases of app shortcuts.
    case appShortcuts = "AppShortcuts"
  }

  /// One file.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// Its kind.
    public let format: StringTableFormat
    /// The language of its folder; nil outside all folders of languages.
    public let language: String?
    /// The variant of its name, such as `~ipad` in `InfoPlist~ipad.strings`; empty for the plain name.
    public let variant: String
    /// What was read.
    public let document: PropertyListDocument
  }

  /// The name of the table, which is that of its files.
  public let name: String
  /// The files, those outside the folders of languages first, then sorted by folder and kind.
  public private(set) var files: [File] = []
  /// The entries, in the order of the files.
  public private(set) var entries: [LocalizedString] = []
  /// The language in which a string catalog is written.
  public private(set) var sourceLanguage: String?
  /// What is wrong with the files; each finding names its file.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The most bytes of one file.
  public static let fileByteLimit: Int = 64 << 20
  /// The most folders of languages.
  public static let folderLimit: Int = 2000

  /// Reads the files of a table among the resources of a bundle.
  public init(_ name: Name, of bundle: AppBundle, in fileSystem: any FileSystem) {
    self.init(name.rawValue, below: FilePath.join(bundle.path, bundle.layout.resourcesDirectory), in: fileSystem)
  }

  /// Reads the files of a table in a directory and its folders of languages.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - directory: The directory of resources.
  ///   - variants: Variants of the files' names that are read too, such as `~ipad`; by default plain names only.
  ///   - fileSystem: Where the directory is.
  public init(_ name: String, below directory: String, variants: [String] = [], in fileSystem: any FileSystem) {
    self.name = name
    let folders: [LocalizationFolder] = LocalizationFolder.all(in: directory, of: fileSystem)
    let variants: [String] = [""] + variants.filter { !$0.isEmpty }
    add(directory, language: nil, variants, in: fileSystem)
    for folder in folders.prefix(Self.folderLimit) { add(folder.path, language: folder.language, variants, in: fileSystem) }
    if folders.count > Self.folderLimit {
      diagnostics.append(.tooManyLocalizations(folders.count, limit: Self.folderLimit, in: directory))
    }
    markShadowed()
  }

  /// Reads some files as one table, in this order, for a source tree in which files stand anywhere. The language of each is that of its
  /// folder.
  public init(_ name: String, files paths: [String], in fileSystem: any FileSystem) {
    self.name = name
    for path in paths {
      guard let format: StringTableFormat = StringTableFormat(fileName: path) else { continue }
      read(path, format, LocalizationFolder(path: FilePath.directory(of: path))?.language, variant: "", fileSystem)
    }
    markShadowed()
  }

  /// The languages that have an entry, as they are spelled, in the order of the entries; nil for entries without one.
  public var languages: [String?] {
    var seen: Set<String?> = []
    return entries.map(\.language).filter { seen.insert($0).inserted }
  }

  /// The keys that have an entry, each once, in the order of the entries.
  public var keys: [String] {
    var seen: Set<String> = []
    return entries.map(\.key).filter { seen.insert($0).inserted }
  }

  /// The entries of a key in files of plain names that count: those of a `.stringsdict` before those of a `.strings` in the same folder.
  public func entries(for key: String, language: String?) -> [LocalizedString] {
    entries.filter { $0.key == key && $0.language == language && $0.variant.isEmpty && !$0.isShadowed }
      .sorted { ($0.format == .stringsdict ? 0 : 1) < ($1.format == .stringsdict ? 0 : 1) }
  }

  private mutating func add(_ directory: String, language: String?, _ variants: [String], in fileSystem: any FileSystem) {
    let names: Set<String> = Set(((try? fileSystem.entries(of: directory)) ?? []).filter { $0.kind != .directory }.map(\.name))
    for variant in variants {
      for format in StringTableFormat.allCases {
        let file: String = "\(name)\(variant).\(format.rawValue)"
        if names.contains(file) { read(FilePath.join(directory, file), format, language, variant: variant, fileSystem) }
      }
    }
  }

  private mutating func read(
    _ path: String, _ format: StringTableFormat, _ language: String?, variant: String, _ fileSystem: any FileSystem
  ) {
    let bytes: SourceBytes
    do throws(FileError) {
      bytes = try fileSystem.read(path, limit: Self.fileByteLimit)
    } catch {
      diagnostics.append(.unreadableStringTable(error))
      return
    }
    var options: PropertyListReadingOptions = PropertyListReadingOptions()
    switch format {
    case .strings: options.formatHint = .strings
    case .stringsdict, .loctable: break
    case .xcstrings:
      options.format = .json
      options.readsTaggedJSON = false
    }
    let document: PropertyListDocument = PropertyListDocument(reading: bytes, options: options)
    diagnostics += document.diagnostics.map { diagnostic in
      var diagnostic: Diagnostic = diagnostic
      diagnostic.file = path
      return diagnostic
    }
    files.append(File(path: path, format: format, language: language, variant: variant, document: document))
    guard let root: PropertyListNode = document.root else { return }
    guard root.kind == .dictionary else {
      diagnostics.append(.notAStringTable(path, root))
      return
    }
    let reader: StringTableEntries = StringTableEntries(file: path, format: format, language: language)
    let found: (entries: [LocalizedString], sourceLanguage: String?) = reader.read(root)
    sourceLanguage = sourceLanguage ?? found.sourceLanguage
    guard !variant.isEmpty else { return entries += found.entries }
    entries += found.entries.map { entry in
      var entry: LocalizedString = entry
      entry.variant = variant
      return entry
    }
  }

  /// Of several entries with one key, readers take the last in a text and the first in a binary property list.
  private mutating func markShadowed() {
    struct Place: Hashable {
      var file: String
      var language: String?
      var device: String?
      var key: String
    }
    var counting: [Place: Int] = [:]
    for index in entries.indices {
      let entry: LocalizedString = entries[index]
      let place: Place = Place(file: entry.file, language: entry.language, device: entry.device, key: entry.key)
      guard let other: Int = counting[place] else {
        counting[place] = index
        continue
      }
      if entry.node.document.format == .binary {
        entries[index].isShadowed = true
      } else {
        entries[other].isShadowed = true
        counting[place] = index
      }
    }
  }
}
