import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Edits of real files: each touches only the lines that it must, can be undone byte for byte, and changes exactly the value it is about.
@Suite struct CorpusEditTests {
  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func everyEditOfARealFileIsSmallAndExact() throws {
    var edited: [PropertyListFormat: Int] = [:]
    // Every third file keeps a debug run short; the files differ in style by repository, not by number.
    for (number, file) in Corpus.files().enumerated() where number % 3 == 0 {
      let document: PropertyListDocument = PropertyListDocument(reading: try file.bytes())
      guard document.format.isText, !document.hasErrors, let root: PropertyListNode = document.root, document.text.count < 100_000 else {
        continue
      }
      var random: SeededRandom = SeededRandom(seed: UInt64(document.text.count))
      let entries: [(path: PropertyListPath, node: PropertyListNode)] = allEntries(of: root)
      guard !entries.isEmpty else { continue }
      edited[document.format, default: 0] += 1
      let (path, node): (PropertyListPath, PropertyListNode) = entries[random.below(entries.count)]
      check(document, .set(path, .string("a new <value> & more")), lines: node.kind.isContainer ? nil : 1, path, file)
      if let value: PropertyListValue = node.value { check(document, .set(path, value), lines: 0, path, file) }
      check(document, .remove(path), lines: nil, path, file)
      check(document, .rename(path, to: "A new \"name\" & more"), lines: 1, path, file)
      let parent: PropertyListPath = path.parent ?? .root
      check(document, .set(parent.appending(key: "A new key"), ["list": ["x", ["y": "z"]], "empty": [:]]), lines: nil, path, file)
      check(document, .sortKeys(parent), lines: nil, path, file)
      let target: PropertyListPath = PropertyListPath([root.kind == .dictionary ? .key("Moved here") : .end])
      check(document, .move(path, to: target), lines: nil, path, file)
    }
    #expect(edited[.xml, default: 0] > 300, "\(edited)")
  }

  /// The paths of all entries that are the only ones of their key.
  private func allEntries(of root: PropertyListNode) -> [(path: PropertyListPath, node: PropertyListNode)] {
    var result: [(PropertyListPath, PropertyListNode)] = []
    var pending: [(PropertyListPath, PropertyListNode)] = [(.root, root)]
    while let (path, node): (PropertyListPath, PropertyListNode) = pending.popLast(), result.count < 2000 {
      for (position, element) in node.elements.enumerated() { pending.append((path.appending(index: position), element)) }
      let keys: [String] = node.entries.map(\.key)
      for entry in node.entries where keys.filter({ $0 == entry.key }).count == 1 {
        let place: PropertyListPath = path.appending(key: entry.key)
        result.append((place, entry.value))
        pending.append((place, entry.value))
      }
    }
    return result
  }

  private func check(
    _ document: PropertyListDocument, _ edit: PropertyListEdit, lines limit: Int?, _ path: PropertyListPath, _ file: Corpus.File
  ) {
    do {
      let changes: EditSet = try document.textEdits(for: [edit])
      expectSound(document, [edit], PropertyListEditOptions(), changes)
      let old: [String] = lines(document.text)
      let new: [String] = lines(SourceBytes(changes.applied(to: document.text)))
      if let limit {
        let differing: Int = zip(old, new).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } + abs(old.count - new.count)
        let isWide: Bool =
          document.root?.node(at: path).map { lines(SourceBytes(document.text.text(in: $0.range))).count > 1 } ?? false
          || path.description.contains("\\")
        #expect(differing <= limit || isWide, "\(file) \(path)")
      } else if old.count > 3, Set(old).isSubset(of: Set(new)) == false, case .set = edit {
        // A new entry leaves all lines as they were, but for the one that it shares.
        #expect(Set(old).subtracting(new).count <= 2 || document.root?.node(at: path)?.kind.isContainer == true, "\(file) \(path)")
      }
    } catch {
      Issue.record("\(file) \(path): \(error)")
    }
  }

  private func lines(_ text: SourceBytes) -> [String] {
    text.text(in: SourceRange(0, text.count)).split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }
}
