import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// What the catalogue says of purpose strings and of the privacy manifest.
@Suite struct PrivacyCatalogTests {
  /// First versions that the reference names, by key.
  static let firstVersions: [(String, Platform, OSVersion)] = [
    ("NSAppleMusicUsageDescription", .iOS, "10.0"), ("NSAppleMusicUsageDescription", .macOS, "10.12"),
    ("NSBluetoothPeripheralUsageDescription", .iOS, "6.0"), ("NSCalendarsUsageDescription", .iOS, "6.0"),
    ("NSCameraUsageDescription", .iOS, "7.0"), ("NSContactsUsageDescription", .iOS, "6.0"),
    ("NSContactsUsageDescription", .macOS, "10.8"), ("NSHealthShareUsageDescription", .iOS, "8.0"),
    ("NSHealthUpdateUsageDescription", .iOS, "8.0"), ("NSLocationAlwaysUsageDescription", .iOS, "8.0"),
    ("NSLocationAlwaysUsageDescription", .macOS, "10.10"), ("NSLocationWhenInUseUsageDescription", .iOS, "8.0"),
    ("NSLocationWhenInUseUsageDescription", .macOS, "10.10"), ("NSMicrophoneUsageDescription", .iOS, "7.0"),
    ("NSMotionUsageDescription", .iOS, "7.0"), ("NSPhotoLibraryUsageDescription", .iOS, "6.0"),
    ("NSRemindersUsageDescription", .iOS, "6.0"),
  ]

  @Test(
    .covers(
      "R-PRIV-003", "R-PRIV-006", "R-PRIV-009", "R-PRIV-012", "R-PRIV-015", "R-PRIV-018", "R-PRIV-021", "R-PRIV-027", "R-PRIV-030",
      "R-PRIV-033", "R-PRIV-036", "R-PRIV-039", "R-PRIV-042"))
  func firstVersionsAreThoseOfTheReference() throws {
    for (name, platform, version) in Self.firstVersions {
      let key: InfoPlistKey = try #require(KeyCatalog.topLevelKey(named: name))
      #expect(key.availability.on(platform)?.introduced == version, "\(name) on \(platform)")
    }
  }

  @Test(.covers("R-PRIV-024", "R-PRIV-045", "R-PRIV-048", "R-PRIV-051"))
  func platformsWithoutVersionAreListed() {
    let platforms: [(InfoPlistKey, Platform)] = [
      (.nsHomeKitUsageDescription, .iOS), (.nsHomeKitUsageDescription, .watchOS), (.nsSiriUsageDescription, .iOS),
      (.nsSpeechRecognitionUsageDescription, .iOS), (.nsVideoSubscriberAccountUsageDescription, .tvOS),
    ]
    for (key, platform) in platforms { #expect(key.availability.on(platform)?.isUnavailable == false, "\(key.name)") }
  }

  @Test(.covers("R-PRIV-061"))
  func theOldLocationKeyEndsWithIOS7() throws {
    let iOS: Availability = try #require(InfoPlistKey.nsLocationUsageDescription.availability.on(.iOS))
    #expect(!iOS.isAvailable(at: "5.0") && iOS.isAvailable(at: "6.0") && iOS.isAvailable(at: "7.1"))
    #expect(!iOS.isAvailable(at: "8.0") && !iOS.isAvailable(at: "17.0"))
  }

  @Test(.covers("R-PRIV-053"))
  func purposeStringsAreTranslatedByKey() {
    let keys: [InfoPlistKey] = KeyCatalog.all.filter { $0.isTopLevel && $0.name.hasSuffix("UsageDescription") }
    #expect(keys.count >= 60)
    for key in keys where key.family.category == .privacy {
      #expect(key.localization.contains { if case .byKey = $0 { true } else { false } }, "\(key.name)")
      #expect(key.schema == .string(.userText), "\(key.name)")
    }
  }

  @Test func everyGroupOfInterfacesHasItsOwnReasons() throws {
    var codes: [String] = []
    for category in ValueTable.privacyAPICategories.entries {
      let reasons: ValueTable = try #require(ValueTable.privacyReasons(ofCategory: category.value))
      #expect(!reasons.entries.isEmpty)
      codes += reasons.entries.map(\.value)
    }
    #expect(codes.count == 17 && Set(codes).count == 17)
    #expect(ValueTable.privacyAPIReasons.entries.map(\.value) == codes)
    #expect(ValueTable.privacyReasons(ofCategory: "NSPrivacyAccessedAPICategoryOther") == nil)
  }

  @Test func theManifestIsADocumentOfItsOwn() {
    let keys: [InfoPlistKey] = KeyFamily.privacyManifest.keys
    #expect(keys.count == 10 && keys.allSatisfy { $0.family.document == .privacyManifest })
    #expect(ValueTable.privacyDataTypes.entries.count == 35 && ValueTable.privacyPurposes.entries.count == 6)
  }

  @Test func everySensorHasADescription() {
    let places: [InfoPlistKeyPath] = InfoPlistKey.srSensorUsageDescription.paths
    let sensors: [InfoPlistKey] = KeyFamily.privacySensors.keys.filter { $0.name.hasPrefix("SRSensorUsage") }
    #expect(sensors.count == 18 && places.count == 18)
    for sensor in sensors { #expect(sensor.paths.allSatisfy { path in places.contains { $0.parent == path } }, "\(sensor.name)") }
  }
}
