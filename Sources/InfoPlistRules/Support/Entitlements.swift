import Linting

/// The entitlements in the code signature of a product.
enum Entitlements {
  private struct Found: Sendable {
    let root: PropertyListNode?
  }

  /// The dictionary; nil when the product has none that can be read. It is read once.
  static func signed(_ bundle: BundleSubject) -> PropertyListNode? {
    guard let info: InfoSubject = bundle.info, let path: String = bundle.executablePath else { return nil }
    return info.result(of: Found.self) {
      guard let slice: MachOSlice = bundle.executable?.slices.first(where: { $0.signatureRange != nil }),
        let source: any RandomAccessSource = try? bundle.fileSystem.source(at: path),
        let bytes: SourceBytes = CodeSignature.read(of: slice, in: source)?.entitlements
      else { return Found(root: nil) }
      let root: PropertyListNode? = PropertyListDocument(reading: bytes).root
      return Found(root: root?.kind == .dictionary ? root : nil)
    }.root
  }

  /// Whether they are those of a build for devices or for a store, so that what is not there is not granted.
  static func areComplete(_ root: PropertyListNode, on platform: Platform) -> Bool {
    platform == .macOS || platform == .macCatalyst
      ? root["com.apple.security.app-sandbox"]?.boolean == true : root["application-identifier"]?.string != nil
  }

  /// Whether an entitlement is there and is neither false nor an empty list.
  static func grants(_ root: PropertyListNode, _ name: String) -> Bool {
    guard let value: PropertyListNode = root[name] else { return false }
    if let isOn: Bool = value.boolean { return isOn }
    return value.kind != .array || value.elements.first(where: { _ in true }) != nil
  }
}
