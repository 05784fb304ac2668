public import PropertyLists

/// What App Transport Security lets through: `NSAppTransportSecurity`.
public struct TransportSecurity: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> TransportSecurity {
    TransportSecurity(info: try InfoDictionary.read(value, at: path))
  }

  /// `NSAllowsArbitraryLoads`.
  public var allowsArbitraryLoads: Bool? { get throws(InfoValueError) { try info.value("NSAllowsArbitraryLoads") } }
  /// `NSAllowsArbitraryLoadsForMedia`.
  public var allowsArbitraryLoadsForMedia: Bool? { get throws(InfoValueError) { try info.value("NSAllowsArbitraryLoadsForMedia") } }
  /// `NSAllowsArbitraryLoadsInWebContent`.
  public var allowsArbitraryLoadsInWebContent: Bool? { get throws(InfoValueError) { try info.value("NSAllowsArbitraryLoadsInWebContent") } }
  /// `NSAllowsLocalNetworking`.
  public var allowsLocalNetworking: Bool? { get throws(InfoValueError) { try info.value("NSAllowsLocalNetworking") } }
  /// `NSExceptionDomains`: host names with their exceptions, in the order of the file.
  public var exceptionDomains: [(key: String, value: ExceptionDomain)] {
    get throws(InfoValueError) { try info.table("NSExceptionDomains") }
  }
}
