import Diagnostics
import PropertyLists
import Testing

@Suite struct BinaryEditTests {
  private let value: PropertyListValue = [
    "name": "Fish", "list": [1, 2.5, true], "nested": ["date": .date(PropertyListDate(secondsSinceReferenceDate: 1.5)), "uid": .uid(7)],
  ]

  private var document: PropertyListDocument {
    PropertyListDocument(reading: value.write(as: .binary).bytes)
  }

  @Test func editsValuesAndWritesThemAnew() throws {
    let edits: [PropertyListEdit] = [
      .set("name", "Chips"), .remove("list[0]"), .append("é", to: "list"), .rename("nested", to: "inner"),
      .move("list[0]", to: "inner.first"),
      .merge(["name": "kept", "more": [:]], into: "", policy: .keepExisting), .sortKeys(""),
    ]
    let after: PropertyListDocument = try document.applying(edits)
    #expect(after.format == .binary && !after.hasErrors)
    #expect(
      after.root?.value == [
        "inner": ["date": .date(PropertyListDate(secondsSinceReferenceDate: 1.5)), "uid": .uid(7), "first": 2.5],
        "list": [true, "é"], "more": [:], "name": "Chips",
      ])
  }

  @Test func changesNoByteWhenNoValueChanges() throws {
    let before: PropertyListDocument = document
    #expect(try before.applying([.set("name", "Fish"), .move("list", to: "list")]) === before)
  }

  @Test func theFirstOfSeveralEntriesCounts() throws {
    let duplicates: PropertyListValue = .dictionary(
      PropertyListDictionary([.init(key: "a", value: 1), .init(key: "b", value: 2), .init(key: "a", value: 3)]))
    let document: PropertyListDocument = PropertyListDocument(reading: duplicates.write(as: .binary).bytes)
    #expect(document.root?["a"]?.integer == 1)
    let set: PropertyListDocument = try document.applying([.set("a", 4)])
    #expect(set.root?.entries.map { $0.value.integer?.int64 } == [4, 2, 3])
    let removed: PropertyListDocument = try document.applying([.remove("a")])
    #expect(removed.root?.entries.map { $0.value.integer?.int64 } == [2, 3])
  }

  @Test func textEditsNeedText() {
    #expect(throws: PropertyListEditError.self) { try document.textEdits(for: [.set("name", "x")]) }
    #expect(throws: PropertyListEditError.self) { try document.formattingEdits() }
    #expect(throws: PropertyListEditError.self) { try document.applying([.remove("missing")]) }
  }
}
