import AppBundles
import DiagnosticReporting
import InfoPlistResolution
import PropertyLists

/// What one line says about a bundle.
struct BundleSummary {
  let path: String
  let placeAndName: String
  let title: String
  /// The number of the bundle that holds it, in its family.
  let parent: Int?
  let identifier: String?
  /// `CFBundleShortVersionString`.
  let version: String?
  /// `CFBundleVersion`.
  let build: String?
  let executable: String?
  let platforms: [String]
  let minimumSystem: String?
  let architectures: [String]
  let fileCount: Int?
  let byteCount: Int?
  let problem: String?

  init(_ member: BundleFamily.Member, in fileSystem: any FileSystem) {
    let bundle: AppBundle = member.bundle
    let contents: BundleContents = BundleContents(of: bundle, in: fileSystem)
    let source: ResolutionSource = ResolutionSource(bundle, in: fileSystem)
    let resolved: ResolvedInfo = ResolvedInfo(source, for: Environment(device: source.usualDevice))
    path = bundle.path
    placeAndName = FilePath.join(member.place, bundle.name)
    title = member.title
    parent = member.parent
    let isContainer: Bool = bundle.kind?.isContainer == true
    identifier = isContainer ? nil : resolved.unlocalizedString("CFBundleIdentifier")
    version = isContainer ? nil : resolved.unlocalizedString("CFBundleShortVersionString")
    build = isContainer ? nil : resolved.unlocalizedString("CFBundleVersion")
    executable = contents.executablePath
    let macho: MachOFile? = contents.executable
    let found: [MachOPlatform] = macho?.platforms ?? []
    platforms = found.isEmpty ? Self.declaredPlatforms(resolved) : found.map(\.title)
    minimumSystem =
      found.first.flatMap { macho?.minimumOS(on: $0)?.description } ?? resolved.unlocalizedString("MinimumOSVersion")
      ?? resolved.unlocalizedString("LSMinimumSystemVersion")
    architectures = macho?.architectureNames ?? []
    fileCount = contents.fileCount
    byteCount = contents.byteCount
    problem =
      if let error: FileError = source.error {
        error.description
      } else if isContainer || source.isUsable {
        nil
      } else {
        source.info.document == nil ? "no Info.plist" : "unreadable Info.plist"
      }
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

  var name: String { FilePath.lastName(path) }

  var versionText: String {
    if let problem { return "(\(problem))" }
    guard let version else { return build ?? "" }
    return version + (build.map { " (\($0))" } ?? "")
  }

  var platformText: String {
    (platforms + [minimumSystem.map { $0 + "+" }].compactMap { $0 }).joined(separator: " ")
  }

  /// The size with one decimal, in units of a thousand.
  var sizeText: String {
    guard let byteCount else { return "" }
    var amount: Int = byteCount
    var remainder: Int = 0
    for unit in ["bytes", "kB", "MB", "GB"] {
      if amount < 1000 || unit == "GB" { return unit == "bytes" ? "\(amount) bytes" : "\(amount).\(remainder / 100) \(unit)" }
      remainder = amount % 1000
      amount /= 1000
    }
    return ""
  }

  func json(parent: String?) -> JSONOutput {
    .members([
      ("path", .string(path)), ("parent", .optional(parent)), ("kind", .string(title)), ("identifier", .optional(identifier)),
      ("version", .optional(version)), ("build", .optional(build)), ("executable", .optional(executable)),
      ("platforms", .array(platforms.map(JSONOutput.string))), ("minimumSystem", .optional(minimumSystem)),
      ("architectures", .array(architectures.map(JSONOutput.string))), ("files", fileCount.map(JSONOutput.integer)),
      ("bytes", byteCount.map(JSONOutput.integer)), ("problem", .optional(problem)),
    ])
  }
}
