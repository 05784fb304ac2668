public import PropertyLists

/// The exceptions of one domain: a value of `NSExceptionDomains`.
public struct ExceptionDomain: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> ExceptionDomain {
    ExceptionDomain(info: try InfoDictionary.read(value, at: path))
  }

  /// `NSIncludesSubdomains`.
  public var includesSubdomains: Bool? { get throws(InfoValueError) { try info.value("NSIncludesSubdomains") } }
  /// `NSExceptionAllowsInsecureHTTPLoads`.
  public var allowsInsecureHTTPLoads: Bool? { get throws(InfoValueError) { try info.value("NSExceptionAllowsInsecureHTTPLoads") } }
  /// `NSExceptionMinimumTLSVersion`, for example `TLSv1.2`.
  public var minimumTLSVersion: String? { get throws(InfoValueError) { try info.value("NSExceptionMinimumTLSVersion") } }
  /// `NSExceptionRequiresForwardSecrecy`.
  public var requiresForwardSecrecy: Bool? { get throws(InfoValueError) { try info.value("NSExceptionRequiresForwardSecrecy") } }
  /// `NSRequiresCertificateTransparency`.
  public var requiresCertificateTransparency: Bool? { get throws(InfoValueError) { try info.value("NSRequiresCertificateTransparency") } }
}
