import Linting

/// Small images for the examples of rules: headers without pixels.
enum ExampleImages {
  /// A PNG image of a size, with or without a channel of transparency.
  static func png(_ width: Int, _ height: Int, hasAlpha: Bool = false) -> RuleExample.FileContent {
    .bytes(header(width, height, hasAlpha: hasAlpha))
  }

  /// A square PNG image.
  static func png(_ side: Int) -> RuleExample.FileContent { png(side, side) }

  /// An `.icns` file with empty members of these kinds.
  static func iconFamily(_ types: [String]) -> RuleExample.FileContent {
    let members: [UInt8] = types.flatMap { Array($0.utf8) + big(8) }
    return .bytes(Array("icns".utf8) + big(8 + members.count) + members)
  }

  /// A compiled asset catalog with nothing but names.
  static func catalog(_ names: [String]) -> RuleExample.FileContent {
    // Block 1 is the tree, block 2 its only leaf; the names follow.
    var blocks: [[UInt8]] = [[], Array("tree".utf8) + big(1) + big(2)]
    let entries: [UInt8] = names.indices.flatMap { big(0) + big(3 + $0) }
    blocks.append([0, 1, 0, UInt8(truncatingIfNeeded: names.count)] + big(0) + big(0) + entries)
    blocks += names.map { Array($0.utf8) + [0] }
    let variables: [UInt8] = big(1) + big(1) + [9] + Array("FACETKEYS".utf8)
    var index: [UInt8] = big(blocks.count)
    var content: [UInt8] = variables
    for block in blocks {
      index += big(32 + content.count) + big(block.count)
      content += block
    }
    let header: [UInt8] = Array("BOMStore".utf8) + big(1) + big(blocks.count) + big(32 + content.count) + big(index.count)
    return .bytes(header + big(32) + big(variables.count) + content + index)
  }

  private static func header(_ width: Int, _ height: Int, hasAlpha: Bool) -> [UInt8] {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
    return start + big(width) + big(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0] + big(0) + big(0) + Array("IEND".utf8) + big(0)
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
