import InfoPlistCatalog
import Testing

/// Contradicting entries are found, and the message names each of them.
@Suite struct CatalogContradictionTests {
  static func entry(
    _ path: InfoPlistKeyPath, title: String? = nil, since: [Availability] = [.macOS("10.0")], supersededBy: [String] = [],
    excludes: [String] = [], needs: [String] = [], related: [String] = []
  ) -> InfoPlistKey {
    InfoPlistKey(
      path, title: title, in: .bundleIdentity, .boolean, since: since, supersededBy: supersededBy, excludes: excludes, needs: needs,
      related: related, summary: "Entry for \(path).")
  }

  @Test func aTitleThatIsUsedTwiceNamesBothEntries() {
    let pair: [InfoPlistKey] = [Self.entry("EXFirst", title: "Example title"), Self.entry("EXSecond", title: "Example title")]
    #expect(CatalogContradictions.titles(pair) == ["title 'Example title' belongs to both EXFirst and EXSecond"])
    // Apart by dictionary, or by platform, they may share it.
    let apart: [InfoPlistKey] = [Self.entry("EXFirst", title: "Example title"), Self.entry("EXThird.EXSecond", title: "Example title")]
    #expect(CatalogContradictions.titles(apart).isEmpty)
    let platforms: [InfoPlistKey] = [Self.entry("EXFirst", title: "T"), Self.entry("EXSecond", title: "T", since: [.iOS("13.0")])]
    #expect(CatalogContradictions.titles(platforms).isEmpty)
  }

  @Test func anUnknownRelationNamesBothKeys() {
    let keys: [InfoPlistKey] = [Self.entry("EXFirst", related: ["EXSecond", "EXNowhere"]), Self.entry("EXSecond")]
    let found: [String] = CatalogContradictions.unknownRelations(keys) { name in keys.contains { $0.name == name } }
    #expect(found == ["EXFirst speaks of the unknown key EXNowhere"])
  }

  @Test func versionsOutOfOrderNameTheEntry() {
    let found: [String] = CatalogContradictions.versions([.macOS("10.9", deprecated: "10.4")], of: "EXFirst")
    #expect(found == ["EXFirst: versions of macOS are out of order: 10.9, 10.4"])
    #expect(CatalogContradictions.versions([.iOS("4.x")], of: "EXFirst") == ["EXFirst: not a version, iOS"])
    #expect(CatalogContradictions.versions([.iOS("4.0"), .iOS("5.0")], of: "EXFirst") == ["EXFirst: a platform is listed twice"])
    #expect(CatalogContradictions.versions([.iOS("4.0", deprecated: "5.0", obsoleted: "5.0")], of: "EXFirst").isEmpty)
  }

  @Test func relationsThatContradictEachOtherNameBothEntries() {
    let circle: [InfoPlistKey] = [Self.entry("EXFirst", supersededBy: ["EXSecond"]), Self.entry("EXSecond", supersededBy: ["EXFirst"])]
    #expect(CatalogContradictions.relations(circle).contains("EXFirst and EXSecond are each replaced by the other"))
    #expect(
      CatalogContradictions.relations([Self.entry("EXFirst", excludes: ["EXB"], needs: ["EXB"])]) == ["EXFirst needs and excludes EXB"])
    #expect(CatalogContradictions.relations([Self.entry("EXFirst", related: ["EXFirst"])]) == ["EXFirst speaks of itself"])
  }

  @Test func onePathInTwoEntriesShowsBoth() {
    let found: [String] = CatalogContradictions.paths([Self.entry("EXFirst"), Self.entry("EXFirst")])
    #expect(found == ["EXFirst is described twice: 'Entry for EXFirst.' and 'Entry for EXFirst.'"])
  }
}
