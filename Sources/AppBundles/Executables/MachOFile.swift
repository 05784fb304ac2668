public import Diagnostics

/// What the header pages of an executable tell: architectures, platforms, libraries and the property list inside it.
///
/// Reading never fails: what is wrong stands in `diagnostics`, with offsets in the file as ranges.
public struct MachOFile: Sendable {
  /// The code for each architecture, in the order of the file.
  public let slices: [MachOSlice]
  /// Whether the file is a fat one, even with a single slice.
  public let isFat: Bool
  /// What is wrong with it.
  public let diagnostics: [Diagnostic]

  /// Reads the headers of a file; nil when the file does not start as a Mach-O file does.
  ///
  /// - Parameters:
  ///   - source: The file. Only its header pages are read, and what the options ask for.
  ///   - options: How much is read.
  public init?(reading source: any RandomAccessSource, options: MachOReadingOptions = MachOReadingOptions()) {
    var reader: MachOReader = MachOReader(source: source, options: options)
    guard reader.read() else { return nil }
    slices = reader.slices
    isFat = reader.isFat
    diagnostics = reader.findings.diagnostics
  }

  /// The names of the architectures, in the order of the file, such as `["arm64", "x86_64"]`.
  public var architectureNames: [String] { slices.map(\.architecture.description) }

  /// The platforms of all slices, each once, in the order of the file.
  public var platforms: [MachOPlatform] {
    var result: [MachOPlatform] = []
    for slice in slices {
      for build in slice.builds { if let platform: MachOPlatform = build.platform, !result.contains(platform) { result.append(platform) } }
    }
    return result
  }

  /// The oldest system that any slice runs on, for one platform.
  public func minimumOS(on platform: MachOPlatform) -> MachOVersion? {
    slices.flatMap(\.builds).filter { $0.platform == platform }.map(\.minimumOS).min()
  }

  /// The property list inside the first slice that has one.
  public var embeddedInfo: SourceBytes? { slices.lazy.compactMap(\.embeddedInfo).first }
}
