public import Diagnostics

/// The inside of a zip archive (`.ipa`, `.zip`, `.app.zip`) as a file system, without unpacking it.
///
/// Only the central directory, symbolic links and the members that are asked for are read. Paths are relative to the archive:
/// `Payload/My.app/Info.plist`. Making one never fails: what is wrong stands in `diagnostics`, and what could be read can be used.
/// Links are followed inside the archive only. Archives in archives are files.
public struct ArchiveFileSystem: FileSystem {
  /// What is wrong with the archive as a whole and with its entries, in the order of the archive.
  public let diagnostics: [Diagnostic]
  /// How many further findings there were.
  public let omittedDiagnosticCount: Int
  /// Whether the whole list of entries could be read.
  public let isComplete: Bool
  /// The entries, in the order of the archive, without those that are left out.
  public let members: [ArchiveMember]

  private let source: any RandomAccessSource & Sendable
  private let inflater: any Inflater
  private let tree: ArchiveTree

  /// Reads the list of an archive's members.
  ///
  /// - Parameters:
  ///   - source: The archive's bytes.
  ///   - inflater: Decompresses members.
  ///   - limits: How much is taken on.
  public init(
    reading source: any RandomAccessSource & Sendable, inflater: any Inflater, limits: ArchiveLimits = ArchiveLimits()
  ) {
    var reader: ArchiveReader = ArchiveReader(source, inflater, limits)
    do throws(FileError) {
      try reader.read()
    } catch {
      reader.findings.report(.truncatedArchive(error.words))
      reader.isComplete = false
    }
    self.source = source
    self.inflater = inflater
    diagnostics = reader.findings.diagnostics
    omittedDiagnosticCount = reader.findings.omittedCount
    isComplete = reader.isComplete
    members = reader.members
    tree = reader.tree
  }

  /// Whether bytes may start a zip archive: a member's header, or the end record of an empty archive.
  public static func looksLikeArchive(_ start: [UInt8]) -> Bool {
    start.starts(with: [0x50, 0x4B, 3, 4]) || start.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// The member at a path, links followed; nil for folders that have no entry of their own and where nothing is.
  public func member(at path: String) -> ArchiveMember? {
    guard let node: Int = try? tree.resolve(path) else { return nil }
    return tree.nodes[node].member.map { members[$0] }
  }

  /// Compares each member's own header with the central directory. Reads a few bytes per member.
  public func headerDiagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for member in members where member.kind != .directory && member.refusal == nil {
      do throws(FileError) {
        let reader: ArchiveMemberReader = ArchiveMemberReader(source: source, inflater: inflater, member: member)
        if let difference: String = try reader.headerDifference() { result.append(.headerMismatch(member.path, difference)) }
      } catch {
        result.append(.headerMismatch(member.path, "the place"))
      }
      if result.count >= 200 { break }
    }
    return result
  }

  private func file(at path: String) throws(FileError) -> ArchiveMemberReader {
    let node: ArchiveTree.Node = tree.nodes[try tree.resolve(path)]
    if node.kind == .directory { throw FileError(path, .isDirectory) }
    guard let number: Int = node.member else { throw FileError(path, .notFound) }
    guard members[number].kind == .file else { throw FileError(path, .other("it is a device or a pipe")) }
    return ArchiveMemberReader(source: source, inflater: inflater, member: members[number])
  }

  /// Reads a member whole and compares its checksum.
  public func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    let reader: ArchiveMemberReader = try file(at: path)
    guard reader.member.size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    do throws(FileError) {
      return try reader.readAll()
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Opens a member to read parts of it; its checksum is not compared.
  public func source(at path: String) throws(FileError) -> any RandomAccessSource {
    let reader: ArchiveMemberReader = try file(at: path)
    do throws(FileError) {
      return try reader.open()
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Lists a folder, sorted by name.
  public func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    let number: Int = try tree.resolve(path)
    guard tree.nodes[number].kind == .directory else { throw FileError(path, .notDirectory) }
    return tree.nodes[number].children.map { child in
      let node: ArchiveTree.Node = tree.nodes[child]
      return DirectoryEntry(node.name, node.kind, linkTarget: node.kind == .symbolicLink ? node.target : nil)
    }.sorted { $0.name < $1.name }
  }

  /// Tells what stands at a path.
  public func info(at path: String) throws(FileError) -> FileInfo {
    let node: ArchiveTree.Node = tree.nodes[try tree.resolve(path)]
    guard node.kind == .file, let member: ArchiveMember = node.member.map({ members[$0] }) else { return FileInfo(kind: node.kind) }
    return FileInfo(kind: .file, size: member.size, isExecutable: member.isExecutable)
  }
}
