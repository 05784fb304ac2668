import AppBundles
import InfoPlistResolution
import PropertyLists

/// What a line says about a bundle: who it is, for which systems, and how large.
public struct BundleSummary: Sendable, Hashable {
  /// Path of the bundle.
  public let path: String
  /// The directories that lead from the bundle around it to this one, such as `PlugIns`; empty for an outermost bundle.
  public let place: String
  /// What it is, in a sentence: `app extension`, `watch app`.
  public let title: String
  /// The number of the bundle that holds it, in its family; nil for an outermost bundle.
  public let parent: Int?
  /// `CFBundleIdentifier`.
  public let identifier: String?
  /// `CFBundleShortVersionString`.
  public let version: String?
  /// `CFBundleVersion`.
  public let build: String?
  /// Path of the executable; nil when no usual place has it.
  public let executable: String?
  /// The platforms of the executable, or those that the Info.plist names.
  public let platforms: [String]
  /// The oldest system.
  public let minimumSystem: String?
  /// The architectures of the executable.
  public let architectures: [String]
  /// How many files it has, without those of bundles inside it.
  public let fileCount: Int?
  /// The bytes of these files.
  public let byteCount: Int?
  /// Why there is less to say than there should be, in a few words; nil when there is not.
  public let problem: String?

  /// The name of its directory.
  public var name: String { FilePath.lastName(path) }

  /// Looks into a bundle.
  init(_ member: BundleFamily.Member, in fileSystem: any FileSystem) {
    let bundle: AppBundle = member.bundle
    let contents: BundleContents = BundleContents(of: bundle, in: fileSystem)
    let source: ResolutionSource = ResolutionSource(bundle, in: fileSystem)
    let resolved: ResolvedInfo = ResolvedInfo(source, for: Environment(device: source.usualDevice))
    path = bundle.path
    place = member.place
    title = member.title
    parent = member.parent
    let isContainer: Bool = bundle.kind?.isContainer == true
    // Of a file that systems cannot read the values are shown all the same; `problem` says what it is.
    let recovered: PropertyListNode? = source.isUsable ? nil : contents.info?.root
    func text(_ key: String) -> String? {
      isContainer ? nil : (resolved.unlocalizedNode(key) ?? recovered?[key])?.scalar?.scalarText
    }
    identifier = text("CFBundleIdentifier")
    version = text("CFBundleShortVersionString")
    build = text("CFBundleVersion")
    executable = contents.executablePath
    let file: MachOFile? = contents.executable
    let found: [MachOPlatform] = file?.platforms ?? []
    platforms = found.isEmpty ? Self.declaredPlatforms(resolved) : found.map(\.title)
    minimumSystem =
      found.first.flatMap { file?.minimumOS(on: $0)?.description } ?? text("MinimumOSVersion") ?? text("LSMinimumSystemVersion")
    architectures = file?.architectureNames ?? []
    fileCount = contents.fileCount
    byteCount = contents.byteCount
    problem = isContainer ? nil : Self.problem(source)
  }

  private static func problem(_ source: ResolutionSource) -> String? {
    if let error: FileError = source.error { return error.description }
    if let difference: NameDifference = source.bundle?.nameDifferences.first, source.info.document == nil {
      return "'\(difference.found)' is not '\(difference.expected)'"
    }
    if let path: String = source.bundle?.info.unreachablePath, let bundle: AppBundle = source.bundle {
      return "no link to \(path.dropFirst(bundle.path.utf8.count + 1))"
    }
    if source.info.document == nil { return "no Info.plist" }
    return source.isUsable ? nil : "unreadable Info.plist"
  }

  /// The platforms that the Info.plist names, where the executable names none.
  private static func declaredPlatforms(_ resolved: ResolvedInfo) -> [String] {
    (resolved.unlocalizedNode("CFBundleSupportedPlatforms")?.elements.compactMap(\.string) ?? []).map { name in
      platformTitles[name] ?? name
    }
  }

  /// What the names of platforms in an Info.plist are called elsewhere.
  private static let platformTitles: [String: String] = [
    "iPhoneOS": "iOS", "iPhoneSimulator": "iOS Simulator", "MacOSX": "macOS", "AppleTVOS": "tvOS", "AppleTVSimulator": "tvOS Simulator",
    "WatchOS": "watchOS", "WatchSimulator": "watchOS Simulator", "XROS": "visionOS", "XRSimulator": "visionOS Simulator",
    "DriverKit": "DriverKit",
  ]
}
