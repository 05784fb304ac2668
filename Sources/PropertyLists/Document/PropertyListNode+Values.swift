import Diagnostics

/// Decoding of scalars, and whole values.
extension PropertyListNode {
  /// The text of a string; nil for other kinds.
  public var string: String? {
    switch document.storage {
    case .text(let tree): tree.string(at: index)
    case .binary(let tree): tree.string(at: index)
    case .none: nil
    }
  }

  /// The value of a boolean; nil for other kinds.
  public var boolean: Bool? {
    switch document.storage {
    case .text(let tree): tree[index].kind == .boolean ? tree[index].flags.contains(.isTrue) : nil
    case .binary(let tree): tree[index].kind == .boolean ? tree[index].flags.contains(.isTrue) : nil
    case .none: nil
    }
  }

  /// The number of an integer; nil for other kinds, or where it could not be read.
  public var integer: PropertyListInteger? {
    guard case .integer(let value) = scalar else { return nil }
    return value
  }

  /// The number of a real; nil for other kinds, or where it could not be read.
  public var real: PropertyListReal? {
    guard case .real(let value) = scalar else { return nil }
    return value
  }

  /// The point in time of a date; nil for other kinds, or where it could not be read.
  public var date: PropertyListDate? {
    guard case .date(let value) = scalar else { return nil }
    return value
  }

  /// The bytes of data; nil for other kinds, or where they could not be read.
  public var data: [UInt8]? {
    guard case .data(let value) = scalar else { return nil }
    return value
  }

  /// The number of a UID; nil for other kinds.
  public var uid: UInt64? {
    guard case .uid(let value) = scalar else { return nil }
    return value
  }

  /// The value when it is not a container; nil for containers and for what could not be read.
  public var scalar: PropertyListValue? {
    switch document.storage {
    case .text(let tree): tree.scalar(at: index)
    case .binary(let tree): tree.scalar(at: index)
    case .none: nil
    }
  }

  /// The whole value on its own; nil where a part could not be read, or where shared objects expand to more than
  /// `document.limits.expandedValueCount` values.
  public var value: PropertyListValue? {
    if case .binary(let tree) = document.storage, index == tree.top, tree.expandedCount > document.limits.expandedValueCount { return nil }
    return PropertyListValueBuilder.value(of: self, limit: document.limits.expandedValueCount)
  }
}

extension TextTree {
  /// The text of a string or key.
  func string(at index: Int) -> String? {
    let node: TextNode = self[index]
    guard node.kind == .string || node.kind == .key else { return nil }
    return withText(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the decoded UTF-8 bytes of a string or key, without copying where nothing needs decoding.
  @inline(__always)
  func withText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node: TextNode = self[index]
    let range: Range<Int>
    switch syntax {
    case .xml: range = xmlContent(of: node)
    case .openStep: range = openStepContent(of: node)
    case .json: range = jsonContent(of: node)
    }
    if !node.flags.contains(.needsDecoding) {
      return body(UnsafeBufferPointer(start: text.unsafeBaseAddress + range.lowerBound, count: range.count))
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    switch syntax {
    case .xml: appendXMLText(of: range, to: &decoded)
    case .openStep:
      OpenStepText.appendUnescaped(text.unsafeBaseAddress + range.lowerBound, text.unsafeBaseAddress + range.upperBound, to: &decoded)
    case .json: JSONText.appendUnescaped(text.unsafeBaseAddress + range.lowerBound, text.unsafeBaseAddress + range.upperBound, to: &decoded)
    }
    return decoded.withUnsafeBufferPointer(body)
  }

  /// The value of a node that is no container.
  func scalar(at index: Int) -> PropertyListValue? {
    let node: TextNode = self[index]
    switch node.kind {
    case .dictionary, .array, .set, .invalid: return nil
    case .string, .key: return string(at: index).map(PropertyListValue.string)
    case .boolean: return .boolean(node.flags.contains(.isTrue))
    case .null: return .null
    case .uid, .integer, .real, .date, .data:
      switch syntax {
      case .xml: return xmlScalar(node, at: index)
      case .openStep: return openStepScalar(node, at: index)
      case .json: return jsonScalar(node, at: index)
      }
    }
  }

  private func xmlScalar(_ node: TextNode, at index: Int) -> PropertyListValue? {
    let range: Range<Int> = xmlContent(of: node)
    let content: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: text.unsafeBaseAddress + range.lowerBound, count: range.count)
    switch node.kind {
    case .integer: return (try? IntegerText.parse(content).get()).map(PropertyListValue.integer)
    case .real:
      let spelling: String = String(decoding: content, as: UTF8.self)
      return (try? RealText.parse(content).get()).map { .real(PropertyListReal($0, spelling: spelling)) }
    case .date: return (try? DateText.parse(content).get()).map(PropertyListValue.date)
    case .data: return (try? Base64Text.decode(content).get()).map(PropertyListValue.data)
    case .uid:
      guard index + 2 < count, case .integer(let number)? = xmlScalar(self[index + 2], at: index + 2) else { return nil }
      return number.uint64.map(PropertyListValue.uid)
    default: return nil
    }
  }
}
