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

  /// A mail as App Store Connect writes them, with lines broken anywhere.
  @Test func mailsAboutPurposeStringsNameRuleBundleKeyAndFix() throws {
    let mail: String = """
      Hello,

      We noticed one or more issues with a recent delivery for the following app: Trails App, Version 2.1, Build 7

      Please correct the following issues and upload a new binary to App Store Connect.

      ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more APIs that access sensitive
      user data, or the app has one or more entitlements that permit such access. The Info.plist file for the “Trails.app”
      bundle should contain a NSContactsUsageDescription key with a user-facing purpose string explaining clearly and
      completely why your app needs the data.

      Apple Developer Relations
      """
    let problem: [String: Any] = try #require(
      try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: mail)).first)
    #expect(problem["code"] as? String == "ITMS-90683")
    #expect(problem["keys"] as? [String] == ["NSContactsUsageDescription"])
    #expect((problem["files"] as? [String])?.contains("Trails.app") == true)
    #expect((problem["text"] as? String)?.contains("Apple Developer Relations") == false)
    let rules: [[String: Any]] = try #require(problem["rules"] as? [[String: Any]])
    #expect(rules.first?["id"] as? String == "privacy/missing-purpose-string")
    let human: String = CommandRun("explain", "--store-message", "-", input: mail).output
    #expect(human.contains("<key>NSContactsUsageDescription</key>\n      <string>"))
    #expect(human.contains("help: Add the purpose string"))
  }

  @Test(arguments: [
    (
      "ITMS-91053: Missing API declaration - Your app’s code in the “Trails” file references one or more APIs that require reasons, "
        + "including the following API categories: NSPrivacyAccessedAPICategoryUserDefaults.", "privacy/unexplained-interface"
    ),
    (
      "ITMS-91056: Invalid privacy manifest - The PrivacyInfo.xcprivacy file from the following path is invalid: "
        + "“Frameworks/Reachability.framework/PrivacyInfo.xcprivacy”. Keys and values must be valid.", "privacy/"
    ),
    (
      "ITMS-91064: Invalid tracking information - NSPrivacyTracking must be true if NSPrivacyTrackingDomains isn‘t empty.",
      "privacy/domains-without-tracking"
    ),
    (
      "ITMS-91061: Missing privacy manifest - Your app includes “Frameworks/FBLPromises.framework/FBLPromises”, which includes FBLPromises",
      "privacy/missing-library-manifest"
    ),
    (
      "ITMS-90809: Deprecated API Usage - New apps that use UIWebView are no longer accepted.", "store/deprecated-web-view"
    ),
    (
      "Error: Asset validation failed Invalid Export Compliance Code. The export compliance key value [] in the app's Info.plist doesn’t "
        + "match the key value of the app’s export compliance documentation. (90592) (ID: 1a2b)", "store/encryption-without-compliance-code"
    ),
    ("ERROR ITMS-90155: \"Invalid URL scheme. The scheme 'whatsapp' is reserved.\"", "security/scheme-of-known-app"),
    (
      "ITMS-91106: Invalid API reason declaration - The PrivacyInfo.xcprivacy file contains “C617.1” as the value for a "
        + "NSPrivacyAccessedAPITypeReasons key", "privacy/wrong-api-reason"
    ),
  ])
  func messagesOfTheStoreLeadToTheRuleThatFindsIt(_ text: String, _ rule: String) throws {
    let problem: [String: Any] = try #require(try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: text)).first)
    #expect(problem["isCited"] as? Bool == true)
    let ids: [String] = (problem["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids.prefix(2).contains { $0.hasPrefix(rule) }, "\(ids)")
  }

  @Test func messagesAboutReasonsListThem() {
    let text: String = "ITMS-91053: Missing API declaration - NSPrivacyAccessedAPICategoryUserDefaults in “Frameworks/Kit.framework/Kit”."
    let run: CommandRun = CommandRun("explain", "--store-message", "-", input: text)
    #expect(run.output.contains("reason CA92.1: "))
    #expect(run.output.contains("file: Frameworks/Kit.framework/Kit"))
  }

  /// Every shape in which a code was met, with the words that belong to it.
  @Test(arguments: [
    ("ERROR ITMS-90474: \"Invalid Bundle. The bundle 'A.app' has no \"upside down\" orientation.\"", "Invalid Bundle. The bundle"),
    (
      "Asset validation failed (90474)\nInvalid bundle. The bundle “A.app” is for iPad. (ID: 1a-2b)",
      "Invalid bundle. The bundle “A.app” is for iPad."
    ),
    (
      "*** Error: Asset validation failed Invalid bundle for iPad multitasking. (ID: 1a-2b) (90474)",
      "Invalid bundle for iPad multitasking."
    ),
    (
      "{\"errors\": [{\"id\": \"1\", \"status\": \"409\", \"code\": \"STATE_ERROR.VALIDATION_ERROR.90474\", \"title\": \"Asset validation failed\", "
        + "\"detail\": \"Invalid bundle for iPad multitasking.\"}]}", "Invalid bundle for iPad multitasking."
    ),
    (
      "NSUnderlyingError = \"Error UserInfo={status=409, detail=Invalid bundle for iPad multitasking., id=1, code=STATE_ERROR.VALIDATION_ERROR.90474, "
        + "title=Asset validation failed}\";", "Invalid bundle for iPad multitasking."
    ),
    ("90474: Invalid bundle. The app is for iPad.", "Invalid bundle. The app is for iPad."),
    ("ITMS 90474: Invalid bundle. The app is for iPad.", "Invalid bundle. The app is for iPad."),
    (
      "[!] Error uploading ipa file:\n [Transporter Error Output]: ERROR ITMS-90474: Invalid bundle for iPad.\n[Transporter Error Output]: The call to",
      "Invalid bundle for iPad."
    ),
  ])
  func everyShapeOfMessageIsRead(_ text: String, _ words: String) throws {
    let problems: [[String: Any]] = try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: text))
    #expect(problems.count == 1)
    #expect(problems.first?["code"] as? String == "ITMS-90474")
    #expect((problems.first?["text"] as? String)?.hasPrefix(words) == true, "\(problems.first?["text"] ?? "")")
    let rules: [[String: Any]] = problems.first?["rules"] as? [[String: Any]] ?? []
    #expect(rules.first?["id"] as? String == "devices/pad-orientation-missing")
  }

  /// A log as fastlane writes it: everything three times, one line a message.
  @Test func repeatedMessagesOfLogsAreToldOnce() throws {
    let log: String = """
      [05:49:30]: [Transporter Error Output]: ERROR ITMS-90171: "Invalid Bundle Structure - The binary file 'A.app/helper' is not permitted."
      [05:49:30]: [Transporter Error Output]: ERROR ITMS-90171: "Invalid Bundle Structure - The binary file 'A.app/tool' is not permitted."
      [05:49:30]: [Transporter Error Output]: ERROR ITMS-90034: "Missing or invalid signature. The bundle 'a.b' at bundle path 'Payload/A.app' is not signed."
      [05:49:30]: Transporter transfer failed.
      Return status of iTunes Transporter was 1: ERROR ITMS-90171: "Invalid Bundle Structure - The binary file 'A.app/helper' is not permitted."
      The call to the iTMSTransporter completed with a non-zero exit status: 1. This indicates a failure.
      """
    let problems: [[String: Any]] = try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: log))
    #expect(problems.compactMap { $0["code"] as? String } == ["ITMS-90171", "ITMS-90034"])
    #expect((problems.first?["texts"] as? [String])?.count == 2)
    #expect(problems.first?["title"] is String && problems.first?["place"] as? String == "bundle")
    #expect(problems.last?["place"] as? String == "signature")
    #expect((problems.last?["rules"] as? [[String: Any]])?.isEmpty == true)
    let human: String = CommandRun("explain", "--store-message", "-", input: log).output
    #expect(human.contains("ITMS-90171: a program or library lies where it may not\n"))
    #expect(human.components(separatedBy: "ITMS-90171").count == 2)
    #expect(human.contains("no rule finds it beforehand"))
    #expect(human.contains("check: infoplist check --select executable/standalone-executable,"))
  }

  @Test func unknownCodesAreToldCalmly() throws {
    let text: String = "ERROR ITMS-90001: \"Something about NSCameraUsageDescription in 'A.app/B.framework'.\""
    let problems: [[String: Any]] = try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: text))
    #expect(problems.first?["code"] as? String == "ITMS-90001")
    #expect(problems.first?["isKnown"] as? Bool == false && problems.first?["isCited"] as? Bool == false)
    #expect(problems.first?["keys"] as? [String] == ["NSCameraUsageDescription"])
    #expect(problems.first?["files"] as? [String] == ["A.app/B.framework"])
    let run: CommandRun = CommandRun("explain", "--store-message", "-", input: text)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("ITMS-90001: nothing is known of this code\n  message: Something about"))
  }

  /// General codes leave the choice to the key that the message names.
  @Test func generalCodesFollowTheKey() throws {
    let text: String =
      "ITMS-90360: Missing Info.plist value. A value for the key 'MinimumOSVersion' in bundle A.app/Frameworks/B.framework is required."
    let problem: [String: Any] = try #require(try Self.rules(CommandRun("explain", "--json", "--store-message", "-", input: text)).first)
    #expect((problem["rules"] as? [[String: Any]])?.first?["id"] as? String == "platforms/missing-minimum-os")
  }

  @Test func codesAreExplainedAndListed() throws {
    for name in ["ITMS-90165", "90165"] {
      let run: CommandRun = CommandRun("explain", name)
      #expect(run.exitCode == 0)
      #expect(run.output.hasPrefix("ITMS-90165: the signature of the provisioning profile is not valid\n"))
    }
    let codes: [[String: Any]] = try Self.rules(CommandRun("rules", "--store-codes", "--json"))
    #expect(codes.count > 200)
    let icons: [[String: Any]] = try Self.rules(CommandRun("rules", "icons/*", "--store-codes", "--json"))
    #expect(!icons.isEmpty && icons.count < 40)
    #expect(CommandRun("rules", "--store-codes").output.contains("ITMS-90683"))
    #expect(CommandRun("rules", "nonsense/*", "--store-codes").exitCode == 1)
  }
}
