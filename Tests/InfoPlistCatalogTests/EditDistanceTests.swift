import Testing

@testable import InfoPlistCatalog

/// The bounded distance is the plain one where that is within the bound, and nil elsewhere.
@Suite struct EditDistanceTests {
  @Test(arguments: 0...4) func boundedIsPlain(bound: Int) {
    var state: UInt64 = 7
    func next(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    var within: Int = 0
    for _ in 0..<4_000 {
      let first: [UInt8] = (0..<next(9)).map { _ in UInt8(0x61 + next(3)) }
      var second: [UInt8] = first
      for _ in 0..<next(5) {
        switch next(3) {
        case 0: second.insert(UInt8(0x61 + next(3)), at: next(UInt64(second.count + 1)))
        case 1 where !second.isEmpty: second.remove(at: next(UInt64(second.count)))
        default: if second.count > 1 { second.swapAt(0, 1) }
        }
      }
      let plain: Int = Self.distance(first, second)
      if plain <= bound { within += 1 }
      #expect(KeyCatalog.editDistance(first, second, atMost: bound) == (plain <= bound ? plain : nil), "\(first) \(second)")
    }
    #expect(within > 400)
  }

  /// The whole table, as the definition says.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table: [[Int]] = [Array(0...second.count)]
    for row in first.indices {
      var line: [Int] = [row + 1]
      for column in second.indices {
        let cost: Int = first[row] == second[column] ? 0 : 1
        var best: Int = min(table[row][column] + cost, table[row][column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row - 1] == second[column], first[row] == second[column - 1] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        line.append(best)
      }
      table.append(line)
    }
    return table[first.count][second.count]
  }
}
