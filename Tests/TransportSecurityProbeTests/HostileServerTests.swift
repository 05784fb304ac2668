import Foundation
import SystemModel
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever a server does, a load ends soon, takes little memory and says why.
@Suite(.serialized, .enabled(if: ServerFarm.isAvailable, ServerFarm.comment)) struct HostileServerTests {
  private func load(_ server: String, milliseconds: Int) throws -> (result: LoadResult, seconds: Double) {
    let options: ProbeOptions = try ServerFarm.options(loadMilliseconds: milliseconds, totalMilliseconds: milliseconds * 6)
    var prober: Prober = try Prober(options, engine: try TLSEngine.shared.get())
    let clock: ContinuousClock = ContinuousClock()
    let start: ContinuousClock.Instant = clock.now
    let result: LoadResult = prober.load(try ServerFarm.address(server), remaining: 1) { _ in DomainException.none.requirements }
    let duration: Duration = clock.now - start
    return (result, Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
  }

  /// The most memory that this process ever had, in kilobytes.
  private func peakMemory() -> Int {
    let status: String = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line: Substring? = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("endless-head", ["answer"]),
      ("endless-line", ["answer"]),
      ("interim", ["answer"]),
      ("no-http", ["answer"]),
      ("bad-redirect", ["redirect"]),
      ("loop", ["redirect"]),
      ("drip", ["timed-out"]),
      ("hang", ["timed-out"]),
      ("drip-handshake", ["timed-out"]),
      ("many-certificates", ["handshake"]),
      ("huge-certificate", ["handshake"]),
      ("empty-records", ["handshake", "timed-out", "not-tls", "connection-lost"]),
      ("flood-of-alerts", ["handshake", "timed-out", "not-tls", "connection-lost"]),
      ("garbage", ["not-tls", "handshake", "connection-lost"]),
      ("garbage-after-hello", ["not-tls", "handshake", "connection-lost"]),
    ])
  func loadsEndSoon(_ server: String, _ kinds: [String]) throws {
    let before: Int = peakMemory()
    let (result, seconds): (LoadResult, Double) = try load(server, milliseconds: 1000)
    let kind: String = result.problems.first?.kind ?? "pass"
    #expect(kinds.contains(kind), "\(result.problems.map(\.words))")
    #expect(seconds < 8, "took \(seconds) s")
    #expect(peakMemory() - before < 64 * 1024)
    #expect(result.hops.count <= 21)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["compressed-bomb", "long-chain"])
  func bodiesAndLongChainsDoNoHarm(_ server: String) throws {
    let before: Int = peakMemory()
    let (result, seconds): (LoadResult, Double) = try load(server, milliseconds: 3000)
    #expect(result.passes, "\(result.problems.map(\.words))")
    #expect(seconds < 3)
    #expect(peakMemory() - before < 64 * 1024)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["hang", "drip-handshake"]) func wholeDiagnosesEndSoon(_ server: String) throws {
    let options: ProbeOptions = try ServerFarm.options(loadMilliseconds: 500, totalMilliseconds: 2000)
    let clock: ContinuousClock = ContinuousClock()
    let start: ContinuousClock.Instant = clock.now
    let diagnosis: TransportDiagnosis = try .run(ServerFarm.address(server), options: options, engine: try TLSEngine.shared.get())
    #expect(clock.now - start < .seconds(5))
    #expect(diagnosis.tests.allSatisfy { $0.result.problems.first?.kind == "timed-out" })
    #expect(diagnosis.tests.count == 16)
  }

  @Test(.timeLimit(.minutes(1))) func oneRequestWithoutSecrets() throws {
    let address: LoadAddress = try LoadAddress("https://user:secret@ats.test:\(ServerFarm.port("echo"))/a/b?c#d")
    #expect(address.hadCredentials)
    #expect(address.text == "https://ats.test:\(try ServerFarm.port("echo"))/a/b?c")
    let trust: TLSTrust = try TLSTrust(engine: try TLSEngine.shared.get(), authorityFile: try ServerFarm.path("ca.pem"))
    let stream: NetworkStream = try {
      var lookup: NameLookup = NameLookup(routes: try ServerFarm.options().routes, family: .any)
      let (addresses, port) = try lookup.addresses(address.host, address.port, Deadline(milliseconds: 1000))
      return try NetworkStream(addresses, port: port, deadline: Deadline(milliseconds: 1000))
    }()
    let session: TLSSession = try TLSSession(stream, offer: .everything, host: "ats.test", isAddress: false, trust: trust)
    try session.handshake(Deadline(milliseconds: 3000), limit: 1 << 20)
    try session.write(Loader.request(address), Deadline(milliseconds: 1000))
    var answer: [UInt8] = []
    while answer.count < 100_000 {
      let more: ArraySlice<UInt8> = try session.read(Deadline(milliseconds: 2000))
      if more.isEmpty { break }
      answer += more
    }
    let text: String = String(decoding: answer, as: UTF8.self)
    #expect(text.contains("GET /a/b?c HTTP/1.1\r\nHost: ats.test:"))
    for word in ["secret", "user:", "Cookie", "Authorization"] { #expect(!text.contains(word)) }
  }

  /// The time that this thread works, which other programs on a busy machine do not change: the servers and the network take theirs besides.
  private func workingSeconds() -> Double {
    var time: timespec = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test(.timeLimit(.minutes(1))) func sixteenTestsAreFast() throws {
    _ = try ServerFarm.diagnose("all-versions")
    var best: Double = 100
    for _ in 0..<5 {
      let start: Double = workingSeconds()
      _ = try ServerFarm.diagnose("all-versions")
      best = min(best, workingSeconds() - start)
    }
    #expect(best < 0.2, "took \(best) s")
  }
}
