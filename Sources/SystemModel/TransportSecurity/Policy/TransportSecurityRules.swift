import InfoPlistCatalog
import InfoPlistResolution

/// What a system asks of connections, by its version and whose rules are followed. Every number of a verdict comes from here.
struct TransportSecurityRules {
  let era: TransportSecurityEra
  let profile: TransportSecurityProfile
  let isLinkedForTransportSecurity: Bool

  init(environment: Environment, profile: TransportSecurityProfile) {
    era = TransportSecurityEra(environment)
    self.profile = profile
    isLinkedForTransportSecurity =
      environment.linkedSDK.map { $0 >= TransportSecurityEra.introduction.firstVersion(on: environment.platform) } ?? true
  }

  private var isCurrent: Bool { profile == .current }

  /// Whether the keys of iOS 10 and macOS 10.12 exist (R-ATS-012).
  var knowsNarrowKeys: Bool { era >= .narrowKeys }
  /// Whether local names are free without a key (R-ATS-025, R-ATS-026); on iOS 9 they were not.
  var exemptsLocalNames: Bool { !isCurrent || era >= .narrowKeys }
  /// Whether addresses and ranges can be named as exceptions (the reference says that they cannot, R-ATS-051).
  var readsAddresses: Bool { isCurrent && era >= .addresses }
  /// Whether pins exist.
  var knowsPins: Bool { isCurrent && era >= .pinning }
  /// Whether spellings of 2015 and 2016 still count.
  var readsFormerSpellings: Bool { isCurrent && era < .addresses }

  /// Whether `NSAllowsArbitraryLoads` counts: presence of a narrower key cancels it, whatever its value (R-ATS-033).
  func liftsAll(_ configuration: TransportSecurityConfiguration) -> Bool {
    guard configuration.arbitraryLoads?.value == true else { return false }
    return !knowsNarrowKeys || configuration.narrowKeys.isEmpty
  }

  private var edition: CipherSuiteList.Edition {
    guard isCurrent else { return .reference }
    return era >= .trimmedSuites ? .trimmed : era >= .strictTrust ? .modern : .first
  }

  /// The lowest version that the system speaks at all; nil where it speaks all that this package knows.
  private var floor: TLSVersion? { isCurrent && era >= .tls12Floor ? .tls12 : nil }
  private var relaxedStrength: TransportSecurityRequirements.Strength { isCurrent && era >= .strictTrust ? .byTrust : .unchecked }
  private var ordinaryTransparency: TransportSecurityRequirements.Transparency {
    isCurrent && era >= .transparency ? .byTrust : .unchecked
  }

  /// The full rules (R-ATS-015...021).
  var full: TransportSecurityRequirements {
    TransportSecurityRequirements(
      allowsInsecureHTTP: false, minimumTLS: .tls12, requiresForwardSecrecy: true,
      suites: CipherSuiteList(edition: edition, includesRSAKeyExchange: false), keySize: .byTransportSecurity, digest: .byTransportSecurity,
      trust: .fixed, transparency: ordinaryTransparency)
  }

  /// No rules: what a lifted load still meets is the system's own trust (R-ATS-031, R-ATS-070).
  var lifted: TransportSecurityRequirements {
    TransportSecurityRequirements(
      allowsInsecureHTTP: true, minimumTLS: floor, requiresForwardSecrecy: false, suites: .any, keySize: relaxedStrength,
      digest: relaxedStrength, trust: .appMayLoosen, transparency: ordinaryTransparency)
  }

  /// What holds for loads that App Transport Security does not see (R-ATS-003).
  var uncovered: TransportSecurityRequirements { lifted }

  /// What an entry asks for: the full rules, changed by its members (R-ATS-045, R-ATS-048).
  func requirements(of domain: ExceptionDomain) -> TransportSecurityRequirements {
    var result: TransportSecurityRequirements = full
    if flag(domain.allowsInsecureHTTPLoads) == true {
      result.allowsInsecureHTTP = true
      result.trust = .appMayLoosen
      if isCurrent {
        result.keySize = relaxedStrength
        result.digest = relaxedStrength
      }
    }
    if let version: TLSVersion = version(domain.minimumTLSVersion) { result.minimumTLS = max(version, floor ?? .tls10) }
    if flag(domain.requiresForwardSecrecy) == false {
      result.requiresForwardSecrecy = false
      result.suites = CipherSuiteList(edition: edition, includesRSAKeyExchange: true)
      if isCurrent, era < .strictTrust { result.keySize = .unchecked }
    }
    if knowsNarrowKeys, flag(domain.requiresCertificateTransparency) == true, ordinaryTransparency == .unchecked {
      result.transparency = .byKey
    }
    return result
  }

  /// The value of a setting if this system reads its spelling.
  func flag(_ setting: TransportSecuritySetting<Bool>?) -> Bool? {
    guard let setting, !setting.isFormerSpelling || readsFormerSpellings else { return nil }
    return setting.value
  }

  /// The version of a setting if this system reads its spelling and knows the version.
  func version(_ setting: TransportSecuritySetting<TLSVersion>?) -> TLSVersion? {
    guard let setting, !setting.isFormerSpelling || readsFormerSpellings, let version: TLSVersion = setting.value else { return nil }
    return version == .tls13 && !isCurrent ? nil : version
  }
}
