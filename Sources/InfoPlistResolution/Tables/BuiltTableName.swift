import AppBundles

/// What a build makes of the names of tables beside an information property list: `App-InfoPlist.strings` beside `App-Info.plist` becomes
/// `InfoPlist.strings`, as Xcode's build system does unless `STRINGS_FILE_INFOPLIST_RENAME` is `NO`.
public enum BuiltTableName {
  /// The stems that become `InfoPlist`, the plain name first.
  ///
  /// - Parameters:
  ///   - infoFile: The file that `INFOPLIST_FILE` names; nil when there is none.
  ///   - target: The name of the target when its information property list is generated; nil when it is not.
  public static func stems(infoFile: String?, generatedFor target: String? = nil) -> [String] {
    var stems: [String] = ["InfoPlist"]
    if let infoFile {
      let base: String = FilePath.stem(infoFile)
      stems += ["\(base)Plist", "\(base)-InfoPlist"]
    }
    if let target { stems.append("\(target)-InfoPlist") }
    var seen: Set<String> = []
    return stems.filter { seen.insert($0).inserted }
  }

  /// The name of a file in the product.
  public static func name(of file: String, infoFile: String?, generatedFor target: String? = nil) -> String {
    let suffix: String = FilePath.pathExtension(file)
    guard ["strings", "stringsdict"].contains(suffix), stems(infoFile: infoFile, generatedFor: target).contains(FilePath.stem(file))
    else { return FilePath.lastName(file) }
    return "InfoPlist.\(suffix)"
  }
}
