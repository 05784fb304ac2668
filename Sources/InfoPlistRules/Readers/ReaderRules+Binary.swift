import Linting

/// Findings of the reader of binary property lists.
extension ReaderRules {
  static let binary: [ReaderRule] = [
    damage(
      "truncated", "a binary file is cut off", "The table of objects stands at the end, so that nothing can be read without it.",
      failing: [.bytes(Array("bplist00".utf8))]),
    damage("not-binary", "a file told to be binary is not", "Readers try other formats then, and their messages lead nowhere."),
    damage(
      "unsupported-version", "a binary file has a version of Apple's own",
      "Versions 15 to 17 are private formats of Apple's systems; no other reader knows them."),
    damage("bad-trailer", "the trailer of a binary file is damaged", "It says where the objects are. CoreFoundation refuses the file."),
    damage(
      "bad-offset", "an object of a binary file lies outside the file",
      "CoreFoundation refuses the file; weaker readers read foreign memory."),
    damage(
      "bad-length", "an object of a binary file has an impossible length",
      "CoreFoundation refuses the file; weaker readers read foreign memory."),
    damage("bad-object", "an object of a binary file cannot be read", "CoreFoundation refuses the file."),
    damage(
      "unknown-object-type", "an object of a binary file has an unknown type", "CoreFoundation refuses the file, libplist drops the object."
    ),
    damage(
      "dangling-reference", "a container of a binary file refers to an object that does not exist",
      "CoreFoundation refuses the file; others leave a hole or crash."),
    damage(
      "reference-cycle", "a container of a binary file holds itself",
      "CoreFoundation refuses the file, CPython builds an endless structure, and libplist writes an empty list."),
    damage(
      "overlapping-objects", "two objects of a binary file share bytes",
      "No writer makes such files; one reader may see another value than the next.",
      severity: .warning),
    damage(
      "excessive-sharing", "shared objects of a binary file expand beyond measure",
      "A small file can stand for billions of values; readers that copy shared objects run out of memory."),
    damage(
      "key-not-string", "a key of a binary dictionary is not a string",
      "Property lists have texts for keys. CoreFoundation accepts some other types that no writer can express in XML.", severity: .warning),
  ]

  private static func damage(
    _ name: String, _ title: String, _ rationale: String, severity: Severity = .error, failing: [RuleExample] = []
  ) -> ReaderRule {
    rule(
      name, title, rationale, "Restore the file from its source, or write it again.", severity: severity,
      cites: [.observed("CoreFoundation, CPython and libplist")], failing: failing)
  }
}
