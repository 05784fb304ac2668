public import PropertyLists

/// The icons of an app: `CFBundleIcons`.
public struct BundleIcons: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> BundleIcons {
    BundleIcons(info: try InfoDictionary.read(value, at: path))
  }

  /// The file names of the primary icon.
  public var primaryFiles: [String] {
    get throws(InfoValueError) { try info.value("CFBundlePrimaryIcon", as: InfoDictionary.self)?.strings("CFBundleIconFiles") ?? [] }
  }
  /// The name of the primary icon in the asset catalogue.
  public var primaryName: String? {
    get throws(InfoValueError) { try info.value("CFBundlePrimaryIcon", as: InfoDictionary.self)?.value("CFBundleIconName") }
  }
  /// Whether the primary icon has its shine already.
  public var isPrerendered: Bool? {
    get throws(InfoValueError) { try info.value("CFBundlePrimaryIcon", as: InfoDictionary.self)?.value("UIPrerenderedIcon") }
  }
}
