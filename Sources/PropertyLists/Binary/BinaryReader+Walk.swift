import Diagnostics

/// The depth-first walk over containers, for files whose containers are shared or not numbered from the root down.
extension BinaryReader {
  private enum State {
    static let isOpen: UInt8 = 1
    static let isDone: UInt8 = 2
  }

  private struct Frame {
    var container: Int
    var position: Int
    var end: Int
  }

  /// Finds cycles, depth and the number of values, and which containers must become unreadable so that every walk ends.
  mutating func walkGraph(_ graph: inout BinaryGraph) {
    let count: Int = trailer.count
    guard objects[trailer.top].kind.isContainer else {
      graph.expandedCount = 1
      return
    }
    var states: [UInt8] = Array(repeating: 0, count: count)
    var isBroken: [Bool] = Array(repeating: false, count: count)
    /// Containers, each behind all containers that it refers to.
    var finished: [Int] = []
    var frames: [Frame] = [frame(trailer.top)]
    states[trailer.top] = State.isOpen
    while let last: Int = frames.indices.last {
      guard frames[last].position < frames[last].end else {
        states[frames[last].container] = State.isDone
        finished.append(frames[last].container)
        frames.removeLast()
        continue
      }
      let position: Int = frames[last].position
      frames[last].position = position + 1
      let container: Int = frames[last].container
      guard let child: Int = child(container, position, isKey: false), objects[child].kind.isContainer else { continue }
      if states[child] == 0 {
        states[child] = State.isOpen
        frames.append(frame(child))
      } else if states[child] == State.isOpen, !isBroken[container] {
        isBroken[container] = true
        problems.note(.cycle, container, rangeOfReference(container, position, isKey: false), position: position)
      }
    }
    limitDepth(finished, &isBroken)
    graph.expandedCount = countExpanded(finished, isBroken)
    graph.broken = isBroken.indices.filter { isBroken[$0] }
  }

  private func frame(_ container: Int) -> Frame {
    Frame(container: container, position: 0, end: Int(objects[container].count))
  }

  /// Marks containers whose longest way from the root is longer than the limit.
  private mutating func limitDepth(_ finished: [Int], _ isBroken: inout [Bool]) {
    var depths: [UInt16] = Array(repeating: 0, count: trailer.count)
    depths[trailer.top] = 1
    var isReported: Bool = false
    for container in finished.reversed() {
      let depth: UInt16 = depths[container]
      if depth == 0 || isBroken[container] { continue }
      if Int(depth) > limits.nesting {
        isBroken[container] = true
        if !isReported {
          isReported = true
          problems.note(.tooDeep, container, SourceRange(Int(objects[container].offset), Int(objects[container].content)))
        }
        continue
      }
      for position in 0..<Int(objects[container].count) {
        if let child: Int = child(container, position, isKey: false), objects[child].kind.isContainer {
          depths[child] = max(depths[child], depth + 1)
        }
      }
    }
  }

  private func countExpanded(_ finished: [Int], _ isBroken: [Bool]) -> Int {
    var counts: [Int: Int] = [:]
    counts.reserveCapacity(finished.count)
    for container in finished {
      var total: Int = 1
      if !isBroken[container] {
        let object: BinaryObject = objects[container]
        total += object.kind == .dictionary ? Int(object.count) : 0
        for position in 0..<Int(object.count) {
          let child: Int? = child(container, position, isKey: false)
          let more: Int = child.flatMap { objects[$0].kind.isContainer ? counts[$0] : nil } ?? 1
          total = min(total + more, BinaryGraph.saturation)
        }
      }
      counts[container] = total
    }
    return counts[trailer.top] ?? 1
  }
}
