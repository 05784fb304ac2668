public import Diagnostics
import PropertyLists

/// A file, or an object of a configuration, that states keys of libraries. `docs/KeyPacks.md` describes its form.
public struct KeyPack: Sendable {
  /// The libraries.
  public let libraries: [KeyLibrary]
  /// What is wrong with the pack; nothing of it should be used then.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameter path: The path that the findings name.
  public init(reading bytes: SourceBytes, path: String) {
    var reader: KeyPackReader = KeyPackReader(path: path)
    if let root: PlacedValue = reader.readRoot(bytes, as: "a key pack") { reader.read(root) }
    libraries = reader.libraries
    diagnostics = reader.diagnostics
  }

  /// Reads an object that stands in a configuration.
  init(_ object: PlacedValue, path: String) {
    var reader: KeyPackReader = KeyPackReader(path: path)
    reader.read(object)
    libraries = reader.libraries
    diagnostics = reader.diagnostics
  }
}
