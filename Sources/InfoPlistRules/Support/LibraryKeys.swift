import Linting

/// The keys of libraries that are known: those of the built-in key packs, and those of the packs that the user states, which win.
enum LibraryKeys {
  /// The known keys of an Info.plist, each with its value.
  static func entries(in info: InfoSubject, _ context: RuleContext) -> [(entry: LibraryIndex.Entry, value: PlacedValue)] {
    info.result(of: Found.self) {
      Found(
        items: info.cataloged.compactMap { item in
          guard item.parent == nil, item.standing == .custom || context.libraryKeys != nil else { return nil }
          return entry(item.value.key, context).map { ($0, item.value) }
        })
    }.items
  }

  /// Several rules ask for the keys of one file.
  private struct Found: Sendable {
    let items: [(entry: LibraryIndex.Entry, value: PlacedValue)]
  }

  /// The key of a name, letter by letter.
  static func entry(_ name: String, _ context: RuleContext) -> LibraryIndex.Entry? {
    context.libraryKeys?[name] ?? BuiltInKeyPack.index[name]
  }

  /// Whether a key is listed, or begins as those of a library do.
  static func covers(_ name: String, _ context: RuleContext) -> Bool {
    context.libraryKeys?.covers(name) == true || BuiltInKeyPack.index.covers(name)
  }

  /// What apps of libraries ask the system about.
  static func queries(_ context: RuleContext) -> [(library: KeyLibrary, query: KeyLibrary.Query)] {
    BuiltInKeyPack.queries + (context.libraryKeys?.libraries ?? []).flatMap { library in library.queries.map { (library, $0) } }
  }

  /// The known key that a name was meant to be: the same in another case, or one with a letter or two different.
  static func nearest(to name: String, _ context: RuleContext) -> LibraryIndex.Entry? {
    guard name.utf8.count >= 10, entry(name, context) == nil else { return nil }
    let folded: [UInt8] = Array(name.lowercased().utf8)
    let bound: Int = folded.count >= 18 ? 2 : 1
    var near: String?
    for index in [context.libraryKeys, BuiltInKeyPack.index].compactMap({ $0 }) {
      for known in index.names(beginningLike: name) where abs(known.utf8.count - folded.count) <= bound {
        let other: [UInt8] = Array(known.lowercased().utf8)
        if other == folded { return entry(known, context) }
        if near == nil, KeyCatalog.editDistance(folded, other, atMost: bound) != nil { near = known }
      }
    }
    return near.flatMap { entry($0, context) }
  }

  /// The URL schemes of an app; nil when build settings say what they are.
  static func schemes(of info: InfoSubject) -> [String]? {
    var result: [String] = []
    for type in info["CFBundleURLTypes"]?.elements ?? [] {
      if type.isVariable { return nil }
      for element in type["CFBundleURLSchemes"]?.elements ?? [] {
        guard let text: String = element.literal else { return nil }
        result.append(text)
      }
    }
    return result
  }
}
