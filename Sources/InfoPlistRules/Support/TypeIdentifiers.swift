import Linting

/// What the rules about types of files share.
enum TypeIdentifiers {
  /// A declaration of a type.
  struct Declaration {
    /// Its dictionary.
    let value: PlacedValue
    /// Whether the app exports the type.
    let isExported: Bool
    /// Its identifier, where it is a text without build settings.
    var identifier: String? { value["UTTypeIdentifier"]?.literal }
    /// The types that it conforms to.
    var conformances: [PlacedValue] {
      guard let list: PlacedValue = value["UTTypeConformsTo"] else { return [] }
      return list.kind == .array ? list.elements : [list]
    }
  }

  /// The declarations of an Info.plist, exported ones first.
  static func declarations(in info: InfoSubject) -> [Declaration] {
    func all(_ key: String, _ isExported: Bool) -> [Declaration] {
      (info[key]?.elements ?? []).filter { $0.kind == .dictionary }.map { Declaration(value: $0, isExported: isExported) }
    }
    return all("UTExportedTypeDeclarations", true) + all("UTImportedTypeDeclarations", false)
  }

  /// Whether an identifier belongs to the system or to a maker whose types the system declares.
  static func isForeign(_ identifier: String) -> Bool {
    let prefixes: [String] = [
      "public.", "com.apple.", "com.adobe.", "com.microsoft.", "org.openxmlformats.", "org.oasis-open.", "com.sun.",
    ]
    return prefixes.contains { identifier.lowercased().hasPrefix($0) }
  }
}
