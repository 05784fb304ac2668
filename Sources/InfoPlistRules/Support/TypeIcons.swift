import Linting

/// The icons that document types and declared types name.
enum TypeIcons {
  /// The names of icon files under some keys, each with its key; texts that are empty or hold build settings are left out.
  static func names(_ info: InfoSubject, keys: Set<String>) -> [(key: String, value: PlacedValue, text: String)] {
    ["CFBundleDocumentTypes", "UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { list in
      info.cataloged(under: list).compactMap { item in
        guard item.value.kind == .string, item.parent != nil else { return nil }
        let key: String = item.base.isEmpty ? item.place.parent?.name ?? "" : item.base
        guard keys.contains(key), let text: String = item.value.literal, !text.isEmpty else { return nil }
        return (key, item.value, text)
      }
    }
  }
}
