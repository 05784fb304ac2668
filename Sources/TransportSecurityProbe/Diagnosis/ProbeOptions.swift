/// How a diagnosis connects and what it judges besides the usual tests.
public struct ProbeOptions: Sendable {
  /// Detours of connections.
  public var routes: [ConnectionRoute] = []
  /// The path of a file with certificates of further authorities in PEM.
  public var authorityFile: String?
  /// What that file holds, in PEM. Certificates below these roots need no promises of logs.
  public var addedAuthorities: [UInt8] = []
  /// The version of the Internet Protocol.
  public var family: AddressFamily = .any
  /// What bounds time and size.
  public var limits: LoadLimits = LoadLimits()
  /// The logs of Certificate Transparency that are trusted; nil verifies nothing.
  public var logList: TransparencyLogList?
  /// Whether to test as well what `NSRequiresCertificateTransparency` would do.
  public var testsTransparency: Bool = false
  /// Which tests are run.
  public var sequence: DiagnosticTest.Sequence = .sixteen
  /// The rules of an app, asked for every step of a load.
  public var appRules: (@Sendable (LoadAddress) -> LoadRequirements)?

  /// The usual options.
  public init() {}
}
