import Foundation
import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// Identifiers, titles, types, platforms and values are taken out of the reference texts and looked up in the catalogue.
@Suite(.enabled(if: CatalogTidyTests.shared != nil, Comment(rawValue: SharedMaterial.skipMessage)))
struct ReferenceTextTests {
  /// Names in the texts that are no keys and no values, with what they are.
  static let explained: [String: String] = [
    "AppleScript": "a language", "CFNETWORK_DIAGNOSTICS": "a variable of the environment", "CFNetwork": "a framework",
    "GCController": "a class", "GCExtendedGamepad": "a class", "GCGamepad": "a class", "GCMicroGamepad": "a class",
    "HKHealthStore": "a class", "NSApplication": "a class", "NSBundle": "a class", "NSDocument": "a class", "NSItemProvider": "a class",
    "NSPasteBoard": "a class", "NSPasteboard": "a class", "NSProcessInfo": "a class", "NSStringFromCGSize": "a function",
    "NETunnelProviderManager": "a class", "NSURLConnection": "a class", "NSURLSession": "a class", "NSURLErrorDomain": "an error domain",
    "NSUserActivity": "a class",
    "NSUserNotification": "a class", "NSWindow": "a class", "NSErrorFailingURLKey": "a key of errors",
    "NSErrorFailingURLStringKey": "a key of errors", "NSLocalizedDescription": "a key of errors", "NSUnderlyingError": "a key of errors",
    "OSType": "a type of the Mac OS", "UIApplication": "a class", "UIImagePickerController": "a class",
    "UIImagePickerControllerController": "a class, spelled wrongly", "UIKeyboardTypeASCIICapable": "a constant of the interface",
    "UIModalPresentationFormSheet": "a constant of the interface", "UIModalPresentationFullScreen": "a constant of the interface",
    "UIViewController": "a class", "UIWebView": "a class", "WKWebView": "a class",
    "NSPrefPanelconFile": "NSPrefPaneIconFile, broken by the conversion of the text",
    "NSPrefPanelconLabel": "NSPrefPaneIconLabel, broken by the conversion of the text",
    "UIElement": "an end of LSUIElement", "OSVersion": "an end of UILaunchImageMinimumOSVersion",
  ]

  private static let texts: [(name: String, text: String)] = {
    guard let folder: URL = CatalogTidyTests.shared?.appendingPathComponent("spec"),
      let names: [String] = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { (String(name.prefix(3)), $0) }
    }
  }()

  private static let keysByName: [String: [InfoPlistKey]] = Dictionary(grouping: CatalogTidyTests.keys, by: \.name)

  /// Every name of a path step, every value, and every known wrong spelling.
  private static let known: Set<String> = {
    var names: Set<String> = []
    for key in CatalogTidyTests.keys {
      names.formUnion(key.misspellings)
      for path in key.paths {
        for case .key(let name) in path.segments { names.insert(name) }
      }
      names.formUnion(key.schema.values)
    }
    for table in ValueTable.all { for entry in table.entries { names.formUnion([entry.value] + entry.misspellings) } }
    return names
  }()

  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    let expression: NSRegularExpression = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      (0..<match.numberOfRanges).map { index in Range(match.range(at: index), in: text).map { String(text[$0]) } ?? "" }
    }
  }

  @Test func everyIdentifierIsAKeyAValueOrExplained() throws {
    let pattern: String =
      #"\b(?:AP|AT|ATS|BG|CF|CS|EX|GC|GK|HK|IN|LS|MK|NE|NS|OS|PH|QL|SM|UI|UT|WK|Apple|Quartz|Minimum|Is|Prefers|Primary|Requests|CP)"#
      + #"[A-Z][A-Za-z0-9_]{3,}\b"#
    var count: Int = 0
    for (file, text) in Self.texts {
      // Columns of tables break names behind a hyphen.
      let joined: String = text.replacing(try Regex(#"([a-z])-\s?([A-Z])"#, as: (Substring, Substring, Substring).self)) {
        "\($0.1)\($0.2)"
      }
      for match in Set(try Self.matches(pattern, in: joined).map { $0[0] }) where match.contains(where: \.isLowercase) {
        count += 1
        let isPart: Bool = Self.known.contains { $0.hasPrefix(match) }
        #expect(
          Self.known.contains(match) || Self.explained[match] != nil || isPart,
          "\(file): \(match) is neither in the catalogue nor explained")
      }
    }
    #expect(count > 300)
  }

  @Test func everyValueIsInATable() throws {
    let patterns: [String] = [
      #"public\.(?:app-category|filename-extension|mime-type)[a-z.-]*[a-z]"#, #"com\.apple\.(?:ostype|nspboard-type)"#,
      #"TLS_[A-Z0-9_]{10,}"#, #"TLSv1\.[0-9]"#, #"<code>(com\.apple\.[A-Za-z.-]+)</code>"#,
    ]
    for (file, text) in Self.texts {
      for pattern in patterns {
        for match in try Self.matches(pattern, in: text) {
          let value: String = match.last ?? ""
          // A cell of a table may end in the middle of a long name.
          #expect(Self.known.contains(value) || Self.known.contains { $0.hasPrefix(value + "_") }, "\(file): \(value)")
        }
      }
    }
  }

  /// Rows `| name | ... | iOS 4.0 |` of the table of device capabilities, with the first version of iOS.
  @Test(.covers("R-IOS-069"))
  func everyCapabilityHasItsFirstVersion() throws {
    var count: Int = 0
    for (_, text) in Self.texts {
      for row in try Self.matches(#"^\|\s*(?:<code>)?([a-z0-9-]{3,})(?:</code>)?\s*\|.*\|\s*iOS ([0-9.]+)\s*\|"#, in: text) {
        guard let entry: ValueEntry = ValueTable.requiredDeviceCapabilities.entry(for: row[1]) else {
          Issue.record("no capability \(row[1])")
          continue
        }
        count += 1
        let version: OSVersion? = entry.availability.on(.iOS)?.introduced
        #expect(version == OSVersion(text: row[2]), "\(row[1]): \(version?.description ?? "no version"), the reference says \(row[2])")
      }
    }
    #expect(count >= 20)
  }

  private static func cells(_ line: String) -> [String] {
    let raw: [String] =
      line.contains("|")
      ? line.trimmingCharacters(in: CharacterSet(charactersIn: "| ")).components(separatedBy: "|") : line.components(separatedBy: "\t")
    return raw.map { cell in
      cell.replacingOccurrences(of: "</?[a-z]+[^>]*>", with: "", options: .regularExpression).replacing("`", with: "").trimmingCharacters(
        in: .whitespaces)
    }
  }

  private static let platforms: [(word: String, platform: Platform)] = [
    ("iOS", .iOS), ("OS X", .macOS), ("macOS", .macOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
  ]

  private static let types: [String: @Sendable (ValueSchema) -> Bool] = [
    "Array": { $0.allowsArray }, "String": { $0.allows(tag: "string") }, "Boolean": { $0.allows(tag: "true") },
    "Dictionary": { $0.allows(tag: "dict") }, "Number": { $0.allows(tag: "integer") || $0.allows(tag: "real") },
    "Integer": { $0.allows(tag: "integer") },
  ]

  private static func check(_ keys: [InfoPlistKey], platforms text: String, _ place: String) {
    for (word, platform) in platforms where text.contains(word) {
      #expect(keys.contains { $0.availability.on(platform)?.isUnavailable == false }, "\(place): not on \(platform.rawValue)")
    }
  }

  private static func check(_ keys: [InfoPlistKey], type: String, _ place: String) {
    guard let allows: @Sendable (ValueSchema) -> Bool = types[type] else { return }
    #expect(keys.contains { allows($0.schema) }, "\(place): is not \(type)")
  }

  /// The summary tables: title in Xcode, type where the row has one, platforms.
  @Test(
    .covers(
      "R-CF-007", "R-NAME-015", "R-CF-029", "R-DOC-006", "R-DOC-017", "R-DOC-025", "R-UTI-013", "R-DOC-053", "R-EXT-052", "R-EXT-008"))
  func everyRowOfATableAgrees() throws {
    var rows: Int = 0
    for (file, text) in Self.texts {
      for (number, line) in text.components(separatedBy: "\n").enumerated() where line.contains("|") || line.contains("\t") {
        let cells: [String] = Self.cells(line)
        guard cells.count >= 3, let keys: [InfoPlistKey] = Self.keysByName[cells[0].filter { $0 != "-" && $0 != " " }] else { continue }
        let place: String = "\(file):\(number + 1) \(cells[0])"
        rows += 1
        if let first: Character = cells[1].first, let last: Character = cells[1].last, "\"“”".contains(first), "\"“”".contains(last) {
          let title: String = cells[1].dropFirst().dropLast().replacingOccurrences(of: "–", with: "-").lowercased()
          // A title that Xcode has changed since is kept in the details of the entry.
          #expect(
            keys.contains { $0.title?.lowercased() == title || $0.details.lowercased().contains(title) }, "\(place): title '\(title)'")
        }
        if let last: String = cells.last, ["iOS", "OS X", "macOS", "tvOS", "watchOS"].contains(where: last.hasPrefix) {
          Self.check(keys, platforms: last, place)
        }
        for cell in cells[1..<min(4, cells.count)] { Self.check(keys, type: cell, place) }
        if cells.contains(where: { $0.hasPrefix("(Required") || $0.hasPrefix("(Recommended") }) {
          #expect(
            keys.contains { $0.expectations.contains { $0.level != .common } || !$0.supersededBy.isEmpty },
            "\(place): marked in the reference")
        }
        if cells.contains(where: { $0.hasPrefix("(") && $0.contains("Localizable)") }) {
          #expect(keys.contains { $0.localization.contains { $0 != .never } }, "\(place): localizable in the reference")
        }
      }
    }
    #expect(rows > 250)
  }

  /// `Key (Type - platforms)` at the start of each section.
  @Test(
    .covers(
      "R-CF-005", "R-DOC-001", "R-DOC-003", "R-DOC-010", "R-DOC-015", "R-DOC-022", "R-DOC-033", "R-DOC-050", "R-DOC-052", "R-ICON-009",
      "R-URL-001", "R-URL-007", "R-SVC-001", "R-SVC-009", "R-SVC-013", "R-UTI-001", "R-UTI-002", "R-CO-041", "R-IOS-010", "R-IOS-031",
      "R-IOS-045", "R-IOS-061", "R-IOS-081", "R-EXT-001", "R-NE-001"))
  func everySectionAgrees() throws {
    var sections: Int = 0
    let pattern: String = #"^`?([A-Za-z]+)`? ?\(`?([A-Z][A-Za-z]+(?: (?:or|of) [A-Za-z]+)*)`?\s*[-–]\s*([^)]*)\)"#
    for (file, text) in Self.texts {
      for match in try Self.matches(pattern, in: text) {
        guard let keys: [InfoPlistKey] = Self.keysByName[match[1]] else { continue }
        sections += 1
        for type in match[2].components(separatedBy: " or ") { Self.check(keys, type: type, "\(file) \(match[1])") }
        Self.check(keys, platforms: match[3], "\(file) \(match[1])")
      }
    }
    #expect(sections > 90)
  }
}

extension ValueSchema {
  /// The values that stand in the schema itself.
  var values: [String] {
    switch self {
    case .choice(let table): table.entries.map(\.value)
    case .array(let element, _): element.values
    case .dictionary(.chosen(_, let value)): value.values
    case .anyOf(let list): list.flatMap(\.values)
    default: []
    }
  }
}
