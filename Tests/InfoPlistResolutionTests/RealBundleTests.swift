import AppBundles
import Foundation
import InfoPlistCatalog
import InfoPlistResolution
import LocalFileSystem
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Every bundle of the examples and, when they are there, of the collected products.
@Suite struct RealBundleTests {
  /// Twelve users.
  static let environments: [Environment] = [
    .iPhone, .iPad, .iPod, .mac, .appleTV, .watch, .vision, Environment.iPhone.with(languages: ["fr-CA", "en"]),
    Environment.iPad.with(languages: ["zh-Hant-HK"]), Environment.mac.with(languages: ["pt-BR", "es"]),
    Environment(device: .iPad, osVersion: "9.0", languages: ["de-AT"]), Environment(device: .iPhone, osVersion: "3.1", languages: ["ja"]),
  ]

  private func families(below url: URL) -> [BundleFamily] {
    BundleDiscovery(in: LocalFileSystem()).search(url.path).families
  }

  private func checkAll(_ families: [BundleFamily]) -> (bundles: Int, values: Int) {
    var bundles: Int = 0
    var values: Int = 0
    for family in families {
      var sources: [ResolutionSource] = []
      for member in family.members {
        let source: ResolutionSource = ResolutionSource(member.bundle, in: LocalFileSystem())
        sources.append(source)
        guard source.isUsable else { continue }
        bundles += 1
        for (number, environment) in Self.environments.enumerated() {
          let main: ResolvedInfo? = member.parent.map { ResolvedInfo(sources[$0], for: environment) }
          let resolved: ResolvedInfo = ResolvedInfo(source, for: environment, in: main)
          for key in resolved.keys {
            values += 1
            guard let value: ResolvedValue = resolved.value(key) else {
              Issue.record("\(source.info.file): \(key) has no value on \(environment.title)")
              continue
            }
            #expect(value.place.file == value.place.document.flatMap { _ in value.place.file })
            guard number % 4 == 0 else { continue }
            let decision: Decision<ResolvedValue?> = resolved.decision(for: key)
            #expect(decision.value?.place.file == value.place.file && decision.value?.place.range == value.place.range)
            #expect(decision.steps.contains { $0.outcome == .decides }, "\(source.info.file): \(key)")
          }
          #expect(!resolved.executableName().value.isEmpty)
          #expect(!resolved.displayName().value.isEmpty)
        }
      }
    }
    return (bundles, values)
  }

  @Test func examples() {
    let result: (bundles: Int, values: Int) = checkAll(
      families(below: SharedMaterial.packageRoot.appendingPathComponent("Examples")))
    // A fifth one has an error in its Info.plist, so that systems find no values.
    #expect(result.bundles == 4)
    #expect(result.values > 500)
  }

  @Test(.enabled(if: SharedMaterial.url("corpus/bundles") != nil, Comment(rawValue: SharedMaterial.skipMessage)))
  func collectedProducts() throws {
    let result: (bundles: Int, values: Int) = checkAll(families(below: try #require(SharedMaterial.url("corpus/bundles"))))
    #expect(result.bundles > 150)
  }

  @Test(.covers("R-PKG-002", "R-PKG-003", "R-NAME-008")) func factsOfTheExamples() throws {
    func resolved(_ path: String, _ environment: Environment) -> ResolvedInfo {
      let url: URL = SharedMaterial.packageRoot.appendingPathComponent("Examples/" + path)
      return ResolvedInfo(ResolutionSource(AppBundle(at: url.path, in: LocalFileSystem()), in: LocalFileSystem()), for: environment)
    }
    let french: ResolvedInfo = resolved("Notebook.app", Environment.mac.with(languages: ["fr-CH"]))
    #expect(french.displayName().value == "Carnet")
    #expect(french.packageType().value?.type == "APPL")
    #expect(french.executable().value?.hasSuffix("Contents/MacOS/Notebook") == true)
    #expect(resolved("Charts.framework", .mac).packageType().value?.type == "FMWK")
    #expect(resolved("Trails.app", Environment.iPhone.with(languages: ["de"])).displayName().value == "Wanderwege")
    #expect(resolved("Trails.app", .iPad).contents.usualDevice == .iPhone)
  }
}
