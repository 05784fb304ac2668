import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shares work out among threads. The results have the order of the items, so that nobody can tell how many threads there were.
enum ParallelMap {
  /// With fewer items, threads cost more than they save.
  static let smallestCount: Int = 16

  /// Calls `body` for each item.
  ///
  /// - Parameters:
  ///   - threads: Most threads, the calling one included.
  ///   - progress: Told how many items are done and how many there are.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, progress: (@Sendable (Int, Int) -> Void)? = nil, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard threads > 1, items.count >= smallestCount else {
      return items.enumerated().map { index, item in
        let result: Result = body(item)
        progress?(index + 1, items.count)
        return result
      }
    }
    let work: Work<Item, Result> = Work(items, progress, body)
    // The calling thread works too; helpers that cannot be started are not missed.
    let helpers: [pthread_t] = (1..<min(threads, items.count, 64)).compactMap { _ in start(work.run) }
    work.run()
    for helper in helpers { pthread_join(helper, nil) }
    return work.results
  }

  /// Items, and what became of them.
  private final class Work<Item: Sendable, Result: Sendable>: Sendable {
    private struct State {
      var next: Int = 0
      var done: Int = 0
      var results: [Result?]
    }

    private let items: [Item]
    private let progress: (@Sendable (Int, Int) -> Void)?
    private let body: @Sendable (Item) -> Result
    private let state: Mutex<State>

    init(_ items: [Item], _ progress: (@Sendable (Int, Int) -> Void)?, _ body: @escaping @Sendable (Item) -> Result) {
      self.items = items
      self.progress = progress
      self.body = body
      let empty: [Result?] = Array(repeating: nil, count: items.count)
      state = Mutex(State(results: empty))
    }

    var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }

    func run() {
      while let index: Int = take() {
        let result: Result = body(items[index])
        let done: Int = state.withLock { state in
          state.results[index] = result
          state.done += 1
          return state.done
        }
        progress?(done, items.count)
      }
    }

    private func take() -> Int? {
      state.withLock { state in
        guard state.next < items.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }

  /// What a thread runs.
  private final class Entry {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread with as much stack as the first one usually has.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes: pthread_attr_t = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let entry: Unmanaged<Entry> = Unmanaged.passRetained(Entry(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code: Int32 = pthread_create(
        &thread, &attributes,
        { pointer in
          Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue().body()
          return nil
        }, entry.toOpaque())
      let started: pthread_t? = thread
    #else
      var thread: pthread_t = pthread_t()
      let code: Int32 = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, entry.toOpaque())
      let started: pthread_t? = thread
    #endif
    guard code == 0 else {
      entry.release()
      return nil
    }
    return started
  }
}
