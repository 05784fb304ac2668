// How long looking things up in the key catalogue takes: `swift run -c release catalog-bench` prints nanoseconds a look-up.

import InfoPlistCatalog

/// What to measure, by a word of its name; everything when no argument is given. A second argument sets the number of runs, such as 1 for a profiler.
let wanted: String? = CommandLine.arguments.dropFirst().first
let runs: Int = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 700

/// The best of many short runs of a thousand calls, in nanoseconds for one call: other work on the machine delays some runs, hardly all.
func measure(_ name: String, _ body: (Int) -> Int) {
  guard wanted.map(name.contains) ?? true else { return }
  let clock: ContinuousClock = ContinuousClock()
  var best: Duration = .seconds(60)
  var sum: Int = 0
  for run in 0..<runs {
    best = min(best, clock.measure { for index in 0..<1000 { sum &+= body(run &* 1000 &+ index) } })
  }
  let parts: (seconds: Int64, attoseconds: Int64) = best.components
  let nanoseconds: Double = (Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9) / 1000
  print("\(name): \(Int(nanoseconds)) ns (check \(sum & 1))")
}

print("all \(KeyCatalog.count) entries, for the first time: \(ContinuousClock().measure { _ = KeyCatalog.all })")
let names: [String] = KeyCatalog.names.filter { KeyCatalog.topLevelKey(named: $0) != nil }
let paths: [InfoPlistKeyPath] = KeyCatalog.all.compactMap(\.paths.first)
measure("top-level key by name") { KeyCatalog.topLevelKey(named: names[$0 % names.count]) == nil ? 0 : 1 }
measure("keys by name") { KeyCatalog.keys(named: names[$0 % names.count]).count }
measure("key by path") { KeyCatalog.key(at: paths[$0 % paths.count]) == nil ? 0 : 1 }
measure("unknown name") { KeyCatalog.keys(named: names[$0 % names.count] + "X").count }
