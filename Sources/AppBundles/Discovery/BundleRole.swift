/// What a bundle is for where its kind alone does not say: apps have several roles, which their place in the outer bundle shows.
public enum BundleRole: String, Sendable, Hashable, CaseIterable {
  /// An app for the watch, inside an app for the phone.
  case watchApp
  /// A small part of an app that runs without installing it.
  case appClip
  /// A helper that starts when the user logs in.
  case loginItem
  /// Another app inside a bundle, such as a helper.
  case helperApp

  /// The role in a sentence.
  public var title: String {
    switch self {
    case .watchApp: "watch app"
    case .appClip: "App Clip"
    case .loginItem: "login item"
    case .helperApp: "helper app"
    }
  }
}

extension BundleFamily.Member {
  /// What an app inside another bundle is for; nil for outermost bundles and for those that are no apps.
  public var role: BundleRole? {
    guard bundle.kind == .app, !place.isEmpty else { return nil }
    let names: [String] = FilePath.components(place)
    if names.last == "LoginItems" { return .loginItem }
    switch names.first {
    case "Watch": return .watchApp
    case "AppClips": return .appClip
    // The apps of an archive and those of an `.ipa` are nobody's helpers.
    case "Products", "Payload": return nil
    default: return .helperApp
    }
  }

  /// What the bundle is in a sentence: its role, or its kind.
  public var title: String { role?.title ?? bundle.kind?.title ?? "bundle" }
}
