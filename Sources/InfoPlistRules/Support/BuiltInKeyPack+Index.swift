public import Linting

extension BuiltInKeyPack {
  /// The keys by name.
  public static let index: LibraryIndex = LibraryIndex(libraries)

  /// What apps of the libraries ask the system about.
  static let queries: [(library: KeyLibrary, query: KeyLibrary.Query)] =
    libraries.flatMap { library in library.queries.map { (library, $0) } }
}
