import Diagnostics
import Foundation
import InfoPlistRules
import Linting
import Testing
import _InfoPlistDevTools
import _InfoPlistTestSupport

/// Conventions of rules.
@Suite struct RuleTidyTests {
  static let declarations: [RuleRegistryFile.Declaration] = (try? RuleRegistryFile.declarations(package: SharedMaterial.packageRoot)) ?? []

  @Test func registryIsFresh() throws {
    let changed: [String] = try Generators.run(package: SharedMaterial.packageRoot, only: "rule-registry", write: false)
    #expect(changed.isEmpty, "run: swift run infoplist-dev generate")
  }

  @Test func idsAreUniqueAndWellFormed() {
    var seen: Set<DiagnosticID> = []
    for info in RuleRegistry.all.infos {
      for id in [info.id] + info.formerIDs { #expect(seen.insert(id).inserted, "\(id) is used twice") }
      let parts: [Substring] = info.id.rawValue.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(info.id) is not category/name")
      for part in parts {
        let isKebab: Bool =
          !part.isEmpty && !part.hasPrefix("-") && !part.hasSuffix("-") && !part.contains("--")
          && part.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        #expect(isKebab, "\(info.id) is not in kebab case")
      }
    }
  }

  @Test func filesAreNamedAsTheirRules() {
    for declaration in Self.declarations {
      let parts: [Substring] = declaration.file.split(separator: "/")
      #expect(parts.count == 2, "\(declaration.file) does not stand in a folder of a category")
      #expect(parts.last.map { $0 == declaration.type + ".swift" } ?? false, "\(declaration.type) stands in \(declaration.file)")
    }
    for rule in RuleRegistry.all.rules {
      let type: String = String(describing: rule)
      let parts: [Substring] = rule.info.id.rawValue.split(separator: "/")
      #expect(parts.last.map { $0.filter { $0 != "-" } == type.lowercased() } ?? false, "\(type) has the id \(rule.info.id)")
      let folder: Substring? = Self.declarations.first { $0.type == type }?.file.split(separator: "/").first
      #expect(folder?.lowercased() == parts.first.map { $0.filter { $0 != "-" } }, "\(rule.info.id) stands in the folder \(folder ?? "")")
    }
  }

  @Test func rulesAreDescribed() {
    for info in RuleRegistry.all.infos {
      #expect(!info.title.isEmpty && info.title.last != ".", "\(info.id) has no proper title")
      #expect(info.rationale.count > 25 && info.rationale.last == ".", "\(info.id) has no rationale of whole sentences")
      #expect(!info.citations.isEmpty, "\(info.id) cites nobody")
      #expect(
        info.activation == .preview || info.citations.contains { $0.confidence != .low }, "\(info.id) is not sure and must be a preview")
      for requirement in info.requirements {
        #expect(requirement.hasPrefix("R-") && requirement.count >= 7, "\(info.id) names the odd requirement \(requirement)")
      }
    }
  }

  @Test func rulesHaveExamples() {
    for rule in RuleRegistry.all.rules {
      #expect(!rule.examples.failing.isEmpty, "\(rule.info.id) has no failing example")
      #expect(!rule.examples.passing.isEmpty, "\(rule.info.id) has no passing example")
    }
  }

  @Test func findingsOfReadersAreDescribed() throws {
    let known: Set<String> = Set(RuleRegistry.all.readerRules.map(\.info.id.rawValue))
    let root: URL = SharedMaterial.packageRoot.appendingPathComponent("Sources")
    var used: Set<String> = []
    for folder in ["PropertyLists", "Linting"] {
      let base: URL = root.appendingPathComponent(folder)
      for name in FileManager.default.enumerator(atPath: base.path)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
        let text: String = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
        for part in text.components(separatedBy: "\"").dropFirst() where part.hasPrefix("syntax/") || part.hasPrefix("suppression/") {
          if part.contains("/"), !part.contains(" "), !part.contains("*") { used.insert(part) }
        }
      }
    }
    let rules: Set<String> = Set(RuleRegistry.all.rules.map { $0.info.id.rawValue })
    #expect(used.subtracting(known).subtracting(rules).sorted() == [], "described nowhere in ReaderRules")
    #expect(known.subtracting(used).sorted() == [], "described in ReaderRules, but found by no reader")
  }

  @Test(arguments: RuleRegistry.all.readerRules.filter { !$0.failing.isEmpty }.map(\.info.id))
  func examplesOfReaderRulesAreFound(_ id: DiagnosticID) {
    for rule in RuleRegistry.all.readerRules where rule.info.id == id {
      for example in rule.failing {
        let run: RuleExampleRun = RuleExampleRun(example, isFailing: true)
        let found: [Finding] = run.findings(of: id, in: RuleRegistry.all).filter { $0.id == id }
        let marks: [SourceRange] = run.expected.compactMap(\.range)
        #expect(!found.isEmpty, "\(id) is not found in \(example.content)")
        for mark in marks {
          #expect(
            found.contains { $0.diagnostic.range == mark },
            "\(id) is found at \(found.map { $0.diagnostic.range.map(String.init(describing:)) ?? "-" }), not at \(mark) in \(example.content)"
          )
        }
      }
    }
  }
}
