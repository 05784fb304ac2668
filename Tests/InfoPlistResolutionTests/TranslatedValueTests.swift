import AppBundles
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Values that the reference says may be translated, each from its table.
@Suite struct TranslatedValueTests {
  private func info(_ files: [String: String]) -> ResolvedInfo {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (name, text) in files { fileSystem.addFile("A.app/Contents/" + name, text: text) }
    return ResolvedInfo(
      ResolutionSource(AppBundle(at: "A.app", in: fileSystem), in: fileSystem), for: Environment.mac.with(languages: ["fr", "en"]))
  }

  @Test(.covers("R-CO-006", "R-CO-026")) func topLevelTextsOfCocoa() {
    for key in ["NSHumanReadableCopyright", "NSPrefPaneIconLabel"] {
      let value: ResolvedInfo = info([
        "Info.plist": "{ \(key) = Plain; CFBundleDevelopmentRegion = en; }", "Resources/fr.lproj/InfoPlist.strings": "\(key) = French;",
      ])
      #expect(value.string(key) == "French")
      #expect(value.decision(for: key).rejected.map(\.place.file) == ["A.app/Contents/Info.plist"])
    }
  }

  @Test(.covers("R-DOC-019", "R-URL-006", "R-UTI-009")) func namesOfTypes() throws {
    let value: ResolvedInfo = info([
      "Info.plist": """
      { CFBundleDocumentTypes = ({ CFBundleTypeName = Note; }); CFBundleURLTypes = ({ CFBundleURLName = "com.example.link"; });
        UTImportedTypeDeclarations = ({ UTTypeDescription = "Note file"; }); }
      """,
      "Resources/fr.lproj/InfoPlist.strings": #"Note = Billet; "com.example.link" = Lien; "Note file" = Fichier;"#,
    ])
    func text(_ path: String) throws -> String? { try value.text(at: PropertyListPath(parsing: path)).value }
    #expect(try text("CFBundleDocumentTypes[0].CFBundleTypeName") == "Billet")
    #expect(try text("CFBundleURLTypes[0].CFBundleURLName") == "Lien")
    #expect(try text("UTImportedTypeDeclarations[0].UTTypeDescription") == "Fichier")
  }

  @Test(.covers("R-SVC-015", "R-SVC-036")) func textsOfServices() throws {
    func texts(_ table: String) throws -> [String?] {
      let value: ResolvedInfo = info([
        "Info.plist": #"{ NSServices = ({ NSMenuItem = { default = "Send Note"; }; NSServiceDescription = "Sends it"; }); }"#,
        "Resources/fr.lproj/ServicesMenu.strings": table, "Resources/fr.lproj/InfoPlist.strings": "default = Wrong;",
      ])
      return try ["NSServices[0].NSMenuItem.default", "NSServices[0].NSServiceDescription"].map {
        try value.text(at: PropertyListPath(parsing: $0)).value
      }
    }
    #expect(try texts("default = Envoyer; NSServiceDescription = Envoi;") == ["Envoyer", "Envoi"])
    #expect(try texts(#""Send Note" = Billet; default = Envoyer;"#) == ["Billet", "Sends it"])
    #expect(try texts("") == ["Send Note", "Sends it"])
  }
}
