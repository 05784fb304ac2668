import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// Advice and background of the reference that entries have to pass on: each row names the requirement, the entry, and words that the entry's
/// texts must hold.
@Suite struct ReferenceAdviceTests {
  struct Advice: Sendable, CustomTestStringConvertible {
    var requirement: String
    var path: String
    var words: String
    var testDescription: String { requirement }

    init(_ requirement: String, _ path: String, _ words: String) {
      self.requirement = requirement
      self.path = path
      self.words = words
    }
  }

  private func check(_ advice: Advice) throws {
    let key: InfoPlistKey = try #require(KeyCatalog.key(at: InfoPlistKeyPath(advice.path)), "\(advice.path)")
    let texts: [String] =
      [key.summary, key.details, key.whenNeeded, key.ifMissing] + key.mistakes + key.related + key.supersededBy + key.supersedes
    #expect(
      texts.contains { $0.lowercased().contains(advice.words.lowercased()) },
      "\(advice.path) does not pass on \(advice.requirement): nothing about '\(advice.words)'")
    let cited: [String] = key.requirements + key.expectations.flatMap(\.requirements)
    #expect(cited.contains(advice.requirement) || KeyCatalog.all.contains { $0.requirements.contains(advice.requirement) })
  }

  private static let bundle: [Advice] = [
    Advice("R-CF-004", "CFBundleAllowMixedLocalizations", "framework"),
    Advice("R-CF-011", "CFBundleExecutable", "xcode"),
    Advice("R-CF-021", "CFBundleInfoDictionaryVersion", "version"),
    Advice("R-CF-022", "CFBundleLocalizations", "its own way"),
    Advice("R-CF-026", "CFBundleSpokenName", "speech"),
    Advice("R-CF-030", "CFBundleSignature", "creator"),
    Advice("R-NAME-010", "CFBundleName", "sixteen"),
    Advice("R-NAME-011", "CFBundleName", "menu bar"),
    Advice("R-VER-002", "CFBundleShortVersionString", "major"),
    Advice("R-VER-003", "CFBundleShortVersionString", "less prominent"),
    Advice("R-VER-004", "CFBundleShortVersionString", "maintenance"),
    Advice("R-VER-005", "CFBundleVersion", "released or not"),
    Advice("R-VER-008", "CFBundleVersion", "above zero"),
    Advice("R-VER-012", "CFBundleVersion", "at most four digits"),
    Advice("R-VER-013", "CFBundleVersion", "then two and two"),
    Advice("R-VER-014", "CFBundleVersion", "then two and two"),
    Advice("R-VER-015", "CFBundleVersion", "major"),
    Advice("R-VER-016", "CFBundleVersion", "may be left out"),
    Advice("R-VER-018", "CFBundleVersion", "d, a, b or fc"),
    Advice("R-VER-020", "CFBundleVersion", "before release"),
  ]

  @Test(
    .covers(
      "R-CF-004", "R-CF-011", "R-CF-021", "R-CF-022", "R-CF-026", "R-CF-030", "R-NAME-010", "R-NAME-011", "R-VER-002", "R-VER-003",
      "R-VER-004", "R-VER-005", "R-VER-008", "R-VER-012", "R-VER-013", "R-VER-014", "R-VER-015", "R-VER-016", "R-VER-018", "R-VER-020"),
    arguments: Self.bundle)
  func adviceAboutBundleIsPassedOn(_ advice: Advice) throws { try check(advice) }

  private static let documents: [Advice] = [
    Advice("R-DOC-020", "CFBundleDocumentTypes[].CFBundleTypeName", "identif"),
    Advice("R-DOC-021", "CFBundleDocumentTypes[].CFBundleTypeName", "pasteboard"),
    Advice("R-DOC-028", "CFBundleDocumentTypes[].CFBundleTypeRole", "edit"),
    Advice("R-DOC-029", "CFBundleDocumentTypes[].CFBundleTypeRole", "view"),
    Advice("R-DOC-031", "CFBundleDocumentTypes[].CFBundleTypeRole", "declare"),
    Advice("R-DOC-034", "CFBundleDocumentTypes[].LSItemContentTypes", "NSExportableTypes"),
    Advice("R-DOC-037", "CFBundleDocumentTypes[].LSItemContentTypes", "older"),
    Advice("R-DOC-040", "CFBundleDocumentTypes[].LSHandlerRank", "own"),
    Advice("R-DOC-041", "CFBundleDocumentTypes[].LSHandlerRank", "alternate"),
    Advice("R-DOC-057", "CFBundleDocumentTypes[].LSItemContentTypes", "10.4"),
    Advice("R-DOC-059", "CFBundleDocumentTypes[].CFBundleTypeIconFile", "icns"),
    Advice("R-DOC-060", "CFBundleDocumentTypes[].CFBundleTypeIconFiles", "name"),
    Advice("R-ICON-001", "CFBundleIconFile", "extension"),
    Advice("R-ICON-005", "CFBundleIconFile", "CFBundleIcons"),
    Advice("R-ICON-007", "CFBundleIconFile", "CFBundleIcons"),
    Advice("R-ICON-010", "CFBundleIconFiles", "png"),
    Advice("R-ICON-011", "CFBundleIconFiles", "extension"),
    Advice("R-ICON-027", "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName", "CFBundleIconFiles"),
    Advice("R-ICON-030", "CFBundleIconFiles", "size"),
    Advice("R-ICON-037", "CFBundleIcons.CFBundleAlternateIcons", "ipad"),
    Advice("R-URL-005", "CFBundleURLTypes[].CFBundleURLName", "reverse"),
    Advice("R-URL-009", "LSApplicationQueriesSchemes", "CFBundleURLTypes"),
    Advice("R-PLUG-006", "CFPlugInFactories", "static"),
    Advice("R-UTI-004", "UTExportedTypeDeclarations", "own"),
    Advice("R-UTI-011", "UTExportedTypeDeclarations[].UTTypeIconFile", "export"),
  ]

  @Test(
    .covers(
      "R-DOC-020", "R-DOC-021", "R-DOC-028", "R-DOC-029", "R-DOC-031", "R-DOC-034", "R-DOC-037", "R-DOC-040", "R-DOC-041", "R-DOC-057",
      "R-DOC-059", "R-DOC-060", "R-ICON-001", "R-ICON-005", "R-ICON-007", "R-ICON-010", "R-ICON-011", "R-ICON-027", "R-ICON-030",
      "R-ICON-037", "R-URL-005", "R-URL-009", "R-PLUG-006", "R-UTI-004", "R-UTI-011"), arguments: Self.documents)
  func adviceAboutDocumentsIsPassedOn(_ advice: Advice) throws { try check(advice) }

  private static let systems: [Advice] = [
    Advice("R-LS-009", "LSBackgroundOnly", "framework"),
    Advice("R-LS-016", "LSFileQuarantineEnabled", "quarantine"),
    Advice("R-LS-022", "LSMinimumSystemVersion", "major"),
    Advice("R-LS-044", "LSVisibleInClassic", "classic"),
    Advice("R-LS-046", "MinimumOSVersion", "deployment target"),
    Advice("R-LS-048", "MinimumOSVersion", "LSMinimumSystemVersion"),
    Advice("R-LS-050", "LSUIElement", "dock"),
    Advice("R-LS-051", "LSMultipleInstancesProhibited", "device"),
    Advice("R-GC-001", "GCSupportedGameControllers", "store"),
    Advice("R-NE-001", "NETestAppMapping", "test"),
    Advice("R-NE-004", "NETestAppMapping", "store"),
    Advice("R-PRIV-056", "NSLocationAlwaysUsageDescription", "not notice"),
    Advice("R-PRIV-062", "NSLocationUsageDescription", "NSLocationWhenInUseUsageDescription"),
    Advice("R-PRIV-065", "NSLocationWhenInUseUsageDescription", "current location"),
    Advice("R-CO-004", "NSHumanReadableCopyright", "about"),
    Advice("R-CO-010", "NSJavaNeeded", "pure"),
    Advice("R-CO-013", "NSJavaPath", "development tools"),
    Advice("R-CO-015", "NSMainNibFile", "extension"),
    Advice("R-CO-036", "NSSupportsPurgeableLocalStorage", "shared ipad"),
    Advice("R-CO-040", "NSUserNotificationAlertStyle", "banner"),
    Advice("R-CO-042", "NSPrincipalClass", "class"),
    Advice("R-UBI-002", "NSUbiquitousContainers", "each"),
    Advice("R-UBI-010", "NSUbiquitousDisplaySet", "share one"),
    Advice("R-SVC-002", "NSServices[].NSPortName", "app"),
    Advice("R-SVC-003", "NSServices[].NSMessage", "userData"),
    Advice("R-SVC-011", "NSServices[].NSSendTypes", "NSSendFileTypes"),
    Advice("R-SVC-012", "NSServices[].NSSendTypes", "pasteboard"),
    Advice("R-SVC-014", "NSServices[].NSServiceDescription", "long"),
    Advice("R-SVC-029", "NSServices[].NSRestricted", "script"),
    Advice("R-MAC-012", "CSResourcesFileMapped", "often"),
    Advice("R-MAC-017", "QLSandboxUnsupported", "for a while"),
    Advice("R-MAC-022", "QuartzGLEnable", "quartz debug"),
    Advice("R-IOS-002", "MKDirectionsApplicationSupportedModes", "geojson"),
    Advice("R-IOS-011", "UIBackgroundModes", "background"),
    Advice("R-IOS-068", "UIRequiredDeviceCapabilities", "without"),
    Advice("R-IOS-070", "UIRequiredDeviceCapabilities", "location-services"),
    Advice("R-IOS-071", "UIRequiredDeviceCapabilities", "accelerometer"),
    Advice("R-IOS-072", "UIRequiredDeviceCapabilities", "gps"),
    Advice("R-IOS-092", "UIRequiredDeviceCapabilities", "without"),
    Advice("R-EXT-028", "NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile", "page"),
    Advice("R-EXT-054", "NSExtension.NSExtensionPointIdentifier", "template"),
  ]

  @Test(
    .covers(
      "R-LS-009", "R-LS-016", "R-LS-022", "R-LS-044", "R-LS-046", "R-LS-048", "R-LS-050", "R-LS-051", "R-GC-001", "R-NE-001", "R-NE-004",
      "R-PRIV-056", "R-PRIV-062", "R-PRIV-065", "R-CO-004", "R-CO-010", "R-CO-013", "R-CO-015", "R-CO-036", "R-CO-040", "R-CO-042",
      "R-UBI-002", "R-UBI-010", "R-SVC-002", "R-SVC-003", "R-SVC-011", "R-SVC-012", "R-SVC-014", "R-SVC-029", "R-MAC-012", "R-MAC-017",
      "R-MAC-022", "R-IOS-002", "R-IOS-011", "R-IOS-068", "R-IOS-070", "R-IOS-071", "R-IOS-072", "R-IOS-092", "R-EXT-028", "R-EXT-054"),
    arguments: Self.systems)
  func adviceAboutSystemsIsPassedOn(_ advice: Advice) throws { try check(advice) }

  private static let transportSecurity: [Advice] = [
    Advice("R-ATS-022", "NSAppTransportSecurity", "strict"),
    Advice("R-ATS-028", "NSAppTransportSecurity", "self-signed"),
    Advice("R-ATS-032", "NSAppTransportSecurity.NSAllowsArbitraryLoads", "own choice"),
    Advice("R-ATS-038", "NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoads"),
    Advice("R-ATS-040", "NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia", "encrypted"),
    Advice("R-ATS-049", "NSAppTransportSecurity.NSExceptionDomains", "capital letters"),
    Advice("R-ATS-050", "NSAppTransportSecurity.NSExceptionDomains", "port"),
    Advice("R-ATS-051", "NSAppTransportSecurity.NSExceptionDomains", "ip address"),
    Advice("R-ATS-052", "NSAppTransportSecurity.NSExceptionDomains", "trailing period"),
    Advice("R-ATS-060", "NSAppTransportSecurity.NSExceptionDomains", "server"),
    Advice("R-ATS-068", "NSAppTransportSecurity.NSExceptionDomains.*.NSRequiresCertificateTransparency", "revo"),
    Advice("R-ATS-072", "NSAppTransportSecurity.NSAllowsArbitraryLoads", "review"),
    Advice("R-ATS-073", "NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia", "review"),
    Advice("R-ATS-074", "NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent", "review"),
    Advice("R-ATS-075", "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionAllowsInsecureHTTPLoads", "review"),
    Advice("R-ATS-076", "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionMinimumTLSVersion", "review"),
    Advice("R-ATS-077", "NSAppTransportSecurity", "review"),
    Advice("R-ATS-085", "NSAppTransportSecurity", "cfnetwork_diagnostics=1"),
    Advice("R-ATS-078", "NSAppTransportSecurity", "review"),
    Advice("R-ATS-089", "NSAppTransportSecurity", "connection"),
    Advice("R-ATS-090", "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionAllowsInsecureHTTPLoads", "read along"),
    Advice("R-ATS-091", "NSAppTransportSecurity.NSExceptionDomains", "server"),
  ]

  @Test(
    .covers(
      "R-ATS-022", "R-ATS-028", "R-ATS-032", "R-ATS-038", "R-ATS-040", "R-ATS-049", "R-ATS-050", "R-ATS-051", "R-ATS-052", "R-ATS-060",
      "R-ATS-068", "R-ATS-072", "R-ATS-073", "R-ATS-074", "R-ATS-075", "R-ATS-076", "R-ATS-077", "R-ATS-078", "R-ATS-085", "R-ATS-089",
      "R-ATS-090",
      "R-ATS-091"), arguments: Self.transportSecurity)
  func adviceAboutTransportSecurityIsPassedOn(_ advice: Advice) throws { try check(advice) }
}
