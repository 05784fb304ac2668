/// The names in a compiled asset catalog, `Assets.car`.
///
/// The format is not documented. What is read is the table of names of its container; pictures and their sizes are not.
public enum AssetCatalog: Sendable, Hashable {
  /// The names of images, icons, colors and data, sorted.
  case names([String])
  /// The file is of another form, so that nothing can be said about its names; with the reason in words.
  case cannotKnow(String)

  /// The most bytes of one table of the file.
  private static let tableLimit: Int = 16 << 20
  /// The most names, bytes of a name, leaves of the tree and bytes of a leaf.
  private static let nameLimit: Int = 100_000
  private static let nameByteLimit: Int = 1024
  private static let pageLimit: Int = 10_000
  private static let pageByteLimit: Int = 64 << 10

  /// Reads the names.
  public init(reading source: any RandomAccessSource) {
    do throws(FileError) {
      self = try Self.read(source)
    } catch {
      self = .cannotKnow("it cannot be read: \(error.words)")
    }
  }

  /// Whether a name is there: an answer, or nil where that cannot be known.
  public func contains(_ name: String) -> Bool? {
    guard case .names(let names) = self else { return nil }
    return names.contains(name)
  }

  private static func read(_ source: any RandomAccessSource) throws(FileError) -> AssetCatalog {
    let order: ByteOrder = .big
    let header: [UInt8] = try source.read(at: 0, count: 32)
    guard header.count == 32, header.starts(with: Array("BOMStore".utf8)) else { return .cannotKnow("it is no catalog of the known form") }
    let indexCount: Int = order.uint32(header, 20)
    let variableCount: Int = order.uint32(header, 28)
    guard indexCount <= tableLimit, variableCount <= tableLimit else { return .cannotKnow("its tables are too large") }
    let blocks: Blocks = Blocks(source: source, index: try source.read(at: order.uint32(header, 16), count: indexCount))
    let variables: [UInt8] = try source.read(at: order.uint32(header, 24), count: variableCount)
    var offset: Int = 4
    for _ in 0..<min(order.uint32(variables, 0), 1000) {
      guard variables.count - offset >= 5 else { break }
      let count: Int = Int(variables[offset + 4])
      if variables.dropFirst(offset + 5).prefix(count).elementsEqual("FACETKEYS".utf8) {
        return try names(in: blocks, tree: order.uint32(variables, offset))
      }
      offset += 5 + count
    }
    return .cannotKnow("it has no table of names")
  }

  /// The blocks of the container, by number.
  private struct Blocks {
    let source: any RandomAccessSource
    let index: [UInt8]

    func read(_ number: Int, limit: Int = AssetCatalog.pageByteLimit) throws(FileError) -> [UInt8] {
      let entry: Int = 4 + number * 8
      let count: Int = min(limit, ByteOrder.big.uint32(index, entry + 4))
      return try source.read(at: ByteOrder.big.uint32(index, entry), count: count)
    }
  }

  /// Walks along the leaves of a tree whose keys are names.
  private static func names(in blocks: Blocks, tree number: Int) throws(FileError) -> AssetCatalog {
    let order: ByteOrder = .big
    let tree: [UInt8] = try blocks.read(number)
    guard tree.starts(with: Array("tree".utf8)) else { return .cannotKnow("its table of names is damaged") }
    var page: [UInt8] = try blocks.read(order.uint32(tree, 8))
    // From the root down along the first children to the first leaf.
    for _ in 0..<32 where order.uint16(page, 0) == 0 && order.uint16(page, 2) > 0 { page = try blocks.read(order.uint32(page, 12)) }
    var names: [String] = []
    for _ in 0..<pageLimit {
      guard page.count >= 12, order.uint16(page, 0) == 1 else { break }
      for entry in 0..<order.uint16(page, 2) where 20 + entry * 8 <= page.count && names.count < nameLimit {
        let name: [UInt8] = try blocks.read(order.uint32(page, 16 + entry * 8), limit: nameByteLimit)
        names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      }
      let next: Int = order.uint32(page, 4)
      guard next != 0, names.count < nameLimit else { break }
      page = try blocks.read(next)
    }
    return .names(names.sorted())
  }
}
