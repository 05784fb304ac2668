import Diagnostics

/// What the references between objects form.
struct BinaryGraph {
  /// How many values there are when shared objects count each time; saturated at `saturation`.
  var expandedCount: Int = 1
  /// Containers that close a cycle or stand too deep. They become unreadable.
  var broken: [Int] = []

  static let saturation: Int = 1 << 60
}

/// The pass over all references: range, keys, depth, cycles and sharing.
extension BinaryReader {
  /// What the pass needs to know of an object, in one byte so that the table stays in the cache.
  private enum Class {
    static let scalar: UInt8 = 0
    static let string: UInt8 = 1
    static let container: UInt8 = 2
  }

  /// Reads all references once.
  ///
  /// Writers number containers from the root down, so that references to containers lead forward; then one pass in the order of the
  /// numbers finds every depth, and no cycle is possible. A file that does otherwise is walked depth first instead.
  mutating func readReferences() -> BinaryGraph {
    let count: Int = trailer.count
    let size: Int = trailer.referenceSize
    let shift: UInt64 = UInt64(64 - 8 * size)
    var graph: BinaryGraph = BinaryGraph()
    var needsWalk: Bool = false
    var isShared: Bool = false
    var total: Int = 1
    var keys: BinaryKeys = BinaryKeys(count: count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { classes in
      for index in 0..<count {
        let kind: PropertyListKind = objects[index].kind
        classes[index] = kind.isContainer ? Class.container : kind == .string ? Class.string : Class.scalar
      }
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { depths in
        depths.initialize(repeating: 0)
        depths[trailer.top] = 1
        let deepest: UInt16 = UInt16(truncatingIfNeeded: limits.nesting)
        for index in 0..<count where classes[index] == Class.container {
          let container: BinaryObject = objects[index]
          let depth: UInt16 = depths[index]
          var address: UnsafePointer<UInt8> = base + Int(container.content)
          var remaining: Int = Int(container.count)
          if container.kind == .dictionary {
            keys.begin(index)
            for position in 0..<remaining {
              let reference: UInt64 = UInt64(bigEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self)) >> shift
              address += size
              if reference < UInt64(count), classes[Int(truncatingIfNeeded: reference)] == Class.string {
                if keys.isNew(Int(truncatingIfNeeded: reference)) { continue }
                noteDuplicate(index, position, Int(truncatingIfNeeded: reference))
              } else {
                noteBadKey(index, position, reference)
              }
            }
            total = total &+ (depth > 0 ? remaining : 0)
          }
          total = total &+ (depth > 0 ? remaining : 0)
          while remaining > 0 {
            let reference: UInt64 = UInt64(bigEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self)) >> shift
            address += size
            remaining &-= 1
            guard reference < UInt64(count) else {
              noteDangling(index, Int(container.count) &- 1 &- remaining, reference)
              continue
            }
            let child: Int = Int(truncatingIfNeeded: reference)
            if classes[child] == Class.container, depth > 0 {
              if depths[child] != 0 { isShared = true }
              if child <= index || depth >= deepest {
                needsWalk = true
              } else if depths[child] <= depth {
                depths[child] = depth &+ 1
              }
            }
          }
        }
      }
    }
    if keys.hasAliases(objects, base) { noteAliases(keys) }
    graph.expandedCount = total
    if needsWalk || isShared { walkGraph(&graph) }
    return graph
  }

  // MARK: Problems with references

  @inline(never)
  private mutating func noteBadKey(_ container: Int, _ position: Int, _ reference: UInt64) {
    guard reference < UInt64(trailer.count) else { return noteDangling(container, position, reference, isKey: true) }
    let kind: PropertyListKind = objects[Int(reference)].kind
    problems.note(.keyNotString(kind), container, rangeOfReference(container, position, isKey: true), position: position)
  }

  @inline(never)
  private mutating func noteDangling(_ container: Int, _ position: Int, _ reference: UInt64, isKey: Bool = false) {
    problems.note(.danglingReference(reference), container, rangeOfReference(container, position, isKey: isKey), position: position)
  }

  /// The bytes of a reference in the file.
  func rangeOfReference(_ container: Int, _ position: Int, isKey: Bool) -> SourceRange {
    let object: BinaryObject = objects[container]
    let skipped: Int = object.kind == .dictionary && !isKey ? Int(object.count) : 0
    let start: Int = Int(object.content) + (skipped + position) * trailer.referenceSize
    return SourceRange(start, start + trailer.referenceSize)
  }

  /// The object that a container refers to; nil when there is none.
  func child(_ container: Int, _ position: Int, isKey: Bool) -> Int? {
    let reference: UInt64 = number(at: rangeOfReference(container, position, isKey: isKey).lowerBound, size: trailer.referenceSize)
    return reference < UInt64(trailer.count) ? Int(reference) : nil
  }

  @inline(never)
  private mutating func noteDuplicate(_ container: Int, _ position: Int, _ key: Int) {
    for first in 0..<position where child(container, first, isKey: true) == key {
      problems.note(
        .duplicateKey(first: first), container, rangeOfReference(container, position, isKey: true), position: position)
      return
    }
  }

  /// Finds keys of one dictionary that are different objects with the same text.
  private mutating func noteAliases(_ keys: BinaryKeys) {
    for index in 0..<trailer.count where objects[index].kind == .dictionary {
      var first: [Int: Int] = [:]
      for position in 0..<Int(objects[index].count) {
        guard let key: Int = child(index, position, isKey: true) else { continue }
        let canonical: Int = keys.canonical[key] ?? key
        if let earlier: Int = first[canonical] {
          guard child(index, earlier, isKey: true) != key else { continue }
          problems.note(
            .duplicateKey(first: earlier), index, rangeOfReference(index, position, isKey: true), position: position)
        } else {
          first[canonical] = position
        }
      }
    }
  }
}
