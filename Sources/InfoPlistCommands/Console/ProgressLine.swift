import Synchronization

/// One line on standard error that tells how far a long run is. It appears after half a second, and only on a terminal.
final class ProgressLine: Sendable {
  private struct State {
    var isShown: Bool = false
    var last: ContinuousClock.Instant
  }

  private let console: any Console
  private let state: Mutex<State>

  /// Starts to count; nil where nobody would see it.
  init?(_ console: any Console, isWanted: Bool) {
    guard isWanted, console.errorIsTerminal else { return nil }
    self.console = console
    state = Mutex(State(last: ContinuousClock.now))
  }

  /// Tells how many of the parts are done.
  func show(_ done: Int, of count: Int) {
    state.withLock { state in
      let now: ContinuousClock.Instant = ContinuousClock.now
      guard now - state.last > (state.isShown ? .milliseconds(100) : .milliseconds(500)) else { return }
      state.isShown = true
      state.last = now
      console.writeError("\r\u{1B}[Kchecked \(done) of \(count)")
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      if state.isShown { console.writeError("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
