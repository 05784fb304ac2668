import ArgumentParser
import InfoPlistCatalog
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

  @Option(help: ArgumentHelp("The user's languages, best first, such as fr-CA,en.", valueName: "languages"))
  var languages: String = "en"

  @Option(
    help: ArgumentHelp(
      "Whose reading of variants counts: current bundle code, that of about iOS 8 (cf1153), or the reference's words (reference).",
      valueName: "edition"))
  var variants: EditionArgument = EditionArgument(edition: .current)

  /// The languages as a list.
  var languageList: [String] {
    languages.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty }
  }

  /// The environment for a bundle.
  func environment(for source: ResolutionSource) -> Environment {
    Environment(device: device?.device ?? source.usualDevice, osVersion: os?.version, languages: languageList)
  }

  /// The readings.
  var resolution: ResolutionOptions { ResolutionOptions(edition: variants.edition) }
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
