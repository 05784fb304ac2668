import Linting

/// Findings of the readers of OpenStep, strings and JSON files.
extension ReaderRules {
  static let openStep: [ReaderRule] = separators + texts

  private static let separators: [ReaderRule] = [
    rule(
      "missing-semicolon", "an entry does not end with a semicolon",
      "Every entry of an OpenStep dictionary or strings file ends with a semicolon, the last one too; readers refuse the file.",
      "Write ';'.",
      fix: .unsafe),
    rule(
      "missing-comma", "a comma between two elements is missing", "Readers refuse the file, or join what stands on both sides.",
      "Write ','.",
      fix: .unsafe),
    rule(
      "missing-equals", "the equals sign between a key and its value is missing",
      "Readers cannot tell the key from the value and refuse the file.",
      "Write '='.", fix: .unsafe),
    rule(
      "missing-colon", "the colon between a key and its value is missing",
      "JSON joins keys and values with a colon; readers refuse the file.",
      "Write ':'.", fix: .unsafe),
    rule(
      "wrong-separator", "a separator of another format stands between values",
      "OpenStep files use '=', ';' and ',', JSON uses ':' and ','; readers refuse a file that mixes them.",
      "Write the separator of this format.",
      fix: .unsafe),
    rule(
      "nothing-before-separator", "a separator has nothing before it",
      "An element or entry is missing, or the separator was written twice.",
      "Delete the separator, or write what is missing.", fix: .unsafe),
    rule(
      "trailing-comma", "a comma stands behind the last element", "JSON allows commas only between elements; readers refuse the file.",
      "Delete the comma.", fix: .safe),
    rule(
      "mismatched-bracket", "a bracket closes nothing, or the wrong container", "Readers refuse the file, whatever else it holds.",
      "Write the bracket that fits, or delete it.", fix: .unsafe),
    rule(
      "unclosed-container", "the file ends inside a container", "The end of the file is missing, or a closing bracket.",
      "Restore the file, or write the missing brackets.", fix: .unsafe),
    rule(
      "wrong-bracket", "a bracket of another format opens a container",
      "OpenStep files write arrays in round brackets and JSON in square ones; readers refuse the others.",
      "Write the bracket of this format."),
    rule(
      "no-entries", "the file holds nothing but white space and comments",
      "CoreFoundation takes it as an empty table of strings, other readers refuse it.", "Delete the file, or write an entry.",
      severity: .warning),
    rule(
      "bare-word", "the file is a single word",
      "CoreFoundation takes any single word as a property list that is a string, so that a wrong or damaged file passes for a good one.",
      "Check that this is the right file.", severity: .warning),
    rule(
      "not-a-property-list", "the file is in no known format", "No reader can do anything with it.", "Check that this is the right file."),
    rule(
      "comment-in-json", "JSON holds a comment", "JSON knows no comments; most readers refuse the file.", "Delete the comment.",
      fix: .unsafe),
    rule(
      "comment-inside-word", "a comment starts inside a word",
      "A slash is a letter of unquoted words, so that the start of the comment belongs to the word for some readers.",
      "Put white space before the comment, or quotes around the word."),
  ]

  private static let texts: [ReaderRule] = [
    rule(
      "unclosed-string", "a text has no closing quote",
      "Everything up to the next quote counts as its text, so that later entries are lost.",
      "Write the closing quote.", fix: .unsafe),
    rule(
      "curly-quotes", "a text stands in typographic quotes",
      "Word processors and chat programs change straight quotes; readers of property lists take the result for an unknown sign.",
      "Write straight quotes.", fix: .unsafe),
    rule(
      "single-quotes", "a JSON text stands in single quotes", "JSON knows double quotes only; readers refuse the file.",
      "Write double quotes.",
      fix: .unsafe),
    rule(
      "unquoted-text", "a text needs quotes",
      "Only ASCII letters, digits and _ $ / : . - can stand without quotes in OpenStep files; readers refuse anything else.",
      "Put it in double quotes.", fix: .unsafe),
    rule(
      "unquoted-key", "a JSON key has no quotes", "JSON keys stand in double quotes; readers refuse the file.",
      "Put the key in double quotes.",
      fix: .unsafe),
    rule(
      "unknown-word", "a word is no JSON value", "Without quotes JSON knows numbers, true, false and null only; readers refuse the file.",
      "Write one of these, or put the word in quotes.", fix: .unsafe),
    rule(
      "unexpected-character", "a character has no meaning at its place",
      "Readers refuse the file at the first character that they do not expect.",
      "Delete it, or put it in quotes."),
    rule(
      "bad-escape", "an escape sequence cannot be read", "Readers refuse the file or take the letters as they stand.", "Correct the escape."
    ),
    rule(
      "unknown-escape", "an escape sequence has no meaning of its own",
      "Readers drop the backslash and keep the letter, which is rarely what was meant.", "Write '\\\\' for a backslash.", severity: .warning
    ),
    rule(
      "lone-surrogate", "half of a UTF-16 pair stands alone",
      "It is no character. CoreFoundation keeps it, others put a replacement in its place, drop the text or refuse the file.",
      "Write the whole character."),
    rule(
      "bad-number", "a JSON number is badly written", "JSON has one way to write numbers; readers refuse others.", "Write it in JSON's way."
    ),
    rule(
      "real-out-of-range", "a number is too large or too small for a double", "Readers make infinity or zero of it.",
      "Use a smaller number.",
      severity: .warning, fix: .unsafe),
    rule(
      "null-value", "JSON null stands in a property list", "Property lists have no null; converters drop the entry or refuse the file.",
      "Delete the entry.", severity: .warning),
    rule(
      "bad-tag", "a tagged JSON value does not have the form of its tag",
      "Tagged objects stand for dates, data and UIDs. One of another form is read as an ordinary dictionary.",
      "Write the value in the form of its tag.",
      severity: .warning, cites: ["docs/Formats.md"]),
    rule(
      "bad-typed-value", "a typed GNUstep value cannot be read", "Values such as <*I5> have a letter for their type; others mean nothing.",
      "Write I, R, B or D and a value that fits.", cites: [.observed("GNUstep")]),
    rule(
      "gnustep-extension", "a value is written in GNUstep's extended format", "CoreFoundation refuses the whole file for it.",
      "Convert the file to XML.", severity: .warning, cites: [.observed("GNUstep and CoreFoundation")]),
  ]
}
