import CTransportSecurity

/// The moment when waiting ends.
struct Deadline: Sendable {
  private let end: Int64

  init(milliseconds: Int) {
    end = cts_clock_milliseconds() &+ Int64(max(0, milliseconds))
  }

  /// The time that is left.
  var milliseconds: Int { Int(clamping: max(0, end &- cts_clock_milliseconds())) }

  var isOver: Bool { milliseconds == 0 }

  /// The sooner of this and so much time from now.
  func limited(to milliseconds: Int) -> Deadline { Deadline(milliseconds: min(self.milliseconds, milliseconds)) }
}
