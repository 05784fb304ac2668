import InfoPlistResolution
import Linting
import SystemModel

/// The dictionary of App Transport Security as several rules look at it.
enum TransportSecurityDictionary {
  /// The dictionary; nil when there is none.
  static func root(_ info: InfoSubject) -> PlacedValue? {
    guard let value: PlacedValue = info[TransportSecurityKey.dictionary], value.kind == .dictionary
    else { return nil }
    return value
  }

  /// The entries of `NSExceptionDomains`, those left out whose name is a build setting.
  static func domains(_ info: InfoSubject) -> [PlacedValue] {
    entries(TransportSecurityKey.exceptionDomains, info)
  }

  /// The entries of `NSPinnedDomains`, those left out whose name is a build setting.
  static func pinnedDomains(_ info: InfoSubject) -> [PlacedValue] {
    entries(TransportSecurityKey.pinnedDomains, info)
  }

  private static func entries(_ key: String, _ info: InfoSubject) -> [PlacedValue] {
    root(info)?[key]?.members.filter { !BuildVariable.occurs(in: $0.key) } ?? []
  }

  /// The dictionary as systems read it.
  static func configuration(_ info: InfoSubject) -> TransportSecurityConfiguration {
    TransportSecurityConfiguration(root(info)?.node, file: info.file.path)
  }

  /// The systems on which a part of the dictionary has to count in order not to be called useless.
  static func equivalence(_ facts: Facts) -> TransportSecurityEquivalence {
    guard let platform: Platform = facts.platform else {
      let phone: TransportSecurityEquivalence = TransportSecurityEquivalence(device: .iPhone)
      return TransportSecurityEquivalence(
        environments: phone.environments + TransportSecurityEquivalence(device: .mac).environments)
    }
    let device: Device = Device.allCases.first { $0.platform == platform } ?? .iPhone
    return TransportSecurityEquivalence(device: device, from: facts.deploymentTarget)
  }

  /// Whether every system that the product runs on is at least of an era; false when that is not known.
  static func runsOnly(from era: TransportSecurityEra, _ facts: Facts) -> Bool {
    guard let platform: Platform = facts.platform, let target: OSVersion = facts.deploymentTarget
    else { return false }
    return target >= era.firstVersion(on: platform)
  }

  /// A dictionary for examples, with these members.
  static func example(_ members: String) -> String {
    "<key>NSAppTransportSecurity</key>\n<dict>\n\(members)\n</dict>"
  }

  /// A dictionary for examples with one exception domain.
  static func example(domain: String, _ members: String) -> String {
    example(
      "<key>NSExceptionDomains</key>\n<dict>\n<key>\(domain)</key>\n<dict>\n\(members)\n</dict>\n</dict>"
    )
  }
}
