import Foundation
import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// Keys and values that are newer than the reference, as they were collected with their sources beside the package.
@Suite(.enabled(if: CatalogTidyTests.shared != nil, "the collection of newer keys is not beside the package"))
struct ModernKeysTests {

  /// Paths that are left out on purpose, each with its reason. There is none at present.
  static let leftOut: [String: String] = [:]

  private static func collection() throws -> [String: Any] {
    let data: Data = try Data(contentsOf: #require(CatalogTidyTests.shared).appendingPathComponent("reference/modern-keys.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func everyPathIsInTheCatalogue() throws {
    let keys: [[String: Any]] = try #require(try Self.collection()["keys"] as? [[String: Any]])
    #expect(keys.count >= 800)
    for item in keys {
      let path: String = try #require(item["path"] as? String)
      guard Self.leftOut[path] == nil else { continue }
      let segments: [String] = try #require(item["segments"] as? [String])
      let written: InfoPlistKeyPath = Self.path(segments)
      let key: InfoPlistKey? = KeyCatalog.key(at: written) ?? KeyCatalog.key(at: InfoPlistKeyPath(path))
      #expect(key?.stands(at: written) == true || key?.stands(at: InfoPlistKeyPath(path)) == true, "\(path) is not in the catalogue")
    }
  }

  @Test func everyExtensionPointCapabilityModeAndCategoryIsInATable() throws {
    let all: [String: Any] = try Self.collection()
    let points: [[String: Any]] = try #require(all["extensionPointIdentifiers"] as? [[String: Any]])
    for point in points {
      let name: String = try #require(point["identifier"] as? String)
      #expect(ValueTable.appExtensionPoints.entry(for: name) != nil || ValueTable.extensionKitPoints.entry(for: name) != nil, "\(name)")
    }
    for item in try #require(all["requiredDeviceCapabilities"] as? [[String: Any]]) {
      let name: String = try #require(item["name"] as? String)
      #expect(ValueTable.requiredDeviceCapabilities.entry(for: name) != nil, "\(name)")
    }
    for item in try #require(all["backgroundModes"] as? [[String: Any]]) {
      let name: String = try #require(item["value"] as? String)
      let table: ValueTable = item["key"] as? String == "WKBackgroundModes" ? .watchBackgroundModes : .backgroundModes
      #expect(table.entry(for: name) != nil, "\(name)")
    }
    for item in try #require(all["applicationCategories"] as? [[String: Any]]) {
      let name: String = try #require(item["value"] as? String)
      #expect(ValueTable.applicationCategories.entry(for: name) != nil, "\(name)")
    }
    for item in try #require(all["usageDescriptions"] as? [[String: Any]]) {
      let name: String = try #require(item["key"] as? String)
      #expect(KeyCatalog.topLevelKey(named: name)?.family.category == .privacy || !KeyCatalog.keys(named: name).isEmpty, "\(name)")
    }
  }

  /// `[]` and `*` are steps of their own in the collection.
  private static func path(_ segments: [String]) -> InfoPlistKeyPath {
    InfoPlistKeyPath(
      segments.map { segment in
        switch segment {
        case "[]": .element
        case "*": .anyKey
        default: .key(segment)
        }
      })
  }
}
