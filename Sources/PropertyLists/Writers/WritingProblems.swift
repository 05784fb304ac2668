import Diagnostics

/// What a writer could not write as it was, each with the number of the value in the walk.
///
/// Numbers count keys and values from zero in the order of the walk. Paths are found by a second walk, so that they cost nothing when there
/// is no problem.
struct WritingProblems {
  /// How many values and keys the writer has been given.
  var step: Int = -1
  private(set) var noted: [(step: Int, diagnostic: Diagnostic)] = []
  private(set) var omittedCount: Int = 0
  private(set) var hasErrors: Bool = false
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Notes a problem with the value or key of the present step.
  mutating func note(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if noted.count < limit { noted.append((step, diagnostic)) } else { omittedCount += 1 }
  }

  /// The findings with their key paths.
  func located<Source: NodeSource>(in source: Source, _ options: NodeWalkOptions) -> [Diagnostic] {
    guard !noted.isEmpty else { return [] }
    var finder: PathFinder = PathFinder(steps: noted.map(\.step))
    _ = source.walk(options, &finder)
    return noted.map { problem in
      var diagnostic: Diagnostic = problem.diagnostic
      diagnostic.keyPath = finder.found[problem.step]?.description
      return diagnostic
    }
  }
}

/// Finds the key paths of values by their numbers in a walk.
struct PathFinder: NodeVisitor {
  private var steps: [Int]
  private var step: Int = -1
  private var components: [PropertyListPath.Component] = []
  private(set) var found: [Int: PropertyListPath] = [:]

  init(steps: [Int]) {
    self.steps = Set(steps).sorted(by: >)
  }

  var isFinished: Bool { steps.isEmpty }

  private mutating func arrive(isKey: Bool = false) {
    step &+= 1
    if !isKey, let last: Int = components.indices.last, case .index(let position) = components[last] {
      components[last] = .index(position + 1)
    }
    while let next: Int = steps.last, next <= step {
      if next == step { found[step] = PropertyListPath(components) }
      steps.removeLast()
    }
  }

  private mutating func begin(_ first: PropertyListPath.Component) {
    arrive()
    components.append(first)
  }

  mutating func beginDictionary(isEmpty: Bool) { begin(.key("")) }
  mutating func beginArray(isEmpty: Bool) { begin(.index(-1)) }
  mutating func beginSet(isEmpty: Bool) { begin(.index(-1)) }
  mutating func endDictionary(isEmpty: Bool) { components.removeLast() }
  mutating func endArray(isEmpty: Bool) { components.removeLast() }
  mutating func endSet(isEmpty: Bool) { components.removeLast() }
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    if let last: Int = components.indices.last { components[last] = .key(String(decoding: text, as: UTF8.self)) }
    arrive(isKey: true)
  }
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) { arrive() }
  mutating func integer(_ value: PropertyListInteger) { arrive() }
  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>) { arrive() }
  mutating func boolean(_ value: Bool) { arrive() }
  mutating func date(_ value: PropertyListDate) { arrive() }
  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>) { arrive() }
  mutating func uid(_ value: UInt64) { arrive() }
  mutating func null() { arrive() }
  mutating func unreadable(isKey: Bool) { arrive(isKey: isKey) }
}
