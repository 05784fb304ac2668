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
    /// Whether it says anything at all; `type-declarations/missing-type-identifier` speaks of those that do not.
    var isEmpty: Bool { value.members.isEmpty }
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

  /// The places that name types which somebody has to declare: what documents are bound to and saved as, and what declared types conform to.
  static func references(in info: InfoSubject) -> [PlacedValue] {
    let lists: [PlacedValue] = (info["CFBundleDocumentTypes"]?.elements ?? []).flatMap { type in
      ["LSItemContentTypes", "NSExportableTypes"].compactMap { type[$0] }
    }
    return lists.flatMap(\.elements) + declarations(in: info).flatMap(\.conformances)
  }

  /// Whether an identifier belongs to the system or to a maker whose types the system declares.
  static func isForeign(_ identifier: String) -> Bool {
    let prefixes: [String] = [
      "public.", "com.apple.", "com.adobe.", "com.microsoft.", "org.openxmlformats.", "org.oasis-open.", "com.sun.",
    ]
    return prefixes.contains { identifier.lowercased().hasPrefix($0) }
  }

  /// Whether systems declare a type themselves, as far as its maker tells.
  static func isKnownToSystems(_ identifier: String) -> Bool {
    let name: String = identifier.lowercased()
    return isForeign(name) || name.hasSuffix("raw-image") || makers.contains { name.hasPrefix($0) }
  }

  /// Makers of types that systems declare.
  private static let makers: [String] = [
    "com.allume.", "com.compuserve.", "com.digidesign.", "com.ilm.", "com.j2.", "com.js.", "com.kodak.", "com.netscape.", "com.pkware.",
    "com.real.", "com.sgi.", "com.soundblaster.", "com.truevision.", "net.daringfireball.", "org.7-zip.", "org.gnu.", "org.idpf.",
    "org.khronos.", "org.matroska.", "org.smpte.", "org.tukaani.", "org.w3.", "org.webmproject.", "org.xiph.",
  ]
}
