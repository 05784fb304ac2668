import CTransportSecurity

/// A connection that never waits longer than a deadline.
final class NetworkStream {
  private let descriptor: Int32

  /// Connects to the first address that answers; each has its share of the time.
  init(_ addresses: [cts_address], port: UInt16, deadline: Deadline) throws(LoadProblem) {
    var problem: LoadProblem = .unreachable
    for (index, address) in addresses.enumerated() {
      let share: Deadline = deadline.limited(to: max(1, deadline.milliseconds / (addresses.count - index)))
      switch Self.connect(address, port, share) {
      case .success(let descriptor):
        self.descriptor = descriptor
        return
      case .failure(let failure): problem = failure
      }
    }
    throw problem
  }

  deinit { cts_socket_close(descriptor) }

  private static func connect(_ address: cts_address, _ port: UInt16, _ deadline: Deadline) -> Result<Int32, LoadProblem> {
    var address: cts_address = address
    let descriptor: Int32 = cts_socket_open(&address, port)
    guard descriptor >= 0 else { return .failure(problem(-descriptor, while: "connecting")) }
    guard cts_socket_wait(descriptor, 1, Int32(clamping: deadline.milliseconds)) == 1 else {
      cts_socket_close(descriptor)
      return .failure(.timedOut("connecting"))
    }
    let outcome: cts_network_error = cts_socket_outcome(descriptor)
    guard outcome == CTS_NETWORK_FINE else {
      cts_socket_close(descriptor)
      return .failure(problem(Int32(outcome.rawValue), while: "connecting"))
    }
    return .success(descriptor)
  }

  /// Sends all bytes.
  func send(_ bytes: some Collection<UInt8>, _ deadline: Deadline, while stage: String) throws(LoadProblem) {
    var rest: [UInt8] = Array(bytes)
    while !rest.isEmpty {
      let sent: Int = cts_socket_send(descriptor, rest, rest.count)
      if sent > 0 {
        rest.removeFirst(min(sent, rest.count))
      } else if sent == -Int(CTS_NETWORK_WOULD_BLOCK.rawValue) {
        guard !deadline.isOver, cts_socket_wait(descriptor, 1, Int32(clamping: deadline.milliseconds)) == 1 else {
          throw .timedOut(stage)
        }
      } else {
        throw Self.problem(Int32(clamping: -sent), while: stage)
      }
    }
  }

  /// Receives some bytes into a buffer; 0 at the end.
  func receive(into buffer: inout [UInt8], _ deadline: Deadline, while stage: String) throws(LoadProblem) -> Int {
    while true {
      guard !deadline.isOver else { throw .timedOut(stage) }
      let received: Int = cts_socket_receive(descriptor, &buffer, buffer.count)
      if received >= 0 { return received }
      guard received == -Int(CTS_NETWORK_WOULD_BLOCK.rawValue) else { throw Self.problem(Int32(clamping: -received), while: stage) }
      guard cts_socket_wait(descriptor, 0, Int32(clamping: deadline.milliseconds)) == 1 else { throw .timedOut(stage) }
    }
  }

  private static func problem(_ number: Int32, while stage: String) -> LoadProblem {
    switch UInt32(max(0, number)) {
    case CTS_NETWORK_REFUSED.rawValue: .refused
    case CTS_NETWORK_UNREACHABLE.rawValue: .unreachable
    case CTS_NETWORK_TIMED_OUT.rawValue: .timedOut(stage)
    default: .lost(stage)
    }
  }
}
