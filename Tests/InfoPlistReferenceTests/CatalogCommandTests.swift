import DiagnosticReporting
import Foundation
import InfoPlistCatalog
import InfoPlistCommands
import InfoPlistReference
import Testing

/// The commands about the catalogue, run in the process.
@Suite struct CatalogCommandTests {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  static func run(_ arguments: String..., input: String = "", isTerminal: Bool = false, width: Int? = nil) -> Result {
    let console: MemoryConsole = MemoryConsole(input: Array(input.utf8), outputIsTerminal: isTerminal, terminalWidth: width)
    let code: Int32 = InfoPlistCommand.run(arguments, console: console)
    return Result(code: code, output: console.outputText, errors: console.errorText)
  }

  static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", "NSCameraUsageDescription"), ("Bundle name", "CFBundleName"), ("bundle NAME", "CFBundleName"),
    ("CFBundleDocumentTypes[].LSHandlerRank", "CFBundleDocumentTypes[].LSHandlerRank"),
    ("CFBundleDocumentTypes[3].LSHandlerRank", "CFBundleDocumentTypes[].LSHandlerRank"),
    ("NSAppTransportSecurity.NSExceptionDomains.'example.com'.NSIncludesSubdomains", "NSIncludesSubdomains"),
    ("NSAppTransportSecurity.NSExceptionDomains.\"example.com\".NSIncludesSubdomains", "NSIncludesSubdomains"),
    ("NSIncludesSubdomains", "NSExceptionDomains.*.NSIncludesSubdomains"),
    ("public.app-category.puzzle-games", "LSApplicationCategoryType"), ("application-categories", "LSApplicationCategoryType"),
    ("bundle-identity", "CFBundleIdentifier"), ("MARKETING_VERSION", "CFBundleShortVersionString"),
    ("UISupportedInterfaceOrientations~ipad", "A variant of UISupportedInterfaceOrientations"),
    ("syntax/duplicate-key", "Readers keep one of the values"), ("identity/missing-bundle-identifier", "CFBundleIdentifier"),
  ])
  func explainFindsWhatIsMeant(_ query: String, _ words: String) throws {
    let text: Result = Self.run("explain", query)
    #expect(text.code == 0 && text.output.contains(words), "\(text.output)\(text.errors)")
    let markdown: Result = Self.run("explain", "--markdown", query)
    #expect(markdown.code == 0 && markdown.output.hasPrefix("# "))
    #expect(try Self.json(Self.run("explain", "--json", query).output)["query"] as? String == query)
  }

  @Test(arguments: [
    ("cfbundleidentifier", "CFBundleIdentifier"), ("CFBundleVresion", "CFBundleVersion"), ("Bundle nmae", "Bundle name"),
    ("public.app-category.puzle-games", "public.app-category.puzzle-games"), ("syntax/duplicate-keys", "syntax/duplicate-key"),
    ("CFBundleURLTypes.CFBundleURLSchemes", "CFBundleURLTypes[].CFBundleURLSchemes"),
    ("NSIncludeSubdomains", "NSIncludesSubdomains"),
  ])
  func explainOffersTheNearestName(_ query: String, _ nearest: String) throws {
    let result: Result = Self.run("explain", query)
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors.contains("'\(nearest)'"), "\(result.errors)")
    let json: Result = Self.run("explain", "--json", query)
    #expect(json.code == 1)
    #expect(try Self.json(json.output)["nearest"] as? [String] ?? [] != [])
  }

  @Test func explainListsAllEntriesOfAnAmbiguousName() {
    let result: Result = Self.run("explain", "CFBundleTypeRole")
    #expect(result.code == 1)
    #expect(
      result.errors.contains("CFBundleDocumentTypes[].CFBundleTypeRole") && result.errors.contains("CFBundleURLTypes[].CFBundleTypeRole"))
    for key in KeyCatalog.all {
      guard let title: String = key.title, KeyCatalog.keys(titled: title).count > 1 else { continue }
      guard KeyCatalog.keys(named: title).isEmpty, KeyCatalog.keys(titled: title).count(where: \.isTopLevel) != 1 else { continue }
      let answer: Result = Self.run("explain", title)
      #expect(answer.code == 1, "\(title)")
      for other in KeyCatalog.keys(titled: title) {
        #expect(answer.errors.contains(other.paths.first?.description ?? "?"), "\(title)")
      }
    }
  }

  @Test(arguments: [40, 60, 100])
  func pagesFitTheTerminal(_ width: Int) {
    for name in ["NSCameraUsageDescription", "UIBackgroundModes", "NSAppTransportSecurity", "required-device-capabilities"] {
      let result: Result = Self.run("explain", "--color", "never", name, isTerminal: true, width: width)
      #expect(result.code == 0, "\(result.errors)")
      for line in result.output.split(separator: "\n") where !line.hasPrefix("    ") {
        let words: [Substring] = line.split(separator: " ")
        #expect(line.count <= width || words.count <= 2 || words.contains { $0.count > width / 2 }, "\(line)")
      }
    }
    #expect(Self.run("explain", "--color", "always", "CFBundleName").output.contains("\u{1B}[1mCFBundleName"))
    #expect(!Self.run("explain", "CFBundleName").output.contains("\u{1B}"))
  }

  /// Every entry, table and family can be drawn in every form.
  @Test func everythingCanBeDrawn() {
    let tree: KeyTree = KeyTree()
    let terminal: TerminalPageRenderer = TerminalPageRenderer(style: .plain)
    let markdown: MarkdownPageRenderer = MarkdownPageRenderer()
    for key in tree.keys {
      let page: ReferencePage = .key(key, in: tree)
      #expect(terminal.render(page).contains(String(key.summary.prefix(12))), "\(key.name)")
      #expect(markdown.render(page).contains("| **Type** |"), "\(key.name)")
      #expect((try? JSONSerialization.jsonObject(with: Data(JSONText.key(key).utf8))) != nil, "\(key.name)")
      if !key.example.isEmpty, key.isTopLevel { #expect(markdown.render(page).contains("```xml"), "\(key.name): no example is shown") }
    }
    for family in KeyFamily.all { #expect(markdown.render(.family(family)).contains(family.name)) }
  }

  @Test func keysFollowsItsFilters() {
    func names(_ arguments: String...) -> [String] {
      let console: MemoryConsole = MemoryConsole()
      _ = InfoPlistCommand.run(["keys"] + arguments, console: console)
      return console.outputText.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(names().count == KeyCatalog.count)
    #expect(names("--platform", "visionos", "--introduced-since", "2.0").contains("UIWantsDetailedSurfaceInfo"))
    #expect(!names("--platform", "iOS", "--os", "13.0").contains("UILaunchScreen"))
    #expect(names("--platform", "iOS", "--os", "14").contains("UILaunchScreen"))
    #expect(names("--category", "privacy", "--top-level").contains("NSCameraUsageDescription"))
    #expect(!names("--category", "privacy").contains("CFBundleName"))
    #expect(names("--family", "bundle-versions").sorted() == ["CFBundleGetInfoString", "CFBundleShortVersionString", "CFBundleVersion"])
    #expect(names("--deprecated").contains("CFBundleGetInfoString") && !names("--deprecated").contains("CFBundleVersion"))
    #expect(names("--localizable").contains("CFBundleDisplayName") && !names("--localizable").contains("CFBundleVersion"))
    #expect(names("--required", "--kind", "ios-app").contains("CFBundleExecutable"))
    #expect(names("--recommended", "--kind", "macos-app").contains("NSPrincipalClass"))
    #expect(names("--search", "background audio").contains("UIBackgroundModes"))
    #expect(Self.run("keys", "--search", "xyzzy").code == 1)
    #expect(Self.run("keys", "--platform", "beos").code == 64)
  }

  @Test func titlesAndKeysAreTranslatedBothWays() {
    #expect(Self.run("keys", "Bundle name").output.hasPrefix("CFBundleName\tBundle name\t"))
    #expect(Self.run("keys", "CFBundleName").output.hasPrefix("CFBundleName\tBundle name\t"))
    #expect(Self.run("keys", "Bundle nme").code == 1)
  }

  @Test func printShowsTitles() {
    let file: String = """
      <plist version="1.0"><dict><key>CFBundleName</key><string>A</string><key>Custom</key><true/>
      <key>UISupportedInterfaceOrientations~ipad</key><array/>
      <key>CFBundleDocumentTypes</key><array><dict><key>LSHandlerRank</key><string>Owner</string></dict></array></dict></plist>
      """
    let titled: String = Self.run("print", "--titles", "-", input: file).output
    #expect(titled.contains("Bundle name: \"A\"") && titled.contains("Handler rank: \"Owner\"") && titled.contains("Custom: true"))
    #expect(titled.contains("(ipad)"))
    let nested: String = Self.run("print", "--titles", "--at", "CFBundleDocumentTypes[0]", "-", input: file).output
    #expect(nested.contains("Handler rank: \"Owner\""))
    #expect(Self.run("print", "-", input: file).output.contains("CFBundleName: \"A\""))
  }
}
