/// The state of decompressing one deflate stream, which is used by one thread.
public protocol InflateStream: AnyObject {
  /// Takes compressed bytes and gives decompressed ones, as many of both as go.
  ///
  /// - Parameters:
  ///   - input: The compressed bytes that follow those taken so far; empty when there are no more.
  ///   - output: Where the decompressed bytes go.
  func inflate(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> InflateStep
}

/// What one step of decompressing did.
public struct InflateStep: Sendable, Hashable {
  /// How the stream stands after the step.
  public enum State: Sendable, Hashable {
    /// More output or input is needed.
    case running
    /// The stream has ended as it should.
    case finished
    /// The compressed bytes are not a deflate stream.
    case corrupt
  }

  /// How many bytes of the input were taken.
  public var consumed: Int
  /// How many bytes of the output were written.
  public var produced: Int
  /// How the stream stands.
  public var state: State

  /// States a step.
  public init(consumed: Int, produced: Int, state: State) {
    self.consumed = consumed
    self.produced = produced
    self.state = state
  }
}
