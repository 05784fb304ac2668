import Diagnostics
import Foundation
import InfoPlistCatalog
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// How many keys of real Info.plists the catalogue knows.
@Suite(.enabled(if: SharedMaterial.hasCorpus, Comment(rawValue: SharedMaterial.skipMessage)))
struct CorpusCoverageTests {
  /// Prefixes of names that Apple gives. A name without one of them is the app's own.
  static let prefixes: [String] = [
    "AC", "AP", "ATS", "AV", "BG", "CA", "CF", "CK", "CS", "DT", "EX", "GC", "GK", "HK", "IF", "IN", "IO", "LS", "MDItem", "MK", "MS", "NE",
    "NF", "NS", "OS", "PH", "QL", "SB", "SF", "SK", "SM", "TV", "UI", "UT", "WK", "XC", "XS",
  ]

  @Test func nearlyAllKeysOfRealFilesAreKnown() throws {
    var known: Int = 0
    var unknown: [String: Int] = [:]
    var custom: Set<String> = []
    for file in Corpus.files("info-plist") {
      guard case .dictionary(let info)? = PropertyListDocument(reading: try file.bytes()).root?.value else { continue }
      var packageType: String?
      if case .string(let text)? = info["CFBundlePackageType"] { packageType = text }
      guard InfoPlistCatalog.PropertyListKind(keys: Set(info.keys), packageType: packageType) == .bundle else { continue }
      for key in info.keys {
        let plain: String = String(key.prefix { $0 != "~" })
        if Self.isKnown(plain) {
          known += 1
        } else if Self.hasPrefix(key) {
          unknown[key, default: 0] += 1
        } else {
          custom.insert(key)
        }
      }
    }
    let missed: Int = unknown.values.reduce(0, +)
    let share: Double = Double(known) / Double(max(1, known + missed))
    #expect(known > 4000 && share >= 0.99, "\(known) known, \(missed) not: \(unknown)")
    let page: String = try String(contentsOf: SharedMaterial.packageRoot.appendingPathComponent("docs/Catalogue.md"), encoding: .utf8)
    for key in unknown.keys.sorted() { #expect(page.contains("`\(key)`"), "docs/Catalogue.md gives no reason why \(key) is unknown") }
    // A prefix that belongs to one vendor is not hidden among the custom ones.
    #expect(custom.contains("OESystemIdentifier") && !custom.contains { $0.hasPrefix("CFBundle") })
  }

  private static func isKnown(_ name: String) -> Bool {
    if KeyCatalog.topLevelKey(named: name) != nil { return true }
    guard let mark: String.Index = name.lastIndex(of: "-") else { return false }
    let qualifier: Substring = name[name.index(after: mark)...]
    return ["iphoneos", "iphonesimulator", "macos", "watchos", "appletvos"].contains(qualifier)
      && KeyCatalog.topLevelKey(named: String(name[..<mark])) != nil
  }

  /// Whether the name starts as Apple's do; names in capitals are variables of somebody's build.
  private static func hasPrefix(_ name: String) -> Bool {
    name.contains(where: \.isLowercase)
      && prefixes.contains { prefix in
        guard name.hasPrefix(prefix), let next: Character = name.dropFirst(prefix.count).first else { return false }
        return next.isUppercase || next == "b"
      }
  }
}
