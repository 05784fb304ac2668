import Diagnostics

/// The canonical layout of XML.
extension TextFormatter {
  mutating func writeXML(_ tokens: [FormatToken]) {
    writeDeclaration(tokens)
    var hasDoctype: Bool = false
    var hasPlist: Bool = false
    var previous: FormatToken?
    for token in tokens {
      if token.kind == .declaration { continue }
      if !hasDoctype, token.kind == .plistOpen || token.kind != .doctype && token.kind != .comment {
        hasDoctype = true
        writeLine("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
      }
      if !hasPlist, token.kind != .doctype, token.kind != .comment {
        hasPlist = true
        if token.kind != .plistOpen { writeLine("<plist version=\"1.0\">") }
      }
      if let previous, token.kind == .comment, staysOnLine(token, after: previous) {
        output.append([0x20])
        output.append(token.range)
      } else {
        if let previous, keepsEmptyLine(previous, token) { output.append(lineEnd) }
        output.append(lineEnd)
        output.append(indent(token.depth))
        writeToken(token)
      }
      if token.kind == .doctype { hasDoctype = true }
      previous = token
    }
    if !tokens.contains(where: { $0.kind == .plistClose }) { writeLine("</plist>") }
    output.append(lineEnd)
  }

  private mutating func writeLine(_ line: String) {
    output.append(lineEnd)
    output.append(line)
  }

  private mutating func writeDeclaration(_ tokens: [FormatToken]) {
    let declared: String? = tokens.first { $0.kind == .declaration }.flatMap { token in
      TextTranscoding.declaredEncoding(SourceBytes(text[SourceRange(token.range)]))?.name
    }
    // The declaration stays true: only UTF-8 has one spelling, other names are kept.
    let isUTF8: Bool = layout.document.encoding == .utf8
    output.append("<?xml version=\"1.0\" encoding=\"\(isUTF8 ? "UTF-8" : declared ?? encodingName)\"?>")
  }

  private var encodingName: String {
    switch layout.document.encoding {
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    default: layout.document.encoding.rawValue
    }
  }

  private mutating func writeToken(_ token: FormatToken) {
    switch token.kind {
    case .doctype:
      output.append("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    case .plistOpen: output.append("<plist version=\"1.0\">")
    case .plistClose: output.append("</plist>")
    case .open: output.append(layout.tree[token.node].kind == .array ? "<array>" : "<dict>")
    case .empty: output.append(layout.tree[token.node].kind == .array ? "<array/>" : "<dict/>")
    case .key, .leaf: writeScalar(token)
    case .close, .comment, .declaration, .separator, .equals: output.append(token.range)
    }
  }

  private mutating func writeScalar(_ token: FormatToken) {
    let node: TextNode = layout.tree[token.node]
    let name: String
    switch node.kind {
    case .key: name = "key"
    case .string: name = "string"
    case .integer: name = "integer"
    case .real: name = "real"
    case .date: name = "date"
    case .data: return writeData(token, node)
    case .boolean: return output.append(node.flags.contains(.isTrue) ? "<true/>" : "<false/>")
    default: return output.append(token.range)
    }
    output.append("<\(name)>")
    output.append(layout.tree.xmlContent(of: node))
    output.append("</\(name)>")
  }

  private mutating func writeData(_ token: FormatToken, _ node: TextNode) {
    let characters: [UInt8] = text[SourceRange(layout.tree.xmlContent(of: node))].filter { $0 > 0x20 }
    let width: Int = max(1, (76 - 8 * min(token.depth, 8)) / 4) * 4
    output.append("<data>")
    output.append(lineEnd)
    var start: Int = 0
    while start < characters.count {
      output.append(indent(token.depth) + characters[start..<min(characters.count, start + width)] + lineEnd)
      start += width
    }
    output.append(indent(token.depth))
    output.append("</data>")
  }
}
