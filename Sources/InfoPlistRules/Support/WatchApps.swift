import Linting

/// What watch apps say about themselves.
enum WatchApps {
  /// How a watch app is made.
  enum Generation {
    /// One target with its own code.
    case single
    /// An app and an extension that holds the code.
    case double
  }

  /// How a watch app is made; nil when it does not say, or says both.
  static func generation(_ bundle: BundleSubject) -> Generation? {
    let isSingle: Bool = isSet("WKApplication", bundle)
    let isDouble: Bool = isSet("WKWatchKitApp", bundle)
    return isSingle == isDouble ? nil : isSingle ? .single : .double
  }

  /// Whether a key says yes.
  static func isSet(_ key: String, _ bundle: BundleSubject?) -> Bool {
    guard let value: PlacedValue = bundle?.info?[key] else { return false }
    return value.node.boolean ?? value.literal.flatMap(Shapes.boolean) ?? false
  }

  /// Whether a bundle is an extension that holds the code of a watch app.
  static func isWatchKitExtension(_ bundle: BundleSubject) -> Bool {
    bundle.bundle.kind == .appExtension && bundle.info?["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.watchkit"
  }
}
