import Linting

/// The icons that the Info.plist of an app for iOS names by files.
enum AppIcons {
  /// A file of an icon.
  struct File {
    /// Its name.
    let name: String
    /// The entry that names it.
    let entry: PlacedValue
    /// What its first bytes tell.
    let header: PNGHeader
  }

  /// The images of the icons in the bundle, each once, in the order of the entries; those that are no PNG images are left out.
  static func files(_ bundle: BundleSubject) -> [File] {
    guard let info: InfoSubject = bundle.info else { return [] }
    let names: [String] = ProductFiles.resources(bundle)
    var seen: Set<String> = []
    var result: [File] = []
    for (entry, text) in fileNames(info) {
      for name in ProductFiles.images(of: text, among: names) where seen.insert(name).inserted {
        if let header: PNGHeader = ProductFiles.png(name, bundle) { result.append(File(name: name, entry: entry, header: header)) }
      }
    }
    return result
  }

  /// The values of the keys that name icons, at the root and inside the dictionaries of icons, variants included.
  static func values(_ info: InfoSubject) -> [CatalogedValue] {
    ["CFBundleIconFiles", "CFBundleIconName", "CFBundleIcons"].flatMap { info.cataloged(under: $0) }
  }

  /// The names of files in all lists of icon files; texts that are empty or hold build settings are left out.
  static func fileNames(_ info: InfoSubject) -> [(entry: PlacedValue, text: String)] {
    values(info).compactMap { item in
      guard item.value.key.isEmpty, item.place.parent?.name == "CFBundleIconFiles", let text: String = item.value.literal, !text.isEmpty
      else { return nil }
      return (item.value, text)
    }
  }

  /// The size in pixels that the name of a file states: `Icon60x60@2x.png` is 120; nil for names that state none.
  static func statedSize(_ name: String) -> (width: Int, height: Int)? {
    guard name.hasSuffix(".png") else { return nil }
    var stem: Substring = name.dropLast(4)
    if let device: Substring.Index = stem.lastIndex(of: "~") { stem = stem[..<device] }
    var scale: Double = 1
    if let mark: Substring.Index = stem.lastIndex(of: "@") {
      guard stem.hasSuffix("x"), let number: Double = Double(stem[stem.index(after: mark)...].dropLast()) else { return nil }
      scale = number
      stem = stem[..<mark]
    }
    guard let cross: Substring.Index = stem.lastIndex(of: "x") else { return nil }
    let after: Substring = stem[stem.index(after: cross)...]
    let before: String = String(stem[..<cross].reversed().prefix { $0.isNumber || $0 == "." }.reversed())
    guard after.allSatisfy({ $0.isNumber || $0 == "." }), let height: Double = number(after) else { return nil }
    // The tools put the size right behind the name of the icon, and that may end in a digit itself: AppIcon-1 gives AppIcon-120x20.
    guard let width: Double = before.hasSuffix(after) ? height : number(before[...]) else { return nil }
    guard width >= 16, height >= 16, width <= 1024, height <= 1024 else { return nil }
    return (Int((width * scale).rounded()), Int((height * scale).rounded()))
  }

  private static func number(_ text: Substring) -> Double? { text.isEmpty ? nil : Double(text) }
}
