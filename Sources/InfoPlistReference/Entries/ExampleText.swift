import Diagnostics
import InfoPlistCatalog
import PropertyLists

/// Examples as they stand in a file.
enum ExampleText {
  /// The key with its example value, one entry a line; nil when the entry has none.
  static func xml(_ key: InfoPlistKey) -> String? {
    guard !key.example.isEmpty else { return nil }
    let text: String = "<plist version=\"1.0\"><dict><key>\(key.name)</key>\(key.example)</dict></plist>"
    let result: PropertyListWritingResult = PropertyListDocument(reading: SourceBytes(Array(text.utf8))).write(
      as: .xml, options: PropertyListWritingOptions(indentation: "  "))
    guard !result.hasErrors else { return nil }
    let lines: [Substring] = String(decoding: result.bytes.array, as: UTF8.self).split(separator: "\n")
    guard let start: Int = lines.firstIndex(of: "<dict>"), let end: Int = lines.lastIndex(of: "</dict>"), start < end else { return nil }
    let inner: [Substring] = Array(lines[(start &+ 1)..<end])
    let isIndented: Bool = inner.allSatisfy { $0.hasPrefix("  ") }
    let shown: [Substring] = isIndented ? inner.map { $0.dropFirst(2) } : inner
    return (key.name == "*" ? shown.dropFirst() : shown[...]).joined(separator: "\n")
  }
}
