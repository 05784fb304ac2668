import InfoPlistCatalog
import Testing

@Suite struct PropertyListKindTests {
  @Test func otherSchemasAreNotTakenForBundles() {
    #expect(
      PropertyListKind(keys: ["AvailableLibraries", "CFBundlePackageType", "XCFrameworkFormatVersion"], packageType: "XFWK") == .xcframework
    )
    #expect(PropertyListKind(keys: ["CFBundleIdentifier", "CFBundleVersion"], packageType: "dSYM") == .debugSymbols)
    #expect(
      PropertyListKind(keys: ["UIStoryboardVersion", "UIViewControllerIdentifiersToNibNames"], packageType: nil) == .compiledStoryboard)
    #expect(PropertyListKind(keys: ["ApplicationProperties", "ArchiveVersion", "CreationDate", "Name"], packageType: nil) == .archive)
    #expect(PropertyListKind(keys: ["dateCreated", "externalLocations", "rootId", "storage", "version"], packageType: nil) == .testResults)
    #expect(PropertyListKind(keys: ["runDestinationsByUUID"], packageType: nil) == .testBaselines)
    #expect(PropertyListKind(keys: ["NSPrivacyTracking"], packageType: nil) == .privacyManifest)
  }

  @Test func bundlesStayBundles() {
    #expect(PropertyListKind(keys: [], packageType: nil) == .bundle)
    #expect(PropertyListKind(keys: ["CFBundleIdentifier", "storage", "ArchiveVersion"], packageType: "APPL") == .bundle)
    #expect(PropertyListKind(keys: ["CFBundleIdentifier"], packageType: "BNDL") == .bundle)
  }

  @Test func expectationsAreGivenForEveryKind() {
    for kind in ProductKind.allCases {
      let names: [String] = KeyExpectations.of(kind).items.map(\.key)
      #expect(names.contains("CFBundleIdentifier") && Set(names).count == names.count, "\(kind)")
    }
    #expect(KeyExpectations.of(.iOSApp).items.count == 14)
    #expect(KeyExpectations.of(.macOSApp).items.count == 14)
    #expect(KeyExpectations.commonlyLocalized.allSatisfy { $0.hasPrefix("CF") || $0.hasPrefix("NS") })
  }
}
