public import AppBundles
public import Diagnostics

extension LocalFileSystem {
  /// Opens a regular file to read parts of it; links are followed.
  public func source(at path: String) throws(FileError) -> any RandomAccessSource {
    try LocalFile(path)
  }

  /// This disk with those of some paths that are archives opened as folders.
  ///
  /// - Parameters:
  ///   - paths: Files and directories as a command was given them; what is no archive is left alone.
  ///   - limits: How much of each archive is taken on.
  /// - Returns: The file system, and what is wrong with the archives.
  public func openingArchives(
    among paths: [String], limits: ArchiveLimits = ArchiveLimits()
  ) -> (fileSystem: InputFileSystem, diagnostics: [Diagnostic]) {
    var result: InputFileSystem = InputFileSystem(over: self, inflater: ZlibInflater(), limits: limits)
    var diagnostics: [Diagnostic] = []
    for path in paths where result.isArchive(path) {
      guard let file: LocalFile = try? LocalFile(path) else { continue }
      diagnostics += result.mount(file, at: path)
    }
    return (result, diagnostics)
  }
}
