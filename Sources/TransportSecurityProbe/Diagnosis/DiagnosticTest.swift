import SystemModel

/// One of the loads that a diagnosis tries.
public struct DiagnosticTest: Sendable, Hashable {
  /// Which sequence of tests is run.
  public enum Sequence: Int, Sendable, Hashable, CaseIterable {
    /// The thirteen of systems before TLS 1.3.
    case thirteen = 13
    /// The sixteen of systems with TLS 1.3.
    case sixteen = 16
  }

  /// The heading of the section.
  public let heading: String
  /// The name.
  public let title: String
  /// The dictionary that is in effect.
  public let exception: TransportException

  /// The tests for a host, in their order (R-ATS-086).
  public static func all(for host: String, _ sequence: Sequence = .sixteen) -> [DiagnosticTest] {
    let versions: [TLSVersion] = sequence == .sixteen ? [.tls13, .tls12, .tls11, .tls10] : [.tls12, .tls11, .tls10]
    func test(_ heading: String, _ title: String, _ exception: DomainException) -> DiagnosticTest {
      DiagnosticTest(
        heading: heading, title: title, exception: TransportException(host: host, exception: exception))
    }
    var tests: [DiagnosticTest] = [
      DiagnosticTest(heading: "Default ATS Secure Connection", title: "ATS Default Connection", exception: TransportException()),
      DiagnosticTest(
        heading: "Allowing Arbitrary Loads", title: "Allow All Loads", exception: TransportException(allowsArbitraryLoads: true)),
    ]
    tests += versions.map { version in
      test("Configuring TLS exceptions for \(host)", version.settingValue, DomainException(minimumTLS: version))
    }
    tests.append(
      test(
        "Configuring PFS exceptions for \(host)", "Disabling Perfect Forward Secrecy", DomainException(disablesForwardSecrecy: true)))
    tests.append(
      test(
        "Configuring PFS exceptions and allowing insecure HTTP for \(host)",
        "Disabling Perfect Forward Secrecy and Allowing Insecure HTTP",
        DomainException(disablesForwardSecrecy: true, allowsInsecureHTTP: true)))
    tests += versions.map { version in
      test(
        "Configuring TLS exceptions with PFS disabled for \(host)", "\(version.settingValue) with PFS disabled",
        DomainException(minimumTLS: version, disablesForwardSecrecy: true))
    }
    tests += versions.map { version in
      test(
        "Configuring TLS exceptions with PFS disabled and insecure HTTP allowed for \(host)",
        "\(version.settingValue) with PFS disabled and insecure HTTP allowed",
        DomainException(minimumTLS: version, disablesForwardSecrecy: true, allowsInsecureHTTP: true))
    }
    return tests
  }
}
