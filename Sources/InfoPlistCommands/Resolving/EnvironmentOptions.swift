import ArgumentParser
import InfoPlistCatalog
import InfoPlistKit
import InfoPlistResolution

/// The options that name a device, a system and a user.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: iphone, ipad, ipod, mac, appletv, watch or vision. By default the one that the bundle is made for.", valueName: "device")
  )
  var device: DeviceArgument?

  @Option(help: ArgumentHelp("The version of the system, such as 9.3. By default the newest.", valueName: "version"))
  var os: OSVersionArgument?

  @Option(
    help: ArgumentHelp(
      "The user's languages, best first, such as fr-CA,en. By default English, and with --matrix all of the bundle.", valueName: "languages"
    ),
    transform: Self.languages)
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whose reading of variants counts: current bundle code, that of about iOS 8 (cf1153), or the reference's words (reference).",
      valueName: "edition"))
  var variants: EditionArgument = EditionArgument(edition: .current)

  /// The question about some keys of a product.
  func request(path: String, keys: [String], includesTrace: Bool) -> ResolveRequest {
    ResolveRequest(
      path: path, keys: keys, device: device?.device, osVersion: os?.version, languages: languages,
      options: ResolutionOptions(edition: variants.edition), includesTrace: includesTrace)
  }

  /// Reads a list of languages.
  private static func languages(_ text: String) throws -> [String] {
    try text.split(separator: ",").map { part in
      let name: String = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      guard LanguageTag.isWellFormed(name) else {
        throw ValidationError("'\(name)' is no language; write codes such as 'fr', 'fr-CA' or 'zh-Hant', with commas between them")
      }
      return name
    }
  }
}

/// A device on the command line.
struct DeviceArgument: ExpressibleByArgument {
  let device: Device

  init?(argument: String) {
    guard let device: Device = Device(name: argument) else { return nil }
    self.device = device
  }

  static var allValueStrings: [String] { Device.allCases.map(\.rawValue) }
}

/// A version on the command line.
struct OSVersionArgument: ExpressibleByArgument {
  let version: OSVersion

  init?(argument: String) {
    guard let version: OSVersion = OSVersion(text: argument) else { return nil }
    self.version = version
  }
}

/// An edition of the bundle code on the command line.
struct EditionArgument: ExpressibleByArgument {
  let edition: VariantProfile.Edition

  init(edition: VariantProfile.Edition) {
    self.edition = edition
  }

  init?(argument: String) {
    guard let edition: VariantProfile.Edition = VariantProfile.Edition(rawValue: argument.lowercased()) else { return nil }
    self.edition = edition
  }

  var defaultValueDescription: String { edition.rawValue }
  static var allValueStrings: [String] { VariantProfile.Edition.allCases.map(\.rawValue) }
}
