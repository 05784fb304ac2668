import Linting

extension BundleSubject {
  /// The entries of a directory of the bundle, sorted by name; empty when it cannot be listed.
  func entries(of place: String = "") -> [DirectoryEntry] {
    ((try? fileSystem.entries(of: FilePath.join(bundle.path, place))) ?? []).sorted { $0.name < $1.name }
  }

  /// The first bytes of a file of the bundle; empty when it cannot be read.
  func start(of place: String, count: Int) -> [UInt8] {
    guard let source: any RandomAccessSource = try? fileSystem.source(at: FilePath.join(bundle.path, place)) else { return [] }
    return (try? source.read(at: 0, count: count)) ?? []
  }
}
