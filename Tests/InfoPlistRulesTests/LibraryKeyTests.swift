import AppBundles
import Diagnostics
import Foundation
import InfoPlistKit
import InfoPlistRules
import Linting
import Testing
import _InfoPlistDevTools
import _InfoPlistTestSupport

/// Keys of libraries: the table that is built in, and those that a user states.
@Suite struct LibraryKeyTests {
  @Test func tableIsWhatThePacksSay() throws {
    let packs: [KeyPack] = try KeyPackFiles.packs(package: SharedMaterial.packageRoot)
    #expect(packs.flatMap(\.libraries) == BuiltInKeyPack.libraries)
    #expect(BuiltInKeyPack.libraries.count > 30)
  }

  @Test func builtInKeysAreSound() throws {
    var seen: Set<String> = []
    for library in BuiltInKeyPack.libraries {
      #expect(!library.sources.isEmpty, "\(library.name) names no source")
      for key in library.keys {
        #expect(seen.insert(key.name).inserted, "\(key.name) is stated twice")
        #expect(KeyCatalog.topLevelKey(named: key.name) == nil, "\(key.name) is in the catalogue")
        #expect(key.summary.hasSuffix("."), "\(key.name) has no sentence")
        for name in key.companions { #expect(BuiltInKeyPack.index[name] != nil, "\(key.name) demands the unknown key \(name)") }
      }
    }
  }

  private static func findings(_ entries: String, configuration: String?, options: LintOptions = LintOptions()) -> [String] {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile(
      "Info.plist", text: RuleExample.FileContent.info("<key>CFBundleName</key>\n<string>x</string>\n" + entries).markedText ?? "")
    if let configuration { fileSystem.addFile(".infoplist.json", text: configuration) }
    let answer: CheckAnswer = Workspace(fileSystem: fileSystem).check(CheckRequest(paths: ["Info.plist"], options: options))
    #expect(answer.configurationProblems.isEmpty, "\(answer.configurationProblems.map(\.message))")
    return answer.findings.map(\.id.rawValue)
  }

  private static let acme: String = """
    {"keyPacks": [{"libraries": [{"name": "Acme", "keys": [
      {"key": "AcmeToken", "type": "string", "pattern": "ak_{hexadecimal:8}", "companions": "AcmeRegion", "scheme": "acme-{value}"},
      {"key": "AcmeRegion", "type": "string", "values": ["eu", "us"]}, {"key": "NSAcmeSwitchForAll", "type": "boolean"},
      {"key": "FacebookAppID", "type": "number"}
    ]}]}]}
    """

  @Test func keysOfTheUserAreChecked() {
    func ids(_ entries: String) -> [String] { Self.findings(entries, configuration: Self.acme).filter { $0.contains("/") } }
    let region: String = "\n<key>AcmeRegion</key>\n<string>eu</string>"
    #expect(ids("<key>AcmeToken</key>\n<string>ak_0011223</string>" + region).contains("sdk/malformed-library-value"))
    #expect(ids("<key>AcmeToken</key>\n<true/>" + region).contains("sdk/wrong-library-type"))
    #expect(ids("<key>AcmeToken</key>\n<string>ak_00112233</string>").contains("sdk/missing-library-key"))
    #expect(ids("<key>AcmeToken</key>\n<string>ak_00112233</string>" + region).contains("url-types/missing-sdk-scheme"))
    #expect(ids("<key>AcmeRegion</key>\n<string>moon</string>").contains("sdk/malformed-library-value"))
    #expect(ids("<key>AcmeRegoin</key>\n<string>eu</string>").contains("sdk/misspelled-library-key"))
    #expect(!ids("<key>AcmeRegion</key>\n<string>eu</string>").contains { $0.hasPrefix("sdk/") })
    // What the user says of a key wins.
    #expect(!ids("<key>FacebookAppID</key>\n<integer>12</integer>").contains { $0.hasPrefix("sdk/") })
    #expect(Self.findings("<key>FacebookAppID</key>\n<integer>12</integer>", configuration: nil).contains("sdk/wrong-library-type"))
  }

  @Test func keysOfTheUserAreKnown() {
    let all: LintOptions = LintOptions(profile: .all)
    let entries: String = "<key>NSAcmeSwitchForAll</key>\n<true/>\n<key>AcmeRegion</key>\n<string>eu</string>"
    let rules: Set<String> = ["keys/unknown-key", "keys/custom-key-without-prefix", "keys/misspelled-key"]
    #expect(!rules.isDisjoint(with: Self.findings(entries, configuration: nil, options: all)))
    #expect(rules.isDisjoint(with: Self.findings(entries, configuration: Self.acme, options: all)))
  }

  @Test func otherServersOutliveAServiceThatEnded() {
    let key: String = "<key>CodePushDeploymentKey</key>\n<string>x</string>"
    let server: String = "\n<key>CodePushServerURL</key>\n<string>https://push.example.com</string>"
    #expect(Self.findings(key, configuration: nil).contains("sdk/retired-library"))
    #expect(!Self.findings(key + server, configuration: nil).contains("sdk/retired-library"))
  }
}
