public import PropertyLists

/// A group of URL schemes that an app opens: an element of `CFBundleURLTypes`.
public struct URLType: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> URLType {
    URLType(info: try InfoDictionary.read(value, at: path))
  }

  /// `CFBundleURLName`.
  public var name: String? { get throws(InfoValueError) { try info.value("CFBundleURLName") } }
  /// `CFBundleTypeRole`: `Editor`, `Viewer`, `Shell` or `None`.
  public var role: String? { get throws(InfoValueError) { try info.value("CFBundleTypeRole") } }
  /// `CFBundleURLSchemes`, without colons.
  public var schemes: [String] { get throws(InfoValueError) { try info.strings("CFBundleURLSchemes") } }
  /// `CFBundleURLIconFile`.
  public var iconFile: String? { get throws(InfoValueError) { try info.value("CFBundleURLIconFile") } }
}
