import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// Shapes, values, marks and relations that the reference states, one requirement after the other.
@Suite struct ReferenceShapeTests {
  private func key(_ path: InfoPlistKeyPath) throws -> InfoPlistKey { try #require(KeyCatalog.key(at: path), "\(path)") }

  /// The values of a key, whatever container they stand in.
  private func values(_ path: InfoPlistKeyPath) throws -> Set<String> { Set(try key(path).schema.values) }

  /// The format of a string, of the strings in an array, or of the keys of a dictionary.
  private func formats(_ schema: ValueSchema) -> [String] {
    switch schema {
    case .string(let format): [format.name]
    case .array(let element, _): formats(element)
    case .dictionary(.chosen(let format, let value)): [format.name] + formats(value)
    case .anyOf(let list): list.flatMap(formats)
    default: []
    }
  }

  private func hasFormat(_ path: InfoPlistKeyPath, _ names: String...) throws -> Bool {
    let found: [String] = try formats(key(path).schema)
    return names.allSatisfy(found.contains)
  }

  private func isRequired(_ path: InfoPlistKeyPath) throws -> Bool { try key(path).expectations.contains { $0.level == .required } }

  private func deprecated(_ path: InfoPlistKeyPath, _ platform: Platform = .macOS) throws -> OSVersion? {
    let item: Availability? = try key(path).availability.on(platform)
    return item?.deprecated ?? item?.ignored ?? item?.obsoleted
  }

  @Test(.covers("R-REC-001", "R-REC-014", "R-REC-015", "R-REC-025", "R-NAME-003"))
  func listsOfKeysByProductAreTheReferences() throws {
    func levels(_ kind: ProductKind) -> [String: InfoPlistCatalog.Expectation.Level] {
      Dictionary(KeyExpectations.of(kind).items.map { ($0.key, $0.level) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(levels(.iOSApp)["UIInterfaceOrientation"] == .common && levels(.iOSApp)["UIRequiresPersistentWiFi"] == .common)
    #expect(levels(.macOSApp)["CFBundleSignature"] == .common)
    for kind in [ProductKind.iOSApp, .macOSApp, .framework] {
      #expect(levels(kind)["CFBundleDisplayName"] == .required)
      for name in ["CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundlePackageType", "CFBundleVersion"] {
        #expect(levels(kind)[name] == .recommended || levels(kind)[name] == .required, "\(kind.rawValue) \(name)")
      }
    }
    #expect(try isRequired("CFBundleDisplayName"))
  }

  @Test(.covers("R-CF-001", "R-CF-023", "R-URL-004", "R-CO-015", "R-CO-019", "R-MAC-013", "R-IOS-046", "R-IOS-055", "R-EXT-039"))
  func namesAndTagsHaveTheirForm() throws {
    #expect(try hasFormat("CFAppleHelpAnchor", "file-name-without-extension"))
    #expect(try hasFormat("CFBundleLocalizations", "language"))
    #expect(try hasFormat("CFBundleURLTypes[].CFBundleURLIconFile", "file-name-without-extension"))
    #expect(try hasFormat("NSMainNibFile", "file-name-without-extension"))
    #expect(try hasFormat("NSPrefPaneIconFile", "file-name"))
    #expect(try hasFormat("NSMainStoryboardFile", "file-name-without-extension"))
    #expect(try hasFormat("UILaunchImages[].UILaunchImageName", "file-name-without-extension"))
    #expect(try hasFormat("UIMainStoryboardFile", "file-name-without-extension"))
    #expect(try hasFormat("NSExtension.NSExtensionAttributes.PrimaryLanguage", "language-tag"))
  }

  @Test(.covers("R-DOC-018", "R-DOC-026", "R-DOC-027", "R-DOC-038", "R-DOC-051", "R-DOC-054", "R-DOC-055", "R-DOC-058"))
  func documentTypesHaveTheirMembers() throws {
    #expect(try isRequired("CFBundleDocumentTypes[].CFBundleTypeName") && isRequired("CFBundleDocumentTypes[].CFBundleTypeRole"))
    #expect(try values("CFBundleDocumentTypes[].CFBundleTypeRole").isSuperset(of: ["Editor", "Viewer", "Shell", "None"]))
    #expect(try values("CFBundleDocumentTypes[].LSHandlerRank") == ["Owner", "Alternate", "None", "Default"])
    #expect(try deprecated("CFBundleDocumentTypes[].NSExportableAs") == "10.5")
    for name in ["CFBundleTypeIconFile", "CFBundleTypeName", "CFBundleTypeRole"] {
      #expect(try !key(InfoPlistKeyPath("CFBundleDocumentTypes[].\(name)")).expectations.isEmpty, "\(name)")
    }
    for name in ["LSItemContentTypes", "CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"] {
      let entry: InfoPlistKey = try key(InfoPlistKeyPath("CFBundleDocumentTypes[].\(name)"))
      #expect(entry.requirements.contains("R-DOC-055") || entry.expectations.contains { $0.requirements.contains("R-DOC-055") }, "\(name)")
    }
    #expect(try key("CFBundleDocumentTypes[].NSPersistentStoreTypeKey").stands(at: "CFBundleDocumentTypes[].NSPersistentStoreTypeKey"))
  }

  @Test(
    .covers(
      "R-ICON-022", "R-ICON-023", "R-ICON-024", "R-ICON-026", "R-ICON-028", "R-ICON-033", "R-ICON-034", "R-ICON-035", "R-ICON-038",
      "R-ICON-039", "R-ICON-041", "R-ICON-042"))
  func iconsHaveTheirShape() throws {
    #expect(
      Set(KeyCatalog.members(of: "CFBundleIcons").map(\.name)) == ["CFBundlePrimaryIcon", "CFBundleAlternateIcons", "UINewsstandIcon"])
    let primary: ValueSchema = try key("CFBundleIcons.CFBundlePrimaryIcon").schema
    #expect(primary.allows(tag: "dict") && primary.allows(tag: "string"))
    let name: InfoPlistKey = try key("CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName")
    #expect(name.expectations.contains { $0.level == .recommended } && name.availability.on(.iOS)?.introduced == "11.0")
    #expect(try isRequired("CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles"))
    let alternates: ValueSchema = try key("CFBundleIcons.CFBundleAlternateIcons").schema
    #expect(alternates.allows(tag: "dict") && alternates.allows(tag: "array"))
    #expect(try isRequired("CFBundleIcons.CFBundleAlternateIcons.*.CFBundleIconFiles"))
    #expect(try key("CFBundleIcons.UINewsstandIcon").schema.allows(tag: "dict"))
    #expect(try isRequired("CFBundleIcons.UINewsstandIcon.CFBundleIconFiles"))
    #expect(
      try values("CFBundleIcons.UINewsstandIcon.UINewsstandBindingType") == [
        "UINewsstandBindingTypeMagazine", "UINewsstandBindingTypeNewspaper",
      ])
    #expect(
      try values("CFBundleIcons.UINewsstandIcon.UINewsstandBindingEdge") == [
        "UINewsstandBindingEdgeLeft", "UINewsstandBindingEdgeRight", "UINewsstandBindingEdgeBottom",
      ])
  }

  @Test(.covers("R-URL-003", "R-PLUG-005", "R-PLUG-007", "R-PLUG-008", "R-UBI-001", "R-UBI-005"))
  func dictionariesHaveTheirKeys() throws {
    #expect(try isRequired("CFBundleURLTypes[].CFBundleTypeRole"))
    #expect(try values("CFBundleURLTypes[].CFBundleTypeRole") == ["Editor", "Viewer", "Shell", "None"])
    #expect(try hasFormat("CFPlugInFactories", "uuid", "function-name"))
    #expect(try hasFormat("CFPlugInTypes", "uuid") && key("CFPlugInTypes").schema.allows(tag: "dict"))
    #expect(try key("CFPlugInTypes").requirements.contains("R-PLUG-008"))
    #expect(try key("NSUbiquitousContainers").schema.allows(tag: "dict"))
    #expect(try values("NSUbiquitousContainers.*.NSUbiquitousContainerSupportedFolderLevels") == ["None", "One", "Any"])
  }

  @Test(.covers("R-LS-001", "R-LS-003", "R-LS-010", "R-LS-018", "R-LS-021", "R-LS-024", "R-LS-035", "R-LS-045", "R-LS-049"))
  func launchServicesKeysHaveTheirValues() throws {
    #expect(try values("LSApplicationCategoryType").count >= 40)
    #expect(try values("LSArchitecturePriority").isSuperset(of: ["i386", "ppc", "x86_64", "ppc64"]))
    let environment: InfoPlistKey = try key("LSEnvironment")
    if case .dictionary(.chosen(_, .string)) = environment.schema {} else { Issue.record("LSEnvironment holds other things than strings") }
    #expect(try hasFormat("LSFileQuarantineExcludedPathPatterns", "path-pattern"))
    #expect(try hasFormat("LSMinimumSystemVersion", "os-version") && hasFormat("LSMinimumSystemVersionByArchitecture", "os-version"))
    #expect(try values("LSUIPresentationMode") == ["0", "1", "2", "3", "4"] || key("LSUIPresentationMode").schema == .integer(0...4))
    #expect(try key("MinimumOSVersion").author == .build)
    #expect(try deprecated("LSHasLocalizedDisplayName") == "10.2")
  }

  @Test(.covers("R-GC-002...006", "R-PRIV-054", "R-PRIV-057"))
  func gameControllersAndLocationHaveTheirValues() throws {
    #expect(try values("GCSupportedGameControllers[].ProfileName").isSuperset(of: ["Gamepad", "ExtendedGamepad", "MicroGamepad"]))
    let table: [ValueEntry] = ValueTable.all.flatMap(\.entries)
    func since(_ value: String, _ platform: Platform) -> OSVersion? {
      table.first { $0.value == value }?.availability.on(platform)?.introduced
    }
    #expect(since("Gamepad", .iOS) == "7.0" && since("Gamepad", .tvOS) == nil)
    #expect(
      since("ExtendedGamepad", .tvOS) == "9.0" && since("ExtendedGamepad", .iOS) == "7.0" && since("ExtendedGamepad", .macOS) == "10.9")
    #expect(since("MicroGamepad", .tvOS) == "9.0")
    #expect(try isRequired("NSLocationAlwaysUsageDescription") && isRequired("NSLocationWhenInUseUsageDescription"))
  }

  @Test(.covers("R-CO-001", "R-CO-007", "R-CO-008", "R-CO-011", "R-CO-017", "R-CO-018", "R-CO-039", "R-ATS-047"))
  func cocoaKeysHaveTheirTypesAndRelations() throws {
    for path in ["NSAppleScriptEnabled", "NSJavaNeeded"] as [InfoPlistKeyPath] {
      #expect(try key(path).schema.allows(tag: "true") && key(path).schema.allows(tag: "string"), "\(path)")
    }
    #expect(try key("CFBundleGetInfoString").supersededBy.contains("NSHumanReadableCopyright"))
    #expect(try deprecated("NSJavaNeeded") == "10.5" && deprecated("NSJavaPath") == "10.5")
    let excluded: [String] = try key("NSMainNibFile").excludes
    #expect(excluded.contains("UIMainStoryboardFile") && excluded.contains("NSMainStoryboardFile"))
    #expect(try values("NSUserNotificationAlertStyle") == ["banner", "alert", "none"])
    #expect(try key("NSUserNotificationAlertStyle").defaultValue == .string("banner"))
    if case .dictionary(.chosen) = try key("NSAppTransportSecurity.NSExceptionDomains").schema {
    } else {
      Issue.record("domains are not free")
    }
  }

  @Test(
    .covers(
      "R-SVC-004", "R-SVC-008", "R-SVC-010", "R-SVC-016", "R-SVC-019", "R-SVC-025", "R-SVC-031", "R-SVC-037", "R-SVC-040", "R-SVC-041"))
  func servicesHaveTheirMembers() throws {
    #expect(try hasFormat("NSServices[].NSSendFileTypes", "type-identifier"))
    for path in ["NSServices[].NSSendTypes", "NSServices[].NSReturnTypes"] as [InfoPlistKeyPath] {
      #expect(try isRequired(path), "\(path)")
    }
    let context: ValueSchema = try key("NSServices[].NSRequiredContext").schema
    #expect(context.allows(tag: "dict") && context.allows(tag: "array"))
    #expect(try key("NSServices[].NSRequiredContext").availability.on(.macOS)?.introduced == "10.6")
    let members: [InfoPlistKey] = KeyCatalog.all.filter { key in
      key.paths.contains { $0.description.hasPrefix("NSServices[].NSRequiredContext.") }
    }
    #expect(members.count >= 4 && !members.contains { $0.expectations.contains { $0.level == .required } })
    #expect(try values("NSServices[].NSRequiredContext.NSTextContext").isSuperset(of: ["URL", "Date", "Address", "Email", "FilePath"]))
    #expect(KeyCatalog.members(of: "NSServices[].NSMenuItem").map(\.name) == ["default"])
    #expect(KeyCatalog.members(of: "NSServices[].NSKeyEquivalent").map(\.name) == ["default"])
    #expect(try key("NSServices[].NSUserData").schema.allows(tag: "string") && !isRequired("NSServices[].NSUserData"))
    #expect(try key("NSServices[].NSTimeout").schema.allows(tag: "string") && !isRequired("NSServices[].NSTimeout"))
  }

  @Test(.covers("R-UTI-003", "R-UTI-008", "R-UTI-012", "R-UTI-016", "R-UTI-017", "R-MAC-001", "R-MAC-003", "R-MAC-008"))
  func typeDeclarationsAndInstallersHaveTheirMembers() throws {
    for name in ["UTTypeIdentifier", "UTTypeConformsTo", "UTTypeTagSpecification"] {
      let entry: InfoPlistKey = try key(InfoPlistKeyPath("UTExportedTypeDeclarations[].\(name)"))
      #expect(entry.expectations.contains { $0.level == .required }, "\(name)")
    }
    let exported: Set<String> = Set(KeyCatalog.members(of: "UTExportedTypeDeclarations[]").map(\.name))
    #expect(exported == Set(KeyCatalog.members(of: "UTImportedTypeDeclarations[]").map(\.name)))
    #expect(try key("UTExportedTypeDeclarations[].UTTypeTagSpecification.'public.filename-extension'").schema.allowsArray)
    #expect(try formats(key("APInstallerURL").schema) != ["text"])
    #expect(try values("APFiles[].APInstallAction") == ["Copy", "Open"] || values("APFiles.APInstallAction") == ["Copy", "Open"])
    #expect(KeyCatalog.keys(named: "APFiles").contains { $0.paths.contains { !$0.isTopLevel } })
  }

  @Test(
    .covers(
      "R-IOS-001", "R-IOS-022", "R-IOS-023", "R-IOS-030", "R-IOS-049", "R-IOS-050", "R-IOS-052", "R-IOS-059", "R-IOS-063", "R-IOS-073",
      "R-IOS-074"))
  func mobileKeysHaveTheirValues() throws {
    #expect(try values("MKDirectionsApplicationSupportedModes").count >= 11)
    #expect(try key("UIDeviceFamily").author == .build && values("UIDeviceFamily").isSuperset(of: ["1", "2"]))
    #expect(try values("UIInterfaceOrientation").count == 4)
    #expect(
      try isRequired("UILaunchImages[].UILaunchImageMinimumOSVersion")
        && hasFormat("UILaunchImages[].UILaunchImageMinimumOSVersion", "os-version"))
    #expect(try hasFormat("UILaunchImages[].UILaunchImageSize", "size"))
    #expect(
      try values("UILaunchImages[].UILaunchImageOrientation") == [
        "Portrait", "PortraitUpsideDown", "Landscape", "LandscapeLeft", "LandscapeRight",
      ])
    let newsstand: InfoPlistKey = try key("UINewsstandApp")
    #expect((newsstand.needs + newsstand.related).contains { $0.hasSuffix("UINewsstandIcon") })
    #expect(try key("UIRequiredDeviceCapabilities").schema.allows(tag: "dict"))
    for (value, word) in [("armv7", "instruction"), ("sms", "messages"), ("telephony", "phone")] {
      let entry: ValueEntry? = ValueTable.requiredDeviceCapabilities.entry(for: value)
      #expect(entry?.meaning.lowercased().contains(word) == true, "\(value): \(entry?.meaning ?? "")")
    }
  }

  @Test(
    .covers(
      "R-EXT-002", "R-EXT-004...007", "R-EXT-009...011", "R-EXT-015", "R-EXT-016", "R-EXT-031", "R-EXT-036", "R-EXT-044", "R-EXT-046",
      "R-EXT-049...051", "R-EXT-053"))
  func extensionKeysStandInTheirPlaces() throws {
    let children: Set<String> = Set(KeyCatalog.members(of: "NSExtension").map(\.name))
    #expect(
      children.isSuperset(of: [
        "NSExtensionAttributes", "NSExtensionMainStoryboard", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
        "NSExtensionActionWantsFullScreenPresentation",
      ]))
    #expect(try hasFormat("NSExtension.NSExtensionMainStoryboard", "file-name-without-extension"))
    #expect(try hasFormat("NSExtension.NSExtensionPrincipalClass", "class-name"))
    #expect(try isRequired("NSExtension.NSExtensionPointIdentifier") && values("NSExtension.NSExtensionPointIdentifier").count >= 10)
    let fullScreen: InfoPlistKey = try key("NSExtension.NSExtensionActionWantsFullScreenPresentation")
    #expect(fullScreen.availability.on(.iOS)?.introduced == "8.0" && fullScreen.availability.on(.macOS) == nil)
    let attributes: Set<String> = Set(KeyCatalog.members(of: "NSExtension.NSExtensionAttributes").map(\.name))
    #expect(
      attributes.isSuperset(of: [
        "NSExtensionActivationRule", "NSExtensionJavaScriptPreprocessingFile", "NSExtensionServiceRoleType", "IsASCIICapable",
        "PrefersRightToLeft", "PrimaryLanguage", "RequestsOpenAccess", "NSExtensionFileProviderDocumentGroup", "UIDocumentPickerModes",
        "UIDocumentPickerSupportedFileTypes", "PHSupportedMediaTypes",
      ]))
    let rules: [InfoPlistKey] = KeyCatalog.members(of: "NSExtension.NSExtensionAttributes.NSExtensionActivationRule")
    #expect(rules.count { $0.name.hasSuffix("WithMaxCount") && $0.schema.allows(tag: "integer") } >= 6)
    #expect(rules.contains { $0.name == "NSExtensionActivationSupportsText" })
    #expect(
      try values("NSExtension.NSExtensionAttributes.NSExtensionServiceRoleType") == [
        "NSExtensionServiceRoleTypeEditor", "NSExtensionServiceRoleTypeViewer",
      ])
    #expect(try values("NSExtension.NSExtensionAttributes.UIDocumentPickerModes").count == 4)
    #expect(try values("NSExtension.NSExtensionAttributes.PHSupportedMediaTypes") == ["Image", "Video"])
  }
}
