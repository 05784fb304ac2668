/// How a bundle arranges its directories. The cases are the layout versions of CoreFoundation, whose numbers are kept.
public enum BundleLayout: Int, Sendable, Hashable, CaseIterable {
  /// Info.plist in `Resources`: old bundles, and frameworks of macOS.
  case resources = 0
  /// Everything below `Support Files`.
  case supportFiles = 1
  /// Everything below `Contents`: bundles of macOS.
  case contents = 2
  /// Everything beside one another: bundles of iOS, tvOS, watchOS and visionOS.
  case flat = 3
  /// A Mac app store wrapper around a bundle with `Contents`.
  case wrappedContents = 12
  /// A wrapper around a flat bundle: iPhone and iPad apps on the Mac.
  case wrappedFlat = 13

  /// The directory of Info.plist, relative to the bundle; empty for the bundle itself.
  public var infoDirectory: String {
    switch self {
    case .resources: "Resources"
    case .supportFiles: "Support Files"
    case .contents: "Contents"
    case .flat: ""
    case .wrappedContents: "WrappedBundle/Contents"
    case .wrappedFlat: "WrappedBundle"
    }
  }

  /// The directory of resources, relative to the bundle.
  public var resourcesDirectory: String {
    switch self {
    case .resources: "Resources"
    case .supportFiles: "Support Files/Resources"
    case .contents: "Contents/Resources"
    case .flat: ""
    case .wrappedContents: "WrappedBundle/Contents/Resources"
    case .wrappedFlat: "WrappedBundle"
    }
  }

  /// The directory that holds Frameworks, PlugIns and their like, relative to the bundle.
  public var supportDirectory: String {
    switch self {
    case .resources, .flat: ""
    case .supportFiles: "Support Files"
    case .contents: "Contents"
    case .wrappedContents: "WrappedBundle/Contents"
    case .wrappedFlat: "WrappedBundle"
    }
  }

  /// Where the main executable is looked for, in this order, relative to the bundle; `platformDirectory` is `MacOS` for Apple's bundles.
  public func executableDirectories(platformDirectory: String = "MacOS") -> [String] {
    switch self {
    case .resources: [""]
    case .supportFiles: ["Support Files/Executables/\(platformDirectory)", "Support Files/Executables", ""]
    case .contents: ["Contents/\(platformDirectory)", "Contents", ""]
    case .flat: [platformDirectory, ""]
    case .wrappedContents: ["WrappedBundle/Contents/\(platformDirectory)", "WrappedBundle/Contents", "WrappedBundle"]
    case .wrappedFlat: ["WrappedBundle/\(platformDirectory)", "WrappedBundle"]
    }
  }
}
