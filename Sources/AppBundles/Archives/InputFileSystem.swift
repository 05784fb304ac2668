public import Diagnostics

/// A file system in which archives that were opened are folders: `My.ipa/Payload/My.app/Info.plist`.
///
/// Only the archives that a command was given are opened; archives inside archives stay files.
public struct InputFileSystem: FileSystem {
  private let base: any FileSystem
  private let inflater: any Inflater
  private let limits: ArchiveLimits
  /// Each archive under its normalized path.
  private var archives: [String: ArchiveFileSystem] = [:]

  /// Extensions, in lower case, of archives.
  public static let archiveExtensions: Set<String> = ["ipa", "zip"]

  /// Makes a file system over another one.
  public init(over base: any FileSystem, inflater: any Inflater, limits: ArchiveLimits = ArchiveLimits()) {
    self.base = base
    self.inflater = inflater
    self.limits = limits
  }

  /// Whether a path is a file that holds a zip archive by its first bytes, or that has the extension of one and so should.
  public func isArchive(_ path: String) -> Bool {
    guard base.kind(at: path) == .file else { return false }
    if Self.archiveExtensions.contains(FilePath.pathExtension(path).lowercased()) { return true }
    guard let source: any RandomAccessSource = try? base.source(at: path), let start: [UInt8] = try? source.read(at: 0, count: 4) else {
      return false
    }
    return ArchiveFileSystem.looksLikeArchive(start)
  }

  /// Makes an archive a folder of this file system, if `path` is one.
  ///
  /// - Parameters:
  ///   - path: A file that `isArchive` accepts; anything else is left as it is.
  ///   - source: The archive's bytes, readable from several threads.
  /// - Returns: What is wrong with the archive; every finding names the archive as its file.
  public mutating func mount(_ source: any RandomAccessSource & Sendable, at path: String) -> [Diagnostic] {
    let archive: ArchiveFileSystem = ArchiveFileSystem(reading: source, inflater: inflater, limits: limits)
    archives[FilePath.normalized(path)] = archive
    return archive.diagnostics.map { diagnostic in
      var diagnostic: Diagnostic = diagnostic
      diagnostic.file = path
      return diagnostic
    }
  }

  /// The archive that was opened at a path.
  public func archive(at path: String) -> ArchiveFileSystem? {
    archives[FilePath.normalized(path)]
  }

  /// The archive that a path leads into, with the rest of the path.
  private func place(_ path: String) -> (archive: ArchiveFileSystem, rest: String)? {
    guard !archives.isEmpty else { return nil }
    var front: String = FilePath.normalized(path)
    let whole: [String] = FilePath.components(front)
    var count: Int = whole.count
    while count > 0 {
      if let archive: ArchiveFileSystem = archives[front] { return (archive, whole[count...].joined(separator: "/")) }
      front = FilePath.directory(of: front)
      count -= 1
    }
    return nil
  }

  private func inside<Value>(_ path: String, _ body: () throws(FileError) -> Value) throws(FileError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Reads a file or a member.
  public func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    guard let (archive, rest): (ArchiveFileSystem, String) = place(path) else { return try base.read(path, limit: limit) }
    return try inside(path) { () throws(FileError) in try archive.read(rest, limit: limit) }
  }

  /// Lists a directory or a folder of an archive.
  public func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    guard let (archive, rest): (ArchiveFileSystem, String) = place(path) else { return try base.entries(of: path) }
    return try inside(path) { () throws(FileError) in try archive.entries(of: rest) }
  }

  /// Tells what stands at a path; an opened archive is a directory.
  public func info(at path: String) throws(FileError) -> FileInfo {
    guard let (archive, rest): (ArchiveFileSystem, String) = place(path) else { return try base.info(at: path) }
    return try inside(path) { () throws(FileError) in try archive.info(at: rest) }
  }

  /// Opens a file or a member.
  public func source(at path: String) throws(FileError) -> any RandomAccessSource {
    guard let (archive, rest): (ArchiveFileSystem, String) = place(path) else { return try base.source(at: path) }
    return try inside(path) { () throws(FileError) in try archive.source(at: rest) }
  }
}
