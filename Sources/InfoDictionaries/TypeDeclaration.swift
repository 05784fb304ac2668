public import PropertyLists

/// A uniform type that a bundle declares: an element of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
public struct TypeDeclaration: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> TypeDeclaration {
    TypeDeclaration(info: try InfoDictionary.read(value, at: path))
  }

  /// `UTTypeIdentifier`.
  public var identifier: String? { get throws(InfoValueError) { try info.value("UTTypeIdentifier") } }
  /// `UTTypeConformsTo`, identifiers of more general types.
  public var conformsTo: [String] { get throws(InfoValueError) { try info.strings("UTTypeConformsTo") } }
  /// `UTTypeDescription`.
  public var typeDescription: String? { get throws(InfoValueError) { try info.value("UTTypeDescription") } }
  /// `UTTypeIconFile`.
  public var iconFile: String? { get throws(InfoValueError) { try info.value("UTTypeIconFile") } }
  /// `UTTypeReferenceURL`.
  public var referenceURL: String? { get throws(InfoValueError) { try info.value("UTTypeReferenceURL") } }
  /// `UTTypeTagSpecification`; `tags(_:)` reads one class of tags.
  public var tags: InfoDictionary? { get throws(InfoValueError) { try info.value("UTTypeTagSpecification") } }
}
