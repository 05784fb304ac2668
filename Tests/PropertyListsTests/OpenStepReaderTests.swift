import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Reads a text and checks what must be true of any document.
func readText(_ text: String, hint: PropertyListFormat? = nil, _ sourceLocation: SourceLocation = #_sourceLocation) -> PropertyListDocument
{
  let document: PropertyListDocument = PropertyListDocument(
    reading: SourceBytes(text), options: PropertyListReadingOptions(formatHint: hint))
  expectInvariants(of: document, text, sourceLocation: sourceLocation)
  return document
}

/// What is expected of one finding: its name, the key path and the marked text.
struct ExpectedFinding: Equatable, CustomStringConvertible {
  var id: String
  var keyPath: String?
  var text: String

  init(_ id: String, _ keyPath: String?, _ text: String) {
    (self.id, self.keyPath, self.text) = (id, keyPath, text)
  }

  init(_ diagnostic: Diagnostic, in document: PropertyListDocument) {
    id = diagnostic.id.rawValue.replacing("syntax/", with: "")
    keyPath = diagnostic.keyPath
    text = diagnostic.range.map { document.text.text(in: $0) } ?? ""
  }

  var description: String { "(\"\(id)\", \(keyPath.map { "\"\($0)\"" } ?? "nil"), \"\(text)\")" }
}

func findings(_ document: PropertyListDocument) -> [ExpectedFinding] {
  document.diagnostics.map { ExpectedFinding($0, in: document) }
}

@Suite struct OpenStepReaderTests {
  @Test func readsEveryPointOfTheGrammar() {
    let document: PropertyListDocument = readText(
      """
      // !$*UTF8*$!
      {
        plain = a/b-c.d:e_$; "quoted" = "x \\"y\\"";
        single = 'it "is"'; /* comment */ list = ( 1, "two", <0fbd 77>, );
        nested = { inner = { }; empty = (); };
        short;
        "also short";
      }
      """)
    #expect(document.diagnostics == [])
    #expect(document.format == .openStep)
    #expect(
      document.root?.value == [
        "plain": "a/b-c.d:e_$", "quoted": "x \"y\"", "single": "it \"is\"", "list": ["1", "two", .data([0x0F, 0xBD, 0x77])],
        "nested": ["inner": [:], "empty": []], "short": "short", "also short": "also short",
      ])
  }

  @Test func resolvesEscapes() {
    let document: PropertyListDocument = readText(
      "{ a = \"\\a\\b\\f\\n\\r\\t\\v\\\\\\'\\\"\\\n\"; o = \"\\101\\200\\341\\377\\012x\\1z\"; u = \"\\U00e9\\Ud83d\\ude00\\U41\"; }")
    #expect(document.root?["a"]?.string == "\u{7}\u{8}\u{C}\n\r\t\u{B}\\'\"\n")
    #expect(document.root?["o"]?.string == "A\u{A0}\u{C6}\u{FFFD}\nx\u{1}z")
    #expect(document.root?["u"]?.string == "é😀A")
    #expect(findings(document) == [ExpectedFinding("unknown-escape", "u", "\\Ud83d\\ude00")])
  }

  @Test(arguments: [
    ("\\201", "À"), ("\\217", "Ï"), ("\\234", "Þ"), ("\\236", "\u{D7}"), ("\\240", "©"), ("\\244", "\u{2044}"), ("\\256", "\u{FB01}"),
    ("\\272", "”"), ("\\320", "—"), ("\\341", "Æ"), ("\\365", "ı"), ("\\373", "ß"), ("\\375", "ÿ"), ("\\046", "&"),
  ])
  func octalEscapesNameNextStepCharacters(_ escape: String, _ text: String) {
    #expect(readText("{ a = \"\(escape)\"; }").root?["a"]?.string == text)
  }

  @Test func readsTypedValuesOfGNUstep() {
    let document: PropertyListDocument = readText(
      "{ i = <*I-42>; q = <*I\"7\">; r = <*R1.50>; y = <*BY>; n = <*BN>; d = <*D2001-01-01 01:00:00 +0100>; b = <[aGVsbG8=]>; }")
    #expect(
      document.root?.value == [
        "i": -42, "q": 7, "r": 1.5, "y": true, "n": false, "d": .date(PropertyListDate(secondsSinceReferenceDate: 0)),
        "b": .data(Array("hello".utf8)),
      ])
    #expect(document.root?["r"]?.real?.spelling == "1.50")
    #expect(findings(document) == [ExpectedFinding("gnustep-extension", "i", "<*I-42>")])
    #expect(!document.hasErrors)
  }

  @Test func readsTablesOfStrings() {
    let document: PropertyListDocument = readText("/* c */ \"a\" = \"b\";\nplain = word; // end\n\"short\";\n")
    #expect(document.format == .strings)
    #expect(document.diagnostics == [])
    #expect(document.root?.value == ["a": "b", "plain": "word", "short": "short"])
  }

  @Test func takesWhiteSpaceAndCommentsAsAnEmptyTable() {
    let document: PropertyListDocument = readText("/* Localized versions of Info.plist keys */\n", hint: .xml)
    #expect(document.root?.value == [:])
    #expect(document.format == .strings)
    #expect(findings(document).map(\.id) == ["no-entries"])
    #expect(!document.hasErrors)
    #expect(findings(readText("")).map(\.id) == ["empty-file"])
    #expect(readText("").hasErrors)
  }

  @Test func warnsOfBareWords() {
    let document: PropertyListDocument = readText("hello\n")
    #expect(document.root?.string == "hello")
    #expect(findings(document) == [ExpectedFinding("bare-word", nil, "hello")])
    #expect(!document.hasErrors)
    #expect(readText("\"hello\"").diagnostics == [])
  }

  @Test func saysWhenAFileIsNoPropertyList() {
    #expect(findings(readText("IDELocalizationWork Temporary File")).map(\.id) == ["not-a-property-list"])
    #expect(findings(readText("icns\u{0}\u{1}= \"x\";")).map(\.id).contains("not-a-property-list"))
  }

  @Test(arguments: [
    ("{ a = 1 }", [ExpectedFinding("missing-semicolon", "a", "")]),
    ("{ a = 1 b = 2; }", [ExpectedFinding("missing-semicolon", "a", "")]),
    ("{ a = 1, b = 2; }", [ExpectedFinding("wrong-separator", "a", ",")]),
    ("{ a 1; }", [ExpectedFinding("missing-equals", "a", "")]),
    ("{ a\n b = 1; }", [ExpectedFinding("key-without-value", "a", "a")]),
    ("{ a = ; b = 1; }", [ExpectedFinding("key-without-value", "a", "a")]),
    ("{ a = b = 1; }", [ExpectedFinding("key-without-value", "a", "a")]),
    ("{ = 1; }", [ExpectedFinding("value-without-key", "", "=")]),
    ("{ a = 1;; b = 2; }", [ExpectedFinding("nothing-before-separator", "a", ";")]),
    ("{ a == 1; }", [ExpectedFinding("unexpected-character", "a", "=")]),
    ("{ ( 1 ); }", [ExpectedFinding("value-without-key", "", "(")]),
    ("( 1,, 2 )", [ExpectedFinding("nothing-before-separator", "[0]", ",")]),
    ("( 1 2 )", [ExpectedFinding("missing-comma", "[0]", "")]),
    ("( 1; 2 )", [ExpectedFinding("wrong-separator", "[0]", ";")]),
    ("( a = 1 )", [ExpectedFinding("key-outside-dictionary", "[0]", "=")]),
    ("{ a = [ 1 ]; }", [ExpectedFinding("wrong-bracket", "a", "[")]),
    (
      "{ a = ( 1; }",
      [
        ExpectedFinding("wrong-separator", "a[0]", ";"), ExpectedFinding("missing-semicolon", "a", ""),
        ExpectedFinding("mismatched-bracket", "a[0]", "}"),
      ]
    ),
    ("{ a = 1; )", [ExpectedFinding("mismatched-bracket", "a", ")"), ExpectedFinding("unclosed-container", "a", "")]),
    ("{ a = 1;", [ExpectedFinding("unclosed-container", "a", "")]),
    ("{ a = 1; } junk", [ExpectedFinding("content-after-end", "", "junk")]),
    ("{ a = 1; } { b = 2; }", [ExpectedFinding("several-roots", "", "{")]),
    ("{ a = \"x; }\n", [ExpectedFinding("unclosed-string", "a", "\"x; }")]),
    (
      "{ a = \"x; }\n( b",
      [
        ExpectedFinding("unclosed-string", "a", "\"x; }"), ExpectedFinding("missing-semicolon", "a", ""),
        ExpectedFinding("value-without-key", "a", "("), ExpectedFinding("unclosed-container", "\"\"[0]", ""),
      ]
    ),
    ("{ a = 1; /* b", [ExpectedFinding("unclosed-comment", "a", "/*")]),
    ("{ a = ( b, <12", [ExpectedFinding("bad-data", "a[1]", "<12")]),
    ("{ a =", [ExpectedFinding("unclosed-container", "a", "")]),
    ("{ a = b", [ExpectedFinding("unclosed-container", "a", "")]),
    ("{ a = b; c\0\0\0\0", [ExpectedFinding("truncated", "c", "\0\0\0\0")]),
    ("a = b;\n\0\0", [ExpectedFinding("content-after-end", "a", "\0\0")]),
    ("{ a = \"\u{1}b\0\0c\"; }", [ExpectedFinding("control-character", nil, "\0\0")]),
    ("{ a = <zz>; }", [ExpectedFinding("bad-data", "a", "z")]),
    ("{ a = <123>; }", [ExpectedFinding("bad-data", "a", "<123>")]),
    ("{ a = <1 23 4>; }", [ExpectedFinding("bad-data", "a", "1")]),
    ("{ a = <12; }", [ExpectedFinding("bad-data", "a", "<12")]),
    ("{ a = <[aGV]>; }", [ExpectedFinding("bad-data", "a", "aGV")]),
    ("{ a = <*Ix>; }", [ExpectedFinding("bad-typed-value", "a", "<*Ix>")]),
    ("{ a = <*Z>; }", [ExpectedFinding("bad-typed-value", "a", "<*Z>")]),
    ("{ a = <*D2001-02-30 00:00:00 +0000>; }", [ExpectedFinding("bad-typed-value", "a", "<*D2001-02-30 00:00:00 +0000>")]),
    ("{ a = naïve; }", [ExpectedFinding("unquoted-text", "a", "naïve")]),
    ("{ a = $(X)/y; }", [ExpectedFinding("unquoted-text", "a", "$(X)/y")]),
    ("{ a = x/* c */; }", [ExpectedFinding("comment-inside-word", "a", "/*")]),
    ("{ a = “x”; }", [ExpectedFinding("curly-quotes", "a", "“x”")]),
    ("{ a = \"\\U\"; }", [ExpectedFinding("bad-escape", "a", "\\U")]),
    ("{ a = \"\\Ud83d\"; }", [ExpectedFinding("lone-surrogate", "a", "\\Ud83d")]),
    ("{ a = \"\\U0001F600\"; }", [ExpectedFinding("unknown-escape", "a", "\\U0001F600")]),
    ("{ a = \"\\u0041\"; }", [ExpectedFinding("unknown-escape", "a", "\\u0041")]),
    ("{ a = \"\\q\"; }", [ExpectedFinding("unknown-escape", "a", "\\q")]),
    ("{ a = \"\\777\"; }", [ExpectedFinding("bad-escape", "a", "\\777")]),
    (
      "{ a = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\n}",
      [
        ExpectedFinding("conflict-marker", "a", "<<<<<<< HEAD"), ExpectedFinding("conflict-marker", "b", "======="),
        ExpectedFinding("conflict-marker", "b", ">>>>>>> x"),
      ]
    ),
    (
      "{ a = 1;\n#if DEBUG\nb = 2;\n#endif\n}",
      [
        ExpectedFinding("preprocessor-directive", "a", "#if DEBUG"), ExpectedFinding("preprocessor-directive", "b", "#endif"),
      ]
    ),
    ("\"a\" : \"b\";\nc: d;", [ExpectedFinding("wrong-separator", "a", ":"), ExpectedFinding("wrong-separator", "c", ":")]),
    ("\"a\" = \"b;\n\"c\" = \"d\";\n", [ExpectedFinding("unclosed-string", "a", "\"b")]),
    ("\"a = \"b\";\n\"c\" = \"d\";\n", [ExpectedFinding("unclosed-string", "a", "\"a")]),
    ("\"a\" = \"b\"\n\"c\" = \"d\";\n", [ExpectedFinding("missing-semicolon", "a", "")]),
    ("a = 1;\n}\nb = 2;\n", [ExpectedFinding("mismatched-bracket", "a", "}")]),
  ])
  func reportsWhatIsWrong(_ text: String, _ expected: [ExpectedFinding]) {
    let document: PropertyListDocument = readText(text)
    #expect(findings(document) == expected)
    #expect(document.format == .openStep || document.format == .strings)
    #expect(document.diagnostics.allSatisfy { $0.help != nil })
  }

  @Test func aBackslashThatKeepsDigitsApartIsNotTakenAway() {
    #expect(readText("{ a = \"\\q\"; }").diagnostics.map(\.fixes.count) == [1])
    // Without the second backslash the letter c would be the fourth digit of the escape before it.
    let apart: PropertyListDocument = readText("{ a = \"\\U00e\\c\"; }")
    #expect(apart.root?["a"]?.string == "\u{e}c")
    #expect(apart.diagnostics.map(\.fixes.count) == [0])
    #expect(readText("{ a = \"\\U00e9\\c\"; }").diagnostics.map(\.fixes.count) == [1])
  }

  @Test func goesOnBehindEachProblem() {
    let document: PropertyListDocument = readText("\"a\" = \"1\"\n\"b\" \"2\";\n\"c\" = ;\nd = “4”;\n\"e\" = \"5\";\n")
    #expect(findings(document).map(\.id) == ["missing-semicolon", "missing-equals", "key-without-value", "curly-quotes"])
    #expect(document.root?.entries.map(\.key) == ["a", "b", "c", "d", "e"])
    #expect(document.root?.entries.map(\.value.string) == ["1", "2", nil, "4", "5"])
  }

  @Test func stopsAtTheNestingLimit() {
    let good: String = String(repeating: "(", count: 512) + String(repeating: ")", count: 512)
    #expect(!readText(good).hasErrors)
    #expect(findings(readText("(" + good + ")")).map(\.id) == ["nesting-too-deep"])
    #expect(readText(String(repeating: "(", count: 1_000_000)).diagnostics.count == 1)
  }
}
