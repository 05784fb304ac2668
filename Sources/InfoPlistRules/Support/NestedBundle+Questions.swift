import Linting

extension NestedBundle {
  /// Whether it is a part of the app that has the same version and an identifier below that of the app: an extension, a watch app, an App Clip.
  var belongsToApp: Bool {
    guard app != nil, bundle.facts.stage == .product else { return false }
    return bundle.bundle.kind == .appExtension || role == .watchApp || role == .appClip
  }

  /// The name of the bundle with what it is: `the app extension 'Share.appex'`.
  var words: String { "the \(title) '\(bundle.bundle.name)'" }
}

extension NestedBundle {
  /// Where the bundle asks for a newer system than the app around it, and the version that the app asks for; nil when it does not.
  var newerThanApp: (value: PlacedValue, app: OSVersion)? {
    guard let app, bundle.facts.stage == .product, let old: OSVersion = app.facts.deploymentTarget, app.facts.platform != nil,
      app.facts.platforms == bundle.facts.platforms
    else { return nil }
    for key in ["MinimumOSVersion", "LSMinimumSystemVersion"] {
      guard let value: PlacedValue = bundle.info?[key] else { continue }
      guard let text: String = value.literal, let version: OSVersion = OSVersion(text: text), version > old else { return nil }
      return (value, old)
    }
    return nil
  }
}
