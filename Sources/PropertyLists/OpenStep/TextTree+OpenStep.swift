import Diagnostics

/// Decoding of OpenStep scalars, on demand.
extension TextTree {
  /// The bytes of a string or key without its quotes.
  func openStepContent(of node: TextNode) -> Range<Int> {
    OpenStepText.content(of: node, in: text)
  }

  /// The value of a typed GNUstep value or of data.
  func openStepScalar(_ node: TextNode, at index: Int) -> PropertyListValue? {
    if node.kind == .uid {
      // A dictionary whose only entry is `CF$UID`.
      guard index + 2 < count, case .integer(let number)? = openStepScalar(self[index + 2], at: index + 2) else { return nil }
      return number.uint64.map(PropertyListValue.uid)
    }
    let start: Int = Int(node.start)
    let end: Int = Int(node.end)
    guard end - start >= 2 else { return nil }
    if node.kind == .data {
      if text[start + 1] == UInt8(ascii: "[") {
        return (try? Base64Text.decode(buffer(start + 2..<max(start + 2, end - 2))).get()).map(PropertyListValue.data)
      }
      return node.flags.contains(.hasError) ? nil : .data(OpenStepText.hexBytes(buffer(start + 1..<end - 1)))
    }
    let content: UnsafeBufferPointer<UInt8> = buffer(OpenStepText.typedContent(start: start, end: end, in: text))
    switch node.kind {
    case .integer: return (try? IntegerText.parse(content).get()).map(PropertyListValue.integer)
    case .real:
      let spelling: String = String(decoding: content, as: UTF8.self)
      return (try? RealText.parse(content).get()).map { .real(PropertyListReal($0, spelling: spelling)) }
    case .date: return GNUstepDate.parse(content).map(PropertyListValue.date)
    default: return nil
    }
  }

  /// A range of the text as a buffer; an impossible range gives an empty one.
  func buffer(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let range: Range<Int> = range.clamped(to: 0..<text.count)
    return UnsafeBufferPointer(start: text.unsafeBaseAddress + range.lowerBound, count: range.count)
  }
}

extension OpenStepText {
  /// The bytes of a string or key without its quotes.
  static func content(of node: TextNode, in text: SourceBytes) -> Range<Int> {
    let start: Int = Int(node.start)
    let end: Int = Int(node.end)
    if node.flags.contains(.isSynthetic) { return end..<end }
    if node.flags.contains(.isShort) { return start..<end }
    guard node.flags.contains(.hasOddTag) else { return end - start >= 2 ? start + 1..<end - 1 : end..<end }
    // Curly quotes, or no closing quote.
    let opening: Int = OpenStepCharacters.curlyQuoteLength(text.unsafeBaseAddress + start)
    guard opening > 0 else { return min(start + 1, end)..<end }
    let lower: Int = min(start + opening, end)
    for length in [3, 2] where end - length >= lower {
      if OpenStepCharacters.curlyQuoteLength(text.unsafeBaseAddress + end - length) == length { return lower..<end - length }
    }
    return end > lower && text[end - 1] == UInt8(ascii: "\"") ? lower..<end - 1 : lower..<end
  }

  /// The bytes of `<*I5>` between the type letter and the bracket, without quotes around them.
  static func typedContent(start: Int, end: Int, in text: SourceBytes) -> Range<Int> {
    var lower: Int = min(start + 3, end)
    var upper: Int = max(lower, end - 1)
    if upper - lower >= 2, text[lower] == UInt8(ascii: "\""), text[upper - 1] == UInt8(ascii: "\"") {
      lower += 1
      upper -= 1
    }
    return lower..<upper
  }
}
