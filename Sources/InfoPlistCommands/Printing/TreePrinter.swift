import DiagnosticReporting
import PropertyLists

/// Draws the values of a document as an indented tree: `key: value`, positions in brackets, containers with their number of children.
struct TreePrinter {
  let style: ReportStyle
  /// What stands for a key; the key itself by default.
  var title: (PropertyListPath, String) -> String = { _, key in key }

  /// The whole tree. The number of lines is bounded by the limit on expanded values of the document.
  func render(_ root: PropertyListNode) -> String {
    var output: String = ""
    var produced: Int = 0
    var stack: [(indent: Int, iterator: Children)] = []
    if root.kind.isContainer {
      stack.append((0, Children(root, .root)))
      if root.kind != .dictionary { output += describe(root) + "\n" }
    } else {
      return describe(root) + "\n"
    }
    let base: Int = root.kind == .dictionary ? 0 : 1
    while let (indent, remaining): (Int, Children) = stack.popLast() {
      var children: Children = remaining
      guard let child: Child = children.next() else { continue }
      stack.append((indent, children))
      produced += 1
      guard produced <= root.document.limits.expandedValueCount else {
        output += "…\n"
        break
      }
      output += String(repeating: "  ", count: indent + base)
      switch child.label {
      case .key(let key): output += style.paint(plain(title(child.path, key)), .key) + ": "
      case .index(let index): output += style.paint("[\(index)]", .dim) + ": "
      }
      output += describe(child.node) + "\n"
      if child.node.kind.isContainer { stack.append((indent + 1, Children(child.node, child.path))) }
    }
    return output
  }

  private func scalarText(_ node: PropertyListNode) -> String {
    let text: String = node.scalar?.scalarText ?? "(unreadable)"
    return node.kind == .uid ? "UID(\(text))" : text
  }

  private func plain(_ key: String) -> String {
    key.isEmpty ? "\"\"" : VisibleText.sanitized(key)
  }

  /// A scalar, or the number of children of a container.
  private func describe(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .dictionary:
      let count: Int = node.count
      return style.paint(count == 0 ? "{}" : "{\(count) key\(count == 1 ? "" : "s")}", .dim)
    case .array, .set:
      let count: Int = node.count
      let name: String = node.kind == .set ? "set of " : ""
      return style.paint(count == 0 ? "[]" : "[\(name)\(count) item\(count == 1 ? "" : "s")]", .dim)
    case .string: return style.paint("\"" + VisibleText.sanitized(node.string ?? "") + "\"", .string)
    case .data:
      let bytes: [UInt8] = node.data ?? []
      let head: String = bytes.prefix(24).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return style.paint(
        "<\(bytes.count) byte\(bytes.count == 1 ? "" : "s")\(bytes.isEmpty ? "" : ": " + head + (bytes.count > 24 ? "…" : ""))>", .number)
    case .invalid: return style.paint("(unreadable)", .error)
    default: return style.paint(scalarText(node), node.kind == .boolean ? .strong : .number)
    }
  }
}

/// A child of a container with its label and path.
struct Child {
  enum Label {
    case key(String)
    case index(Int)
  }

  var label: Label
  var node: PropertyListNode
  var path: PropertyListPath
}

/// Walks along the children of a container, dictionary or list.
struct Children {
  private var entries: PropertyListNode.Entries.Iterator
  private var elements: PropertyListNode.Elements.Iterator
  private let isDictionary: Bool
  private let path: PropertyListPath
  private var position: Int = 0

  init(_ node: PropertyListNode, _ path: PropertyListPath) {
    entries = node.entries.makeIterator()
    elements = node.elements.makeIterator()
    isDictionary = node.kind == .dictionary
    self.path = path
  }

  mutating func next() -> Child? {
    if isDictionary {
      return entries.next().map { Child(label: .key($0.key), node: $0.value, path: path.appending(key: $0.key)) }
    }
    guard let node: PropertyListNode = elements.next() else { return nil }
    position += 1
    return Child(label: .index(position - 1), node: node, path: path.appending(index: position - 1))
  }
}
