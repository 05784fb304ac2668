import Foundation
import InfoPlistCatalog
import Testing
import _CatalogIndexing

/// Contradictions inside the catalogue. Every message names the entries concerned.
@Suite struct CatalogTidyTests {
  static let package: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let keys: [InfoPlistKey] = KeyCatalog.all

  /// The directory of reference texts beside the checkout; nil when it is not there.
  static var shared: URL? {
    let places: [String] = [
      ProcessInfo.processInfo.environment["INFOPLIST_SHARED"] ?? "", package.appendingPathComponent("../shared").path,
    ]
    return places.first { FileManager.default.fileExists(atPath: "\($0)/spec") }.map { URL(fileURLWithPath: $0) }
  }

  @Test func generatedFilesAreFresh() throws {
    let changed: [String] = try CatalogIndexGenerator.update(package: Self.package, write: false)
    #expect(changed.isEmpty, "run: swift run catalog-index")
  }

  @Test func everyPathBelongsToOneEntry() {
    #expect(CatalogContradictions.paths(Self.keys) == [])
    var owners: [InfoPlistKeyPath: InfoPlistKey] = [:]
    for key in Self.keys {
      #expect(!key.paths.isEmpty)
      for path in key.paths {
        #expect(path.name == key.name, "\(key.name) has a path with another name: \(path)")
        owners[path] = key
      }
    }
    for key in Self.keys {
      for path in key.paths {
        var parent: InfoPlistKeyPath? = path.parent
        var child: InfoPlistKeyPath.Segment? = path.segments.last
        while let place = parent, let step = child, place.segments.last == .element || place.segments.last == .anyKey {
          _ = step
          child = place.segments.last
          parent = place.parent
        }
        guard let place = parent, !place.segments.isEmpty else { continue }
        guard let owner = owners[place] else {
          Issue.record("\(path): no entry for its container \(place)")
          continue
        }
        let isElement: Bool = child == .element
        #expect(
          isElement ? owner.schema.allowsArray : owner.schema.allowsDictionary,
          "\(path) needs \(place) to be \(isElement ? "an array" : "a dictionary")")
      }
    }
  }

  @Test func titlesAreUniqueOnEachPlatform() {
    #expect(CatalogContradictions.titles(Self.keys) == [])
  }

  @Test func versionsAreInOrder() {
    for key in Self.keys {
      #expect(CatalogContradictions.versions(key.availability, of: key.paths.first?.description ?? "") == [])
    }
    for table in ValueTable.all {
      for entry in table.entries { #expect(CatalogContradictions.versions(entry.availability, of: "\(table.name) \(entry.value)") == []) }
    }
  }

  @Test func everyEntryIsDocumented() {
    for key in Self.keys {
      let place: String = key.paths.first?.description ?? ""
      let texts: [String] = [key.summary, key.details, key.whenNeeded, key.ifMissing] + key.mistakes
      #expect(key.summary.hasSuffix(".") && key.summary.count <= 160, "\(place): the summary is a sentence of at most 160 characters")
      #expect(!key.isTopLevel || (!key.whenNeeded.isEmpty && !key.ifMissing.isEmpty), "\(place): when is it needed, what without it?")
      #expect(!key.sources.isEmpty, "\(place): no source")
      #expect(!key.isTopLevel || !key.example.isEmpty, "\(place): no example")
      for text in texts where !text.isEmpty {
        #expect(!text.contains("\n") && !text.hasSuffix(" "), "\(place): line breaks or spaces in '\(text)'")
        #expect(text.hasSuffix("."), "\(place): no full stop after '\(text)'")
      }
    }
  }

  @Test func familiesAndTablesAreNamedOnce() {
    #expect(Set(KeyFamily.all.map(\.name)).count == KeyFamily.all.count)
    #expect(Set(ValueTable.all.map(\.name)).count == ValueTable.all.count)
    for family in KeyFamily.all { #expect(!family.keys.isEmpty, "family \(family.name) has no keys") }
    for table in ValueTable.all {
      #expect(Set(table.entries.map(\.value)).count == table.entries.count, "\(table.name): a value stands twice")
      #expect(!table.sources.isEmpty, "\(table.name): no source")
      for entry in table.entries { #expect(!entry.meaning.isEmpty, "\(table.name): \(entry.value) has no meaning") }
    }
  }

  @Test func misspellingsAreNotNames() {
    for key in Self.keys {
      for wrong in key.misspellings {
        #expect(KeyCatalog.keys(named: wrong).isEmpty, "\(wrong) is a misspelling of \(key.name) and a key itself")
      }
    }
  }

  @Test func relationsAreKnown() {
    #expect(CatalogContradictions.unknownRelations(Self.keys) { !Self.entries($0).isEmpty } == [])
  }

  /// What replaces a key is not replaced by it, and a key does not need what it excludes.
  @Test func relationsDoNotContradictEachOther() {
    #expect(CatalogContradictions.relations(Self.keys) == [])
    for table in ValueTable.all {
      for entry in table.entries {
        for name in entry.requiredKeys + entry.usualKeys {
          #expect(!Self.entries(name).isEmpty, "\(table.name) \(entry.value) needs the unknown key \(name)")
        }
        #expect(!entry.supersededBy.contains(entry.value), "\(table.name): \(entry.value) replaces itself")
      }
    }
  }

  private static func entries(_ name: String) -> [InfoPlistKey] {
    KeyCatalog.key(at: InfoPlistKeyPath(name)).map { [$0] } ?? KeyCatalog.keys(named: name)
  }

  @Test func examplesMatchTheSchema() throws {
    for key in Self.keys where !key.example.isEmpty {
      let place: String = key.paths.first?.description ?? ""
      let xml: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(key.example)</plist>"
      #expect(
        (try? PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)) != nil, "\(place): the example is not a value")
      let tag: String = String(key.example.drop { $0 != "<" }.dropFirst().prefix { $0.isLetter })
      #expect(key.schema.allows(tag: tag), "\(place): the example is <\(tag)>, the schema says \(key.schema)")
      if case .string(let format) = key.schema, let pattern = format.pattern, key.example.hasPrefix("<string>") {
        let value: String = String(key.example.dropFirst(8).dropLast(9))
        #expect(value.range(of: pattern, options: .regularExpression) != nil, "\(place): '\(value)' is not a \(format.meaning)")
      }
    }
  }

  @Test func requirementsExist() throws {
    guard let shared = Self.shared else { return }
    let known: Set<String> = Set(
      try String(contentsOf: shared.appendingPathComponent("spec/requirements.tsv"), encoding: .utf8)
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    for key in Self.keys {
      for id in key.requirements + key.expectations.flatMap(\.requirements) {
        #expect(known.contains(id), "\(key.name): unknown requirement \(id)")
      }
    }
    for table in ValueTable.all {
      for id in table.requirements + table.entries.flatMap(\.requirements) {
        #expect(known.contains(id), "\(table.name): unknown requirement \(id)")
      }
    }
  }

  /// Eight words in a row that also stand in a reference text are taken for a copied sentence.
  @Test func wordsAreOurOwn() throws {
    guard let shared = Self.shared else { return }
    func words(_ text: String) -> [Substring] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
    var phrases: Set<String> = []
    let folder: URL = shared.appendingPathComponent("spec")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".txt") {
      let list: [Substring] = words(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      for index in list.indices.dropLast(7) { phrases.insert(list[index..<index + 8].joined(separator: " ")) }
    }
    var subjects: [(String, [String])] = Self.keys.map { key in
      (key.name, [key.summary, key.details, key.whenNeeded, key.ifMissing] + key.mistakes)
    }
    subjects += ValueTable.all.map { ($0.name, [$0.summary] + $0.entries.map(\.meaning)) }
    subjects += KeyFamily.all.map { ($0.name, [$0.summary]) }
    for (subject, texts) in subjects {
      for text in texts {
        let list: [Substring] = words(text)
        for index in list.indices.dropLast(min(7, list.count)) {
          let phrase: String = list[index..<index + 8].joined(separator: " ")
          #expect(!phrases.contains(phrase), "\(subject): '\(phrase)' stands in a reference text")
        }
      }
    }
  }
}

extension ValueSchema {
  var allowsArray: Bool {
    switch self {
    case .array, .any: true
    case .anyOf(let list): list.contains(where: \.allowsArray)
    default: false
    }
  }

  var allowsDictionary: Bool {
    switch self {
    case .dictionary, .any: true
    case .array(let element, _): element.allowsDictionary
    case .anyOf(let list): list.contains(where: \.allowsDictionary)
    default: false
    }
  }

  func allows(tag: String) -> Bool {
    switch self {
    case .string: tag == "string"
    case .choice(let table): table.entries.contains { $0.isInteger } ? ["integer", "string"].contains(tag) : tag == "string"
    case .boolean: ["true", "false"].contains(tag)
    case .integer: tag == "integer"
    case .real, .number: ["integer", "real"].contains(tag)
    case .date: tag == "date"
    case .data: tag == "data"
    case .array: tag == "array"
    case .dictionary: tag == "dict"
    case .anyOf(let list): list.contains { $0.allows(tag: tag) }
    case .any: true
    }
  }
}
