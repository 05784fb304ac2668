import AppBundles
import Diagnostics
import Testing

@Suite struct StringTableTests {
  private func table(_ files: [String: [UInt8]], _ name: StringTable.Name = .infoPlist) -> StringTable {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (path, bytes) in files { fileSystem.addFile("A.app/" + path, bytes) }
    return StringTable(name, of: AppBundle(at: "A.app", in: fileSystem), in: fileSystem)
  }

  @Test func readsFoldersOfEveryName() {
    let utf16: [UInt8] = [0xFF, 0xFE] + Array("\"k\" = \"größer\";".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    let table: StringTable = table([
      "InfoPlist.strings": Array("\"k\" = \"none\";".utf8), "English.lproj/InfoPlist.strings": Array("\"k\" = \"one\";".utf8),
      "de.lproj/InfoPlist.strings": utf16, "zh_TW.lproj/InfoPlist.strings": Array("k = \"\\U4e00\";".utf8),
      "Base.lproj/InfoPlist.strings": Array("<plist><dict><key>k</key><string>base</string></dict></plist>".utf8),
      "fr.lproj/Localizable.strings": Array("\"k\" = \"autre\";".utf8), ".lproj/InfoPlist.strings": Array("\"k\" = \"x\";".utf8),
    ])
    #expect(table.languages == [nil, "Base", "English", "de", "zh_TW"])
    #expect(table.entries.map(\.value) == ["none", "base", "one", "größer", "一"])
    #expect(table.entries.map(\.languageCode) == [nil, "Base", "en", "de", "zh-TW"])
    #expect(table.entries[2].file == "A.app/English.lproj/InfoPlist.strings")
    #expect(table.entries[2].keyRange == SourceRange(0, 3))
    #expect(table.entries[2].range == SourceRange(6, 11))
    #expect(table.entries(for: "k", language: "de").map(\.value) == ["größer"])
  }

  @Test func pluralsOutrankAndDuplicatesAreShadowed() {
    let plural: String =
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict></plist>"
    let table: StringTable = table([
      "en.lproj/InfoPlist.strings": Array("\"k\" = \"a\"; \"k\" = \"b\";\n\"d\" = { x = y; };".utf8),
      "en.lproj/InfoPlist.stringsdict": Array(plural.utf8),
    ])
    #expect(table.entries(for: "k", language: "en").map(\.value) == ["%#@n@", "b"])
    #expect(table.entries.filter(\.isShadowed).map(\.value) == ["a"])
    #expect(table.entries(for: "d", language: "en").map { $0.value == nil } == [true])
    #expect(table.keys.sorted() == ["d", "k"])
  }

  @Test func readsTablesOfAllLanguages() {
    let locations: String = """
      <plist><dict><key>en</key><dict><key>k</key><string>one</string></dict><key>de</key><dict><key>k</key><string>eins</string></dict>
      <key>LocProvenance</key><dict><key>en</key><integer>1</integer></dict></dict></plist>
      """
    let catalog: String = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "CFBundleName": {"extractionState": "stale", "localizations": {
          "en": {"stringUnit": {"state": "new", "value": "One"}},
          "fr": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "Un"}},
                                            "other": {"stringUnit": {"state": "needs_review", "value": "Une"}}}}}}},
        "empty": {}}}
      """
    let table: StringTable = table(["InfoPlist.loctable": Array(locations.utf8), "InfoPlist.xcstrings": Array(catalog.utf8)])
    #expect(table.diagnostics.isEmpty)
    #expect(table.sourceLanguage == "en")
    #expect(table.entries.map(\.language) == ["en", "de", "en", "fr", "fr"])
    #expect(table.entries.map(\.value) == ["one", "eins", "One", "Un", "Une"])
    #expect(table.entries.map(\.device) == [nil, nil, nil, "iphone", "other"])
    #expect(table.entries.map(\.state) == [nil, nil, .new, .translated, .needsReview])
    #expect(table.entries.map(\.isStale) == [false, false, true, true, true])
  }

  @Test func badTablesAreNamed() {
    let array: StringTable = table(["en.lproj/InfoPlist.strings": Array("( a, b )".utf8)])
    #expect(array.diagnostics.map(\.id.rawValue) == ["strings/not-a-table"])
    let broken: StringTable = table(["en.lproj/ServicesMenu.strings": Array("\"a\" = \"b\"".utf8)], .servicesMenu)
    #expect(broken.diagnostics.first?.file == "A.app/en.lproj/ServicesMenu.strings")
    #expect(broken.entries.map(\.value) == ["b"])
  }
}
