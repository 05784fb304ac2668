import Foundation
import InfoPlistCatalog
import InfoPlistCommands
import InfoPlistReference
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// What the reference says of files, names and custom keys as a whole.
@Suite struct ReferenceConventionTests {
  @Test(.covers("R-GEN-003"))
  func newFilesAreXMLInUTF8() throws {
    let console: MemoryConsole = MemoryConsole()
    #expect(InfoPlistCommand.run(["new", "-t", "macos-app", "--literal", "--name", "Café"], console: console) == 0)
    #expect(console.outputText.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") && console.outputText.contains("Café"))
  }

  @Test(.covers("R-GEN-011"))
  func rawKeysAndTitlesAreBothShown() {
    let file: String = "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>a</string></dict></plist>"
    #expect(CatalogCommandTests.run("print", "-", input: file).output == "CFBundleIdentifier: \"a\"\n")
    #expect(CatalogCommandTests.run("print", "--titles", "-", input: file).output == "Bundle identifier: \"a\"\n")
  }

  /// Families of Apple's keys have the prefixes of their frameworks.
  @Test(.covers("R-GEN-014"))
  func keysHaveThePrefixesOfTheirFrameworks() throws {
    let prefixes: [(source: Source.Chapter, prefixes: [String])] = [
      (.coreFoundation, ["CF"]), (.launchServices, ["LS", "Minimum"]),
    ]
    for (chapter, list) in prefixes {
      let keys: [InfoPlistKey] = KeyCatalog.all.filter { $0.isTopLevel && $0.sources.first == .reference(chapter) }
      #expect(keys.count > 10, "\(chapter.rawValue)")
      let fitting: Int = keys.count { key in list.contains { key.name.hasPrefix($0) } }
      #expect(
        fitting * 10 >= keys.count * 9, "\(chapter.rawValue): \(keys.map(\.name).filter { name in !list.contains { name.hasPrefix($0) } })")
    }
    #expect(KeyCatalog.names.count { $0.hasPrefix("NS") } > 100 && KeyCatalog.names.count { $0.hasPrefix("UI") } > 60)
  }

  @Test(.covers("R-CUS-001", "R-CUS-002", "R-CUS-003"))
  func customKeysAreLetThrough() throws {
    let console: MemoryConsole = MemoryConsole()
    #expect(InfoPlistCommand.run(["new", "-t", "framework", "--set", "EXNotebookEndpointAddress=5"], console: console) == 0)
    #expect(console.outputText.contains("<key>EXNotebookEndpointAddress</key>"))
    let check: MemoryConsole = MemoryConsole(input: console.output)
    #expect(InfoPlistCommand.run(["check", "-"], console: check) == 0, "\(check.outputText)")
  }

  /// A template never has a variant without its plain key.
  @Test(.covers("R-VAR-012"))
  func variantsInTemplatesHaveTheirPlainKey() throws {
    for kind in InfoPlistTemplate.kinds {
      let keys: [String] = try #require(InfoPlistTemplate(kind)).dictionary(.init()).keys
      for key in keys where key.contains("~") { #expect(keys.contains(String(key.prefix { $0 != "~" })), "\(kind.rawValue): \(key)") }
    }
  }
}
