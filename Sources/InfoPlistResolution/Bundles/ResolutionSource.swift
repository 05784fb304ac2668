public import AppBundles
import Diagnostics
public import PropertyLists
import Synchronization

/// What resolution reads of a bundle: its information property list and its tables of strings, each file once and only when it is asked for.
/// One object serves all environments.
public final class ResolutionSource: Sendable {
  private struct Cache {
    var names: [String: [DirectoryEntry]] = [:]
    var tables: [String: InfoDictionary] = [:]
    var catalogs: [String: StringTable?] = [:]
  }

  /// The bundle; nil for a file on its own.
  public let bundle: AppBundle?
  /// The information property list. Without entries when there is none or it cannot be read.
  public let info: InfoDictionary
  /// Why the information property list could not be read; nil when it could, or when there is none.
  public let error: FileError?
  /// The directory in which language directories are looked for; nil when there is none.
  public let resourcesDirectory: String?
  private let fileSystem: any FileSystem
  private let limits: PropertyListLimits
  private let cache: Mutex<Cache> = Mutex(Cache())

  /// Prepares a bundle and reads its information property list.
  public init(_ bundle: AppBundle, in fileSystem: any FileSystem, limits: PropertyListLimits = PropertyListLimits()) {
    self.bundle = bundle
    self.fileSystem = fileSystem
    self.limits = limits
    resourcesDirectory = bundle.resourcePath("")
    guard let path: String = bundle.info.path else {
      info = .absent(file: FilePath.join(FilePath.join(bundle.path, bundle.layout.infoDirectory), "Info.plist"))
      error = nil
      return
    }
    do {
      let bytes: SourceBytes = try fileSystem.read(path, limit: limits.byteCount)
      info = InfoDictionary(PropertyListDocument(reading: bytes), file: path)
      error = nil
    } catch {
      info = .absent(file: path)
      self.error = error
    }
  }

  /// Prepares a property list on its own. Language directories beside it count as its own, as in folders of sources.
  public init(document: PropertyListDocument, file: String, in fileSystem: any FileSystem) {
    bundle = nil
    self.fileSystem = fileSystem
    limits = document.limits
    info = InfoDictionary(document, file: file)
    error = nil
    let directory: String = FilePath.directory(of: file)
    resourcesDirectory = directory.isEmpty ? "." : directory
  }

  /// The entries of a directory, sorted by name; empty when it cannot be listed. Listed once.
  public func entries(of directory: String) -> [DirectoryEntry] {
    if let known: [DirectoryEntry] = cache.withLock({ $0.names[directory] }) { return known }
    let entries: [DirectoryEntry] = ((try? fileSystem.entries(of: directory)) ?? []).sorted { $0.name < $1.name }
    cache.withLock { $0.names[directory] = entries }
    return entries
  }

  /// The names of language directories without their extension, sorted by name.
  public var localizationDirectories: [String] {
    guard let resourcesDirectory else { return [] }
    return entries(of: resourcesDirectory).compactMap { entry in
      entry.name.hasSuffix(".lproj") && entry.name.utf8.count > 6 ? String(entry.name.dropLast(6)) : nil
    }
  }

  /// A table of strings as a dictionary; without entries when it cannot be read. Read once.
  public func table(_ path: String) -> InfoDictionary {
    if let known: InfoDictionary = cache.withLock({ $0.tables[path] }) { return known }
    let document: PropertyListDocument? = (try? fileSystem.read(path, limit: limits.byteCount)).map {
      PropertyListDocument(reading: $0, options: PropertyListReadingOptions(formatHint: PropertyListFormat(fileName: path)))
    }
    let table: InfoDictionary = InfoDictionary(document, file: path)
    cache.withLock { $0.tables[path] = table }
    return table
  }

  /// A table that holds all languages in one file: a `.loctable`, or in a folder of sources a string catalog; nil when there is none. Read once.
  public func catalog(_ name: String) -> StringTable? {
    if let known: StringTable? = cache.withLock({ $0.catalogs[name] }) { return known }
    var found: StringTable?
    if let resourcesDirectory {
      let names: [String] = ["\(name).loctable"] + (bundle == nil ? ["\(name).xcstrings"] : [])
      let existing: [DirectoryEntry] = entries(of: resourcesDirectory)
      if let file: String = names.first(where: { file in existing.contains { $0.name == file && $0.kind != .directory } }) {
        found = StringTable(name, files: [FilePath.join(resourcesDirectory, file)], in: fileSystem)
      }
    }
    cache.withLock { $0.catalogs[name] = .some(found) }
    return found
  }

  /// The file `PkgInfo` that systems find; nil for a bundle without one and for a file on its own.
  public var packageInfo: PackageInfo? { bundle.flatMap { PackageInfo(ofBundle: $0.path, in: fileSystem) } }

  /// What stands at a path, links followed; nil when nothing does.
  public func kind(at path: String) -> FileKind? { fileSystem.kind(at: path) }

  /// Whether systems get values out of the information property list: it can be read, and its root is a dictionary.
  public var isUsable: Bool { info.document.map { $0.isReadBySystems && $0.root?.kind == .dictionary } ?? false }

  /// The stems of the files that are a table: its name, and beside a property list on its own the names that a build turns into it.
  func stems(ofTable name: String) -> [String] {
    bundle == nil && name == "InfoPlist" ? BuiltTableName.stems(infoFile: info.file) : [name]
  }
}
