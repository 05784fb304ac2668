import Linting

/// The provisioning profile that the build puts into an app or an extension: a signed message around a property list.
struct EmbeddedProfile {
  /// The dictionary.
  let root: PlacedValue

  /// Finds the profile of a bundle; nil when there is none that can be read.
  init?(of bundle: BundleSubject) {
    for place in ["embedded.mobileprovision", "Contents/embedded.provisionprofile"] {
      let path: String = FilePath.join(bundle.bundle.path, place)
      guard bundle.fileSystem.kind(at: path) == .file, let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20) else {
        continue
      }
      // The message is not encrypted: the property list stands in it as it is.
      guard let start: Int = XMLProlog.find("<plist", in: bytes, from: 0), let end: Int = XMLProlog.find("</plist>", in: bytes, from: start)
      else { continue }
      let document: PropertyListDocument = PropertyListDocument(
        reading: SourceBytes(bytes[SourceRange(start - "<plist".utf8.count, end)]), options: PropertyListReadingOptions(format: .xml))
      guard let node: PropertyListNode = document.root, node.kind == .dictionary else { continue }
      root = PlacedValue(node: node, path: .root, keyRange: nil)
      return
    }
    return nil
  }

  /// The identifier that it is for, with the prefix of the team; the last part may be `*`.
  var applicationIdentifier: String? {
    let entitlements: PlacedValue? = root["Entitlements"]
    return entitlements?["application-identifier"]?.string ?? entitlements?["com.apple.application-identifier"]?.string
  }

  /// Whether it is for a bundle with an identifier.
  func covers(_ identifier: String) -> Bool {
    guard let pattern: String = applicationIdentifier, let period: String.Index = pattern.firstIndex(of: ".") else { return true }
    let wanted: Substring = pattern[pattern.index(after: period)...]
    guard wanted.hasSuffix("*") else { return wanted == identifier }
    return identifier.hasPrefix(wanted.dropLast())
  }

  /// A profile for an example: the team `ABCDE12345` and an identifier.
  static func example(for identifier: String) -> RuleExample.FileContent {
    let text: String =
      "<plist version=\"1.0\"><dict><key>Entitlements</key><dict><key>application-identifier</key><string>ABCDE12345.\(identifier)</string></dict>"
      + "</dict></plist>"
    return .bytes([0x30, 0x82, 0x01, 0x00] + Array(text.utf8) + [0xA0, 0x82])
  }
}
