import AppBundles
import Diagnostics
import InfoPlistRules
import Linting
import Testing

/// Key packs of users: what they say, where they come from, and what is wrong with them.
@Suite struct KeyPackTests {
  private static func lookup(_ files: [String: String]) -> ConfigurationLookup {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (path, text) in files { fileSystem.addFile(path, text: text) }
    return ConfigurationLookup(fileSystem: fileSystem, rules: RuleRegistry.all)
  }

  private static func pack(_ key: String) -> String { #"{"libraries": [{"name": "Acme", "keys": [\#(key)]}]}"# }

  @Test func everyMemberIsRead() throws {
    let text: String = """
      {"libraries": [{
        "name": "the Acme SDK", "sources": ["a", "b"], "ended": "2030-01-31", "endedUnless": "AcmeServer", "prefixes": "Acme",
        "keys": [{
          "key": "AcmeKey", "type": ["string", "dictionary"], "pattern": ["ak.{token}", "{digits:4}"], "values": ["none"],
          "companions": "AcmeRegion", "scheme": "acme{value}", "adNetworks": "ACME.skadnetwork", "samples": "ak.test",
          "mistakes": [{"pattern": "sk.{any}", "note": "this is a secret"}], "summary": "The key."
        }],
        "queries": [{"schemes": ["acme"], "ifKey": "AcmeKey"}, {"schemes": "acme2", "ifScheme": "ac{digits}"}]
      }]}
      """
    let pack: KeyPack = KeyPack(reading: SourceBytes(text), path: "acme.json")
    #expect(pack.diagnostics.isEmpty, "\(pack.diagnostics.map(\.message))")
    let key: LibraryKey = LibraryKey(
      "AcmeKey", [.string, .dictionary], patterns: ["ak.{token}", "{digits:4}"], values: ["none"], companions: ["AcmeRegion"],
      scheme: "acme{value}", adNetworks: ["acme.skadnetwork"], samples: ["ak.test"],
      mistakes: [LibraryKey.Mistake("sk.{any}", "this is a secret")], summary: "The key.")
    let library: KeyLibrary = KeyLibrary(
      "the Acme SDK", sources: ["a", "b"], ended: "2030-01-31", endedUnless: "AcmeServer", prefixes: ["Acme"], keys: [key],
      queries: [KeyLibrary.Query(key: "AcmeKey", schemes: ["acme"]), KeyLibrary.Query(scheme: "ac{digits}", schemes: ["acme2"])])
    #expect(pack.libraries == [library])
    #expect(key.accepts(text: "none") && key.accepts(text: "1234") && !key.accepts(text: "12345"))
    #expect(key.scheme(for: "1234") == "acme1234")
    #expect(key.scheme(for: "x") == nil)
  }

  @Test func packsOfFilesAndOfTheConfigurationAreKnown() {
    let lookup: ConfigurationLookup = Self.lookup([
      "base/shared.json": #"{"keyPacks": "keys/base.json"}"#,
      "base/keys/base.json": Self.pack(#"{"key": "AcmeBase"}, {"key": "AcmeBoth", "type": "string"}"#),
      ".infoplist.json": #"{"extends": "base/shared.json", "keyPacks": ["own.json", \#(Self.pack(#"{"key": "AcmeInline"}"#))]}"#,
      "own.json": Self.pack(#"{"key": "AcmeBoth", "type": "boolean"}"#),
    ])
    let keys: LibraryIndex? = lookup.settings(for: "App/Info.plist").libraryKeys
    #expect(lookup.diagnostics.isEmpty, "\(lookup.diagnostics.map(\.message))")
    #expect(keys?.allNames == ["AcmeBase", "AcmeBoth", "AcmeInline"])
    #expect(keys?["AcmeBoth"]?.key.forms == [.boolean])
  }

  /// A wrong pack, what is found in it, the text of the first finding and its help.
  private static let wrong: [(text: String, ids: [String], marked: String, help: String?)] = [
    (#"{"librares": []}"#, ["configuration/unknown-member"], "librares", "did you mean 'libraries'?"),
    ("{}", ["configuration/missing-member"], "{}", nil),
    (#"{"libraries": [{"keys": []}]}"#, ["configuration/missing-member"], #"{"keys": []}"#, #"add "name""#),
    (Self.pack(#"{"type": "string"}"#), ["configuration/missing-member"], #"{"type": "string"}"#, #"add "key""#),
    (Self.pack(#"{"key": "A", "type": "text"}"#), ["configuration/bad-value"], #""text""#, nil),
    (Self.pack(#"{"key": "A", "type": "bolean"}"#), ["configuration/bad-value"], #""bolean""#, "did you mean 'boolean'?"),
    (Self.pack(#"{"key": "A", "pattern": "{digit}"}"#), ["configuration/bad-value"], #""{digit}""#, nil),
    (Self.pack(#"{"key": "A", "type": "boolean", "pattern": "x"}"#), ["configuration/bad-value"], "pattern", nil),
    (Self.pack(#"{"key": "A", "scheme": "fb"}"#), ["configuration/bad-value"], #""fb""#, nil),
    (Self.pack(#"{"key": "A"}, {"key": "A"}"#), ["configuration/bad-value"], #""A""#, "delete one"),
    (Self.pack(#"{"key": ""}"#), ["configuration/bad-value"], #""""#, nil), (Self.pack("1"), ["configuration/wrong-type"], "1", nil),
    (#"{"libraries": [{"name": "A", "ended": "soon"}]}"#, ["configuration/bad-value"], #""soon""#, "write YYYY-MM-DD"),
    (
      #"{"libraries": [{"name": "A", "queries": [{"schemes": "a"}]}]}"#, ["configuration/missing-member"], #"{"schemes": "a"}"#,
      #"add "ifKey" or "ifScheme""#
    ),
    ("[]", ["configuration/wrong-type"], "[]", nil),
  ]

  @Test(arguments: wrong) func wrongPacksAreReportedAtTheirPlace(_ text: String, _ ids: [String], _ marked: String, _ help: String?) {
    let lookup: ConfigurationLookup = Self.lookup([".infoplist.json": #"{"keyPacks": ["keys.json"]}"#, "keys.json": text])
    _ = lookup.settings(for: "Info.plist")
    #expect(lookup.diagnostics.map(\.id.rawValue) == ids)
    #expect(lookup.diagnostics.first?.range.map { SourceBytes(text).text(in: $0) } == marked)
    #expect(lookup.diagnostics.allSatisfy { $0.file == "keys.json" })
    if let help { #expect(lookup.diagnostics.first?.help == help) }
  }

  @Test func missingPacksAreReportedInTheConfiguration() {
    let text: String = #"{"keyPacks": ["no.json", 3]}"#
    let lookup: ConfigurationLookup = Self.lookup([".infoplist.json": text])
    _ = lookup.settings(for: "Info.plist")
    #expect(lookup.diagnostics.map(\.id.rawValue).sorted() == ["configuration/bad-key-pack", "configuration/wrong-type"])
    #expect(lookup.diagnostics.last?.range.map { SourceBytes(text).text(in: $0) } == #""no.json""#)
  }
}
