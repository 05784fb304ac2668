import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct PropertyListPathTests {
  @Test func readsItsOwnSyntax() throws {
    #expect(try PropertyListPath(parsing: "") == .root)
    #expect(try PropertyListPath(parsing: "a.0[0][-1][+]").components == [.key("a"), .key("0"), .index(0), .index(-1), .end])
    #expect(try PropertyListPath(parsing: "\"a.b\".\"\".\"q\\\"\\u00e9\\n\"").components == [.key("a.b"), .key(""), .key("q\"é\n")])
    #expect(try PropertyListPath(parsing: "[1].CFBundleName~ipad").components == [.index(1), .key("CFBundleName~ipad")])
  }

  @Test(arguments: [
    ("a..b", 2, "a key", "'.'"), ("a.", 2, "a key", "the end"),
    ("a[x]", 2, "a position, such as 0, -1 for the last or + for the end", "'x'"),
    ("a[0", 3, "']' behind the position", "the end"), ("a b", 1, "'.' or '['", "' '"), ("\"a", 2, "'\"' at the end of the key", "the end"),
    ("\"\\x\"", 2, "one of '\" \\ / n r t b f u' behind '\\'", "'x'"),
    ("\"\\uD800\"", 3, "a character, not half of a surrogate pair", "'D'"),
    ("/a", 0, "a key", "'/'"),
  ])
  func saysWhereAPathIsWrong(text: String, offset: Int, expected: String, found: String) {
    do {
      let path: PropertyListPath = try PropertyListPath(parsing: text)
      Issue.record("\(text) is read as \(path)")
    } catch {
      #expect((error.offset, error.expected, error.found) == (offset, expected, found))
    }
  }

  @Test func readsOtherDialects() throws {
    let text: String = """
      <plist><dict><key>a.b</key><array><dict><key>0</key><true/></dict></array><key>c:d</key><dict><key>x/y~</key><true/></dict></dict></plist>
      """
    let root: PropertyListNode? = PropertyListDocument(reading: SourceBytes(text)).root
    func path(_ text: String, _ dialect: PropertyListPathDialect) throws -> String {
      try PropertyListPath(parsing: text, dialect: dialect, resolvedIn: root).description
    }
    #expect(try path("a\\.b.0.0", .plutil) == "\"a.b\"[0].0")
    #expect(try path(":a.b:0:0", .plistBuddy) == "\"a.b\"[0].0")
    #expect(try path("a.b:", .plistBuddy) == "\"a.b\"[+]")
    #expect(try path(":c\\:d:'x/y~'", .plistBuddy) == "c:d.x/y~")
    #expect(try path("/c:d/x~1y~0", .jsonPointer) == "c:d.x/y~")
    #expect(try path("/a.b/-", .automatic) == "\"a.b\"[+]")
    #expect(try path(":a.b:0", .automatic) == "\"a.b\"[0]")
    #expect(root.flatMap { PropertyListPath.plutilReading(of: "a\\.b.0.0", in: $0) }?.description == "\"a.b\"[0].0")
    #expect(throws: PropertyListPathError.self) { try path("a..b", .plutil) }
    #expect(throws: PropertyListPathError.self) { try path("/~2", .jsonPointer) }
    #expect(throws: PropertyListPathError.self) { try path(":'a", .plistBuddy) }
  }

  /// Random keys of all kinds of characters: what a dialect writes reads back to the same path.
  @Test func everyWrittenPathReadsBack() throws {
    var random: SeededRandom = SeededRandom(seed: 7)
    let alphabet: [Character] = Array("ab0.\\:/~\"'[]+-\n\t \u{1}é漢😀$@%")
    var written: [PropertyListPathDialect: Int] = [:]
    for _ in 0..<4000 {
      var components: [PropertyListPath.Component] = []
      // The values that the path leads through, from the inside to the outside.
      var value: PropertyListValue = "end"
      for _ in 0..<random.below(4) + 1 {
        if random.below(4) == 0 {
          let position: Int = random.below(12)
          components.insert(.index(position), at: 0)
          value = .array(Array(repeating: value, count: position + 1))
        } else {
          let key: String = String((0..<random.below(5)).map { _ in alphabet[random.below(alphabet.count)] })
          components.insert(.key(key), at: 0)
          value = .dictionary(PropertyListDictionary([PropertyListDictionary.Entry(key: key, value: value)]))
        }
      }
      let path: PropertyListPath = PropertyListPath(components)
      #expect(try PropertyListPath(parsing: path.description) == path)
      #expect(try PropertyListPath(parsing: path.description, dialect: .automatic) == path)
      let bytes: SourceBytes = value.write(as: .xml).bytes
      guard let root: PropertyListNode = PropertyListDocument(reading: bytes).root else { continue }
      for dialect in [PropertyListPathDialect.plutil, .plistBuddy, .jsonPointer] {
        guard let text: String = path.formatted(as: dialect) else { continue }
        let again: PropertyListPath = try PropertyListPath(parsing: text, dialect: dialect, resolvedIn: root)
        #expect(again == path, "\(dialect) \(text)")
        written[dialect, default: 0] += 1
      }
    }
    #expect(written.values.allSatisfy { $0 > 500 } && written.count == 3, "\(written)")
  }
}

extension SeededRandom {
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(max(1, bound)))
  }
}
