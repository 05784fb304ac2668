import AppBundles
import Diagnostics
import InfoPlistCatalog
import InfoPlistRules
import Linting
import Testing

@Suite struct ConfigurationTests {
  private static func lookup(_ files: [String: String], _ options: LintOptions = LintOptions(), current: String? = nil)
    -> ConfigurationLookup
  {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (path, text) in files { fileSystem.addFile(path, text: text) }
    return ConfigurationLookup(fileSystem: fileSystem, rules: RuleRegistry.all, currentDirectory: current, options: options)
  }

  @Test(arguments: [
    ("Tests", "a/Tests/x/Info.plist", true), ("Tests/", "Tests/Info.plist", true), ("Tests/*", "a/Tests/Info.plist", false),
    ("Tests/*", "Tests/Info.plist", true), ("**/Pods/**", "a/b/Pods/c/Info.plist", true), ("**/Pods/**", "a/Pods", false),
    ("*.plist", "a/b.plist", true), ("a/*.plist", "a/b/c.plist", false), ("a/**/c.plist", "a/c.plist", true),
    ("a/**/c.plist", "a/x/y/c.plist", true), ("a/**/b/c", "a/b/x/b/c", true), ("I?fo.plist", "Info.plist", true), ("", "a", false),
  ]) func pathPatternsMatch(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func nearestConfigurationHoldsAndProductsAreNotSearched() {
    let lookup: ConfigurationLookup = Self.lookup([
      ".infoplist.json": #"{"ignore": ["syntax/*"]}"#, "a/.infoplist.json": #"{"ignore": ["identity/*"]}"#,
      "a/My.app/.infoplist.json": #"{"ignore": ["*"]}"#, "x.ipa/Payload/.infoplist.json": #"{"ignore": ["*"]}"#,
    ])
    #expect(lookup.settings(for: "b/Info.plist").options.ignore == ["syntax/*"])
    #expect(lookup.settings(for: "a/b/c/Info.plist").options.ignore == ["identity/*"])
    #expect(lookup.settings(for: "a/My.app/Info.plist").options.ignore == ["identity/*"])
    #expect(lookup.settings(for: "x.ipa/Payload/My.app/Info.plist").options.ignore == ["syntax/*"])
    #expect(lookup.diagnostics.isEmpty)
  }

  @Test func configurationsAboveTheCurrentDirectoryAreFound() {
    let lookup: ConfigurationLookup = Self.lookup(["/home/me/.infoplist.json": #"{"preview": true}"#], current: "/home/me/project")
    #expect(lookup.settings(for: "Sources/Info.plist").options.includesPreviews)
    #expect(lookup.configurationPath(for: "Sources/Info.plist") == "/home/me/.infoplist.json")
  }

  @Test func overridesAndExtendedFilesApplyInOrder() {
    let lookup: ConfigurationLookup = Self.lookup([
      "base/shared.json": #"{"rules": {"identity/*": "error"}, "target": {"platform": "iOS"}}"#,
      ".infoplist.json": """
      {
        "extends": "base/shared.json",
        "rules": {"identity/empty-bundle-identifier": "info"},
        "target": {"deploymentTarget": "15.0"},
        "overrides": [{"files": "Tests/**", "rules": {"identity/*": "off"}, "target": {"platform": "macOS"}}]
      }
      """,
    ])
    let app: LintSettings = lookup.settings(for: "App/Info.plist")
    let rules: [RuleInfo] = RuleRegistry.all.infos
    func severity(_ id: DiagnosticID, _ settings: LintSettings) -> Severity? {
      rules.first { $0.id == id }.flatMap { settings.options.severity(of: $0) }
    }
    #expect(severity("identity/bundle-identifier-not-reverse-dns", app) == .error)
    #expect(severity("identity/empty-bundle-identifier", app) == .info)
    #expect(app.target.platform == .iOS)
    #expect(app.target.deploymentTarget == "15.0")
    let tests: LintSettings = lookup.settings(for: "Tests/Info.plist")
    #expect(severity("identity/empty-bundle-identifier", tests) == nil)
    #expect(tests.target.platform == .macOS)
    #expect(lookup.diagnostics.isEmpty, "\(lookup.diagnostics.map(\.message))")
  }

  @Test func theCommandLineWins() {
    let files: [String: String] = [".infoplist.json": #"{"select": ["syntax/*"], "rules": {"identity/*": "off"}}"#]
    let lookup: ConfigurationLookup = Self.lookup(files, LintOptions(select: ["identity/*"]))
    let options: LintOptions = lookup.settings(for: "Info.plist").options
    #expect(options.select == ["identity/*"])
    #expect(options.levels.isEmpty)
  }

  @Test(arguments: [
    (#"{"selct": []}"#, "configuration/unknown-member", "selct", "did you mean 'select'?"),
    (#"{"select": 3}"#, "configuration/wrong-type", "3", nil),
    (#"{"ignore": ["sintax/*"]}"#, "configuration/unknown-rule", "sintax/*", "did you mean 'syntax/*'?"),
    (#"{"rules": {"syntax/*": "fatal"}}"#, "configuration/bad-value", #""fatal""#, "write one of off, info, warning, error"),
    (#"{"rules": {"syntax/*": {"level": "off", "optoins": {}}}}"#, "configuration/unknown-member", "optoins", "did you mean 'options'?"),
    (#"{"profile": "stor"}"#, "configuration/bad-value", #""stor""#, "did you mean 'store'?"),
    (#"{"target": {"sdk": "x"}}"#, "configuration/bad-value", #""x""#, nil),
    (#"{"suppress": [{"rule": "syntax/*"}]}"#, "configuration/missing-member", #"{"rule": "syntax/*"}"#, nil),
    (#"{"overrides": [{"ignore": ["syntax/*"]}]}"#, "configuration/missing-member", #"{"ignore": ["syntax/*"]}"#, nil),
    (#"{"extends": "no.json"}"#, "configuration/bad-extends", #""no.json""#, nil),
    (#"{"extends": ".infoplist.json"}"#, "configuration/bad-extends", #"".infoplist.json""#, nil),
    ("[]", "configuration/wrong-type", "[]", nil),
  ]) func wrongConfigurationsAreReportedAtTheirPlace(_ text: String, _ id: String, _ marked: String, _ help: String?) {
    let lookup: ConfigurationLookup = Self.lookup([".infoplist.json": text])
    _ = lookup.settings(for: "Info.plist")
    #expect(lookup.diagnostics.map(\.id.rawValue) == [id])
    let range: SourceRange? = lookup.diagnostics.first?.range
    #expect(range.map { SourceBytes(text).text(in: $0) } == marked)
    #expect(lookup.diagnostics.first?.file == ".infoplist.json")
    if let help { #expect(lookup.diagnostics.first?.help == help) }
  }

  @Test func brokenJSONIsReported() {
    let lookup: ConfigurationLookup = Self.lookup([".infoplist.json": #"{"select": [}"#])
    _ = lookup.settings(for: "Info.plist")
    #expect(!lookup.diagnostics.isEmpty)
    #expect(lookup.texts.keys.sorted() == [".infoplist.json"])
  }

  @Test func profilesChooseByHarm() {
    func rule(_ harm: RuleHarm, _ activation: RuleActivation = .standard) -> RuleInfo {
      RuleInfo("a/b", "x", .warning, harm, activation: activation, rationale: "x", citations: [])
    }
    #expect(LintOptions(profile: .store).severity(of: rule(.store)) == .warning)
    #expect(LintOptions(profile: .store).severity(of: rule(.style)) == nil)
    #expect(LintOptions(extend: ["a/b"], profile: .store).severity(of: rule(.style)) == .warning)
    #expect(LintOptions(profile: .security).severity(of: rule(.security)) == .warning)
    #expect(LintOptions(profile: .all).severity(of: rule(.style, .preview)) == .warning)
    #expect(LintOptions(profile: .all).severity(of: rule(.style, .onRequest)) == .warning)
  }

  @Test func theTableOfMembersIsSound() {
    for owner in ConfigurationMember.Owner.allCases {
      let names: [String] = ConfigurationMember.members(of: owner).map(\.name)
      #expect(Set(names).count == names.count)
      #expect(!names.isEmpty)
    }
  }
}
