import InfoPlistResolution
import PropertyLists

extension TransportSecurityTrace {
  /// The way for a host that no entry names.
  mutating func explainWithoutEntry(
    _ verdict: TransportSecurityVerdict, _ host: ConnectionHost, _ context: ConnectionContext
  ) {
    if !configuration.domains.isEmpty { add(.notes, "no exception domain holds for the host", at: nil, .requirement("R-ATS-048")) }
    explainLocalNetworking(verdict, host)
    switch verdict.coverage {
    case .localHost:
      rejectAll([configuration.arbitraryLoads, configuration.arbitraryLoadsForMedia, configuration.arbitraryLoadsInWebContent])
    case .address:
      add(
        .decides, isCurrent ? "addresses are not under the rules from iOS 10 to iOS 16" : "addresses are not under the rules", at: nil,
        .requirement("R-ATS-024"))
      rejectAll([configuration.arbitraryLoads, configuration.arbitraryLoadsForMedia, configuration.arbitraryLoadsInWebContent])
    case .media, .webContent, .arbitraryLoads, .full: explainLoads(verdict, context)
    default: break
    }
    if verdict.isLiftedOnLink {
      add(
        .notes, "addresses of private networks are free of the rules where they are on the same link; nothing tells that beforehand",
        at: nil,
        .systems("routing decides what is local"))
    }
    if verdict.coverage == .full {
      add(.decides, "the full rules apply", at: nil, .requirement("R-ATS-029"), .requirement("R-ATS-016"))
    }
  }

  private mutating func explainLocalNetworking(_ verdict: TransportSecurityVerdict, _ host: ConnectionHost) {
    let isName: Bool = host.kind == .unqualifiedName || host.kind == .localName
    let isNearAddress: Bool = host.address.map { $0.isLoopback || $0.isLinkLocal || $0.isPrivate } ?? false
    let concerns: Bool = isName || isNearAddress && rules.readsAddresses
    guard concerns else { return }
    if isName, !rules.exemptsLocalNames {
      return add(.notes, "iOS 9 and OS X 10.11 hold local names to the rules", at: nil, .documentation("local names on iOS 9"))
    }
    let setting: TransportSecuritySetting<Bool>? = rules.knowsNarrowKeys ? configuration.localNetworking : nil
    switch (setting, setting?.value) {
    case (let setting?, false?):
      add(.passes, "NSAllowsLocalNetworking is NO, which holds local hosts to the rules", at: setting.place, .systems("explicit NO"))
    case (let setting?, true?):
      if verdict.coverage == .localHost {
        add(.decides, "NSAllowsLocalNetworking is YES: local hosts are free of the rules", at: setting.place, .requirement("R-ATS-044"))
      } else {
        add(.notes, "NSAllowsLocalNetworking is YES and frees what is local", at: setting.place, .requirement("R-ATS-044"))
      }
    default:
      if let setting {
        reject(setting.place, "\(setting.node.kind.phrase) is no Boolean", .systems("values of other types are ignored"))
      }
      guard verdict.coverage == .localHost else { return }
      add(.decides, "local hosts are free of the rules", at: nil, .requirement(isName ? "R-ATS-025" : "R-ATS-023"))
      add(
        .notes, "NSAllowsLocalNetworking should declare the intent; the load works without it", at: nil, .requirement("R-ATS-027"),
        .ruling("NSAllowsLocalNetworking is advice"))
    }
  }

  private mutating func explainLoads(_ verdict: TransportSecurityVerdict, _ context: ConnectionContext) {
    let media: TransportSecuritySetting<Bool>? = configuration.arbitraryLoadsForMedia
    let webContent: TransportSecuritySetting<Bool>? = configuration.arbitraryLoadsInWebContent
    if rules.knowsNarrowKeys {
      explainNarrow(media, context == .media, verdict.coverage == .media, "media that AV Foundation loads", "R-ATS-039")
      if verdict.coverage != .media {
        explainNarrow(webContent, context == .webContent, verdict.coverage == .webContent, "web views", "R-ATS-041")
      }
    } else {
      for setting in [media, webContent].compactMap({ $0 }) {
        reject(setting.place, "this system does not know the key", .requirement("R-ATS-012"))
      }
    }
    guard let arbitrary: TransportSecuritySetting<Bool> = configuration.arbitraryLoads else { return }
    if verdict.coverage == .media || verdict.coverage == .webContent {
      return reject(arbitrary.place, "the rules are lifted already", .requirement("R-ATS-033"))
    }
    guard let value: Bool = arbitrary.value else {
      return reject(
        arbitrary.place, "\(arbitrary.node.kind.phrase) is no Boolean, so the rules stay on", .systems("values of other types are ignored"))
    }
    if verdict.coverage == .arbitraryLoads {
      if !rules.knowsNarrowKeys, !configuration.narrowKeys.isEmpty {
        add(.notes, "this system does not know the narrower keys, so NSAllowsArbitraryLoads counts", at: nil, .requirement("R-ATS-037"))
      }
      return add(
        .decides, "NSAllowsArbitraryLoads is YES: the rules are off for hosts that are not named", at: arbitrary.place,
        .requirement("R-ATS-030"))
    }
    if value, rules.knowsNarrowKeys, !configuration.narrowKeys.isEmpty {
      for setting in configuration.narrowKeys {
        let basis: String =
          setting.key == TransportSecurityKey.arbitraryLoadsForMedia
          ? "R-ATS-034" : setting.key == TransportSecurityKey.arbitraryLoadsInWebContent ? "R-ATS-035" : "R-ATS-036"
        add(
          .passes, "'\(setting.key)' is there, whatever its value, and cancels NSAllowsArbitraryLoads", at: setting.place,
          .requirement(basis), .requirement("R-ATS-033"))
      }
      return reject(arbitrary.place, "a narrower key is present", .requirement("R-ATS-033"))
    }
    reject(arbitrary.place, "it is NO, which is the default", .requirement("R-ATS-029"))
  }

  private mutating func explainNarrow(
    _ setting: TransportSecuritySetting<Bool>?, _ isAsked: Bool, _ decides: Bool, _ subject: String, _ requirement: String
  ) {
    guard let setting else { return }
    if decides {
      return add(
        .decides, "'\(setting.key)' is YES: the rules are off for \(subject)", at: setting.place, .requirement(requirement))
    }
    guard isAsked else {
      return reject(setting.place, "it concerns \(subject) only", .requirement(requirement))
    }
    guard setting.value != nil else {
      return reject(setting.place, "\(setting.node.kind.phrase) is no Boolean", .systems("values of other types are ignored"))
    }
    reject(setting.place, "it is NO, which is the default", .requirement(requirement))
  }

  private mutating func rejectAll(_ settings: [TransportSecuritySetting<Bool>?]) {
    for setting in settings.compactMap({ $0 }) {
      reject(setting.place, "the host is free of the rules already", .requirement("R-ATS-023"))
    }
  }

  // MARK: Pins

  /// The pins that hold for a host.
  mutating func explainPins(_ host: ConnectionHost) {
    guard !configuration.pinnedDomains.isEmpty else { return }
    guard rules.knowsPins else {
      for domain in configuration.pinnedDomains where domain.name.lowercased() == host.name {
        reject(
          domain.place, isCurrent ? "pins exist from iOS 14 and macOS 11 on" : "the reference does not know pins",
          .documentation("pinned domains"))
      }
      return
    }
    for index in policy.pinnedEntries(for: host) {
      let domain: PinnedDomain = configuration.pinnedDomains[index]
      var parts: [String] = []
      if !domain.leafKeys.isEmpty { parts.append("one of \(domain.leafKeys.count) server keys") }
      if !domain.authorityKeys.isEmpty { parts.append("one of \(domain.authorityKeys.count) keys of authorities") }
      add(
        .passes,
        parts.isEmpty
          ? "NSPinnedDomains has '\(domain.name)' without any key"
          : "NSPinnedDomains has '\(domain.name)': the chain needs " + parts.joined(separator: " and "),
        at: domain.place, .documentation("pinned domains"), .requirement("R-ATS-071"))
    }
  }

  // MARK: Profiles

  /// Names everything in which the other profile gives another answer.
  mutating func compare(_ verdict: TransportSecurityVerdict, with other: TransportSecurityVerdict) {
    let profile: TransportSecurityProfile = policy.profile.other
    for difference in TransportSecurityDifference.between(verdict, other) {
      add(
        .notes, "profile '\(profile.rawValue)' differs in \(difference.subject): \(difference.other) instead of \(difference.mine)",
        at: nil,
        .ruling("profiles"))
    }
  }
}
