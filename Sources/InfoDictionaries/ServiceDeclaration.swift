public import PropertyLists

/// A service that an app offers in the Services menu: an element of `NSServices`.
public struct ServiceDeclaration: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> ServiceDeclaration {
    ServiceDeclaration(info: try InfoDictionary.read(value, at: path))
  }

  /// `NSMessage`, the method that is called.
  public var message: String? { get throws(InfoValueError) { try info.value("NSMessage") } }
  /// `NSPortName`, the app that listens.
  public var portName: String? { get throws(InfoValueError) { try info.value("NSPortName") } }
  /// The title in the menu: `default` of `NSMenuItem`.
  public var menuItemTitle: String? {
    get throws(InfoValueError) { try info.value("NSMenuItem", as: InfoDictionary.self)?.value("default") }
  }
  /// The shortcut: `default` of `NSKeyEquivalent`.
  public var keyEquivalent: String? {
    get throws(InfoValueError) { try info.value("NSKeyEquivalent", as: InfoDictionary.self)?.value("default") }
  }
  /// `NSSendTypes`.
  public var sendTypes: [String] { get throws(InfoValueError) { try info.strings("NSSendTypes") } }
  /// `NSReturnTypes`.
  public var returnTypes: [String] { get throws(InfoValueError) { try info.strings("NSReturnTypes") } }
  /// `NSSendFileTypes`, uniform type identifiers.
  public var sendFileTypes: [String] { get throws(InfoValueError) { try info.strings("NSSendFileTypes") } }
  /// `NSUserData`.
  public var userData: String? { get throws(InfoValueError) { try info.value("NSUserData") } }
  /// `NSTimeout` in milliseconds; text of digits is read too, as the reference types it.
  public var timeout: Double? { get throws(InfoValueError) { try info.milliseconds("NSTimeout") } }
}
