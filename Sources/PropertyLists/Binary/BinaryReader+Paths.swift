import Diagnostics

/// Overlaps, and the wording of problems with the way to each object.
extension BinaryReader {
  /// Finds the first object that starts inside another one.
  mutating func findOverlaps() {
    var ranges: [(start: Int, end: Int, number: Int)] = []
    ranges.reserveCapacity(trailer.count)
    for number in 0..<trailer.count where objects[number].offset > 0 {
      ranges.append((Int(objects[number].offset), end(of: objects[number]), number))
    }
    ranges.sort { ($0.start, $0.end, $0.number) < ($1.start, $1.end, $1.number) }
    var widest: (start: Int, end: Int, number: Int) = (0, 0, 0)
    for range in ranges {
      if range.start < widest.end, range.start > widest.start {
        problems.note(.overlap(other: widest.number), range.number, SourceRange(range.start, range.end))
        return
      }
      if range.end > widest.end { widest = range }
    }
  }

  private func end(of object: BinaryObject) -> Int {
    let unit: Int =
      switch object.kind {
      case .dictionary: 2 * trailer.referenceSize
      case .array, .set: trailer.referenceSize
      default: 1
      }
    return Int(object.content) + Int(object.count) * unit
  }

  /// Words the noted problems, each with the key path of its object.
  ///
  /// Objects that lie at the same place share their problem; damage is told once for each rule, since one missing piece shifts everything
  /// behind it; and what nothing leads to matters only while everything else is good.
  func word(_ findings: inout DiagnosticCollector) {
    let ways: BinaryWays = BinaryWays(self)
    var groups: [BinaryProblemGroup] = []
    var places: [BinaryProblemKey: Int] = [:]
    for problem in problems.noted where !problem.kind.isConsequence {
      let isReached: Bool = ways.isReached(problem.object)
      let key: BinaryProblemKey = BinaryProblemKey(problem)
      guard let known: Int = places[key] else {
        places[key] = groups.count
        groups.append(BinaryProblemGroup(problem: problem, isReached: isReached, ranges: [problem.range]))
        continue
      }
      groups[known].ranges.insert(problem.range)
      if isReached, !groups[known].isReached {
        groups[known].problem = problem
        groups[known].isReached = true
      }
    }
    let isDamaged: Bool = findings.hasErrors || groups.contains { $0.isReached && $0.problem.kind.isDamage }
    for group in groups where group.isReached || !isDamaged {
      let problem: BinaryProblem = group.problem
      findings.report(
        .binaryProblem(
          problem, objects[problem.object], way: path(to: problem, ways), text: wordForKey(problem), others: group.ranges.count - 1))
    }
    findings.reportOmitted(problems.omittedCount)
  }

  /// The text of the key that a problem is about.
  private func wordForKey(_ problem: BinaryProblem) -> String {
    guard let position: Int = problem.position, objects[problem.object].kind == .dictionary,
      let key: Int = child(problem.object, position, isKey: true)
    else { return "" }
    return text(of: key)
  }

  fileprivate func text(of number: Int) -> String {
    let object: BinaryObject = objects[number]
    guard object.kind == .string else { return "" }
    let content: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + Int(object.content), count: min(Int(object.count), 400))
    guard object.flags.contains(.isUTF16) else { return String(decoding: content, as: UTF8.self) }
    let units: [UInt16] = stride(from: 0, to: content.count - 1, by: 2).map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  /// The key path of the place that a problem is about; nil when no value leads there, or only a very long way.
  private func path(to problem: BinaryProblem, _ ways: BinaryWays) -> PropertyListPath? {
    guard ways.isReached(problem.object) else { return nil }
    var components: [PropertyListPath.Component] = []
    if let position: Int = problem.position { components.append(component(problem.object, position)) }
    var number: Int = problem.object
    while number != trailer.top {
      guard components.count <= 4096, let way: (parent: Int, position: Int) = ways[number] else { return nil }
      components.append(component(way.parent, way.position))
      number = way.parent
    }
    return PropertyListPath(components.reversed())
  }

  private func component(_ container: Int, _ position: Int) -> PropertyListPath.Component {
    guard objects[container].kind == .dictionary else { return .index(position) }
    guard let key: Int = child(container, position, isKey: true) else { return .key("") }
    return .key(text(of: key))
  }
}

/// What is told together: damage by its rule, anything else by its place.
private struct BinaryProblemKey: Hashable {
  private let id: DiagnosticID
  private let range: SourceRange?

  init(_ problem: BinaryProblem) {
    id = Diagnostic.binaryRule(problem)
    range = problem.kind.isDamage ? nil : problem.range
  }
}

private struct BinaryProblemGroup {
  var problem: BinaryProblem
  var isReached: Bool
  var ranges: Set<SourceRange>
}

/// For each object that the root leads to, the container through which it is reached on a shortest way. Made only to word problems.
private struct BinaryWays {
  private var parents: [UInt32]
  private var positions: [UInt32]
  private let top: Int

  init(_ reader: borrowing BinaryReader) {
    let none: UInt32 = UInt32.max
    parents = Array(repeating: none, count: reader.trailer.count)
    positions = Array(repeating: 0, count: reader.trailer.count)
    top = reader.trailer.top
    var queue: [Int] = [top]
    parents[top] = UInt32(truncatingIfNeeded: top)
    var head: Int = 0
    while head < queue.count {
      let container: Int = queue[head]
      head += 1
      let object: BinaryObject = reader.objects[container]
      guard object.kind.isContainer else { continue }
      for isKey in object.kind == .dictionary ? [false, true] : [false] {
        for position in 0..<Int(object.count) {
          guard let child: Int = reader.child(container, position, isKey: isKey), parents[child] == none else { continue }
          parents[child] = UInt32(truncatingIfNeeded: container)
          positions[child] = UInt32(truncatingIfNeeded: position)
          queue.append(child)
        }
      }
    }
  }

  func isReached(_ number: Int) -> Bool { parents[number] != UInt32.max }

  subscript(number: Int) -> (parent: Int, position: Int)? {
    parents[number] == UInt32.max ? nil : (Int(parents[number]), Int(positions[number]))
  }
}
