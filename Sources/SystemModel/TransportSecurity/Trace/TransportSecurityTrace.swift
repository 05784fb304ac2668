import InfoPlistResolution
import PropertyLists

/// Puts the way to a verdict into words.
struct TransportSecurityTrace {
  let explainer: TransportSecurityExplainer
  private(set) var steps: [DecisionStep] = []
  private(set) var rejected: [RejectedCandidate] = []
  private(set) var place: Provenance?

  init(explainer: TransportSecurityExplainer) {
    self.explainer = explainer
  }

  var policy: TransportSecurityPolicy { explainer.policy }
  var rules: TransportSecurityRules { explainer.rules }
  var configuration: TransportSecurityConfiguration { policy.configuration }
  var isCurrent: Bool { policy.profile == .current }

  mutating func add(
    _ outcome: DecisionStep.Outcome, _ words: String, at place: Provenance? = nil, _ bases: DecisionBasis...
  ) {
    steps.append(DecisionStep(outcome, words, path: place?.path, place: place, bases: bases))
    if outcome == .decides { self.place = place }
  }

  mutating func reject(_ place: Provenance, _ reason: String, _ bases: DecisionBasis...) {
    var name: String = ""
    if case .key(let key)? = place.path?.components.last { name = "'\(key)': " }
    rejected.append(RejectedCandidate(place, name + reason, bases: bases))
  }

  mutating func explain(_ verdict: TransportSecurityVerdict, _ url: ConnectionURL, _ context: ConnectionContext) {
    switch verdict.coverage {
    case .otherScheme:
      return add(.decides, "only http, https, ws and wss are under the rules", at: nil, .ruling("web sockets count as HTTP"))
    case .lowLevelInterface:
      return add(.decides, "lower-level interfaces and libraries with TLS of their own are not covered", at: nil, .requirement("R-ATS-008"))
    case .olderSystem:
      return add(
        .decides, "systems before iOS 9 and OS X 10.11 ignore the key; ordinary trust of https remains", at: nil, .requirement("R-ATS-002"),
        .requirement("R-ATS-003"))
    case .olderSDK:
      return add(
        .decides, "the program is linked with an SDK before iOS 9 and OS X 10.11, so the rules are off on every system", at: nil,
        .requirement("R-ATS-005"))
    default: break
    }
    guard let host: ConnectionHost = url.host else { return }
    describe(host)
    if let index: Int = verdict.domain, configuration.domains.indices.contains(index) {
      explain(configuration.domains[index], host)
    } else {
      skipParents(of: host)
      explainWithoutEntry(verdict, host, context)
    }
    explainPins(host)
    if url.scheme == .insecure {
      add(
        .notes, verdict.allowsLoad ? "plain HTTP may be used" : "plain HTTP is blocked (error -1022)", at: nil, .requirement("R-ATS-015"))
    } else {
      add(.notes, "an https address never falls back to plain HTTP", at: nil, .requirement("R-ATS-057"))
    }
    add(.notes, "a redirect is judged anew by the host that it leads to", at: nil, .requirement("R-ATS-084"))
  }

  private mutating func describe(_ host: ConnectionHost) {
    switch host.kind {
    case .publicName: add(.passes, "'\(host.name)' is a public host name", at: nil, .requirement("R-ATS-023"))
    case .unqualifiedName: add(.passes, "'\(host.name)' has no period: a host of the local network", at: nil, .requirement("R-ATS-025"))
    case .localName: add(.passes, "'\(host.name)' is below .local: a host of the local network", at: nil, .requirement("R-ATS-026"))
    case .address(let address):
      let kind: String =
        address.isLoopback
        ? ", this machine" : address.isLinkLocal ? ", valid on one link only" : address.isPrivate ? ", of a private network" : ""
      add(
        .passes, "'\(host.name)' is an address of version \(address.isVersion6 ? 6 : 4)\(kind)", at: nil, .requirement("R-ATS-024"))
    }
  }

  // MARK: An entry

  private mutating func explain(_ domain: ExceptionDomain, _ host: ConnectionHost) {
    skipParents(of: host, upTo: domain.name)
    if domain.name == host.name {
      add(
        .decides, "NSExceptionDomains has '\(domain.name)'; the entry starts from the full rules", at: domain.place,
        .requirement("R-ATS-045"))
    } else if host.address != nil {
      add(
        .decides, "the address is in '\(domain.name)', the narrowest range that NSExceptionDomains has", at: domain.place,
        .documentation("addresses and ranges as exception domains"))
    } else {
      add(
        .decides, "NSExceptionDomains has '\(domain.name)', the nearest parent that covers subdomains; it starts from the full rules",
        at: domain.place, .requirement("R-ATS-045"), .requirement("R-ATS-054"), .systems("nearest parent"))
      if let subdomains: TransportSecuritySetting<Bool> = domain.includesSubdomains {
        let labels: Int = host.name.split(separator: ".").count - domain.name.split(separator: ".").count
        add(.passes, "its subdomains are covered", at: subdomains.place, .requirement("R-ATS-054"))
        if labels > 1, isCurrent {
          add(
            .notes, "the host is \(labels) labels deeper; one page speaks of one label only, the systems' code of any number", at: nil,
            .documentation("depth of NSIncludesSubdomains"), .systems("nearest parent"))
        }
      }
    }
    let global: [TransportSecuritySetting<Bool>?] = [
      configuration.arbitraryLoads, configuration.arbitraryLoadsForMedia, configuration.arbitraryLoadsInWebContent,
      configuration.localNetworking,
    ]
    for setting in global.compactMap({ $0 }) {
      reject(
        setting.place, "a domain that is named leaves the keys for all hosts behind", .requirement("R-ATS-045"), .requirement("R-ATS-046"))
    }
    explainMembers(of: domain)
  }

  private mutating func explainMembers(of domain: ExceptionDomain) {
    flag(domain.allowsInsecureHTTPLoads, default: "plain HTTP stays forbidden", "R-ATS-056") { value in
      value
        ? "plain HTTP is allowed, and code of the app may accept a certificate that is not trusted; TLS for https stays as it is"
        : "plain HTTP is forbidden, as without the key"
    }
    if domain.allowsInsecureHTTPLoads.flatMap({ rules.flag($0) }) == true, isCurrent {
      add(
        .notes, "the key also takes the rules about key size and digest away", at: nil, .systems("insecure loads and certificates"))
    }
    if let setting: TransportSecuritySetting<TLSVersion> = domain.minimumTLSVersion { explain(version: setting) }
    flag(domain.requiresForwardSecrecy, default: "forward secrecy stays required", "R-ATS-064") { value in
      value ? "forward secrecy is required, as without the key" : "suites without forward secrecy are accepted too"
    }
    if domain.requiresForwardSecrecy.flatMap({ rules.flag($0) }) == false, isCurrent, rules.era < .strictTrust {
      add(.notes, "on this system the key drops the rule about key size too", at: nil, .documentation("forward secrecy and key length"))
    }
    if let setting: TransportSecuritySetting<Bool> = domain.requiresCertificateTransparency {
      if !rules.knowsNarrowKeys {
        reject(setting.place, "this system does not know the key", .requirement("R-ATS-012"))
      } else if isCurrent, rules.era >= .transparency {
        reject(setting.place, "the key is obsolete: this system asks for it always", .documentation("transparency always on"))
      } else {
        flag(setting, default: "public logs are not asked for", "R-ATS-066") { value in
          value ? "the certificate has to stand in two public logs" : "public logs are not asked for"
        }
      }
    }
  }

  private mutating func explain(version setting: TransportSecuritySetting<TLSVersion>) {
    if setting.isFormerSpelling, !rules.readsFormerSpellings { return rejectFormerSpelling(setting.place, setting.key) }
    guard let version: TLSVersion = rules.version(setting) else {
      return reject(
        setting.place, "'\(setting.node.string ?? setting.node.kind.phrase)' is no version that is known, so TLS 1.2 holds",
        .requirement("R-ATS-061"), .requirement("R-ATS-062"))
    }
    add(.passes, "the lowest version is \(version.title)", at: setting.place, .requirement("R-ATS-063"))
    if version == .tls13 { add(.notes, "TLS 1.3 as a value is newer than the reference", at: nil, .documentation("TLSv1.3")) }
    if version < .tls12, isCurrent, rules.era >= .tls12Floor {
      add(.notes, "this system speaks nothing below TLS 1.2, so the value has no effect", at: nil, .systems("TLS 1.2 at least"))
    }
  }

  private mutating func flag(
    _ setting: TransportSecuritySetting<Bool>?, default words: String, _ requirement: String, _ explanation: (Bool) -> String
  ) {
    guard let setting else { return }
    if setting.isFormerSpelling, !rules.readsFormerSpellings { return rejectFormerSpelling(setting.place, setting.key) }
    guard let value: Bool = setting.value else {
      return reject(
        setting.place, "\(setting.node.kind.phrase) is no Boolean, so \(words)", .systems("values of other types are ignored"))
    }
    let former: String = setting.isFormerSpelling ? " ('\(setting.key)' is a spelling of 2015 that this system still reads)" : ""
    add(.passes, explanation(value) + former, at: setting.place, .requirement(requirement))
  }

  private mutating func rejectFormerSpelling(_ place: Provenance, _ key: String) {
    reject(
      place, "'\(key)' is a spelling of 2015 or 2016 that this system does not read", .ruling("former spellings until iOS 16"))
  }

  /// The parents of a host that have an entry without effect on it.
  private mutating func skipParents(of host: ConnectionHost, upTo name: String? = nil) {
    for domain in explainer.candidates(for: host) {
      if host.address != nil {
        if domain.name == host.name, !rules.readsAddresses {
          reject(domain.place, "addresses cannot be named as exceptions here", .requirement("R-ATS-051"))
        } else if rules.readsAddresses, domain.name != name, let range: AddressRange = AddressRange(domain.name),
          let address: IPAddress = host.address, range.contains(address)
        {
          reject(domain.place, "a narrower entry holds", .systems("longest prefix"))
        }
        continue
      }
      guard domain.name != name, !domain.name.isEmpty else { continue }
      if host.name.hasSuffix("." + domain.name), domain.name.utf8.count > (name?.utf8.count ?? 0) {
        reject(
          domain.place, "it does not cover subdomains, so the search goes on past it", .requirement("R-ATS-055"), .systems("nearest parent")
        )
      } else if host.name.hasSuffix("." + domain.name), name != nil {
        reject(domain.place, "a nearer entry holds", .systems("nearest parent"))
      } else if domain.name != host.name, domain.name.lowercased() == host.name {
        reject(domain.place, "a key with capital letters never matches", .requirement("R-ATS-049"))
      } else if domain.name == host.name + "." || domain.name + "." == host.name {
        reject(domain.place, "with and without a period at the end are two names", .requirement("R-ATS-053"))
      }
    }
  }
}
