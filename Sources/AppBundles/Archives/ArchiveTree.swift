import Diagnostics

/// The folders and members of an archive as a tree. Folders exist because members stand in them.
struct ArchiveTree: Sendable {
  struct Node: Sendable {
    var name: String
    var parent: Int
    /// The number of the member; nil for a folder that only its content shows.
    var member: Int?
    var kind: FileKind
    var children: [Int] = []
    /// The text of a link.
    var target: String?
  }

  private(set) var nodes: [Node] = [Node(name: "", parent: 0, member: nil, kind: .directory)]
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    var parent: Int
    var name: String
  }

  enum Placement {
    case placed
    case replaced
    case conflict
    case belowLink(String)
  }

  func child(_ name: String, of parent: Int) -> Int? {
    numbers[Key(parent: parent, name: name)]
  }

  /// Puts a member into the tree, with the folders that lead to it.
  mutating func place(_ names: [String], member: Int, kind: FileKind) -> Placement {
    var current: Int = 0
    for (index, name) in names.enumerated() {
      let isLast: Bool = index == names.count - 1
      guard let existing: Int = child(name, of: current) else {
        nodes.append(Node(name: name, parent: current, member: isLast ? member : nil, kind: isLast ? kind : .directory))
        numbers[Key(parent: current, name: name)] = nodes.count - 1
        nodes[current].children.append(nodes.count - 1)
        current = nodes.count - 1
        continue
      }
      if !isLast {
        if nodes[existing].kind == .symbolicLink { return .belowLink(names[...index].joined(separator: "/")) }
        guard nodes[existing].kind == .directory else { return .conflict }
        current = existing
        continue
      }
      if nodes[existing].kind == .directory || kind == .directory {
        guard nodes[existing].kind == kind else { return .conflict }
        let isTwice: Bool = nodes[existing].member != nil
        nodes[existing].member = member
        return isTwice ? .replaced : .placed
      }
      nodes[existing].member = member
      nodes[existing].kind = kind
      return .replaced
    }
    return .placed
  }

  mutating func setTarget(_ target: String, of names: [String]) {
    var current: Int = 0
    for name in names {
      guard let next: Int = child(name, of: current) else { return }
      current = next
    }
    nodes[current].target = target
  }

  /// Follows a path from the top, links included, at most 40 of them. It never leaves the tree.
  func resolve(_ path: String) throws(FileError) -> Int {
    var pending: [Substring] = path.split(separator: "/").reversed()
    var current: Int = 0
    var followed: Int = 0
    while let name: Substring = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard current != 0 else { throw FileError(path, .other("it leads out of the archive")) }
        current = nodes[current].parent
        continue
      }
      guard nodes[current].kind == .directory else { throw FileError(path, .notFound) }
      guard let next: Int = child(String(name), of: current) else { throw FileError(path, .notFound) }
      guard nodes[next].kind == .symbolicLink else {
        current = next
        continue
      }
      followed += 1
      guard followed <= 40 else { throw FileError(path, .linkLoop) }
      guard let target: String = nodes[next].target else { throw FileError(path, .other("it is a symbolic link that cannot be read")) }
      guard !target.hasPrefix("/") else { throw FileError(path, .other("it leads out of the archive")) }
      pending.append(contentsOf: target.split(separator: "/").reversed())
    }
    return current
  }
}
