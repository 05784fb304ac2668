import Linting

/// Findings of the readers about scalars and text.
extension ReaderRules {
  static let xmlValues: [ReaderRule] = [
    rule(
      "bad-integer", "an integer cannot be read",
      "CoreFoundation takes digits with a sign, or hexadecimal digits after 0x, and refuses the file for anything else, trailing white space "
        + "included. Other readers cut the number at the first character that they do not know.", "Write a whole number in digits.",
      fix: .safe, failing: [.info("<key>A</key>\n<integer>«1.5»</integer>")]),
    rule(
      "integer-out-of-range", "an integer does not fit into 64 bits",
      "Integers reach from -2^63 to 2^64-1. Beyond that CoreFoundation refuses XML files and reads 0 from binary ones; others cut or round.",
      "Use a string.", failing: [.info("<key>A</key>\n<integer>«99999999999999999999»</integer>")]),
    rule(
      "bad-real", "a real cannot be read",
      "CoreFoundation refuses the file for anything but a decimal number; others cut the number at the first odd character.",
      "Write a decimal number such as 1.5 or 2e10.", fix: .safe,
      failing: [.info("<key>A</key>\n<real>«1,5»</real>")]),
    rule(
      "bad-date", "a date cannot be read", "Dates have exactly one form, in UTC and without fractions; CoreFoundation refuses any other.",
      "Write the date as YYYY-MM-DDTHH:MM:SSZ.", fix: .safe, failing: [.info("<key>A</key>\n<date>«2024-01-01»</date>")]),
    rule(
      "bad-data", "data is not valid base64", "Readers disagree about broken base64: some drop bytes, some stop, some refuse the file.",
      "Encode the data again."),
    rule(
      "short-data", "empty data is written <data/>",
      "CoreFoundation takes the short form of an empty element for strings, arrays, dictionaries and booleans, and refuses it for data.",
      "Write <data></data>.", severity: .warning, fix: .safe, failing: [.info("<key>A</key>\n«<data/>»")]),
    rule(
      "bad-reference", "a reference with '&' cannot be read",
      "XML property lists know five named references and numeric ones; a bare '&' makes readers refuse the file.",
      "Write '&amp;' for a literal '&'.", fix: .safe),
  ]

  static let text: [ReaderRule] = [
    rule(
      "malformed-text", "the bytes are no text in the encoding of the file",
      "CoreFoundation refuses a file with bytes that do not fit its encoding; others put replacement characters in their place.",
      "Save the file again in UTF-8."),
    rule(
      "wrong-encoding-declaration", "the XML declaration names another encoding than the file has",
      "A reader that believes the declaration decodes the text wrongly or not at all.", "Write encoding=\"UTF-8\".", fix: .safe),
    rule(
      "unknown-encoding", "the XML declaration names an unknown encoding", "CoreFoundation refuses a file whose encoding it does not know.",
      "Save the file in UTF-8 and say so in its first line.", fix: .unsafe),
    rule(
      "control-character", "a control character stands in the text",
      "XML 1.0 forbids control characters but tab and line ends. CoreFoundation lets most pass, CPython refuses the file, and NUL cuts the text "
        + "in readers written in C.", "Delete the character.", severity: .warning, fix: .unsafe,
      cites: [.observed("CoreFoundation, CPython and libplist"), "XML 1.0, production Char"]),
    rule(
      "second-byte-order-mark", "a second byte order mark follows the first",
      "Readers skip one mark; the second belongs to the text, where most of them do not expect it.", "Delete the second mark.",
      fix: .safe),
    rule(
      "conflict-marker", "a merge conflict is not resolved",
      "The markers of version control are not part of the format, and both versions stand in the "
        + "file.", "Keep one version and delete the marker lines.", cites: ["Git manual, how conflicts are presented"]),
    rule(
      "preprocessor-directive", "an instruction to the C preprocessor stands in the file",
      "Only a build with INFOPLIST_PREPROCESS=YES removes such lines; every other reader refuses the file. In a source the build may still do so, "
        + "so that this is a warning there.",
      "Use build settings in values, or run the preprocessor first.", scope: .products, cites: [Citation(.swiftBuild)],
      formerIDs: ["build/preprocessor-directive"]),
  ]
}
