import Linting

/// Findings of the XML reader about markup.
extension ReaderRules {
  static let markup: [ReaderRule] = markupOfFile + markupOfContainers

  private static let markupOfFile: [ReaderRule] = [
    rule(
      "empty-file", "the file is empty", "A property list holds one value; a file without any is refused by every reader.",
      "Write at least an empty dictionary.", failing: [.text("", note: "no byte at all")]),
    rule(
      "no-value", "the file holds no value", "CoreFoundation refuses a list without a value; CPython silently gives None for it.",
      "Put a dictionary into <plist>.",
      failing: [.text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n</plist>\n")]),
    rule(
      "several-roots", "the property list holds more than one root value",
      "A property list is one value. CoreFoundation refuses a second one inside <plist>, and without <plist> it ignores everything behind the "
        + "first.", "Wrap the values in an array or dictionary, or delete all but one.",
      failing: [.text("<plist version=\"1.0\">\n<dict/>\n<dict/>\n</plist>\n")]),
    rule(
      "text-before-root", "text stands before the property list",
      "Readers decide the format by the first bytes. With text before the markup they try other formats and refuse the file.",
      "Delete the text.", fix: .unsafe, failing: [.text("hello\n<plist version=\"1.0\">\n<dict/>\n</plist>\n")]),
    rule(
      "content-after-end", "something follows the end of the property list",
      "CoreFoundation ignores what follows the root, XML parsers refuse it, and both leave the writer believing that it counts. "
        + "Usually the rest of an older, longer version of the file was not cut off.", "Delete everything behind the end.",
      severity: .warning,
      fix: .unsafe, failing: [.text("<plist version=\"1.0\">\n<dict/>\n</plist>\nhello\n")]),
    rule(
      "internal-dtd-subset", "the DOCTYPE has an internal subset",
      "CoreFoundation stops at the bracket and refuses the file, while XML parsers accept it and may expand entities declared in it or even "
        + "fetch files: the well-known attack on XML readers. .NET's writer leaves an empty pair of brackets.",
      "Delete the brackets and what is in them.",
      fix: .safe,
      cites: [.observed("CoreFoundation (swift-corelibs-foundation)"), .repository("TooTallNate/plist.js", "pull request 19", .medium)],
      failing: [
        .text(
          "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
            + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"«[]»>\n<plist version=\"1.0\"><dict/></plist>\n")
      ]),
    rule(
      "unclosed-doctype", "the DOCTYPE is not closed", "Everything up to the end of the file counts as part of it, and no value is found.",
      "End it with '>'.", failing: [.text("<!DOCTYPE plist\n")]),
    rule(
      "unexpected-declaration", "a '<!' declaration stands between the values",
      "Only comments may start with '<!' there; readers refuse anything else.", "Delete it.", fix: .unsafe,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n«<!ELEMENT a>»\n</dict>\n</plist>\n")]),
    rule(
      "unclosed-comment", "a comment is not closed",
      "Everything up to the end of the file counts as comment, so all later values are lost.",
      "End it with '-->'.", failing: [.text("<plist version=\"1.0\">\n<dict>\n«<!--» a\n</dict>\n</plist>\n")]),
    rule(
      "unclosed-instruction", "a processing instruction is not closed", "Everything up to the end of the file counts as part of it.",
      "End it with '?>'.", failing: [.text("«<?»xml version=\"1.0\"\n<plist version=\"1.0\"><dict/></plist>\n")]),
    rule(
      "unclosed-section", "a CDATA section is not closed", "Everything up to the end of the file counts as its text.", "End it with ']]>'."),
    rule(
      "malformed-tag", "a tag is incomplete", "Where a '<' starts no complete tag, no reader can tell what was meant.",
      "Write tags as <name> or </name>, and a literal '<' as '&lt;'."),
    rule(
      "unknown-element", "an element is none of property lists",
      "The format knows eleven elements, all in lower case. Readers refuse a file with any other, such as <bool>, <int> or <Dict>.",
      "Use plist, dict, array, key, string, integer, real, true, false, date or data.",
      failing: [.text("<plist version=\"1.0\">\n<dict>\n<key>A</key>\n<«bool»>YES</bool>\n</dict>\n</plist>\n")]),
    rule(
      "build-setting-as-element", "a build setting stands where an element is expected",
      "Builds expand settings inside strings only. A bare one is text between elements, which every reader refuses. In a source another tool may "
        + "still fill it in, so that this is a warning there.",
      "Put the setting into a string, or fill in the template before the build.", scope: .products,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n<key>A</key>\n«${SETTING}»\n</dict>\n</plist>\n")]),
  ]

  private static let markupOfContainers: [ReaderRule] = [
    rule(
      "unclosed-element", "an element is not closed",
      "Readers refuse the whole file, whatever else it holds; often it was cut off while it was written.", "Write the missing end tag.",
      fix: .unsafe,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n<key>A</key>\n<array>\n</dict>\n</plist>\n")]),
    rule(
      "mismatched-close-tag", "an element is closed by the end tag of another",
      "Readers refuse the whole file, because they cannot tell which of the two elements was meant.",
      "Write the end tag of the element that is open.", fix: .unsafe,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n<key>A</key>\n<string>x</strin>\n</dict>\n</plist>\n")]),
    rule(
      "unexpected-close-tag", "an end tag closes nothing that is open",
      "Readers refuse the whole file. Often an edit removed the start of an element and left its end.", "Delete it.", fix: .unsafe,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n«</array>»\n</dict>\n</plist>\n")]),
    rule(
      "text-outside-value", "text stands directly inside a dictionary or array",
      "Between elements only white space and comments can stand; readers refuse the file.", "Put the text into a string, or delete it.",
      failing: [.text("<plist version=\"1.0\">\n<dict>\n«hello»\n</dict>\n</plist>\n")]),
    rule(
      "key-without-value", "a key has no value", "Keys and values alternate. When a value is missing, readers refuse the file.",
      "Write the value, or delete the key.", fix: .unsafe,
      failing: [.text("<plist version=\"1.0\">\n<dict>\n«<key>A</key>»\n</dict>\n</plist>\n")]),
    rule(
      "value-without-key", "a value in a dictionary has no key",
      "Keys and values alternate. CoreFoundation refuses a value where a key is due.", "Write a key before it, or delete it.",
      failing: [.text("<plist version=\"1.0\">\n<dict>\n<string>x</string>\n</dict>\n</plist>\n")]),
    rule(
      "key-outside-dictionary", "a <key> stands outside a dictionary",
      "CoreFoundation reads it as a string and goes on; other readers refuse the file.", "Wrap keys and values in <dict>.",
      failing: [.text("<plist version=\"1.0\">\n<array>\n<key>A</key>\n</array>\n</plist>\n")]),
    rule(
      "markup-inside-value", "markup stands inside a scalar",
      "CoreFoundation refuses comments and elements inside a string or number; other readers skip them, cut the value or join its parts. "
        + "Such differences have been used to fool signature checks.", "Move the markup out of the value."),
    rule(
      "boolean-with-content", "<true> or <false> has content", "CoreFoundation refuses a boolean that is not empty.",
      "Write <true/> or <false/>.",
      fix: .unsafe),
    rule(
      "nesting-too-deep", "containers are nested too deep",
      "CoreFoundation reads 512 levels and refuses more; some other readers crash on deep nesting.", "Make the structure flatter."),
    rule(
      "limit-exceeded", "the file passes a limit of the reader",
      "The limits are far above what real files need; a file beyond them is damaged or made to exhaust readers.",
      "Look at where the file comes from, or raise the limit.", cites: [Citation("docs/Formats.md")]),
  ]
}
