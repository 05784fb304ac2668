import Linting

/// The `.ipa` around an app: a folder `Payload` with the app, and other folders beside it.
struct PackageFolder {
  /// The path of the package, an archive that was opened or a folder with its name.
  let path: String
  /// The names from the package to the app, without the app itself: `["Payload"]` where all is well.
  let way: [String]
  private let fileSystem: any FileSystem

  /// Finds the package around an app; nil for bundles of other kinds, apps inside other bundles and apps in no package.
  init?(around bundle: BundleSubject) {
    guard bundle.bundle.kind == .app else { return nil }
    var path: String = FilePath.directory(of: bundle.bundle.path)
    var way: [String] = []
    while FilePath.pathExtension(path).lowercased() != "ipa" {
      let name: String = FilePath.lastName(path)
      let outer: String = FilePath.directory(of: path)
      guard !name.isEmpty, outer != path, BundleKind(name: name) == nil, way.count < 8 else { return nil }
      way.insert(name, at: 0)
      path = outer
    }
    self.path = path
    self.way = way
    fileSystem = bundle.fileSystem
  }

  /// What stands in a folder of the package, sorted by name; empty when it is not there.
  func entries(of place: String = "") -> [DirectoryEntry] {
    ((try? fileSystem.entries(of: place.isEmpty ? path : FilePath.join(path, place))) ?? []).sorted { $0.name < $1.name }
  }

  /// Whether a name is one that the Finder and tools of macOS leave beside what people meant to pack.
  static func isLeftover(_ name: String) -> Bool { name == "__MACOSX" || name == ".DS_Store" || name.hasPrefix("._") }

  /// Whether the app has a provisioning profile for the store: one that lists no devices and is not for a whole company.
  static func isForStore(_ bundle: BundleSubject) -> Bool {
    let path: String = FilePath.join(bundle.bundle.path, "embedded.mobileprovision")
    guard bundle.fileSystem.kind(at: path) == .file, let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20) else {
      return false
    }
    // The profile is signed text: its property list stands in it as it is.
    let text: String = String(decoding: bytes.array, as: UTF8.self)
    return text.contains("<key>Entitlements</key>") && !text.contains("<key>ProvisionedDevices</key>")
      && !text.contains("<key>ProvisionsAllDevices</key>")
  }
}
