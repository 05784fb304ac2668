public import Diagnostics

/// Files in memory: for editors, for tests and for the examples of rules.
///
/// Directories exist because files stand in them; an empty one is added with `addDirectory`. Names are compared exactly, as on a
/// case-sensitive disk.
public struct MemoryFileSystem: FileSystem {
  private enum Node: Sendable {
    case file(SourceBytes, isExecutable: Bool)
    case link(String)
    case directory
  }

  /// What stands at each normalized path.
  private var nodes: [String: Node] = [:]
  /// The names in each directory.
  private var names: [String: Set<String>] = [:]

  /// Makes an empty file system.
  public init() {}

  /// Adds or replaces a file, with the directories that lead to it.
  public mutating func addFile(_ path: String, _ bytes: some Collection<UInt8>, isExecutable: Bool = false) {
    add(path, .file(SourceBytes(bytes), isExecutable: isExecutable))
  }

  /// Adds or replaces a text file.
  public mutating func addFile(_ path: String, text: String) {
    addFile(path, Array(text.utf8))
  }

  /// Adds a symbolic link; a relative target starts at the directory of the link.
  public mutating func addLink(_ path: String, to target: String) {
    add(path, .link(target))
  }

  /// Adds an empty directory.
  public mutating func addDirectory(_ path: String) {
    add(path, .directory)
  }

  /// The paths of all files, sorted.
  public var filePaths: [String] {
    nodes.filter { if case .file = $0.value { true } else { false } }.keys.sorted()
  }

  private mutating func add(_ path: String, _ node: Node) {
    var path: String = FilePath.normalized(path)
    nodes[path] = node
    while !path.isEmpty, path != "/" {
      let parent: String = FilePath.directory(of: path)
      names[parent, default: []].insert(FilePath.lastName(path))
      if nodes[parent] == nil { nodes[parent] = .directory }
      path = parent
    }
  }

  /// Follows links in every part of a path, at most 40 of them as systems do.
  private func resolve(_ path: String) throws(FileError) -> String {
    var pending: [String] = FilePath.components(path).reversed()
    var current: String = path.hasPrefix("/") ? "/" : ""
    var followed: Int = 0
    while let name: String = pending.popLast() {
      if name == ".." {
        current = FilePath.directory(of: current)
        continue
      }
      let next: String = FilePath.join(current, name)
      guard let node: Node = nodes[next] else { throw FileError(path, .notFound) }
      guard case .link(let target) = node else {
        current = next
        continue
      }
      followed += 1
      guard followed <= 40 else { throw FileError(path, .linkLoop) }
      if target.hasPrefix("/") { current = "/" }
      pending.append(contentsOf: FilePath.components(target).reversed())
    }
    return current
  }

  /// Reads a file.
  public func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    switch nodes[try resolve(path)] {
    case .file(let bytes, _):
      guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
      return bytes
    case .directory: throw FileError(path, .isDirectory)
    case .link, nil: throw FileError(path, .notFound)
    }
  }

  /// Lists a directory, sorted by name.
  public func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    let resolved: String = try resolve(path)
    if case .file = nodes[resolved] { throw FileError(path, .notDirectory) }
    guard let names: Set<String> = names[resolved] else {
      if nodes[resolved] != nil { return [] }
      throw FileError(path, .notFound)
    }
    return names.sorted().map { name in
      switch nodes[FilePath.join(resolved, name)] {
      case .file: DirectoryEntry(name, .file)
      case .link(let target): DirectoryEntry(name, .symbolicLink, linkTarget: target)
      case .directory, nil: DirectoryEntry(name, .directory)
      }
    }
  }

  /// Tells what stands at a path.
  public func info(at path: String) throws(FileError) -> FileInfo {
    switch nodes[try resolve(path)] {
    case .file(let bytes, let isExecutable): return FileInfo(kind: .file, size: bytes.count, isExecutable: isExecutable)
    case .directory: return FileInfo(kind: .directory)
    case .link: throw FileError(path, .linkLoop)
    case nil: throw FileError(path, .notFound)
    }
  }
}
