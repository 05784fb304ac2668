public import PropertyLists

/// What an app extension says of itself: `NSExtension`.
public struct AppExtensionInfo: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> AppExtensionInfo {
    AppExtensionInfo(info: try InfoDictionary.read(value, at: path))
  }

  /// `NSExtensionPointIdentifier`.
  public var pointIdentifier: String? { get throws(InfoValueError) { try info.value("NSExtensionPointIdentifier") } }
  /// `NSExtensionPrincipalClass`.
  public var principalClass: String? { get throws(InfoValueError) { try info.value("NSExtensionPrincipalClass") } }
  /// `NSExtensionMainStoryboard`.
  public var mainStoryboard: String? { get throws(InfoValueError) { try info.value("NSExtensionMainStoryboard") } }
  /// `NSExtensionAttributes`.
  public var attributes: InfoDictionary? { get throws(InfoValueError) { try info.value("NSExtensionAttributes") } }
  /// `NSExtensionActivationRule`: a dictionary, or a string that holds a predicate.
  public var activationRule: PropertyListValue? {
    get throws(InfoValueError) { try info.value("NSExtensionAttributes", as: InfoDictionary.self)?.value("NSExtensionActivationRule") }
  }
}
