import CTransportSecurity
import SystemModel

/// Loads an address the way a plain client of the system would, under given rules: one `GET` for each step, no cookies, no credentials.
struct Loader {
  /// The words that the server reads about the client.
  static let userAgent: String = "infoplist"

  let trust: TLSTrust
  let judge: Judge
  let limits: LoadLimits
  var lookup: NameLookup

  /// Loads an address; the rules are asked for each step anew.
  mutating func load(_ address: LoadAddress, _ deadline: Deadline, rules: (LoadAddress) -> LoadRequirements) -> LoadResult {
    var result: LoadResult = LoadResult()
    var address: LoadAddress = address
    for _ in 0...limits.redirects {
      var hop: LoadResult.Hop = LoadResult.Hop(address: address, requirements: rules(address))
      let outcome: Result<AnswerHead, StepFailure> = step(&hop, deadline)
      result.hops.append(hop)
      switch outcome {
      case .failure(let failure):
        result.problems = failure.problems
        return result
      case .success(let head):
        guard let location: String = head.redirect else { return result }
        do {
          address = try address.resolving(location)
        } catch {
          result.problems = [.badRedirect(Self.shortened(location))]
          return result
        }
      }
    }
    result.problems = [.tooManyRedirects(limits.redirects)]
    return result
  }

  /// Does the handshake with everything that one version has, and sends nothing.
  mutating func evidence(_ address: LoadAddress, offer: TLSOffer, _ deadline: Deadline) -> Result<HandshakeEvidence, LoadProblem> {
    do throws(LoadProblem) {
      return .success(try session(address, offer, deadline).evidence())
    } catch {
      return .failure(error)
    }
  }

  private struct StepFailure: Error {
    let problems: [LoadProblem]
  }

  private mutating func step(_ hop: inout LoadResult.Hop, _ deadline: Deadline) -> Result<AnswerHead, StepFailure> {
    do throws(LoadProblem) {
      let head: AnswerHead
      let address: LoadAddress = hop.address
      if address.isSecure {
        let offer: TLSOffer = TLSOffer(minimum: hop.requirements.minimumTLS, maximum: .tls13, suites: hop.requirements.suites)
        let session: TLSSession = try session(address, offer, deadline)
        let evidence: HandshakeEvidence = session.evidence()
        hop.evidence = evidence
        let problems: [LoadProblem] = judge.problems(
          evidence, hop.requirements, host: address.connectionHost)
        guard problems.isEmpty else { return .failure(StepFailure(problems: problems)) }
        try session.write(Self.request(address), deadline)
        head = try answer { () throws(LoadProblem) in try session.read(deadline) }
      } else {
        guard hop.requirements.allowsInsecureHTTP else {
          return .failure(StepFailure(problems: [.insecureHTTP(Self.shortened(address.text))]))
        }
        let stream: NetworkStream = try stream(address, deadline)
        try stream.send(Array(Self.request(address).utf8), deadline, while: "sending the request")
        var buffer: [UInt8] = [UInt8](repeating: 0, count: 16_384)
        head = try answer { () throws(LoadProblem) in
          let count: Int = try stream.receive(into: &buffer, deadline, while: "waiting for the answer")
          return buffer[..<count]
        }
      }
      hop.status = head.status
      return .success(head)
    } catch {
      return .failure(StepFailure(problems: [error]))
    }
  }

  private mutating func stream(_ address: LoadAddress, _ deadline: Deadline) throws(LoadProblem) -> NetworkStream {
    let (addresses, port): ([cts_address], UInt16) = try lookup.addresses(address.host, address.port, deadline)
    return try NetworkStream(addresses, port: port, deadline: deadline)
  }

  private mutating func session(_ address: LoadAddress, _ offer: TLSOffer, _ deadline: Deadline) throws(LoadProblem) -> TLSSession {
    let session: TLSSession = try TLSSession(
      stream(address, deadline), offer: offer, host: address.host, isAddress: address.connectionHost.address != nil, trust: trust)
    try session.handshake(deadline, limit: limits.handshakeBytes)
    return session
  }

  static func request(_ address: LoadAddress) -> String {
    "GET \(address.target) HTTP/1.1\r\nHost: \(address.authority)\r\nUser-Agent: \(userAgent)\r\nAccept: */*\r\n"
      + "Accept-Encoding: identity\r\nConnection: close\r\n\r\n"
  }

  /// Reads up to the end of the head; what follows is never read, so nothing that it holds can do harm.
  private func answer(_ read: () throws(LoadProblem) -> ArraySlice<UInt8>) throws(LoadProblem) -> AnswerHead {
    var bytes: [UInt8] = []
    var start: Int = 0
    var interimCount: Int = 0
    while true {
      let searched: Int = max(start, bytes.count - 3)
      let more: ArraySlice<UInt8> = try read()
      bytes += more
      if bytes.count >= start + 5, !bytes[start...].starts(with: Array("HTTP/".utf8)) { throw .notHTTP }
      while let end: Int = AnswerHead.end(in: bytes, from: max(searched, start)) {
        guard let head: AnswerHead = AnswerHead(bytes[start..<end]) else { throw .notHTTP }
        guard head.status < 200 else { return head }
        interimCount += 1
        guard interimCount <= 10 else { throw .notHTTP }
        start = end
      }
      if more.isEmpty { throw bytes.isEmpty ? .lost("waiting for the answer") : .notHTTP }
      if bytes.count > limits.headBytes { throw .headTooLarge(limits.headBytes) }
    }
  }

  private static func shortened(_ text: String) -> String {
    let printable: String = String(text.unicodeScalars.prefix(200).map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    return text.unicodeScalars.count > 200 ? printable + "…" : printable
  }
}
