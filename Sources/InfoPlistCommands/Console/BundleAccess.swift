import AppBundles
import ArgumentParser
import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import LocalFileSystem
import PropertyLists

/// Opening bundles, archives, folders and single files for commands that look at whole products.
struct BundleAccess {
  /// Where the files are: the disk, with the given archive opened as a folder.
  let fileSystem: any FileSystem
  /// The path as it was given, without trailing slashes.
  let path: String
  /// The outermost bundles, with everything inside them; empty for a single file.
  let families: [BundleFamily]
  /// The property list, when the path is a file on its own.
  let document: PropertyListDocument?
  /// Whether something on the way could not be read; what it was has been said.
  let isIncomplete: Bool

  /// Opens a path. Nothing there, or an archive that cannot be opened, is a failure with exit code 2.
  init(_ path: String) throws {
    var path: String = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    if path == "-" {
      fileSystem = LocalFileSystem()
      families = []
      document = try FileAccess.document(path)
      isIncomplete = false
      return
    }
    let (opened, findings) = LocalFileSystem().openingArchives(among: [path] + Self.archive(leadingTo: path))
    fileSystem = opened
    for finding in findings where finding.severity == .error {
      CurrentConsole.console.writeError("infoplist: \(path): \(finding.message)\n")
    }
    switch opened.kind(at: path) {
    case .directory:
      let result: BundleDiscovery.Result = BundleDiscovery(in: opened).search(path)
      families = result.families
      document = nil
      isIncomplete = !result.errors.isEmpty || result.incompleteness != nil || findings.contains { $0.severity == .error }
      for error in result.errors { CurrentConsole.console.writeError("infoplist: \(error)\n") }
      if let words: String = result.incompleteness { CurrentConsole.console.writeError("infoplist: \(words)\n") }
    case nil: throw CommandFailure.unusable(FileError(path, .notFound).description)
    default:
      families = []
      document = try FileAccess.document(path)
      isIncomplete = false
    }
  }

  /// Ends the command with exit code 2 when something could not be read, so that an answer that lacks a part does not pass for a whole one.
  func requireCompleteness() throws { if isIncomplete { throw ExitCode(2) } }

  /// Why there is nothing to show. What could not be read has been said already and is not followed by a second complaint.
  private var emptiness: any Error { isIncomplete ? ExitCode(2) : CommandFailure.unusable("\(path) holds no bundle") }

  /// The bundles, of which there is at least one.
  func requiredFamilies() throws -> [BundleFamily] {
    guard !families.isEmpty else { throw emptiness }
    return families
  }

  /// The archive on the way to a path inside it, as in `My.ipa/Payload/My.app`.
  static func archive(leadingTo path: String) -> [String] {
    let disk: LocalFileSystem = LocalFileSystem()
    guard disk.kind(at: path) == nil else { return [] }
    var front: String = FilePath.directory(of: path)
    while !front.isEmpty, front != "/" {
      switch disk.kind(at: front) {
      case .file: return [front]
      case nil: front = FilePath.directory(of: front)
      default: return []
      }
    }
    return []
  }

  /// The one bundle that a question is about: the outermost app, or the outermost bundle. Several are a failure that names them.
  func mainBundle() throws -> AppBundle {
    let candidates: [AppBundle] = families.compactMap { family in
      guard let first: AppBundle = family.members.first?.bundle else { return nil }
      guard first.kind?.isContainer == true else { return first }
      return family.members.first { $0.bundle.kind == .app }?.bundle ?? family.members.first { $0.bundle.kind?.isContainer != true }?.bundle
    }
    let apps: [AppBundle] = candidates.filter { $0.kind == .app }
    if let only: AppBundle = apps.count == 1 ? apps.first : candidates.count == 1 ? candidates.first : nil { return only }
    guard !candidates.isEmpty else { throw emptiness }
    let names: String = candidates.prefix(8).map { "\n  \($0.path)" }.joined()
    throw CommandFailure.unusable(
      "\(path) holds \(candidates.count) bundles; name one of them:\(names)" + (candidates.count > 8 ? "\n  …" : ""))
  }

  /// What resolution reads of the path.
  func source() throws -> ResolutionSource {
    if let bundle: AppBundle = bundleOfFile() { return ResolutionSource(bundle, in: fileSystem) }
    if let document { return ResolutionSource(document: document, file: FileAccess.displayName(path), in: fileSystem) }
    let source: ResolutionSource = ResolutionSource(try mainBundle(), in: fileSystem)
    if let error: FileError = source.error { throw CommandFailure.unusable(error.description) }
    guard source.isUsable else {
      let file: String = source.info.file
      throw CommandFailure.unusable(
        source.info.document == nil ? "\(file) is not there" : "\(file) holds no dictionary; 'infoplist check' shows why")
    }
    return source
  }

  /// The bundle whose Info.plist was named; nil for any other file.
  private func bundleOfFile() -> AppBundle? {
    guard document != nil, path != "-" else { return nil }
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
  func enclosingApp(of source: ResolutionSource) -> ResolutionSource? {
    guard let bundle: AppBundle = source.bundle else { return nil }
    switch bundle.kind {
    case .framework, .bundle, .plugin, .component: break
    default: return nil
    }
    var directory: String = FilePath.directory(of: bundle.path)
    while !directory.isEmpty, directory != "/" {
      if let kind: BundleKind = BundleKind(name: directory), kind == .app || kind == .appExtension || kind == .xpcService {
        return ResolutionSource(AppBundle(at: directory, in: fileSystem), in: fileSystem)
      }
      directory = FilePath.directory(of: directory)
    }
    return nil
  }

  /// A path as the user knows it: below the given one where it stands there.
  func shown(_ file: String) -> String {
    if file.hasPrefix(path + "/") { return String(file.dropFirst(path.utf8.count + 1)) }
    return file
  }
}
