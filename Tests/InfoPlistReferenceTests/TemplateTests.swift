import Foundation
import InfoPlistCatalog
import InfoPlistCommands
import InfoPlistReference
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct TemplateTests {
  /// The recommended and required keys of the reference stand in the template, or the key that decisions accept in their place.
  @Test(.covers("R-REC-002...013", "R-REC-016...024", "R-REC-026...029"), arguments: [ProductKind.iOSApp, .macOSApp])
  func templatesHaveTheKeysOfTheReference(_ kind: ProductKind) throws {
    let template: InfoPlistTemplate = try #require(InfoPlistTemplate(kind))
    let keys: [String] = template.dictionary(InfoPlistTemplate.Parameters()).keys
    let stand: [String: String] = ["CFBundleIconFiles": "CFBundleIcons"]
    for item in KeyExpectations.of(kind).items where item.level != .common {
      #expect(keys.contains(item.key) || keys.contains(stand[item.key] ?? ""), "\(kind.rawValue): \(item.key)")
    }
  }

  /// Every kind, every short name, and every extension point of the catalogue.
  static let names: [String] =
    InfoPlistTemplate.kinds.map(\.rawValue)
    + [
      "action-extension", "dext", "extension", "finder-sync", "intents-extension", "kext", "keyboard", "notification-content",
      "notification-service", "prefpane", "quick-look-preview", "share-extension", "tool", "watch-app", "widget",
    ]
    + ValueTable.appExtensionPoints.entries.map { "app-extension(\($0.value))" }
    + ValueTable.extensionKitPoints.entries.map { "extensionkit-extension(\($0.value))" }

  @Test(arguments: names)
  func templatesPassTheCheck(_ name: String) throws {
    for arguments in [
      ["new", "-t", name], ["new", "-t", name, "--literal", "--name", "Notebook", "--identifier", "com.example.notebook"],
    ] {
      let console: MemoryConsole = MemoryConsole()
      #expect(InfoPlistCommand.run(arguments, console: console) == 0, "\(console.errorText)")
      let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file: URL = folder.appendingPathComponent("Info.plist")
      try Data(console.output).write(to: file)
      let check: MemoryConsole = MemoryConsole()
      let code: Int32 = InfoPlistCommand.run(["check", "--output-format", "json-lines", file.path], console: check)
      #expect(code == 0 && check.outputText.isEmpty, "\(name): \(check.outputText)\(check.errorText)")
    }
  }

  /// Every extension point gets a dictionary that names it and the keys that the catalogue says it needs.
  @Test func everyExtensionPointHasATemplate() throws {
    let template: InfoPlistTemplate = try #require(InfoPlistTemplate(.appExtension))
    for entry in ValueTable.appExtensionPoints.entries {
      let value: PropertyListValue = .dictionary(template.dictionary(.init(extensionPoint: entry.value)))
      let place: PropertyListPath = PropertyListPath([.key("NSExtension"), .key("NSExtensionPointIdentifier")])
      #expect(value.value(at: place) == .string(entry.value))
    }
  }

  /// Plug-ins of Core Foundation register statically: the factory in the first table is the one that the second names, and is never twice the same.
  @Test(arguments: [
    ("quick-look-generator", "5E2D9680-5022-40FA-B806-43349622E5B9", "QuickLookGeneratorPluginFactory"),
    ("spotlight-importer", "8B08C4BF-415B-11D8-B3F9-0003936726FC", "MetadataImporterPluginFactory"),
  ])
  func plugInsHaveAFactoryOfTheirOwn(_ name: String, _ type: String, _ function: String) throws {
    var factories: Set<String> = []
    for _ in 0..<3 {
      let console: MemoryConsole = MemoryConsole()
      #expect(InfoPlistCommand.run(["new", "-t", name, "--format", "json"], console: console) == 0)
      let object: [String: Any] = try CatalogCommandTests.json(console.outputText)
      let made: [String: String] = try #require(object["CFPlugInFactories"] as? [String: String])
      let factory: String = try #require(made.keys.first)
      #expect(made == [factory: function])
      #expect((object["CFPlugInTypes"] as? [String: [String]]) == [type: [factory]])
      #expect(UUID(uuidString: factory) != nil)
      factories.insert(factory)
    }
    #expect(factories.count == 3)
    let kind: ProductKind = try #require(ProductKind(rawValue: name))
    let template: InfoPlistTemplate = try #require(InfoPlistTemplate(kind))
    let first: PropertyListDictionary = template.dictionary(.init(identifier: "com.example.a"))
    #expect(first == template.dictionary(.init(identifier: "com.example.a")))
    #expect(first["CFPlugInFactories"] != template.dictionary(.init(identifier: "com.example.b"))["CFPlugInFactories"])
  }

  @Test func valuesAreSetInTheTypeOfTheKey() throws {
    let console: MemoryConsole = MemoryConsole()
    let code: Int32 = InfoPlistCommand.run(
      [
        "new", "-t", "macos-app", "--format", "json", "--set", "LSUIElement=YES", "--set", "CFBundleLocalizations=en, de",
        "--set", "UIDeviceFamily=[1,2]", "--set", "CFBundleDocumentTypes=[{\"CFBundleTypeName\":\"Page\"}]",
        "--set", "NSAppTransportSecurity.NSAllowsLocalNetworking=no", "--set", "EXMyKey=text", "--without", "NSMainNibFile",
      ], console: console)
    #expect(code == 0, "\(console.errorText)")
    let object: [String: Any] = try CatalogCommandTests.json(console.outputText)
    #expect(object["LSUIElement"] as? Bool == true)
    #expect(object["CFBundleLocalizations"] as? [String] == ["en", "de"])
    #expect(object["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect((object["CFBundleDocumentTypes"] as? [[String: String]])?.first?["CFBundleTypeName"] == "Page")
    #expect((object["NSAppTransportSecurity"] as? [String: Bool])?["NSAllowsLocalNetworking"] == false)
    #expect(object["EXMyKey"] as? String == "text")
    #expect(object["NSMainNibFile"] == nil)
  }

  @Test(arguments: [
    ["-t", "spaceship"], ["-t", "ios-app", "--set", "CFBundleVresion=1"], ["-t", "ios-app", "--set", "LSRequiresIPhoneOS=maybe"],
    ["-t", "ios-app", "--set", "novalue"], ["-t", "ios-app", "--without", "NSPrincipalClass"], ["-t", "ios-app(com.example)"],
    ["-t", "widget(com.apple.share-services)"], ["-t", "installer-package"],
    ["-t", "ios-app", "--set", "UIDeviceFamily=[1"], ["-t", "ios-app", "--set", "CFBundleDocumentTypes=a"],
    ["-t", "ios-app", "--set", "LSHandlerRank..x=1"],
  ])
  func wrongArgumentsAreRefused(_ arguments: [String]) {
    let console: MemoryConsole = MemoryConsole()
    #expect(InfoPlistCommand.run(["new"] + arguments, console: console) == 64)
    #expect(console.output.isEmpty && !console.errorText.isEmpty)
  }
}
