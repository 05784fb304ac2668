public import InfoPlistCatalog
public import PropertyLists

/// A starting Info.plist for a kind of product.
public struct InfoPlistTemplate: Sendable, Hashable {
  /// What the values are made of.
  public struct Parameters: Sendable, Hashable {
    /// Whether values are final; otherwise they are build settings such as `$(PRODUCT_NAME)` where there is a fitting one.
    public var isLiteral: Bool
    /// The name of the product.
    public var name: String
    /// The bundle identifier.
    public var identifier: String
    /// The version of the release.
    public var version: String
    /// The version of the build.
    public var build: String
    /// The extension point of an app extension; nil for the share extension's.
    public var extensionPoint: String?
    /// The UUID of the factory of a plug-in, which no other plug-in may have; nil for one that follows from the identifier.
    public var factory: String?

    /// States the parameters.
    public init(
      isLiteral: Bool = false, name: String = "Example", identifier: String = "com.example.Example", version: String = "1.0.0",
      build: String = "1", extensionPoint: String? = nil, factory: String? = nil
    ) {
      self.isLiteral = isLiteral
      self.name = name
      self.identifier = identifier
      self.version = version
      self.build = build
      self.extensionPoint = extensionPoint
      self.factory = factory
    }
  }

  /// The kind of product.
  public let kind: ProductKind

  /// The kinds that have a template, in the order they are listed. Installer packages have none: today's are not described by an Info.plist.
  public static let kinds: [ProductKind] = [
    .iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .framework, .bundle, .appExtension, .extensionKitExtension,
    .safariExtension, .watchKitExtension, .xpcService, .plugIn, .preferencePane, .screenSaver, .quickLookGenerator, .spotlightImporter,
    .dictionary, .kernelExtension, .driverExtension, .systemExtension, .inputMethod, .commandLineTool, .stickerPack,
  ]

  /// The template of a kind; nil when it has none.
  public init?(_ kind: ProductKind) {
    guard Self.kinds.contains(kind) else { return nil }
    self.kind = kind
  }

  /// The dictionary, its keys sorted.
  public func dictionary(_ parameters: Parameters) -> PropertyListDictionary {
    var writer: TemplateWriter = TemplateWriter(parameters: parameters)
    writer.writeIdentity(kind)
    writer.writeSpecifics(kind)
    return PropertyListDictionary(writer.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// 128 random bits as a UUID (version 4), for the factory of a plug-in. The caller has the bits, so that this stays free of chance.
  public static func uuid(high: UInt64, low: UInt64) -> String {
    TemplateWriter.uuid(high: high, low: low, version: 4)
  }
}
