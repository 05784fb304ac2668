import CTransportSecurity
import SystemModel

/// TLS over a stream. Nothing is refused here: what the server shows is evidence for others to judge.
final class TLSSession {
  private let connection: OpaquePointer
  private let stream: NetworkStream
  private let trust: TLSTrust
  private var buffer: [UInt8] = [UInt8](repeating: 0, count: 16_384)
  private var hasEnded: Bool = false
  private static let stage: String = "waiting for the handshake"

  /// Makes the client's side of a stream; addresses are no names that a server could be asked for.
  init(_ stream: NetworkStream, offer: TLSOffer, host: String, isAddress: Bool, trust: TLSTrust) throws(LoadProblem) {
    self.stream = stream
    self.trust = trust
    let list: String? = offer.suites.map { CipherSuite.engineList($0) }
    let name: String? = isAddress ? nil : host.hasSuffix(".") ? String(host.dropLast()) : host
    let created: OpaquePointer? = Self.create(trust, offer, list, name)
    guard let created else {
      throw .engine("the TLS engine of this machine cannot offer \(offer.minimum.title) to \(offer.maximum.title)")
    }
    connection = created
  }

  private static func create(_ trust: TLSTrust, _ offer: TLSOffer, _ list: String?, _ name: String?) -> OpaquePointer? {
    func make(_ list: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?) -> OpaquePointer? {
      var description: cts_offer = cts_offer(
        minimum_version: offer.minimum.number, maximum_version: offer.maximum.number, suites: list, server_name: name)
      return cts_connection_create(trust.pointer, &description)
    }
    switch (list, name) {
    case (let list?, let name?): return list.withCString { list in name.withCString { make(list, $0) } }
    case (let list?, nil): return list.withCString { make($0, nil) }
    case (nil, let name?): return name.withCString { make(nil, $0) }
    case (nil, nil): return make(nil, nil)
    }
  }

  deinit { cts_connection_release(connection) }

  /// Does the handshake.
  func handshake(_ deadline: Deadline, limit: Int) throws(LoadProblem) {
    var received: Int = 0
    while true {
      let status: cts_status = cts_connection_handshake(connection)
      // The server may have closed after an alert that still waits to be read.
      do {
        try flush(deadline, while: Self.stage)
      } catch {
        if case .timedOut = error { throw error }
      }
      switch status {
      case CTS_DONE: return
      case CTS_WANTS_BYTES where !hasEnded:
        let count: Int = try fill(deadline, while: Self.stage)
        received += count
        if received > limit { throw .handshakeTooLarge }
        if count == 0, received == 0 { throw .lost(Self.stage) }
      case CTS_FAILED: throw failure
      default: throw .lost(Self.stage)
      }
    }
  }

  private func flush(_ deadline: Deadline, while stage: String) throws(LoadProblem) {
    var output: [UInt8] = [UInt8](repeating: 0, count: 4096)
    while true {
      let count: Int = cts_connection_drain(connection, &output, output.count)
      guard count > 0 else { return }
      try stream.send(output[..<count], deadline, while: stage)
    }
  }

  private func fill(_ deadline: Deadline, while stage: String) throws(LoadProblem) -> Int {
    let count: Int = try stream.receive(into: &buffer, deadline, while: stage)
    if count == 0 {
      hasEnded = true
      cts_connection_feed_end(connection)
    } else {
      _ = cts_connection_feed(connection, buffer, count)
    }
    return count
  }

  /// The numbers are the reasons of OpenSSL's library for TLS; from 1000 on they are alerts of the server.
  private var failure: LoadProblem {
    let reason: Int = Int(cts_connection_failure_reason(connection))
    let words: String = cts_connection_failure_words(connection).map { String(cString: $0) } ?? ""
    switch reason {
    case 1070: return .version(required: .tls10, offered: nil)
    case 1040: return .suite(nil)
    case 1000...: return .handshake(words: words, alert: reason - 1000)
    case 258, 266: return .version(required: .tls10, offered: nil)
    case 191, 181, 188: return .engine("the TLS engine of this machine cannot offer what is needed: \(words)")
    case 267, 155, 156, 291, 244, 116, 198: return .notTLS
    case 152: return .handshakeTooLarge
    case 294: return .lost(Self.stage)
    default: return reason == 0 ? .lost(Self.stage) : .handshake(words: words, alert: nil)
    }
  }

  /// Sends a text.
  func write(_ text: String, _ deadline: Deadline) throws(LoadProblem) {
    let bytes: [UInt8] = Array(text.utf8)
    guard cts_connection_write(connection, bytes, bytes.count) == CTS_DONE else { throw .lost("sending the request") }
    try flush(deadline, while: "sending the request")
  }

  /// Receives some bytes; none at the end.
  func read(_ deadline: Deadline) throws(LoadProblem) -> ArraySlice<UInt8> {
    let stage: String = "waiting for the answer"
    var plain: [UInt8] = [UInt8](repeating: 0, count: 16_384)
    while true {
      var count: Int = 0
      switch cts_connection_read(connection, &plain, plain.count, &count) {
      case CTS_DONE: return plain[..<count]
      case CTS_CLOSED: return []
      case CTS_WANTS_BYTES where !hasEnded: _ = try fill(deadline, while: stage)
      case CTS_WANTS_BYTES: return []
      default:
        let reason: Int = Int(cts_connection_failure_reason(connection))
        guard reason >= 1000 else { throw .lost(stage) }
        throw .handshake(words: cts_connection_failure_words(connection).map { String(cString: $0) } ?? "", alert: reason - 1000)
      }
    }
  }

  /// What the server has shown.
  func evidence() -> HandshakeEvidence {
    HandshakeEvidence(
      version: TLSVersion(number: cts_connection_version(connection)) ?? .tls10,
      suite: CipherSuite(number: cts_connection_suite(connection)), trustResult: Int(cts_connection_trust(connection)),
      trustWords: trust.engine.trustWords(Int(cts_connection_trust(connection))), presented: certificates(validated: 0),
      validated: certificates(validated: 1), timestamps: timestamps())
  }

  /// The certificates up to the first that cannot be read, so that each stands in its place.
  private func certificates(validated: Int32) -> [ServerCertificate] {
    var certificates: [ServerCertificate] = []
    for index in 0..<cts_connection_certificate_count(connection, validated) {
      var count: Int = 0
      guard let bytes: UnsafeMutablePointer<UInt8> = cts_connection_certificate(connection, validated, index, &count) else { break }
      defer { cts_release(bytes) }
      guard let certificate: ServerCertificate = ServerCertificate(Array(UnsafeBufferPointer(start: bytes, count: count))) else { break }
      certificates.append(certificate)
    }
    return certificates
  }

  private func timestamps() -> [SignedTimestamp] {
    (0..<cts_connection_timestamp_count(connection)).compactMap { index in
      var count: Int = 0
      var source: Int32 = 0
      guard let bytes: UnsafeMutablePointer<UInt8> = cts_connection_timestamp(connection, index, &count, &source) else { return nil }
      defer { cts_release(bytes) }
      let channel: SignedTimestamp.Channel = source == 2 ? .certificate : source == 3 ? .staple : .handshake
      return SignedTimestamp(Array(UnsafeBufferPointer(start: bytes, count: count)), channel: channel)
    }
  }
}
