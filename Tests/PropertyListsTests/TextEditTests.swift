import Diagnostics
import PropertyLists
import Testing

/// Edits of strings, OpenStep and JSON.
@Suite struct TextEditTests {
  // MARK: Strings

  private let table: String = """
    /* Title of the window */
    "title" = "Fish \\"n\\" chips";

    /* Buttons */
    "ok" = "OK"; // keep
    "cancel"   =   "Cancel";

    """

  @Test func editsTablesOfStrings() {
    given(table, as: .strings).when(.set("ok", "Fine")).then(table.replacing("\"OK\"", with: "\"Fine\""))
    given(table, as: .strings).when(.set("title", "Fish \"n\" peas\n")).then(table.replacing("chips", with: "peas\\n"))
    given(table, as: .strings).when(.set("new", "a\tb\\")).then(table + "\"new\" = \"a\\tb\\\\\";\n")
    given(table, as: .strings).when(.insert("x", at: "n", placement: .before("ok"))).then(
      table.replacing("\"ok\"", with: "\"n\" = \"x\";\n\"ok\""))
    given(table, as: .strings).when(.insert("x", at: "n", placement: .after("ok"))).then(
      table.replacing("keep\n", with: "keep\n\"n\" = \"x\";\n"))
    given(table, as: .strings).when(.remove("title")).then("\n" + table.drop { $0 != "\n" }.dropFirst().drop { $0 != "\n" }.dropFirst(2))
    given(table, as: .strings).when(.remove("ok")).then(table.replacing("\"ok\" = \"OK\"; // keep\n", with: ""))
    given(table, as: .strings).when(.remove("cancel")).then(table.replacing("\"cancel\"   =   \"Cancel\";\n", with: ""))
    given(table, as: .strings).when(.rename("ok", to: "o k")).then(table.replacing("\"ok\"", with: "\"o k\""))
    given(table, as: .strings).when(.sortKeys("")).then(
      """
      "cancel"   =   "Cancel";

      /* Buttons */
      "ok" = "OK"; // keep
      /* Title of the window */
      "title" = "Fish \\"n\\" chips";

      """)
  }

  @Test func addsToTheEdgesOfTables() {
    given("", as: .strings).when(.set("a", "b")).thenFails(
      "the file holds no value that could be edited; set the root, or repair the file first")
    given("/* nothing */\r\n", as: .strings).when(.set("a", "b")).then("/* nothing */\r\n\"a\" = \"b\";\r\n")
    given("a = b", as: .strings).when(.set("c", "d e")).then("a = b;\nc = \"d e\";")
    given("key;\n", as: .strings).when(.set("key", "v")).then("key = \"v\";\n")
    given("key;\n", as: .strings).when(.rename("key", to: "k")).then("k = key;\n")
  }

  // MARK: OpenStep

  private let openStep: String = """
    // !$*UTF8*$!
    {
    \tname = Fish;
    \t"two words" = 'single';
    \tlist = (
    \t\ta, /* first */
    \t\tb,
    \t);
    \tempty = { };
    \tdata = <0fbd77 1c>;
    }

    """

  @Test func editsOpenStep() {
    given(openStep).when(.set("name", "Fish & chips")).then(openStep.replacing("Fish", with: "\"Fish & chips\""))
    given(openStep).when(.set("\"two words\"", "it's")).then(openStep.replacing("'single'", with: "'it\\'s'"))
    given(openStep).when(.append("c", to: "list")).then(openStep.replacing("b,\n", with: "b,\n\t\tc,\n"))
    given(openStep).when(.insert("0", at: "list[0]")).then(openStep.replacing("\t\ta,", with: "\t\t0,\n\t\ta,"))
    given(openStep).when(.insert("m", at: "list[1]")).then(openStep.replacing("/* first */\n", with: "/* first */\n\t\tm,\n"))
    given(openStep).when(.remove("list[0]")).then(openStep.replacing("\t\ta, /* first */\n", with: ""))
    given(openStep).when(.remove("list[1]")).then(openStep.replacing("\t\tb,\n", with: ""))
    given(openStep).when(.set("empty.k", ["x", "y z"])).then(
      openStep.replacing("{ };", with: "{\n\t\tk = (\n\t\t\tx,\n\t\t\t\"y z\",\n\t\t);\n\t};"))
    given(openStep).when(.set("data", .data([1, 2, 3, 4, 5]))).then(openStep.replacing("<0fbd77 1c>", with: "<01020304 05>"))
    given(openStep).when(.rename("\"two words\"", to: "one")).then(openStep.replacing("\"two words\"", with: "\"one\""))
    given(openStep).when(.move("list", to: "empty.list")).then(
      openStep.replacing("\tlist = (\n\t\ta, /* first */\n\t\tb,\n\t);\n", with: "").replacing(
        "{ }", with: "{\n\t\tlist = (\n\t\t\ta, /* first */\n\t\t\tb,\n\t\t);\n\t}"))
    given(openStep).when(.set("name", 5)).thenFails(
      "this file knows only strings, data, arrays and dictionaries, and cannot hold an integer; "
        + "set a string, which readers of this format convert, or convert the file to XML")
  }

  @Test func editsOneLineOpenStep() {
    given("{ a = 1; b = (x, y); }").when(.set("c", "z")).then("{ a = 1; b = (x, y); c = z; }")
    given("{ a = 1; b = (x, y); }").when(.append("z", to: "b")).then("{ a = 1; b = (x, y, z); }")
    given("{ a = 1; b = (x, y); }").when(.insert("z", at: "b[0]")).then("{ a = 1; b = (z, x, y); }")
    given("{ a = 1; b = (x, y); }").when(.remove("b[1]")).then("{ a = 1; b = (x); }")
    given("{ a = 1; b = (x, y); }").when(.remove("b[0]")).then("{ a = 1; b = (y); }")
    given("{ a = 1; b = (x, y); }").when(.remove("a")).then("{ b = (x, y); }")
    given("{ a = 1; b = (x, y); }").when(.remove("b")).then("{ a = 1; }")
    given("{a=1;b=()}").when(.set("b[+]", ["k": "v"])).then("{a=1;b=({ k=v; })}")
    given("{ n = <*I5>; }").when(.set("n", 6), .set("b", true)).then("{ n = <*I6>; b = <*BY>; }")
  }

  // MARK: JSON

  private let json: String = """
    {
      "name": "Fish",
      "list": [
        1,
        2.50
      ],
      "empty": {},
      "date": {"$date": "2024-02-29T12:00:00Z"}
    }

    """

  @Test func editsJSON() {
    given(json).when(.set("name", "Fish \"n\" chips")).then(json.replacing("Fish", with: "Fish \\\"n\\\" chips"))
    given(json).when(.append(3, to: "list")).then(json.replacing("2.50\n", with: "2.50,\n    3\n"))
    given(json).when(.insert(0, at: "list[0]")).then(json.replacing("    1,", with: "    0,\n    1,"))
    given(json).when(.remove("list[1]")).then(json.replacing("1,\n    2.50\n", with: "1\n"))
    given(json).when(.remove("list[0]")).then(json.replacing("    1,\n", with: ""))
    given(json).when(.set("list[1]", 1.0)).then(json.replacing("2.50", with: "1.0"))
    given(json).when(.set("new", [:])).then(json.replacing("00Z\"}\n", with: "00Z\"},\n  \"new\": {}\n"))
    given(json).when(.remove("date")).then(json.replacing("{},\n  \"date\": {\"$date\": \"2024-02-29T12:00:00Z\"}\n", with: "{}\n"))
    given(json).when(.set("empty.a", [true, .null])).then(
      json.replacing("{},", with: "{\n    \"a\": [\n      true,\n      null\n    ]\n  },"))
    given(json).when(.set("date", .data([0]))).then(json.replacing("\"$date\": \"2024-02-29T12:00:00Z\"", with: "\"$data\": \"AA==\""))
    given(json).when(.sortKeys("")).then(
      """
      {
        "date": {"$date": "2024-02-29T12:00:00Z"},
        "empty": {},
        "list": [
          1,
          2.50
        ],
        "name": "Fish"
      }

      """)
  }

  @Test func editsOneLineJSON() {
    given("{\"a\":1,\"b\":[]}").when(.set("c", "x")).then("{\"a\":1,\"b\":[],\"c\":\"x\"}")
    given("{\"a\": 1, \"b\": [1, 2]}").when(.append(3, to: "b")).then("{\"a\": 1, \"b\": [1, 2, 3]}")
    given("{\"a\": 1, \"b\": [1, 2]}").when(.remove("b")).then("{\"a\": 1}")
    given("{\"a\": 1, \"b\": [1, 2]}").when(.remove("a")).then("{\"b\": [1, 2]}")
    given("[]").when(.append(["$date": "x"], to: "")).thenFails(
      "a JSON object whose only key is '$date' stands for another value; add another key, or choose another name")
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func keepsWideEncodings(mark: String) throws {
    for encoding in [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian] {
      let bytes: [UInt8] = (mark + table).unicodeScalars.flatMap { scalar -> [UInt8] in
        let little: [UInt8] = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0 * 8)) }
        return encoding == .utf32LittleEndian ? little : encoding == .utf16LittleEndian ? Array(little[..<2]) : little[..<2].reversed()
      }
      let document: PropertyListDocument = PropertyListDocument(
        reading: SourceBytes(bytes), options: PropertyListReadingOptions(format: .strings))
      #expect(document.encoding == encoding && !document.hasErrors)
      let after: PropertyListDocument = try document.applying([.set("ok", "Schön"), .remove("cancel")])
      #expect(after.encoding == encoding && after.hasByteOrderMark == !mark.isEmpty)
      #expect(after.root?["ok"]?.string == "Schön" && after.root?["cancel"] == nil)
      #expect(try after.applying([.set("ok", "OK"), .insert("Cancel", at: "cancel")]).root?.value == document.root?.value)
    }
  }
}
