import InfoPlistCatalog
import Testing

@Suite struct KeyCatalogTests {
  @Test func everyEntryIsFoundByEachOfItsPathsAndItsTitle() {
    let keys: [InfoPlistKey] = KeyCatalog.all
    #expect(keys.count == KeyCatalog.count && keys.count >= 14)
    for key in keys {
      for path in key.paths {
        #expect(KeyCatalog.key(at: path)?.summary == key.summary, "\(path)")
        #expect(InfoPlistKeyPath(path.description) == path)
      }
      #expect(KeyCatalog.keys(named: key.name).contains { $0.summary == key.summary }, "\(key.name)")
      if let title = key.title { #expect(KeyCatalog.keys(titled: title).contains { $0.summary == key.summary }, "\(title)") }
    }
    #expect(KeyFamily.all.flatMap(\.keys).count == keys.count)
  }

  @Test(arguments: ["", "A", "CFBundleIdentifie", "CFBundleIdentifierr", "zzz", "\t", "cfbundleidentifier", "\u{0}"])
  func unknownNamesAreNotFound(_ name: String) {
    #expect(KeyCatalog.keys(named: name).isEmpty)
    #expect(KeyCatalog.topLevelKey(named: name) == nil)
  }

  @Test func titlesAreFoundInAnyCase() {
    #expect(KeyCatalog.keys(titled: "bundle NAME").map(\.name) == ["CFBundleName"])
  }

  @Test func nearNamesAreSuggested() {
    #expect(KeyCatalog.suggestions(for: "cfbundleidentifier").first?.name == "CFBundleIdentifier")
    #expect(KeyCatalog.suggestions(for: "CFBundleVresion").first?.name == "CFBundleVersion")
    #expect(KeyCatalog.suggestions(for: "CFBundleShortVersion").first?.name == "CFBundleShortVersionString")
    #expect(KeyCatalog.suggestions(for: "EntirelyDifferentThing").isEmpty)
  }

  @Test func searchFindsWordsOfTheText() {
    #expect(KeyCatalog.search("speech output").map(\.name).contains("CFBundleSpokenName"))
    #expect(KeyCatalog.search("bundle version").prefix(3).map(\.name).contains("CFBundleVersion"))
    #expect(KeyCatalog.values("FMWK").map(\.table.name) == ["bundle-package-types"])
  }

  @Test func pathsAreReadAndWritten() {
    let path: InfoPlistKeyPath = "NSExtension.NSExtensionAttributes.'com.apple.ctk.aid'"
    #expect(path.segments == [.key("NSExtension"), .key("NSExtensionAttributes"), .key("com.apple.ctk.aid")])
    let free: InfoPlistKeyPath = "A[].B.*.C"
    #expect(free.segments == [.key("A"), .element, .key("B"), .anyKey, .key("C")])
    #expect(free.description == "A[].B.*.C")
    #expect(InfoPlistKeyPath([.key("*")]).description == "'*'")
  }

  @Test func requirementRangesAreExpanded() {
    #expect(expandRequirementIDs(["R-CF-008...010", "R-ID-001"]) == ["R-CF-008", "R-CF-009", "R-CF-010", "R-ID-001"])
    #expect(expandRequirementIDs(["R-CF-9...x", "text"]) == ["R-CF-9...x", "text"])
  }

  @Test func availabilityFallsBackFromIPadOS() {
    let list: [Availability] = [.iOS("13.0", obsoleted: "16.0"), .unavailable(.watchOS)]
    #expect(list.on(.iPadOS)?.isAvailable(at: "14.0") == true)
    #expect(list.on(.iOS)?.isAvailable(at: "12.4") == false)
    #expect(list.on(.iOS)?.isAvailable(at: "16.0") == false)
    #expect(list.on(.watchOS)?.isAvailable(at: nil) == false)
    #expect(list.on(.tvOS) == nil)
  }
}
