/// Which directory systems take for the bundle of a running program.
public enum MainBundlePath {
  /// The directory: that of the executable, from which the directory of executables, `Executables` and the support directory are taken off.
  ///
  /// - Parameters:
  ///   - executable: Path of the executable, links resolved.
  ///   - platformDirectory: The name of the directory of executables, `MacOS` for Apple's bundles.
  public static func directory(ofExecutable executable: String, platformDirectory: String = "MacOS") -> String {
    var path: String = FilePath.directory(of: executable)
    func takeOff(_ names: [String]) {
      guard names.contains(FilePath.lastName(path)) else { return }
      path = FilePath.directory(of: path)
    }
    takeOff([platformDirectory])
    takeOff(["Executables"])
    takeOff(["Contents", "Support Files"])
    return path
  }
}
