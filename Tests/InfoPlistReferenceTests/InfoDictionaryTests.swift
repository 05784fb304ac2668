import InfoDictionaries
import InfoPlistCatalog
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct InfoDictionaryTests {
  private let info: InfoDictionary = InfoDictionary(
    PropertyListDictionary([
      .init(key: "CFBundleIdentifier", value: "com.example.notebook"),
      .init(key: "CFBundleVersion", value: 3),
      .init(key: "LSUIElement", value: "1"),
      .init(
        key: "CFBundleDocumentTypes",
        value: [["CFBundleTypeRole": "Editor", "LSItemContentTypes": ["com.example.page"]], ["CFBundleTypeRole": 7]]),
      .init(key: "CFBundleURLTypes", value: [["CFBundleURLSchemes": ["notebook", "nb"]]]),
      .init(
        key: "UTExportedTypeDeclarations",
        value: [["UTTypeIdentifier": "com.example.page", "UTTypeTagSpecification": ["public.filename-extension": "page"]]]),
      .init(
        key: "NSServices", value: [["NSMessage": "newPage", "NSMenuItem": ["default": "New Page"], "NSTimeout": "5000"]]),
      .init(
        key: "CFBundleIcons",
        value: ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["A"]], "CFBundleAlternateIcons": ["Dark": [:], "Light": [:]]]),
      .init(
        key: "NSAppTransportSecurity",
        value: ["NSExceptionDomains": ["example.com": ["NSIncludesSubdomains": true, "NSExceptionMinimumTLSVersion": "TLSv1.1"]]]),
      .init(
        key: "NSExtension",
        value: [
          "NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionAttributes": ["NSExtensionActivationRule": "TRUEPREDICATE"],
        ]),
      .init(key: "UIRequiredDeviceCapabilities", value: ["gps": false]),
      .init(
        key: "UIApplicationSceneManifest",
        value: ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]]]),
    ]))

  @Test func structuredKeysAreReadWithTheirTypes() throws {
    #expect(try info.bundleIdentifier == "com.example.notebook")
    #expect(try info.isAgent == true)
    #expect(try info.isBackgroundOnly == nil)
    #expect(try info.documentTypes[0].role == "Editor")
    #expect(try info.documentTypes[0].contentTypes == ["com.example.page"])
    #expect(try info.urlTypes[0].schemes == ["notebook", "nb"])
    #expect(try info.exportedTypes[0].tags("public.filename-extension") == ["page"])
    #expect(try info.importedTypes.isEmpty)
    #expect(try info.services[0].menuItemTitle == "New Page")
    #expect(try info.services[0].timeout == 5000)
    #expect(try info.icons?.primaryFiles == ["A"])
    #expect(try info.icons?.alternateNames == ["Dark", "Light"])
    let domain: (key: String, value: ExceptionDomain)? = try info.transportSecurity?.exceptionDomains.first
    #expect(domain?.key == "example.com")
    #expect(try domain?.value.includesSubdomains == true)
    #expect(try domain?.value.minimumTLSVersion == "TLSv1.1")
    #expect(try info.appExtension?.activationRule == "TRUEPREDICATE")
    #expect(try info.requiredDeviceCapabilities.map(\.value) == [false])
    #expect(try info.scenes(role: "UIWindowSceneSessionRoleApplication").first?.name == "Default")
    #expect(try info.value(.cfBundleIdentifier, as: String.self) == "com.example.notebook")
  }

  @Test func aWrongTypeNamesKeyExpectedAndFound() {
    #expect(throws: InfoValueError(path: PropertyListPath([.key("CFBundleVersion")]), expected: "a string", found: "an integer (3)")) {
      try info.bundleVersion
    }
    #expect {
      try info.documentTypes[1].role
    } throws: { error in
      "\(error)" == "'CFBundleDocumentTypes[1].CFBundleTypeRole' is an integer (7), not a string"
    }
    #expect(throws: InfoValueError.self) { try InfoDictionary(.array([])) }
    #expect(throws: InfoValueError.self) { try InfoDictionary(PropertyListDictionary([.init(key: "LSUIElement", value: "maybe")])).isAgent }
  }

  /// Reading every property of every real file ends in a value or in an error that names the place.
  @Test(.enabled(if: SharedMaterial.hasCorpus, Comment(rawValue: SharedMaterial.skipMessage)))
  func realFilesAreRead() throws {
    var read: Int = 0
    for file in Corpus.files("info-plist") {
      guard let value: PropertyListValue = PropertyListDocument(reading: try file.bytes()).root?.value,
        let info: InfoDictionary = try? InfoDictionary(value)
      else { continue }
      do {
        _ = try (info.bundleIdentifier, info.documentTypes, info.urlTypes, info.services, info.exportedTypes, info.icons, info.appExtension)
        for type in try info.documentTypes { _ = try (type.role, type.contentTypes, type.fileExtensions) }
        for domain in try info.transportSecurity?.exceptionDomains ?? [] { _ = try domain.value.includesSubdomains }
        read += 1
      } catch {
        #expect(!error.path.components.isEmpty, "\(file.path): \(error)")
      }
    }
    #expect(read > 500)
  }

  @Test func definitionsAreAskedByPlatformAndProduct() {
    let names: [String] = InfoPlistKey.definitions(availableOn: .watchOS).map(\.name)
    #expect(names.contains("WKApplication") && !names.contains("LSHasLocalizedDisplayName"))
    #expect(!InfoPlistKey.uiLaunchScreen.isAvailable(on: .iOS, at: "13.0"))
    #expect(InfoPlistKey.uiLaunchScreen.isAvailable(on: .iPadOS, at: "14.0"))
    #expect(InfoPlistKey.definitions(expectedOf: .macOSApp).map(\.name).contains("NSPrincipalClass"))
    #expect(InfoPlistKey.definitions(in: .privacy).count > 40)
    #expect(InfoPlistKey.definitions.count == KeyCatalog.count)
  }
}
