import Linting

struct MetadataDiffers: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/metadata-differs", "iTunesMetadata.plist states other versions than the app", .error, .install,
    scope: .of(.iOSApp, .tvOSApp, .visionOSApp, stage: .product),
    rationale:
      "An archive of the store has iTunesMetadata.plist beside the folder Payload, with the identifier and the versions of the app. Devices "
      + "refuse to install an archive in which the two differ; it happens when the Info.plist of a finished app is changed.",
    remedy: "Write the same values, or leave iTunesMetadata.plist out of the archive.",
    citations: [
      .repository("ios-control/ios-deploy", "install error 0xe80000c3", .medium),
      .store("ITMS-90345", seenAt: "simonnilsson/ios-uploader#5"),
    ])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(
      ["CFBundleIdentifier": "com.acme.a", "CFBundleVersion": "«7»", "CFBundleShortVersionString": "1.2"],
      and: "<key>LSRequiresIPhoneOS</key>\n<true/>")
    let same: RuleExample.FileContent = .strings(
      ["CFBundleIdentifier": "com.acme.a", "CFBundleVersion": "8", "CFBundleShortVersionString": "1.2"],
      and: "<key>LSRequiresIPhoneOS</key>\n<true/>")
    let metadata: RuleExample.FileContent = .strings([
      "softwareVersionBundleId": "com.acme.a", "bundleVersion": "8", "bundleShortVersionString": "1.2",
    ])
    return RuleExamples(
      failing: [.bundle(["Payload/A.app/Info.plist": app, "iTunesMetadata.plist": metadata])],
      passing: [
        .bundle(["Payload/A.app/Info.plist": same, "iTunesMetadata.plist": metadata]), .bundle(["Payload/A.app/Info.plist": same]),
      ])
  }

  private static let keys: KeyValuePairs<String, String> = [
    "CFBundleIdentifier": "softwareVersionBundleId", "CFBundleShortVersionString": "bundleShortVersionString",
    "CFBundleVersion": "bundleVersion",
  ]

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    let folder: String = FilePath.directory(of: bundle.bundle.path)
    guard FilePath.lastName(folder) == "Payload", let info: InfoSubject = bundle.info else { return }
    let path: String = FilePath.join(FilePath.directory(of: folder), "iTunesMetadata.plist")
    guard bundle.fileSystem.kind(at: path) == .file, let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 4 << 20),
      let metadata: PropertyListNode = PropertyListDocument(reading: bytes).root, metadata.kind == .dictionary
    else { return }
    for (key, name) in Self.keys {
      guard let value: PlacedValue = info[key], let text: String = value.literal, let other: String = metadata[name]?.string, other != text
      else { continue }
      context.report(
        "\(key) is '\(text)', but \(name) in iTunesMetadata.plist is '\(other)'", at: .content(value),
        notes: [DiagnosticNote("devices do not install such an archive")], help: "write the same value, or leave iTunesMetadata.plist out")
    }
  }
}
