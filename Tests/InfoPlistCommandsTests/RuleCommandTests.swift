import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// `rules`, and `explain --store-message`.
@Suite struct RuleCommandTests {
  private static func rules(_ run: CommandRun) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [[String: Any]] ?? []
  }

  @Test func rulesAreListedAndFiltered() throws {
    let all: [[String: Any]] = try Self.rules(CommandRun("rules", "--json"))
    #expect(all.count > 50)
    #expect(CommandRun("rules").output.contains("identity/missing-bundle-identifier"))
    let errors: [[String: Any]] = try Self.rules(CommandRun("rules", "identity", "--severity", "error", "--json"))
    #expect(!errors.isEmpty && errors.count < all.count)
    #expect(errors.allSatisfy { $0["severity"] as? String == "error" && $0["category"] as? String == "identity" })
    let fixable: [[String: Any]] = try Self.rules(CommandRun("rules", "--fixable", "--json"))
    #expect(!fixable.isEmpty && fixable.allSatisfy { $0["fix"] is String })
    #expect(CommandRun("rules", "nonsense/*").exitCode == 1)
    #expect(CommandRun("rules", "--severity", "fatal").exitCode == 64)
    #expect(CommandRun("rules", "--calendar").exitCode == 0)
  }

  @Test func storeMessagesLeadToRules() throws {
    let text: String = """
      Dear Developer,
      ITMS-90276: Missing Bundle Identifier - The value of the key CFBundleIdentifier in the Info.plist of 'Payload/My App.app' must not be empty.
      ITMS-90049: This bundle is invalid. The bundle identifier contains disallowed characters.
      """
    let run: CommandRun = CommandRun("explain", "--store-message", "-", "--json", input: text)
    let problems: [[String: Any]] = try Self.rules(run)
    #expect(problems.compactMap { $0["code"] as? String } == ["ITMS-90276", "ITMS-90049"])
    #expect(problems.first?["keys"] as? [String] == ["CFBundleIdentifier"])
    #expect((problems.first?["files"] as? [String])?.contains("Payload/My App.app") == true)
    let first: [[String: Any]] = problems.first?["rules"] as? [[String: Any]] ?? []
    #expect(first.contains { ($0["id"] as? String)?.hasPrefix("identity/") == true })
    let human: CommandRun = CommandRun("explain", "--store-message", text)
    #expect(human.exitCode == 0)
    #expect(human.output.contains("identity/invalid-bundle-identifier-character"))
    #expect(CommandRun("explain", "--store-message", "hello there").exitCode == 1)
    #expect(CommandRun("explain").exitCode == 64)
  }

  @Test func otherSpellingsOfCodesAreRead() throws {
    let run: CommandRun = CommandRun("explain", "--json", "--store-message", "STATE_ERROR.VALIDATION_ERROR.90049 (ID: 1) for 'My.app'")
    #expect(try Self.rules(run).first?["code"] as? String == "ITMS-90049")
  }
}
