import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct JSONReaderTests {
  @Test func readsEveryPointOfTheGrammar() {
    let document: PropertyListDocument = readText(
      """
      { "s": "a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00", "i": -42, "big": 18446744073709551615, "r": 1.0, "e": 1e3,
        "t": true, "f": false, "l": [1, [], {}], "": "" }
      """)
    #expect(document.diagnostics == [])
    #expect(document.format == .json)
    #expect(
      document.root?.value == [
        "s": "a\"\\/\u{8}\u{C}\n\r\té😀", "i": -42, "big": .integer(PropertyListInteger(UInt64.max)), "r": 1.0, "e": 1000.0, "t": true,
        "f": false, "l": [1, [], [:]], "": "",
      ])
    #expect(document.root?["r"]?.real?.spelling == "1.0")
    #expect(document.root?["e"]?.kind == .real)
  }

  @Test func readsTaggedValues() {
    let document: PropertyListDocument = readText(
      """
      { "d": {"$date": "2001-01-01T00:00:01Z"}, "f": {"$date": "2001-01-01T00:00:01.25Z"}, "n": {"$date": 1.5}, "b": {"$data": "aGVsbG8="},
        "u": {"$uid": 5}, "r": {"$real": "nan"}, "s": {"$set": [1, {"$uid": 2}]}, "l": {"$literal": {"$date": "x"}},
        "two": {"$uid": 1, "x": 2}, "deep": {"$literal": {"$uid": 1}, "y": 1} }
      """)
    #expect(document.diagnostics == [])
    #expect(
      document.root?.value == [
        "d": .date(PropertyListDate(secondsSinceReferenceDate: 1)), "f": .date(PropertyListDate(secondsSinceReferenceDate: 1.25)),
        "n": .date(PropertyListDate(secondsSinceReferenceDate: 1.5)), "b": .data(Array("hello".utf8)), "u": .uid(5),
        "r": .real(PropertyListReal(.nan)), "s": .set([1, .uid(2)]), "l": ["$date": "x"], "two": ["$uid": 1, "x": 2],
        "deep": ["$literal": .uid(1), "y": 1],
      ])
    #expect(document.root?["s"]?[1]?.uid == 2)
    let plain: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes("{\"$uid\": 5}"), options: PropertyListReadingOptions(readsTaggedJSON: false))
    #expect(plain.root?.value == ["$uid": 5])
  }

  @Test(arguments: [
    ("[1,]", [ExpectedFinding("trailing-comma", "[0]", ",")]),
    ("{\"a\": 1,}", [ExpectedFinding("trailing-comma", "a", ",")]),
    ("[1 // c\n, /* d */ 2]", [ExpectedFinding("comment-in-json", "[0]", "// c"), ExpectedFinding("comment-in-json", "[0]", "/* d */")]),
    ("{'a': 'b'}", [ExpectedFinding("single-quotes", "a", "'a'"), ExpectedFinding("single-quotes", "a", "'b'")]),
    ("{a: 1}", [ExpectedFinding("unquoted-key", "a", "a")]),
    ("[1 2]", [ExpectedFinding("missing-comma", "[0]", "")]),
    ("{\"a\": 1 \"b\": 2}", [ExpectedFinding("missing-comma", "a", "")]),
    ("{\"a\": 1, \"b\" 2}", [ExpectedFinding("missing-colon", "b", "")]),
    ("{\"a\": 1, \"b\" = 2}", [ExpectedFinding("wrong-separator", "b", "=")]),
    ("{\"a\": 1; \"b\": 2}", [ExpectedFinding("wrong-separator", "a", ";")]),
    ("{\"a\": , \"b\": 2}", [ExpectedFinding("key-without-value", "a", "\"a\"")]),
    ("{\"a\": 1, \"b\"}", [ExpectedFinding("key-without-value", "b", "\"b\"")]),
    ("{\"a\": 1, : 2}", [ExpectedFinding("value-without-key", "a", ":")]),
    ("{\"a\": 1, [2]}", [ExpectedFinding("value-without-key", "a", "[")]),
    ("[\"a\": 1]", [ExpectedFinding("key-outside-dictionary", "[0]", ":")]),
    ("[1,,2]", [ExpectedFinding("nothing-before-separator", "[0]", ",")]),
    ("{\"a\": (1)}", [ExpectedFinding("wrong-bracket", "a", "(")]),
    ("[NaN, -Infinity]", [ExpectedFinding("bad-number", "[0]", "NaN"), ExpectedFinding("bad-number", "[1]", "-Infinity")]),
    (
      "[01, +1, .5, 1., 0x1F]",
      [
        ExpectedFinding("bad-number", "[0]", "01"), ExpectedFinding("bad-number", "[1]", "+1"), ExpectedFinding("bad-number", "[2]", ".5"),
        ExpectedFinding("bad-number", "[3]", "1."), ExpectedFinding("bad-number", "[4]", "0x1F"),
      ]
    ),
    (
      "[True, None, YES]",
      [
        ExpectedFinding("unknown-word", "[0]", "True"), ExpectedFinding("unknown-word", "[1]", "None"),
        ExpectedFinding("unknown-word", "[2]", "YES"),
      ]
    ),
    (
      "[\"\\q\", \"\\u12\", \"\\ud800\"]",
      [
        ExpectedFinding("bad-escape", "[0]", "\\q"), ExpectedFinding("bad-escape", "[1]", "\\u"),
        ExpectedFinding("lone-surrogate", "[2]", "\\ud800"),
      ]
    ),
    ("[\"a\tb\"]", [ExpectedFinding("control-character", "[0]", "\t")]),
    ("[\"a\nb\"]", [ExpectedFinding("control-character", "[0]", "\n")]),
    ("{\"a\": \"b,\n \"c\": 1}", [ExpectedFinding("unclosed-string", "a", "\"b")]),
    ("[null]", [ExpectedFinding("null-value", "[0]", "null")]),
    ("[1e400]", [ExpectedFinding("real-out-of-range", "[0]", "1e400")]),
    ("[123456789012345678901234567890]", [ExpectedFinding("integer-out-of-range", "[0]", "123456789012345678901234567890")]),
    ("{} x", [ExpectedFinding("content-after-end", "", "x")]),
    ("[] []", [ExpectedFinding("several-roots", "", "[")]),
    ("{\"a\": [1}", [ExpectedFinding("mismatched-bracket", "a[0]", "}")]),
    ("{\"a\": 1]", [ExpectedFinding("mismatched-bracket", "a", "]"), ExpectedFinding("unclosed-container", "a", "")]),
    ("{\"a\":", [ExpectedFinding("key-without-value", "a", "\"a\""), ExpectedFinding("unclosed-container", "a", "")]),
    ("{\"a\": {\"$date\": \"x\"}}", [ExpectedFinding("bad-tag", "a", "{\"$date\": \"x\"}")]),
    ("{\"a\": {\"$uid\": -1}}", [ExpectedFinding("bad-tag", "a", "{\"$uid\": -1}")]),
    ("{\"a\": {\"$data\": \"a#\"}}", [ExpectedFinding("bad-data", "a", "#")]),
    ("{\"a\": “b”}", [ExpectedFinding("curly-quotes", "a", "“b”")]),
    (
      "[1,\n<<<<<<< A\n2,\n=======\n3,\n>>>>>>> B\n4]",
      [
        ExpectedFinding("conflict-marker", "[0]", "<<<<<<< A"), ExpectedFinding("conflict-marker", "[1]", "======="),
        ExpectedFinding("conflict-marker", "[2]", ">>>>>>> B"),
      ]
    ),
  ])
  func reportsWhatIsWrong(_ text: String, _ expected: [ExpectedFinding]) {
    let document: PropertyListDocument = readText(text, hint: .json)
    #expect(findings(document) == expected)
    #expect(document.format == .json)
    #expect(document.diagnostics.allSatisfy { $0.help != nil })
  }

  @Test func goesOnBehindEachProblem() {
    let document: PropertyListDocument = readText("{\"a\": 1 'b': True, c = [2 3,], \"d\": \"x\\y\" // z\n}")
    #expect(document.root?.value == ["a": 1, "b": true, "c": [2, 3], "d": "xy"])
    #expect(document.diagnostics.count == 9)
  }

  @Test func stopsAtTheNestingLimit() {
    let good: String = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(!readText(good).hasErrors)
    #expect(findings(readText("[" + good + "]")).map(\.id) == ["nesting-too-deep"])
    #expect(readText(String(repeating: "[", count: 1_000_000)).diagnostics.count == 1)
  }
}
