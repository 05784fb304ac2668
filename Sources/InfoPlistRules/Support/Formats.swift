import Linting

/// Whether texts have the form that the catalogue states.
enum Formats {
  /// Whether a text has a form; true for forms that are not judged.
  static func isValid(_ text: String, _ format: StringFormat) -> Bool {
    switch format.name {
    case StringFormat.osVersion.name: Grammar.isVersion(text[...], upTo: 3)
    case StringFormat.languageTag.name: isLanguageTag(text)
    case StringFormat.uuid.name: isUUID(text)
    case StringFormat.typeIdentifier.name: isTypeIdentifier(text)
    case StringFormat.urlScheme.name: isScheme(text[...])
    case StringFormat.url.name: isURL(text)
    case StringFormat.httpsURL.name: text.lowercased().hasPrefix("https://") && isURL(text)
    case StringFormat.size.name: isSize(text)
    case StringFormat.fourCharacterCode.name: MacRoman.bytes(text)?.count == 4
    case StringFormat.mimeType.name: isMIMEType(text)
    case StringFormat.fileExtension.name: !text.hasPrefix(".")
    case StringFormat.serviceType.name: isServiceType(text)
    case StringFormat.bundleIdentifier.name: text.allSatisfy(Grammar.isIdentifierCharacter)
    case StringFormat.fileNameWithoutExtension.name: !hasResourceExtension(text)
    default: true
    }
  }

  /// The literal strings of some formats, each with its format; texts that are empty or hold build settings are left out.
  static func strings(of formats: [StringFormat], in info: InfoSubject) -> [(item: CatalogedValue, text: String, format: StringFormat)] {
    let byName: [String: [FormattedStrings.Item]] = info.result(of: FormattedStrings.self) { FormattedStrings(info) }.byName
    return formats.flatMap { byName[$0.name] ?? [] }
  }

  /// Several rules ask for the strings of a format.
  private struct FormattedStrings: Sendable {
    typealias Item = (item: CatalogedValue, text: String, format: StringFormat)

    let byName: [String: [Item]]

    init(_ info: InfoSubject) {
      var byName: [String: [Item]] = [:]
      for item in info.cataloged {
        guard item.value.kind == .string, let schema: ValueSchema = item.schema else { continue }
        // A value that may be one of several things is judged by none of them.
        let shapes: [ValueSchema] = schema.alternatives.filter { $0.accepts(.string) }
        guard shapes.count == 1, case .string(let format) = shapes[0], format.name != StringFormat.text.name else { continue }
        guard let text: String = item.value.literal, !text.isEmpty else { continue }
        byName[format.name, default: []].append((item, text, format))
      }
      self.byName = byName
    }
  }

  /// Whether a text is an absolute URL without white space.
  static func isURL(_ text: String) -> Bool {
    guard let colon: String.Index = text.firstIndex(of: ":"), isScheme(text[..<colon]) else { return false }
    return text.index(after: colon) < text.endIndex && !text.contains(where: \.isWhitespace)
  }

  /// Whether a text may be the scheme of a URL.
  static func isScheme(_ text: Substring) -> Bool {
    guard let first: UInt8 = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  /// Whether a text is a language tag: parts of letters and digits joined by hyphens or underscores, the first of two to eight letters.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts: [Substring] = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first: Substring = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(isLetter) else { return false }
    return parts.dropFirst().allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) } }
  }

  /// Whether a text is a UUID in hexadecimal.
  static func isUUID(_ text: String) -> Bool {
    let parts: [Substring] = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.utf8.allSatisfy(isHexadecimal) }
  }

  /// Whether a text may be a uniform type identifier: letters, digits, hyphens, periods and characters beyond ASCII.
  static func isTypeIdentifier(_ text: String) -> Bool {
    text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 >= 0x80 }
  }

  /// Whether a text is a width and a height in braces.
  static func isSize(_ text: String) -> Bool {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return false }
    let parts: [Substring] = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        let number: String = KeyNames.trim(String(part))
        return !number.isEmpty && number.utf8.allSatisfy { isDigit($0) || $0 == 0x2E } && Double(number) != nil
      }
  }

  private static func isMIMEType(_ text: String) -> Bool {
    let parts: [Substring] = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !text.contains(where: \.isWhitespace)
  }

  private static func isServiceType(_ text: String) -> Bool {
    let name: String = text.hasSuffix(".") ? String(text.dropLast()) : text
    let parts: [Substring] = name.split(separator: ".", omittingEmptySubsequences: false)
    // A subtype may stand before the type, and the domain behind it.
    guard let position: Int = parts.firstIndex(where: { $0 == "_tcp" || $0 == "_udp" }), position >= 1 else { return false }
    let type: Substring = parts[position - 1]
    return type.hasPrefix("_") && (2...16).contains(type.utf8.count)
      && type.dropFirst().utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D || $0 == 0x5F }
  }

  /// Whether a name ends in an extension of a compiled interface file.
  static func hasResourceExtension(_ text: String) -> Bool {
    [".storyboard", ".storyboardc", ".nib", ".xib"].contains { text.hasSuffix($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
