public import PropertyLists

/// A type of document that an app opens: an element of `CFBundleDocumentTypes`.
public struct DocumentType: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> DocumentType {
    DocumentType(info: try InfoDictionary.read(value, at: path))
  }

  /// `CFBundleTypeName`.
  public var name: String? { get throws(InfoValueError) { try info.value("CFBundleTypeName") } }
  /// `CFBundleTypeRole`: `Editor`, `Viewer`, `Shell`, `QLGenerator` or `None`.
  public var role: String? { get throws(InfoValueError) { try info.value("CFBundleTypeRole") } }
  /// `LSItemContentTypes`, uniform type identifiers.
  public var contentTypes: [String] { get throws(InfoValueError) { try info.strings("LSItemContentTypes") } }
  /// `LSHandlerRank`: `Owner`, `Default`, `Alternate` or `None`.
  public var handlerRank: String? { get throws(InfoValueError) { try info.value("LSHandlerRank") } }
  /// `CFBundleTypeExtensions`, without periods.
  public var fileExtensions: [String] { get throws(InfoValueError) { try info.strings("CFBundleTypeExtensions") } }
  /// `CFBundleTypeMIMETypes`.
  public var mimeTypes: [String] { get throws(InfoValueError) { try info.strings("CFBundleTypeMIMETypes") } }
  /// `CFBundleTypeOSTypes`, codes of four letters.
  public var typeCodes: [String] { get throws(InfoValueError) { try info.strings("CFBundleTypeOSTypes") } }
  /// `CFBundleTypeIconFile`, on macOS.
  public var iconFile: String? { get throws(InfoValueError) { try info.value("CFBundleTypeIconFile") } }
  /// `CFBundleTypeIconFiles`, on iOS.
  public var iconFiles: [String] { get throws(InfoValueError) { try info.strings("CFBundleTypeIconFiles") } }
  /// `NSDocumentClass`.
  public var documentClass: String? { get throws(InfoValueError) { try info.value("NSDocumentClass") } }
  /// `LSTypeIsPackage`, whether the documents are folders shown as files.
  public var isPackage: Bool? { get throws(InfoValueError) { try info.value("LSTypeIsPackage") } }
  /// `NSExportableTypes`.
  public var exportableTypes: [String] { get throws(InfoValueError) { try info.strings("NSExportableTypes") } }
}
