import Foundation
import Synchronization
import Testing
import TransportSecurityProbe
import _InfoPlistTestSupport

/// The servers of the tests: real ones of openssl and Python, on loopback, which end with this process.
final class ServerFarm: Sendable {
  /// Why there are none.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  let folder: String
  let ports: [String: Int]
  private let process: Process
  private let input: Pipe

  static let shared: Result<ServerFarm, any Error> = Result { try ServerFarm() }

  /// Whether this machine can run them; the tests say so and are skipped where it cannot.
  static let isAvailable: Bool = {
    guard case .success = TLSEngine.shared else { return false }
    return ["openssl", "python3"].allSatisfy { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/" + name)
      }
    }
  }()

  static let comment: Comment = "needs OpenSSL 3 as a library, the command openssl and python3"

  private init() throws {
    process = Process()
    input = Pipe()
    let output: Pipe = Pipe()
    let script: URL = SharedMaterial.packageRoot.appendingPathComponent("Tests/TransportSecurityProbeTests/Servers/farm.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", "-W", "ignore", script.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let late: Process = process
    let alarm: DispatchWorkItem = DispatchWorkItem { late.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 90, execute: alarm)
    var line: Data = Data()
    while !line.contains(0x0A) {
      let more: Data = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Unavailable(description: "the servers do not start") }
      line += more
    }
    alarm.cancel()
    let object: [String: Any]? = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    guard let ports: [String: Int] = object?["ports"] as? [String: Int], let folder: String = object?["folder"] as? String else {
      throw Unavailable(description: object?["error"] as? String ?? "the servers do not start")
    }
    self.ports = ports
    self.folder = folder
  }

  static func port(_ name: String) throws -> Int {
    try #require(try shared.get().ports[name], "no server \(name)")
  }

  static func path(_ name: String) throws -> String { try shared.get().folder + "/" + name }

  /// Options that lead every name to loopback and trust the root of the tests.
  static func options(loadMilliseconds: Int = 5000, totalMilliseconds: Int = 30_000) throws -> ProbeOptions {
    var options: ProbeOptions = ProbeOptions()
    options.routes = [try #require(ConnectionRoute("::127.0.0.1:"))]
    options.authorityFile = try path("ca.pem")
    options.limits.loadMilliseconds = loadMilliseconds
    options.limits.totalMilliseconds = totalMilliseconds
    return options
  }

  static func address(_ server: String, scheme: String = "https", host: String = "ats.test") throws -> LoadAddress {
    try LoadAddress("\(scheme)://\(host):\(port(server))/")
  }

  static func diagnose(_ server: String, _ change: (inout ProbeOptions) throws -> Void = { _ in }) throws -> TransportDiagnosis {
    var options: ProbeOptions = try options()
    try change(&options)
    return try TransportDiagnosis.run(address(server), options: options, engine: try TLSEngine.shared.get())
  }
}
