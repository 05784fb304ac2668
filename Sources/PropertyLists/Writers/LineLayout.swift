/// The line ends and indentation of the OpenStep, strings and JSON writers.
struct LineLayout {
  /// Whether no white space is written that can be left out.
  let isMinimal: Bool
  let lineEnd: [UInt8]
  private let unitLength: Int
  /// A line end with the indentation of many levels, copied whole.
  private let newLine: [UInt8]

  private static let levelCount: Int = 64

  init(_ options: PropertyListWritingOptions) {
    isMinimal = options.style == .minimal
    lineEnd = Array(options.lineEnd.rawValue.utf8)
    let given: [UInt8] = Array(options.indentation.utf8)
    let unit: [UInt8] = given.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? given : [0x09]
    unitLength = unit.count
    var line: [UInt8] = lineEnd
    for _ in 0..<LineLayout.levelCount { line += unit }
    newLine = line
  }

  /// Starts a new line with the indentation of a level; nothing in the minimal style.
  @inline(__always)
  func startLine(_ depth: Int, in output: inout OutputBuffer) {
    guard !isMinimal else { return }
    newLine.withUnsafeBufferPointer { line in
      let whole: Int = lineEnd.count &+ min(max(0, depth), LineLayout.levelCount) &* unitLength
      output.append(UnsafeBufferPointer(rebasing: line[..<whole]))
      var rest: Int = depth &- LineLayout.levelCount
      while rest > 0 {
        let levels: Int = min(rest, LineLayout.levelCount)
        output.append(UnsafeBufferPointer(rebasing: line[lineEnd.count..<(lineEnd.count &+ levels &* unitLength)]))
        rest &-= levels
      }
    }
  }

  /// Appends a space; nothing in the minimal style.
  @inline(__always)
  func space(in output: inout OutputBuffer) {
    if !isMinimal { output.append(0x20) }
  }
}
