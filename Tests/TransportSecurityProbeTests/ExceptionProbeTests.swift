import Diagnostics
import Foundation
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

/// Suggestions that are found by connecting: the loads work with them, and no part of them can be left out.
@Suite(.serialized, .enabled(if: ServerFarm.isAvailable, ServerFarm.comment)) struct ExceptionProbeTests {
  private func merge(
    _ dictionary: String? = nil, os: OSVersion? = nil, _ profile: TransportSecurityProfile = .current
  ) -> TransportSecurityMerge {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes("<plist><dict><key>NSAppTransportSecurity</key><dict>\(dictionary ?? "")</dict></dict></plist>"))
    return TransportSecurityMerge(
      TransportSecurityConfiguration(dictionary == nil ? nil : document.root?["NSAppTransportSecurity"], file: "Info.plist"),
      environment: Environment(device: .iPhone, osVersion: os), profile: profile)
  }

  private func suggest(_ addresses: [LoadAddress], _ merge: TransportSecurityMerge) throws -> TransportSecuritySuggestion {
    try ExceptionProbe.suggestion(for: addresses, merge: merge, options: ServerFarm.options(), engine: TLSEngine.shared.get())
  }

  private func passes(_ addresses: [LoadAddress], _ merge: TransportSecurityMerge, _ exceptions: [String: DomainException]) throws -> Bool {
    var prober: Prober = try Prober(ServerFarm.options(), engine: try TLSEngine.shared.get())
    return addresses.allSatisfy {
      prober.load($0, remaining: 1, rules: LoadRequirements.rules(of: merge.policy(adding: exceptions))).passes
    }
  }

  /// Every dictionary of exceptions that says one thing less.
  private func smallerOnes(_ exceptions: [String: DomainException]) -> [[String: DomainException]] {
    exceptions.flatMap { host, exception -> [[String: DomainException]] in
      exception.smallerOnes.map { smaller in
        var copy: [String: DomainException] = exceptions
        copy[host] = smaller == .none ? nil : smaller
        return copy
      }
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("tls12-rsa", OSVersion(15), DomainException(disablesForwardSecrecy: true)),
      ("tls11-ecdhe", OSVersion(15), DomainException(minimumTLS: .tls11)),
      ("tls10-rsa", OSVersion(15), DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true)),
      ("rsa-1024", OSVersion(12), DomainException(disablesForwardSecrecy: true)),
      ("sha1", OSVersion(12), DomainException(allowsInsecureHTTP: true)),
      ("to-http", OSVersion(18), DomainException(allowsInsecureHTTP: true)),
    ])
  func theLeastExceptionForTheSystemIsFound(_ server: String, _ os: OSVersion, _ exception: DomainException) throws {
    let merge: TransportSecurityMerge = merge(os: os)
    let address: LoadAddress = try ServerFarm.address(server)
    let suggestion: TransportSecuritySuggestion = try suggest([address], merge)
    #expect(suggestion.exceptions == ["ats.test": exception], "\(suggestion.remarks)")
    #expect(suggestion.remarks.map(\.outcome) == [.needsException])
    #expect(!suggestion.risks.isEmpty)
    #expect(try passes([address], merge, suggestion.exceptions))
    for smaller in smallerOnes(suggestion.exceptions) { #expect(try !passes([address], merge, smaller), "\(smaller)") }
  }

  @Test(.timeLimit(.minutes(1))) func whatNoExceptionHelpsIsSaid() throws {
    for (server, os, words) in [
      ("expired", OSVersion(18), "expired"), ("wrong-host", OSVersion(18), "does not hold for"),
      ("tls10-rsa", OSVersion(26), "TLS 1.2 is needed"),
      ("rsa-1024", OSVersion(18), "the key is too small"), ("tls12-dhe", OSVersion(18), "no suite that is allowed"),
      ("close", OSVersion(18), "ends the connection"),
    ] {
      let suggestion: TransportSecuritySuggestion = try suggest([try ServerFarm.address(server)], merge(os: os))
      #expect(suggestion.exceptions.isEmpty, "\(server)")
      #expect(suggestion.remarks.map(\.outcome) == [.impossible])
      #expect(suggestion.remarks.first?.reason.contains(words) == true, "\(suggestion.remarks)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func whatWorksGetsNothing() throws {
    for server in ["all-versions", "tls12-chacha", "to-https"] {
      let suggestion: TransportSecuritySuggestion = try suggest([try ServerFarm.address(server)], merge())
      #expect(suggestion.exceptions.isEmpty && suggestion.edits.isEmpty)
      #expect(suggestion.remarks.map(\.outcome) == [.works], "\(suggestion.remarks)")
    }
    let local: LoadAddress = try ServerFarm.address("tls10-rsa", host: "localhost")
    #expect(try suggest([local], merge(os: OSVersion(18))).remarks.first?.outcome == .works, "local names are free")
    #expect(try suggest([local], merge(os: OSVersion(26))).remarks.first?.outcome == .impossible, "and iOS 26 speaks nothing below TLS 1.2")
  }

  @Test(.timeLimit(.minutes(1))) func severalLoadsShareTheLeastExceptions() throws {
    let merge: TransportSecurityMerge = merge(os: OSVersion(15))
    let addresses: [LoadAddress] = [
      try ServerFarm.address("tls12-rsa"), try ServerFarm.address("tls10-ecdhe"), try ServerFarm.address("all-versions"),
      try ServerFarm.address("to-other-http"), try ServerFarm.address("tls11-ecdhe", host: "b.ats.test"),
    ]
    let suggestion: TransportSecuritySuggestion = try suggest(addresses, merge)
    #expect(
      suggestion.exceptions == [
        "ats.test": DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true), "b.ats.test": DomainException(minimumTLS: .tls11),
        "other.ats.test": DomainException(allowsInsecureHTTP: true),
      ])
    #expect(suggestion.remarks.map(\.outcome) == [.needsException, .needsException, .works, .needsException, .needsException])
    #expect(try passes(addresses, merge, suggestion.exceptions))
    for smaller in smallerOnes(suggestion.exceptions) { #expect(try !passes(addresses, merge, smaller), "\(smaller)") }
  }

  @Test(.timeLimit(.minutes(1))) func whatTheDictionarySaysAlreadyIsRegarded() throws {
    let open: TransportSecurityMerge = merge("<key>NSAllowsArbitraryLoads</key><true/>", os: OSVersion(15))
    #expect(try suggest([try ServerFarm.address("tls10-rsa")], open).remarks.map(\.outcome) == [.works])
    let parent: TransportSecurityMerge = merge(
      "<key>NSExceptionDomains</key><dict><key>test</key><dict><key>NSIncludesSubdomains</key><true/>"
        + "<key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>", os: OSVersion(15))
    let suggestion: TransportSecuritySuggestion = try suggest([try ServerFarm.address("tls10-ecdhe")], parent)
    guard case .dictionary(let domains)? = suggestion.dictionary["NSExceptionDomains"], case .dictionary(let added)? = domains["ats.test"]
    else {
      Issue.record("\(suggestion.dictionary)")
      return
    }
    #expect(added["NSExceptionMinimumTLSVersion"] == .string("TLSv1.0"))
    #expect(added["NSExceptionAllowsInsecureHTTPLoads"] != nil, "what the parent allows stays allowed")
    #expect(added["NSIncludesSubdomains"] == nil)
  }
}
