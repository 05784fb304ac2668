import Diagnostics

/// Decoding of JSON scalars, on demand.
extension TextTree {
  /// The bytes of a string or key without its quotes.
  func jsonContent(of node: TextNode) -> Range<Int> {
    JSONText.content(of: node, in: text)
  }

  /// The value of a number, or of an object with a tag.
  func jsonScalar(_ node: TextNode, at index: Int) -> PropertyListValue? {
    guard text[Int(node.start)] == UInt8(ascii: "{") else { return number(node, isReal: node.kind == .real) }
    guard index + 2 < count else { return nil }
    let value: TextNode = self[index + 2]
    switch node.kind {
    case .date:
      if value.kind == .string { return withText(at: index + 2) { JSONTag.date($0) }.map(PropertyListValue.date) }
      guard case .real(let seconds)? = number(value, isReal: true) else { return nil }
      return .date(PropertyListDate(secondsSinceReferenceDate: seconds.value))
    case .data: return withText(at: index + 2) { try? Base64Text.decode($0).get() }.map(PropertyListValue.data)
    case .uid:
      guard case .integer(let number)? = number(value, isReal: false) else { return nil }
      return number.uint64.map(PropertyListValue.uid)
    case .real:
      if value.kind != .string { return number(value, isReal: true) }
      return withText(at: index + 2) { spelling in
        (try? RealText.parse(spelling).get()).map { .real(PropertyListReal($0, spelling: String(decoding: spelling, as: UTF8.self))) }
      }
    default: return nil
    }
  }

  private func number(_ node: TextNode, isReal: Bool) -> PropertyListValue? {
    let content: UnsafeBufferPointer<UInt8> = buffer(Int(node.start)..<Int(node.end))
    guard isReal else { return (try? IntegerText.parse(content).get()).map(PropertyListValue.integer) }
    let spelling: String = String(decoding: content, as: UTF8.self)
    return (try? RealText.parse(content).get()).map { .real(PropertyListReal($0, spelling: spelling)) }
  }
}
