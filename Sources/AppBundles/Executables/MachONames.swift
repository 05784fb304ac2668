import Diagnostics

/// Reads the names in one slice that load commands point to, as far as the limits allow.
struct MachONames {
  let part: PartSource
  let order: ByteOrder
  let is64Bit: Bool
  let options: MachOReadingOptions

  /// The texts of a section of zero-terminated names, each once, in their order.
  func objectiveCNames(in section: SourceRange?) throws(FileError) -> [String]? {
    guard let section else { return [] }
    guard section.count <= options.nameByteCount, section.upperBound <= part.size else { return nil }
    var seen: Set<String> = []
    var names: [String] = []
    for text in try part.read(at: section.lowerBound, count: section.count).split(separator: 0) {
      // The section also holds layouts of variables, which are no names.
      guard let first: UInt8 = text.first, first == 0x5F || first == 0x24 || first >= 0x41, text.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
      else { continue }
      guard let name: String = String(validating: text, as: UTF8.self), seen.insert(name).inserted else { continue }
      names.append(name)
    }
    return names
  }

  /// The names of symbols that are not defined in the slice.
  func importedSymbols(_ table: LoadCommandWalk.SymbolTable?, _ imported: SourceRange?) throws(FileError) -> [String]? {
    guard let table else { return nil }
    let entryCount: Int = is64Bit ? 16 : 12
    let numbers: Range<Int> = (imported?.range ?? 0..<table.count).clamped(to: 0..<table.count)
    guard numbers.count <= options.symbolCount else { return nil }
    let entries: [UInt8] = try part.read(at: table.offset + numbers.lowerBound * entryCount, count: numbers.count * entryCount)
    var places: [Int] = []
    for entry in stride(from: 0, to: entries.count - entryCount + 1, by: entryCount) {
      let type: UInt8 = entries[entry + 4]
      // Not of a debugger, external, and not defined in any section.
      guard type & 0xE0 == 0, type & 1 != 0, type & 0x0E == 0 else { continue }
      let place: Int = order.uint32(entries, entry)
      if place > 0, place < table.nameByteCount { places.append(place) }
    }
    guard let first: Int = places.min(), let last: Int = places.max() else { return [] }
    // One name of the usual length behind the last place; names are cut at the end of the table.
    let end: Int = min(table.nameByteCount, last + 4096)
    guard end - first <= options.nameByteCount else { return nil }
    let names: [UInt8] = try part.read(at: table.nameOffset + first, count: end - first)
    var seen: Set<String> = []
    var result: [String] = []
    for place in places {
      let name: String = String(decoding: names.dropFirst(place - first).prefix { $0 != 0 }, as: UTF8.self)
      if !name.isEmpty, seen.insert(name).inserted { result.append(name) }
    }
    return result
  }
}
