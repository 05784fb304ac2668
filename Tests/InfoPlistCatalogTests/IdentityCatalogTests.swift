import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// What is expected of the keys that say what a bundle is and how it is called.
@Suite struct IdentityCatalogTests {
  private func key(_ name: String) throws -> InfoPlistKey { try #require(KeyCatalog.topLevelKey(named: name)) }

  @Test(.covers("R-NAME-003")) func aDisplayNameIsAlwaysExpected() throws {
    let expectation: InfoPlistCatalog.Expectation? = try key("CFBundleDisplayName").expectations.first { $0.kinds.isEmpty }
    #expect(expectation?.level == .required)
    #expect(expectation?.condition == nil)
  }

  @Test(.covers("R-NAME-015", "R-ID-009", "R-VER-021"), arguments: ["CFBundleName", "CFBundleIdentifier", "CFBundleVersion"])
  func recommendedForAll(_ name: String) throws {
    let levels: [InfoPlistCatalog.Expectation.Level] = try key(name).expectations.filter(\.kinds.isEmpty).map(\.level)
    #expect(levels.contains(.recommended) || levels.contains(.required), "\(name)")
  }

  @Test(.covers("R-LOC-008", "R-NAME-012", "R-VER-006", "R-VER-011")) func whatIsTranslatedByItsKey() throws {
    for name in ["CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "NSHumanReadableCopyright"] {
      #expect(try key(name).localization.contains(.byKey), "\(name)")
      #expect(KeyExpectations.commonlyLocalized.contains(name), "\(name)")
    }
    for name in ["CFBundleIdentifier", "CFBundleVersion", "CFBundlePackageType", "CFBundleExecutable"] {
      #expect(try key(name).localization == [.never], "\(name)")
    }
  }
}
