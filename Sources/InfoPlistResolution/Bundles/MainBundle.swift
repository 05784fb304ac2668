public import AppBundles
import Diagnostics
import PropertyLists

/// The bundle of a running program, as the bundle code finds it from the program's executable, and which information property list it has.
public struct MainBundle: Sendable {
  /// Where the information property list is.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// In a file of the bundle.
    case file
    /// Inside the executable.
    case executable
    /// Nowhere; the program has no bundle.
    case nowhere
  }

  /// The bundle; nil for a tool that stands in a directory of its own or among others.
  public let bundle: AppBundle?
  /// Where the information property list is.
  public let place: Place
  /// What resolution reads.
  public let source: ResolutionSource

  /// Finds the bundle of an executable.
  ///
  /// A directory without an information property list that has no other sign of a bundle is none. The list inside the executable counts when
  /// the bundle has none, and when the executable is not the one that the bundle names.
  ///
  /// - Parameters:
  ///   - executable: Path of the executable, links resolved.
  ///   - system: The system that runs it; nil decides by the layout.
  ///   - fileSystem: Where it is.
  public init(ofExecutable executable: String, for system: InfoPlistChoice.System? = nil, in fileSystem: any FileSystem) {
    let bundle: AppBundle = AppBundle(
      at: MainBundlePath.directory(ofExecutable: executable), for: system, in: fileSystem)
    let file: ResolutionSource = ResolutionSource(bundle, in: fileSystem)
    let name: String = ResolvedInfo(file, for: Environment(device: file.usualDevice)).executableName().value
    let isNamed: Bool = FilePath.lastName(executable) == name
    let isBundle: Bool =
      switch bundle.layout {
      case .flat: !file.info.entries.isEmpty
      case .resources: !file.info.entries.isEmpty || isNamed
      default: true
      }
    let embedded: ResolutionSource? = ResolutionSource(executable: executable, in: fileSystem)
    self.bundle = isBundle ? bundle : nil
    if let embedded, !embedded.info.entries.isEmpty, file.info.entries.isEmpty || !isNamed {
      (place, source) = (.executable, embedded)
    } else {
      (place, source) = (file.info.entries.isEmpty ? .nowhere : .file, file)
    }
  }
}

extension ResolutionSource {
  /// Prepares the property list inside an executable; nil when it has none. There are no tables of translations.
  ///
  /// - Parameters:
  ///   - path: Path of the executable.
  ///   - architectures: Whose code is asked, best first; the first slice with a property list where none of them has one.
  ///   - fileSystem: Where it is.
  public convenience init?(executable path: String, architectures: [String] = [], in fileSystem: any FileSystem) {
    guard let source: any RandomAccessSource = try? fileSystem.source(at: path), let file: MachOFile = MachOFile(reading: source)
    else { return nil }
    let slices: [MachOSlice] = file.slices.filter { $0.embeddedInfo != nil }
    let chosen: MachOSlice? =
      architectures.lazy.compactMap { name in slices.first { $0.architecture.description == name } }.first ?? slices.first
    guard let bytes: SourceBytes = chosen?.trimmedEmbeddedInfo else { return nil }
    self.init(document: PropertyListDocument(reading: bytes), file: path, in: MemoryFileSystem())
  }
}
