import Diagnostics
import InfoPlistCatalog
import InfoPlistRules
import Linting
import Testing

/// The table of the codes of App Store Connect, and what the rules say of the same codes.
@Suite struct StoreCodeTests {
  private static let infos: [RuleInfo] = RuleRegistry.all.infos

  /// The codes that a rule cites.
  private static func cited(by info: RuleInfo) -> Set<Int> {
    var result: Set<Int> = []
    for citation in info.citations {
      let parts: [Substring] = citation.source.description.split(separator: "ITMS-", omittingEmptySubsequences: false)
      for part in parts.dropFirst() { if let number: Int = Int(part.prefix { $0.isNumber }) { result.insert(number) } }
    }
    return result
  }

  @Test func codesAreSortedAndOnce() {
    let numbers: [Int] = StoreCode.all.map(\.number)
    #expect(numbers.count > 200)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers == numbers.sorted())
    #expect(StoreCode.named("ITMS-90683")?.number == 90683)
    #expect(StoreCode.named("90683")?.name == "ITMS-90683")
    #expect(StoreCode.named("itms-4238")?.number == 4238)
    #expect(StoreCode.named("ITMS-90682") == nil)
    #expect(StoreCode.named("CFBundleName") == nil && StoreCode.named("") == nil && StoreCode.named("ITMS-") == nil)
  }

  @Test func entriesAreSentences() {
    for code in StoreCode.all {
      #expect(!code.title.isEmpty && code.title.last != ".", "\(code.name)")
      for text in [code.cause, code.remedy] { #expect(text.count > 10 && text.last == ".", "\(code.name): \(text)") }
      #expect(Set(code.rules).count == code.rules.count, "\(code.name)")
      for report in code.reports {
        let parts: [Substring] = report.split(separator: "#")
        #expect(parts.count == 2 && parts[0].split(separator: "/").count == 2 && Int(parts[1]) != nil, "\(code.name): \(report)")
      }
      #expect(!code.reports.isEmpty || code.confidence != .high, "\(code.name) is too sure")
    }
  }

  @Test func keysAreKnown() {
    for code in StoreCode.all {
      for key in code.keys {
        // The catalogue of Info.plist keys knows also those of privacy manifests.
        #expect(KeyCatalog.topLevelKey(named: key) != nil || !KeyCatalog.keys(named: key).isEmpty, "\(code.name): \(key)")
      }
    }
  }

  /// The rules of an entry exist, run, and cite the code; and no rule cites a code whose entry does not name it.
  @Test func tableAndCitationsAgree() {
    let byID: [DiagnosticID: RuleInfo] = Dictionary(uniqueKeysWithValues: Self.infos.map { ($0.id, $0) })
    for code in StoreCode.all {
      for rule in code.rules {
        guard let info: RuleInfo = byID[rule] else {
          Issue.record("\(code.name) names the unknown rule \(rule)")
          continue
        }
        #expect(Self.cited(by: info).contains(code.number), "\(rule) does not cite \(code.name)")
      }
    }
    for info in Self.infos {
      for number in Self.cited(by: info) {
        #expect(
          StoreCode.numbered(number)?.rules.contains(info.id) == true, "\(info.id) cites ITMS-\(number), whose entry does not name it")
      }
    }
  }

  /// What the bundle shows should have a rule; where there is none, that is on purpose.
  @Test func bundleCodesWithoutRulesAreFew() {
    let without: [Int] = StoreCode.all.filter { $0.place == .bundle && $0.rules.isEmpty }.map(\.number)
    #expect(without.count < 20, "\(without)")
  }
}
