import PropertyLists
import Testing

@Suite struct XMLEditTests {
  private let apple: String = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- Identity -->
    \t<key>Name</key>
    \t<string>Fish &quot;n&quot; chips</string>
    \t<key>Count</key>
    \t<integer>3</integer>

    \t<!-- Only for tests -->
    \t<key>Flag</key>
    \t<true/> <!-- for now -->

    \t<key>List</key>
    \t<array>
    \t\t<string>a</string>
    \t\t<string>b</string>
    \t</array>
    \t<key>Empty</key>
    \t<dict/>
    </dict>
    </plist>

    """

  private func edited(_ old: String, _ new: String) -> String {
    var text: String = apple
    if let range: Range<String.Index> = text.firstRange(of: old) { text.replaceSubrange(range, with: new) }
    return text
  }

  @Test func setsScalarsInPlace() {
    given(apple).when(.set("Count", 4)).then(edited("<integer>3<", "<integer>4<"))
    given(apple).when(.set("Flag", false)).then(edited("<true/>", "<false/>"))
    given(apple).when(.set("Name", "Fish \"n\" <chips>")).then(edited("&quot;n&quot; chips", "&quot;n&quot; &lt;chips&gt;"))
    given(apple).when(.set("Count", "three")).then(edited("<integer>3</integer>", "<string>three</string>"))
    given(apple).when(.set("List[-1]", "é")).then(edited("<string>b<", "<string>é<"))
  }

  @Test func settingWhatIsThereChangesNothing() {
    given(apple).when(.set("Name", "Fish \"n\" chips"), .set("Count", 3), .set("List", ["a", "b"]), .set("Empty", [:])).thenNothing()
  }

  @Test func addsEntriesInTheStyleOfTheirSiblings() {
    given(apple).when(.set("New", "x")).then(edited("<dict/>\n", "<dict/>\n\t<key>New</key>\n\t<string>x</string>\n"))
    given(apple).when(.insert("x", at: "First", placement: .before("Name"))).then(
      edited("\t<key>Name", "\t<key>First</key>\n\t<string>x</string>\n\t<key>Name"))
    given(apple).when(.insert("x", at: "Third", placement: .after("Flag"))).then(
      edited("for now -->\n", "for now -->\n\t<key>Third</key>\n\t<string>x</string>\n"))
    given(apple).when(.append("c", to: "List")).then(edited("b</string>\n", "b</string>\n\t\t<string>c</string>\n"))
    given(apple).when(.insert("0", at: "List[0]")).then(edited("\t\t<string>a", "\t\t<string>0</string>\n\t\t<string>a"))
    given(apple).when(.insert("c", at: "List[2]")).then(edited("b</string>\n", "b</string>\n\t\t<string>c</string>\n"))
    given(apple).when(.set("Empty.Inner", ["k": [true, 1.5]])).then(
      edited(
        "<dict/>",
        """
        <dict>
        \t\t<key>Inner</key>
        \t\t<dict>
        \t\t\t<key>k</key>
        \t\t\t<array>
        \t\t\t\t<true/>
        \t\t\t\t<real>1.5</real>
        \t\t\t</array>
        \t\t</dict>
        \t</dict>
        """))
  }

  @Test func keepsSortedKeysSorted() {
    given("<plist>\n<dict>\n  <key>A</key><true/>\n  <key>C</key><true/>\n  <key>D</key><true/>\n</dict>\n</plist>")
      .when(.set("B", 1))
      .then(
        "<plist>\n<dict>\n  <key>A</key><true/>\n  <key>B</key><integer>1</integer>\n  <key>C</key><true/>\n  <key>D</key><true/>\n</dict>\n</plist>"
      )
  }

  @Test func removesEntriesWithTheirOwnComments() {
    given(apple).when(.remove("Name")).then(edited("\t<key>Name</key>\n\t<string>Fish &quot;n&quot; chips</string>\n", ""))
    given(apple).when(.remove("Flag")).then(
      edited("\t<!-- Only for tests -->\n\t<key>Flag</key>\n\t<true/> <!-- for now -->\n", ""))
    given(apple).when(.remove("List[0]")).then(edited("\t\t<string>a</string>\n", ""))
    given(apple).when(.remove("List[0]"), .remove("List[0]")).then(edited("\t\t<string>a</string>\n\t\t<string>b</string>\n", ""))
    given(apple).when(.remove("Empty")).then(edited("\t<key>Empty</key>\n\t<dict/>\n", ""))
  }

  @Test func followsOneLineStyles() {
    let text: String = "<plist><dict><key>a</key><array><true /></array><key>b</key><dict /></dict></plist>"
    given(text).when(.set("c", false)).then(
      "<plist><dict><key>a</key><array><true /></array><key>b</key><dict /><key>c</key><false /></dict></plist>")
    given(text).when(.append("", to: "a")).then(
      "<plist><dict><key>a</key><array><true /><string></string></array><key>b</key><dict /></dict></plist>")
    given(text).when(.set("b.x", ["y"])).then(
      "<plist><dict><key>a</key><array><true /></array><key>b</key><dict><key>x</key><array><string>y</string></array></dict></dict></plist>"
    )
    given(text).when(.remove("a")).then("<plist><dict><key>b</key><dict /></dict></plist>")
    given(text).when(.remove("b")).then("<plist><dict><key>a</key><array><true /></array></dict></plist>")
    given(text).when(.set("a[0]", false)).then("<plist><dict><key>a</key><array><false /></array><key>b</key><dict /></dict></plist>")
  }

  @Test func followsLineEndsAndMixedIndentation() {
    let text: String = "<plist>\r\n<dict>\r\n \t<key>a</key> <string/>\r\n \t<key>b</key> <array></array>\r\n</dict>\r\n</plist>"
    given(text).when(.set("c", "")).then(
      "<plist>\r\n<dict>\r\n \t<key>a</key> <string/>\r\n \t<key>b</key> <array></array>\r\n \t<key>c</key> <string/>\r\n</dict>\r\n</plist>"
    )
    given(text).when(.append([:], to: "b")).then(
      "<plist>\r\n<dict>\r\n \t<key>a</key> <string/>\r\n \t<key>b</key> <array>\r\n \t \t<dict></dict>\r\n \t</array>\r\n</dict>\r\n</plist>"
    )
    given("<plist>\r<dict>\r\t<key>a</key>\r\t<true/>\r</dict>\r</plist>").when(.set("b", false)).then(
      "<plist>\r<dict>\r\t<key>a</key>\r\t<true/>\r\t<key>b</key>\r\t<false/>\r</dict>\r</plist>")
  }

  @Test func opensAnEmptyRoot() {
    given("<plist version=\"1.0\">\n<dict/>\n</plist>\n").when(.set("a", 1)).then(
      "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<integer>1</integer>\n</dict>\n</plist>\n")
    given("<plist version=\"1.0\">\n<dict>\n  <!-- nothing yet -->\n</dict>\n</plist>\n").when(.set("a", 1)).then(
      "<plist version=\"1.0\">\n<dict>\n  <!-- nothing yet -->\n  <key>a</key>\n  <integer>1</integer>\n</dict>\n</plist>\n")
  }

  @Test func renamesAndMoves() {
    given(apple).when(.rename("Count", to: "A & B")).then(edited("<key>Count<", "<key>A &amp; B<"))
    given(apple).when(.move("Count", to: "Number")).then(edited("<key>Count<", "<key>Number<"))
    given(apple).when(.move("List", to: "Empty.List")).then(
      edited("\t<key>List</key>\n\t<array>\n\t\t<string>a</string>\n\t\t<string>b</string>\n\t</array>\n", "")
        .replacing(
          "<dict/>",
          with:
            "<dict>\n\t\t<key>List</key>\n\t\t<array>\n\t\t\t<string>a</string>\n\t\t\t<string>b</string>\n\t\t</array>\n\t</dict>"))
    given(apple).when(.move("List[1]", to: "List[0]")).then(
      edited("\t\t<string>a</string>\n\t\t<string>b</string>\n", "\t\t<string>b</string>\n\t\t<string>a</string>\n"))
    given(apple).when(.move("List[0]", to: "List[+]")).then(
      edited("\t\t<string>a</string>\n\t\t<string>b</string>\n", "\t\t<string>b</string>\n\t\t<string>a</string>\n"))
  }

  @Test func mergesAndSorts() {
    given(apple).when(.merge(["Count": 5, "Empty": ["x": 1]], into: "", policy: .keepExisting)).thenNothing()
    given(apple).when(.merge(["Count": 5, "Empty": ["x": 1]], into: "", policy: .deep)).then(
      edited("<integer>3", "<integer>5").replacing(
        "<dict/>", with: "<dict>\n\t\t<key>x</key>\n\t\t<integer>1</integer>\n\t</dict>"))
    given("<plist>\n<dict>\n<key>b</key><true/> <!-- b -->\n\n<!-- a -->\n<key>a</key><true/>\n</dict>\n</plist>").when(.sortKeys("")).then(
      "<plist>\n<dict>\n<!-- a -->\n<key>a</key><true/>\n\n<key>b</key><true/> <!-- b -->\n</dict>\n</plist>")
  }

  @Test func editsTheEffectiveOfSeveralEntries() {
    let text: String = "<plist><dict><key>a</key><integer>1</integer><key>a</key><integer>2</integer></dict></plist>"
    given(text).when(.set("a", 3)).then("<plist><dict><key>a</key><integer>1</integer><key>a</key><integer>3</integer></dict></plist>")
    given(text).when(.remove("a")).then("<plist><dict><key>a</key><integer>1</integer></dict></plist>")
    given(text).with(PropertyListEditOptions(duplicateKeys: .shadowed)).when(.remove("a")).then(
      "<plist><dict><key>a</key><integer>2</integer></dict></plist>")
    given(text).with(PropertyListEditOptions(duplicateKeys: .all)).when(.remove("a")).then("<plist><dict></dict></plist>")
  }

  @Test func explainsWhatCannotBeDone() {
    given(apple).when(.remove("Nme")).thenFails("there is no 'Nme' in the root; create the dictionaries on the way, or check the spelling")
    given(apple).when(.set("List.0", "x")).thenFails("'List' is an array, not a dictionary; write the position in brackets: 'List[0]'")
    given(apple).when(.set("Count[0]", "x")).thenFails("'Count' is an integer, not an array")
    given(apple).when(.remove("List[2]")).thenFails("there is no 'List[2]': the array has 2 elements")
    given(apple).when(.insert(1, at: "Name")).thenFails("'Name' exists already; set it instead")
    given(apple).when(.rename("Name", to: "Flag")).thenFails("'Flag' exists already; remove it first, or choose another key")
    given(apple).when(.set("Name", "\u{1}")).thenFails(
      "the text holds U+0001, which XML cannot hold; delete the character, or store the text as data")
    given(apple).when(.set("New", .null)).thenFails("XML property lists cannot hold null; leave the entry out")
    given(apple).when(.set("A.B", 1)).thenFails("there is no 'A' in the root; create the dictionaries on the way, or check the spelling")
    given(apple).with(PropertyListEditOptions(createsIntermediates: true)).when(.set("A.B[+].C", 1)).then(
      edited(
        "<dict/>\n",
        """
        <dict/>
        \t<key>A</key>
        \t<dict>
        \t\t<key>B</key>
        \t\t<array>
        \t\t\t<dict>
        \t\t\t\t<key>C</key>
        \t\t\t\t<integer>1</integer>
        \t\t\t</dict>
        \t\t</array>
        \t</dict>

        """))
  }
}
