/// Where a fact was taken from.
public struct Source: Sendable, Hashable, CustomStringConvertible {
  /// A readable locator: a web address, a repository with path, or a chapter.
  public let description: String

  /// States a source in free form.
  public init(_ description: String) {
    self.description = description
  }

  /// The Information Property List Key Reference (2015 to 2018), by chapter.
  public static func reference(_ chapter: Chapter) -> Source {
    Source("Information Property List Key Reference, \(chapter.rawValue)")
  }

  /// A page of Apple's key reference, by the path below `information-property-list/`.
  public static func keyPage(_ path: String) -> Source {
    Source("https://developer.apple.com/documentation/bundleresources/information-property-list/\(path)")
  }

  /// Any other page of Apple's developer documentation, by the path below `documentation/`.
  public static func applePage(_ path: String) -> Source {
    Source("https://developer.apple.com/documentation/\(path)")
  }

  /// A file in a public repository.
  public static func repository(_ name: String, _ path: String = "") -> Source {
    Source(path.isEmpty ? "https://github.com/\(name)" : "https://github.com/\(name): \(path)")
  }

  /// The swift-build sources: build settings and keys that the build writes.
  public static let swiftBuild: Source = .repository("swiftlang/swift-build")

  /// Use in public files of others.
  public static let publicFiles: Source = Source("use in public Info.plist files")

  /// The chapters of the reference.
  public enum Chapter: String, Sendable, Hashable {
    case about = "About Info.plist Keys"
    case coreFoundation = "Core Foundation Keys"
    case launchServices = "Launch Services Keys"
    case cocoa = "Cocoa Keys"
    case macOS = "macOS Keys"
    case iOS = "iOS Keys"
    case watchOS = "watchOS Keys"
    case appExtensions = "App Extension Keys"
  }
}
