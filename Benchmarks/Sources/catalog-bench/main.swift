// How long looking things up in the key catalogue takes: `swift run -c release catalog-bench` prints nanoseconds a look-up.

import InfoPlistCatalog

/// The best of seven runs, in nanoseconds for one call.
func measure(_ name: String, count: Int, _ body: (Int) -> Int) {
  let clock: ContinuousClock = ContinuousClock()
  var best: Duration = .seconds(60)
  var sum: Int = 0
  for _ in 0..<7 {
    best = min(best, clock.measure { for index in 0..<count { sum &+= body(index) } })
  }
  let parts: (seconds: Int64, attoseconds: Int64) = best.components
  let nanoseconds: Double = (Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9) / Double(count)
  print("\(name): \(Int(nanoseconds)) ns (check \(sum & 1))")
}

let names: [String] = KeyCatalog.names.filter { KeyCatalog.topLevelKey(named: $0) != nil }
let paths: [InfoPlistKeyPath] = KeyCatalog.all.compactMap(\.paths.first)
let clock: ContinuousClock = ContinuousClock()
print("all \(KeyCatalog.count) entries: \(clock.measure { _ = KeyCatalog.all })")
measure("top-level key by name", count: 100_000) { KeyCatalog.topLevelKey(named: names[$0 % names.count]) == nil ? 0 : 1 }
measure("keys by name", count: 100_000) { KeyCatalog.keys(named: names[$0 % names.count]).count }
measure("key by path", count: 100_000) { KeyCatalog.key(at: paths[$0 % paths.count]) == nil ? 0 : 1 }
measure("unknown name", count: 100_000) { KeyCatalog.keys(named: names[$0 % names.count] + "X").count }
