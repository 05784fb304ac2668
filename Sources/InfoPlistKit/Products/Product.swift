public import AppBundles
import Diagnostics
public import InfoPlistResolution
public import PropertyLists

/// What stands at a path: bundles with everything inside them, or a file. Only names have been looked at.
public struct Product: Sendable {
  /// The path, without trailing slashes.
  public let path: String
  /// The outermost bundles, sorted by path; none for a file.
  public let families: [BundleFamily]
  /// Whether the path is that of a file.
  public let isFile: Bool
  /// What could not be looked at, in words for the user. Whoever shows an answer says so, lest a part pass for the whole.
  public let problems: [String]
  /// Limits of reading.
  public let limits: PropertyListLimits
  private let fileSystem: any FileSystem

  /// Looks at a path.
  ///
  /// - Throws: `ProductError.file` when nothing that can be read stands there.
  public init(at path: String, in fileSystem: any FileSystem, limits: PropertyListLimits = PropertyListLimits()) throws(ProductError) {
    var path: String = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.fileSystem = fileSystem
    self.limits = limits
    guard !path.isEmpty else { throw ProductError.file(FileError(path, .notFound)) }
    let info: FileInfo
    do {
      info = try fileSystem.info(at: path)
    } catch {
      throw Self.closedArchive(on: path, in: fileSystem).map { .closedArchive(path: $0) } ?? .file(error)
    }
    isFile = info.kind != .directory
    if isFile, Self.closedArchive(on: path, in: fileSystem) != nil { throw ProductError.closedArchive(path: path) }
    guard !isFile else {
      families = []
      problems = []
      return
    }
    let result: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search(path)
    families = result.families
    problems = result.errors.map(\.description) + (result.incompleteness.map { [$0] } ?? [])
  }

  /// The archive that a path names or leads into and that is not opened as a folder.
  private static func closedArchive(on path: String, in fileSystem: any FileSystem) -> String? {
    var front: String = path
    while !front.isEmpty, front != "/" {
      if InputFileSystem.archiveExtensions.contains(FilePath.pathExtension(front).lowercased()), fileSystem.kind(at: front) == .file {
        return front
      }
      front = FilePath.directory(of: front)
    }
    return nil
  }

  /// The families, of which there is at least one.
  public func requiredFamilies() throws(ProductError) -> [BundleFamily] {
    guard !families.isEmpty else { throw noBundle }
    return families
  }

  /// The bundle that a question is about: the outermost app, or the outermost bundle. An Xcode archive stands for its app.
  public func mainBundle() throws(ProductError) -> AppBundle {
    let candidates: [AppBundle] = families.compactMap { family in
      guard let first: AppBundle = family.members.first?.bundle else { return nil }
      guard first.kind?.isContainer == true else { return first }
      return family.members.first { $0.bundle.kind == .app }?.bundle ?? family.members.first { $0.bundle.kind?.isContainer != true }?.bundle
    }
    let apps: [AppBundle] = candidates.filter { $0.kind == .app }
    if let only: AppBundle = apps.count == 1 ? apps.first : candidates.count == 1 ? candidates.first : nil { return only }
    guard !candidates.isEmpty else { throw noBundle }
    throw ProductError.severalBundles(path: path, bundles: candidates.map(\.path))
  }

  /// What resolution reads: of the main bundle, of a property list on its own, or of the one inside an executable. An Info.plist in its bundle
  /// stands for the bundle.
  ///
  /// - Throws: when the systems would find no values at all: the file is missing, damaged, or holds no dictionary.
  public func source() throws(ProductError) -> ResolutionSource {
    guard isFile else { return try readable(ResolutionSource(try mainBundle(), in: fileSystem, limits: limits)) }
    if let embedded: ResolutionSource = ResolutionSource(executable: path, in: fileSystem) { return try readable(embedded) }
    if let bundle: AppBundle = bundleOfFile { return try readable(ResolutionSource(bundle, in: fileSystem, limits: limits)) }
    let document: PropertyListDocument
    do {
      document = PropertyListDocument(
        reading: try fileSystem.read(path, limit: limits.byteCount),
        options: PropertyListReadingOptions(formatHint: PropertyListFormat(fileName: path), limits: limits))
    } catch {
      throw ProductError.file(error)
    }
    guard !document.hasErrors else { throw ProductError.unreadable(document, file: path) }
    return ResolutionSource(document: document, file: path, in: fileSystem)
  }

  private func readable(_ source: ResolutionSource) throws(ProductError) -> ResolutionSource {
    if let error: FileError = source.error { throw ProductError.file(error) }
    guard let document: PropertyListDocument = source.info.document else {
      throw ProductError.noInfo(file: source.info.file, hint: Self.hint(source.bundle))
    }
    guard !document.hasErrors else { throw ProductError.unreadable(document, file: source.info.file) }
    guard source.isUsable else { throw ProductError.noDictionary(file: source.info.file) }
    return source
  }

  /// What stands where an Info.plist should, but cannot be found by systems.
  private static func hint(_ bundle: AppBundle?) -> String? {
    guard let bundle else { return nil }
    if let difference: NameDifference = bundle.nameDifferences.first {
      return "'\(difference.path)' differs in case, and systems open '\(difference.expected)'"
    }
    return bundle.info.unreachablePath.map { "no link at the top of the framework leads to '\($0)'" }
  }

  /// The bundle whose Info.plist the file is; nil for any other file.
  private var bundleOfFile: AppBundle? {
    var directory: String = FilePath.directory(of: path)
    for _ in 0..<2 where !directory.isEmpty && directory != "/" {
      if BundleKind(name: directory) != nil {
        let bundle: AppBundle = AppBundle(at: directory, in: fileSystem)
        return bundle.info.path == path ? bundle : nil
      }
      directory = FilePath.directory(of: directory)
    }
    return nil
  }

  /// The app that a framework or plug-in belongs to, which decides about its language; nil for everything that runs on its own.
  public func enclosingApp(of source: ResolutionSource) -> ResolutionSource? {
    guard let bundle: AppBundle = source.bundle else { return nil }
    switch bundle.kind {
    case .framework, .bundle, .plugin, .component: break
    default: return nil
    }
    var directory: String = FilePath.directory(of: bundle.path)
    while !directory.isEmpty, directory != "/" {
      if let kind: BundleKind = BundleKind(name: directory), kind == .app || kind == .appExtension || kind == .xpcService {
        return ResolutionSource(AppBundle(at: directory, in: fileSystem), in: fileSystem, limits: limits)
      }
      directory = FilePath.directory(of: directory)
    }
    return nil
  }

  /// That there is no bundle, with what may be meant instead: the bundle around the path, or an archive inside it.
  private var noBundle: ProductError {
    var directory: String = path
    while !directory.isEmpty, directory != "/" {
      if BundleKind(name: directory) != nil, directory != path {
        return .noBundle(path: path, hint: "it is a part of '\(directory)'", reasons: problems)
      }
      directory = FilePath.directory(of: directory)
    }
    guard families.isEmpty else {
      return .noBundle(path: path, hint: "it holds debug symbols and the like, but no app, framework or plug-in", reasons: problems)
    }
    let archives: [String] = archivesInside()
    let hint: String? = archives.first.map { "it holds the archive '\($0)'; name that, or unpack it first where it stands inside another" }
    return .noBundle(path: path, hint: hint, reasons: problems)
  }

  /// The first archives among the names below the path, two levels deep.
  private func archivesInside() -> [String] {
    var found: [String] = []
    var pending: [(path: String, depth: Int)] = [(path, 0)]
    while found.isEmpty, let (directory, depth): (String, Int) = pending.popLast() {
      for entry in ((try? fileSystem.entries(of: directory)) ?? []).sorted(by: { $0.name < $1.name }).prefix(1000) {
        let path: String = FilePath.join(directory, entry.name)
        if entry.kind == .directory, depth < 2, pending.count < 100 { pending.append((path, depth + 1)) }
        let suffix: String = FilePath.pathExtension(entry.name).lowercased()
        if entry.kind == .file, InputFileSystem.archiveExtensions.contains(suffix) { found.append(path) }
      }
    }
    return found
  }
}
