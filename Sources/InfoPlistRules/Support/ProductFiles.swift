import Linting

/// Files of a product that values of its Info.plist name.
enum ProductFiles {
  /// Whether a product is whole enough to be asked for its files: a copy of a few plain files alone is not.
  static func isComplete(_ bundle: BundleSubject) -> Bool {
    bundle.facts.stage == .product && Products.hasExecutable(bundle)
  }

  /// The directories that hold resources: the main one and those of the languages.
  static func resourceDirectories(_ bundle: BundleSubject) -> [String] {
    [bundle.bundle.resourcePath("")] + bundle.bundle.localizationFolders(in: bundle.fileSystem).map(\.path)
  }

  /// Whether one of some files or directories stands among the resources, or in the directory of a language.
  static func hasResource(_ names: [String], _ bundle: BundleSubject) -> Bool {
    resourceDirectories(bundle).contains { directory in names.contains { bundle.fileSystem.exists(FilePath.join(directory, $0)) } }
  }

  /// The names in a directory, sorted; empty where it cannot be read.
  static func names(in directory: String, of bundle: BundleSubject) -> [String] {
    ((try? bundle.fileSystem.entries(of: directory)) ?? []).map(\.name).sorted()
  }

  /// The names in the main directory of resources.
  static func resources(_ bundle: BundleSubject) -> [String] { names(in: bundle.bundle.resourcePath(""), of: bundle) }

  /// What the compiled asset catalog holds; nil where the product has none.
  static func assets(_ bundle: BundleSubject) -> AssetCatalog? {
    let path: String = bundle.bundle.resourcePath("Assets.car")
    guard bundle.fileSystem.kind(at: path) == .file, let source = try? bundle.fileSystem.source(at: path) else { return nil }
    return AssetCatalog(reading: source)
  }

  /// The header of a PNG image among the resources; nil where there is none.
  static func png(_ name: String, _ bundle: BundleSubject) -> PNGHeader? {
    let path: String = bundle.bundle.resourcePath(name)
    guard bundle.fileSystem.kind(at: path) == .file, let source = try? bundle.fileSystem.source(at: path) else { return nil }
    return PNGHeader(reading: source)
  }

  /// The files that are the image of a name, with whatever scale and device.
  static func images(of name: String, among files: [String]) -> [String] {
    let stem: String = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    return files.filter { isImage($0, of: stem) }
  }

  /// Whether a file is the image of a name, with whatever scale and device.
  static func isImage(_ file: String, of stem: String) -> Bool {
    guard file.hasPrefix(stem), file.hasSuffix(".png") else { return false }
    let rest: Substring = file.dropFirst(stem.count).dropLast(4)
    return rest.isEmpty || rest.hasPrefix("@") || rest.hasPrefix("~") || rest.hasPrefix("-")
  }

  /// The name that differs from a wanted one in case alone.
  static func otherCase(of name: String, among files: [String]) -> String? {
    let wanted: String = name.lowercased()
    return files.first { $0 != name && $0.lowercased() == wanted }
  }
}
