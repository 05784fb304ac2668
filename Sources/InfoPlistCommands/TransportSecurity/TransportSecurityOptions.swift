import AppBundles
import ArgumentParser
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel

/// The options that say for which system and by whose rules loads are judged.
struct TransportSecurityOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The device: iphone, ipad, ipod, mac, appletv, watch or vision.", valueName: "device"))
  var device: DeviceArgument?

  @Option(help: ArgumentHelp("The version of the system, such as 16.4. By default the newest.", valueName: "version"))
  var os: OSVersionArgument?

  @Option(help: ArgumentHelp("The SDK that the program is linked with. By default that of DTSDKName, or a new one.", valueName: "version"))
  var sdk: OSVersionArgument?

  @Option(help: "Whose rules: current (documentation and code of the systems) or reference (the words of the reference).")
  var profile: TransportSecurityProfile = .current

  /// The environment for a bundle; without a bundle an iPhone.
  func environment(for source: ResolutionSource?) -> Environment {
    let device: Device = device?.device ?? source?.usualDevice ?? .iPhone
    return Environment(device: device, osVersion: os?.version, linkedSDK: sdk?.version ?? source.flatMap { Self.linkedSDK($0) })
  }

  /// The version in `DTSDKName`, such as `iphoneos9.0`; nil when it is not there.
  private static func linkedSDK(_ source: ResolutionSource) -> OSVersion? {
    guard let name: String = source.info.entry(spelled: "DTSDKName")?.node.string else { return nil }
    let digits: Substring = name.drop { !$0.isNumber }
    return OSVersion(text: String(digits.prefix { $0.isNumber || $0 == "." }))
  }
}

extension TransportSecurityProfile: ExpressibleByArgument {}
extension ConnectionContext: ExpressibleByArgument {}
