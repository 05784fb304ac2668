/// Writes new values in the style of the text around them.
struct ValueRendering {
  let style: TextStyle

  private enum Work {
    case bytes([UInt8])
    case value(PropertyListValue, indent: [UInt8])
    case entry(PropertyListDictionary.Entry, indent: [UInt8])
  }

  /// A key with its value, without what ends an entry.
  func entry(_ key: String, _ value: PropertyListValue, indent: [UInt8]) throws(PropertyListEditError) -> [UInt8] {
    try run(.entry(PropertyListDictionary.Entry(key: key, value: value), indent: indent))
  }

  /// A value; `indent` is the indentation of the line on which it starts.
  func value(_ value: PropertyListValue, indent: [UInt8]) throws(PropertyListEditError) -> [UInt8] {
    try run(.value(value, indent: indent))
  }

  /// What follows an entry of a dictionary, or an element of an array.
  func separator(isDictionary: Bool) -> [UInt8] {
    switch style.syntax {
    case .xml: []
    case .json: [UInt8(ascii: ",")]
    case .openStep: [UInt8(ascii: isDictionary ? ";" : ",")]
    }
  }

  /// Whether the last item of a container has a separator, too.
  func endsWithSeparator(isDictionary: Bool) -> Bool {
    style.syntax == .openStep && (isDictionary || style.hasTrailingComma) || style.syntax == .json && style.hasTrailingComma
  }

  /// The text between a key and its value.
  func gap(for value: PropertyListValue, indent: [UInt8]) -> [UInt8] {
    gap(style.gap(for: value), indent: indent)
  }

  func gap(_ gap: TextStyle.KeyGap, indent: [UInt8]) -> [UInt8] {
    gap.hasLineEnd && !style.isInline ? style.lineEnd + indent + gap.text : gap.hasLineEnd ? [] : gap.text
  }

  func delimiters(isDictionary: Bool) -> (open: [UInt8], close: [UInt8]) {
    switch (style.syntax, isDictionary) {
    case (.xml, true): (Array("<dict>".utf8), Array("</dict>".utf8))
    case (.xml, false): (Array("<array>".utf8), Array("</array>".utf8))
    case (.json, false): (Array("[".utf8), Array("]".utf8))
    case (.openStep, false): (Array("(".utf8), Array(")".utf8))
    case (_, true): (Array("{".utf8), Array("}".utf8))
    }
  }

  /// What stands before an item of a container that is written on one line.
  func inlineLead(isFirst: Bool, isDictionary: Bool) -> [UInt8] {
    switch style.syntax {
    case .xml: []
    case .json: isFirst ? [] : [0x20]
    case .openStep: isFirst && !isDictionary ? [] : [0x20]
    }
  }

  /// What stands before the closing bracket of a container that is written on one line.
  func inlineTail(isDictionary: Bool) -> [UInt8] {
    style.syntax == .openStep && isDictionary ? [0x20] : []
  }

  private func run(_ work: Work) throws(PropertyListEditError) -> [UInt8] {
    var result: [UInt8] = []
    var stack: [Work] = [work]
    while let work: Work = stack.popLast() {
      switch work {
      case .bytes(let bytes): result += bytes
      case .entry(let entry, let indent):
        result += try keyText(entry.key)
        result += gap(for: entry.value, indent: indent)
        let extra: [UInt8] = style.gap(for: entry.value).hasLineEnd && !style.isInline ? style.gap(for: entry.value).text : []
        stack.append(.value(entry.value, indent: indent + extra))
      case .value(.dictionary(let dictionary), let indent):
        if style.syntax == .json, dictionary.count == 1, let key: String = dictionary.entries.first?.key, JSONTag(rawValue: key) != nil {
          throw .unrepresentable(
            "a JSON object whose only key is '\(key)' stands for another value", help: "add another key, or choose another name")
        }
        expand(dictionary.entries.map { .entry($0, indent: indent + style.unit) }, isDictionary: true, indent, &stack)
      case .value(.array(let elements), let indent):
        expand(elements.map { .value($0, indent: indent + style.unit) }, isDictionary: false, indent, &stack)
      case .value(let value, let indent): result += try scalar(value, indent: indent)
      }
    }
    return result
  }

  private func expand(_ items: [Work], isDictionary: Bool, _ indent: [UInt8], _ stack: inout [Work]) {
    let (open, close): ([UInt8], [UInt8]) = delimiters(isDictionary: isDictionary)
    guard !items.isEmpty else {
      guard style.syntax == .xml, style.emptyContainerIsShort else { return stack.append(.bytes(open + close)) }
      return stack.append(.bytes(Array(open.dropLast()) + style.shortTagSpace + Array("/>".utf8)))
    }
    var parts: [Work] = [.bytes(open)]
    for (offset, item) in items.enumerated() {
      let lead: [UInt8] =
        style.isInline ? inlineLead(isFirst: offset == 0, isDictionary: isDictionary) : style.lineEnd + indent + style.unit
      parts.append(.bytes(lead))
      parts.append(item)
      if offset < items.count - 1 || endsWithSeparator(isDictionary: isDictionary) {
        parts.append(.bytes(separator(isDictionary: isDictionary)))
      }
    }
    parts.append(.bytes((style.isInline ? inlineTail(isDictionary: isDictionary) : style.lineEnd + indent) + close))
    stack.append(contentsOf: parts.reversed())
  }

  /// A key as it is written.
  func keyText(_ key: String) throws(PropertyListEditError) -> [UInt8] {
    switch style.syntax {
    case .xml: Array("<key>".utf8) + (try XMLSpelling.escaped(key)) + Array("</key>".utf8)
    case .json, .openStep: TextSpelling.string(key, quote: style.keyQuote, style)
    }
  }

  private func scalar(_ value: PropertyListValue, indent: [UInt8]) throws(PropertyListEditError) -> [UInt8] {
    switch style.syntax {
    case .xml: try XMLSpelling.element(value, style, indent: indent)
    case .json, .openStep:
      if case .string(let text) = value {
        TextSpelling.string(text, quote: style.valueQuote, style)
      } else {
        try TextSpelling.scalar(value, style)
      }
    }
  }
}
