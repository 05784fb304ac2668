import Linting

/// What the catalogue and the templates of Xcode say of extension points.
enum ExtensionPoints {
  /// What a dictionary says of the extension that a bundle is.
  struct Statement {
    /// The dictionary, NSExtension or EXAppExtensionAttributes.
    let dictionary: PlacedValue
    /// The value that names the extension point; nil when it is missing.
    let value: PlacedValue?
    /// Whether it is the dictionary of ExtensionKit.
    let isExtensionKit: Bool
    /// The identifier when it is a literal and not empty.
    var point: String? { value?.literal.flatMap { $0.isEmpty ? nil : $0 } }
    /// What the catalogue knows of the point among those of the dictionary; nil when it is not there.
    var entry: ValueEntry? {
      point.flatMap { (isExtensionKit ? ValueTable.extensionKitPoints : ValueTable.appExtensionPoints).entry(for: $0) }
    }
  }

  /// The dictionaries of an Info.plist that describe an extension.
  static func statements(_ info: InfoSubject) -> [Statement] {
    var result: [Statement] = []
    if let dictionary: PlacedValue = info["NSExtension"], dictionary.kind == .dictionary {
      result.append(Statement(dictionary: dictionary, value: dictionary["NSExtensionPointIdentifier"], isExtensionKit: false))
    }
    if let dictionary: PlacedValue = info["EXAppExtensionAttributes"], dictionary.kind == .dictionary {
      result.append(Statement(dictionary: dictionary, value: dictionary["EXExtensionPointIdentifier"], isExtensionKit: true))
    }
    return result
  }

  /// Points whose extensions start with a principal class or a storyboard, as in the templates of Xcode.
  static let startingWithClass: Set<String> = [
    "com.apple.share-services", "com.apple.ui-services", "com.apple.services", "com.apple.keyboard-service", "com.apple.intents-service",
    "com.apple.intents-ui-service", "com.apple.usernotifications.service", "com.apple.usernotifications.content-extension",
    "com.apple.callkit.call-directory", "com.apple.fileprovider-nonui", "com.apple.fileprovider-actionsui", "com.apple.photo-editing",
    "com.apple.quicklook.preview", "com.apple.quicklook.thumbnail", "com.apple.Safari.content-blocker", "com.apple.FinderSync",
    "com.apple.broadcast-services-upload", "com.apple.broadcast-services-setupui", "com.apple.networkextension.packet-tunnel",
    "com.apple.networkextension.app-proxy", "com.apple.networkextension.filter-data", "com.apple.networkextension.filter-control",
    "com.apple.authentication-services-credential-provider-ui", "com.apple.identitylookup.message-filter", "com.apple.widget-extension",
    "com.apple.message-payload-provider", "com.apple.spotlight.index",
  ]

  /// Points whose extensions start at a type marked with `@main`; installers refuse those that name a class or a storyboard.
  static let startingAtMain: Set<String> = ["com.apple.widgetkit-extension", "com.apple.deviceactivityui.report-extension"]

  /// Points whose extensions are offered for what their activation rule says.
  static let withActivationRule: Set<String> = ["com.apple.share-services", "com.apple.ui-services", "com.apple.services"]

  /// The activation rule of an extension.
  static func activationRule(_ info: InfoSubject) -> PlacedValue? {
    info["NSExtension"]?["NSExtensionAttributes"]?["NSExtensionActivationRule"]
  }

  /// The place of the members of an activation rule in the catalogue.
  static let activationRulePlace: InfoPlistKeyPath = "NSExtension.NSExtensionAttributes.NSExtensionActivationRule"

  /// The text of a predicate that is one word, in capital letters.
  static func word(_ predicate: String) -> String {
    String(predicate.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()).uppercased()
  }
}
