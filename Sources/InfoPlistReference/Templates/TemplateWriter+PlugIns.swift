import PropertyLists

/// Kinds of bundles that a host loads through Core Foundation's plug-in tables, and dictionaries.
extension TemplateWriter {
  /// A Quick Look generator: which documents it draws, its factory, and what Quick Look asks of it.
  mutating func writeQuickLookGenerator() {
    writePlugIn(type: "5E2D9680-5022-40FA-B806-43349622E5B9", function: "QuickLookGeneratorPluginFactory", role: "QLGenerator")
    set("QLNeedsToBeRunInMainThread", true)
    set("QLPreviewHeight", 600.0)
    set("QLPreviewWidth", 800.0)
    set("QLSupportsConcurrentRequests", false)
    set("QLThumbnailMinimumSize", 17.0)
  }

  /// A Spotlight importer: which documents it reads, and its factory.
  mutating func writeSpotlightImporter() {
    writePlugIn(type: "8B08C4BF-415B-11D8-B3F9-0003936726FC", function: "MetadataImporterPluginFactory", role: "MDImporter")
  }

  /// A dictionary of the Dictionary app.
  mutating func writeDictionary() {
    set("DCSDictionaryCopyright", .string("Copyright © \(parameters.name). All rights reserved."))
    set("DCSDictionaryFrontMatterReferenceID", "front_back_matter")
    set("DCSDictionaryLanguages", [["DCSDictionaryDescriptionLanguage": "en", "DCSDictionaryIndexLanguage": "en"]])
    set("DCSDictionaryManufacturerName", .string(parameters.name))
  }

  /// The tables of static registration, and the documents of the plug-in.
  private mutating func writePlugIn(type: String, function: String, role: String) {
    let factory: String = parameters.factory ?? Self.factory(of: parameters.identifier + function)
    set("CFPlugInDynamicRegistration", "NO")
    set(
      "CFPlugInFactories", .dictionary(PropertyListDictionary([PropertyListDictionary.Entry(key: factory, value: .string(function))])))
    set("CFPlugInTypes", .dictionary(PropertyListDictionary([PropertyListDictionary.Entry(key: type, value: [.string(factory)])])))
    set(
      "CFBundleDocumentTypes",
      [["CFBundleTypeName": "Plain text", "CFBundleTypeRole": .string(role), "LSItemContentTypes": ["public.plain-text"]]])
  }

  /// A UUID that follows from a text, for callers that give none. Two plug-ins must not share one, so that the text holds the identifier.
  static func factory(of text: String) -> String {
    var halves: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142]
    for byte in text.utf8 {
      for index in halves.indices { halves[index] = (halves[index] ^ UInt64(byte)) &* (0x100_0000_01B3 &+ UInt64(index) &* 0x2_0000) }
    }
    return uuid(high: halves[0], low: halves[1], version: 8)
  }

  /// 128 bits as a UUID of a version: eight, four, four, four and twelve hexadecimal digits.
  static func uuid(high: UInt64, low: UInt64, version: UInt64) -> String {
    let first: UInt64 = high & 0xFFFF_FFFF_FFFF_0FFF | version << 12
    let second: UInt64 = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits: String = hexadecimal(first) + hexadecimal(second)
    var text: String = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits: String = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
