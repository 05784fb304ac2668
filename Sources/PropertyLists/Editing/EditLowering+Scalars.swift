import Diagnostics

/// Changes of keys and values in place.
extension EditLowering {
  func rename(_ path: PropertyListPath, to newKey: String) throws(PropertyListEditError) -> [TextEdit] {
    guard let parent: PropertyListPath = path.parent, case .key(let key)? = path.components.last else {
      throw .invalidPath(path, "only an entry of a dictionary has a key")
    }
    let chain: [Int] = try chain(to: path)
    let container: ContainerLayout = layout.container(chain[chain.count - 2])
    guard let place: Int = places(of: key, in: container).last, let index: Int = container.items[place].key else {
      throw .notFound(path, under: parent)
    }
    if key == newKey { return [] }
    guard places(of: newKey, in: container).isEmpty else {
      throw .alreadyExists(parent.appending(key: newKey), help: "remove it first, or choose another key")
    }
    let node: TextNode = layout.tree[index]
    let rendering: ValueRendering = ValueRendering(style: layout.style(chain: Array(chain.dropLast()), layout: container))
    if layout.isXML, !node.flags.contains(.isShort), !node.flags.contains(.isSynthetic) {
      return [try textEdit(of: node, at: index, to: newKey)]
    }
    var written: [UInt8] = try rendering.keyText(newKey)
    let range: SourceRange = SourceRange(Int(node.start), Int(node.end))
    if let quote: UInt8 = layout.quote(of: node), !layout.isXML { written = TextSpelling.string(newKey, quote: quote, rendering.style) }
    // The value of `key;` was the key.
    if layout.tree[container.items[place].value].flags.contains(.sharesKey) {
      written += rendering.gap(rendering.style.scalarGap, indent: []) + text[range]
    }
    return [TextEdit(replacing: range, with: written)]
  }

  /// Replaces a value as a whole, or only what stands between its tags.
  func replacement(of index: Int, with value: PropertyListValue, chain: [Int]) throws(PropertyListEditError) -> [TextEdit] {
    let node: TextNode = layout.tree[index]
    let range: SourceRange = SourceRange(Int(node.start), Int(node.end))
    let style: TextStyle = layout.style(chain: chain, layout: chain.last.map(layout.container))
    let rendering: ValueRendering = ValueRendering(style: style)
    let indent: [UInt8] = layout.lineIndent(Int(node.start))
    let isPlain: Bool = !node.flags.contains(.isShort) && !node.flags.contains(.isSynthetic) && !node.flags.contains(.hasError)
    if layout.isXML {
      switch (value, node.kind) {
      case (.boolean(let flag), .boolean) where node.flags.contains(.isShort):
        let length: Int = node.flags.contains(.isTrue) ? 4 : 5
        return [TextEdit(replacing: SourceRange(range.lowerBound + 1, range.lowerBound + 1 + length), with: flag ? "true" : "false")]
      case (.string(let new), .string) where isPlain: return [try textEdit(of: node, at: index, to: new)]
      case (.integer, .integer) where isPlain, (.real, .real) where isPlain, (.date, .date) where isPlain:
        let content: SourceRange = SourceRange(layout.tree.xmlContent(of: node))
        return [TextEdit(replacing: content, with: try XMLSpelling.content(value, style, indent: indent))]
      default: break
      }
    } else if node.flags.contains(.sharesKey) {
      return [
        TextEdit(
          replacing: .position(range.upperBound),
          with: rendering.gap(for: value, indent: indent) + (try rendering.value(value, indent: indent)))
      ]
    } else if case .string(let new) = value, node.kind == .string, let quote: UInt8 = layout.quote(of: node) {
      return [TextEdit(replacing: range, with: TextSpelling.string(new, quote: quote, style))]
    }
    return [TextEdit(replacing: range, with: try rendering.value(value, indent: indent))]
  }

  /// Changes the text of a string or key in XML and keeps the spelling of what stays: references, and a CDATA section around all of it.
  private func textEdit(of node: TextNode, at index: Int, to new: String) throws(PropertyListEditError) -> TextEdit {
    let content: Range<Int> = layout.tree.xmlContent(of: node)
    let escaped: [UInt8] = try XMLSpelling.escaped(new)
    let raw: [UInt8] = text[SourceRange(content)]
    guard node.flags.contains(.needsDecoding) else { return TextEdit(replacing: SourceRange(content), with: escaped) }
    let source: String = String(decoding: raw, as: UTF8.self)
    if source.hasPrefix("<![CDATA["), source.hasSuffix("]]>"), source.dropFirst(9).firstRange(of: "]]>")?.upperBound == source.endIndex,
      new.firstRange(of: "]]>") == nil, !new.utf8.contains(0x0D)
    {
      return TextEdit(replacing: SourceRange(content.lowerBound + 9, content.upperBound - 3), with: new)
    }
    guard !raw.contains(UInt8(ascii: "<")) else { return TextEdit(replacing: SourceRange(content), with: escaped) }
    return kept(content, new: Array(new.utf8))
  }

  /// Replaces the part of a text that differs; the references of the rest keep their spelling.
  private func kept(_ content: Range<Int>, new: [UInt8]) -> TextEdit {
    var pieces: [(range: Range<Int>, decoded: [UInt8])] = []
    var offset: Int = content.lowerBound
    while offset < content.upperBound {
      var length: Int = 1
      var decoded: [UInt8] = [text[offset]]
      if text[offset] == UInt8(ascii: "&") {
        let base: UnsafePointer<UInt8> = text.unsafeBaseAddress
        length = max(1, XMLReference.parse(base + offset, end: base + content.upperBound).length)
        decoded = []
        layout.tree.appendXMLText(of: offset..<offset + length, to: &decoded)
      } else {
        while offset + length < content.upperBound, text[offset + length] & 0xC0 == 0x80 {
          decoded.append(text[offset + length])
          length += 1
        }
      }
      pieces.append((offset..<offset + length, decoded))
      offset += length
    }
    var rest: ArraySlice<UInt8> = new[...]
    var left: ArraySlice<(range: Range<Int>, decoded: [UInt8])> = pieces[...]
    while let piece = left.first, rest.starts(with: piece.decoded) {
      rest = rest.dropFirst(piece.decoded.count)
      left = left.dropFirst()
    }
    while let piece = left.last, rest.count >= piece.decoded.count, rest.suffix(piece.decoded.count).elementsEqual(piece.decoded) {
      rest = rest.dropLast(piece.decoded.count)
      left = left.dropLast()
    }
    let lower: Int =
      left.first?.range.lowerBound ?? (left.startIndex < pieces.count ? pieces[left.startIndex].range.lowerBound : content.upperBound)
    let upper: Int = left.last?.range.upperBound ?? lower
    let escaped: [UInt8] = (try? XMLSpelling.escaped(String(decoding: rest, as: UTF8.self))) ?? Array(rest)
    return TextEdit(replacing: SourceRange(lower, upper), with: escaped)
  }
}
