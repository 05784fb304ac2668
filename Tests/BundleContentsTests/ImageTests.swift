import AppBundles
import Diagnostics
import Testing
import _InfoPlistTestSupport

@Suite struct ImageTests {
  private func big(_ value: Int, _ count: Int = 4) -> [UInt8] { ZipWriter.little(value, count).reversed() }
  private func source(_ bytes: [UInt8]) -> MemorySource { MemorySource(SourceBytes(bytes)) }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] { big(content.count) + Array(type.utf8) + content + big(0) }

  private func png(_ width: Int, _ height: Int, color: Int, extra: [UInt8] = [], crushed: Bool = false) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + (crushed ? chunk("CgBI", [0x50, 0, 0x20, 2]) : [])
      + chunk("IHDR", big(width) + big(height) + [8, UInt8(color), 0, 0, 0]) + extra + chunk("IDAT", [1, 2, 3])
  }

  @Test func readsPNG() throws {
    let plain: PNGHeader = try #require(PNGHeader(reading: source(png(60, 61, color: 2))))
    #expect((plain.width, plain.height, plain.bitDepth) == (60, 61, 8))
    #expect(!plain.hasAlpha)
    #expect(!plain.isCrushed)
    let crushed: PNGHeader = try #require(PNGHeader(reading: source(png(120, 120, color: 6, crushed: true))))
    #expect(crushed.isCrushed)
    #expect(crushed.hasAlpha)
    let chunks: [UInt8] = chunk("gAMA", big(1)) + chunk("tRNS", [0])
    #expect(PNGHeader(reading: source(png(1, 1, color: 3, extra: chunks)))?.hasAlpha == true)
  }

  @Test func readsJPEG() {
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0] + big(6, 2) + [1, 2, 3, 4] + [0xFF, 0xC2] + big(11, 2) + [8] + big(480, 2) + big(640, 2) + [3]
    let header: JPEGHeader? = JPEGHeader(reading: source(bytes))
    #expect(header?.width == 640)
    #expect(header?.height == 480)
  }

  @Test func readsIconFamilies() throws {
    func member(_ type: String, _ content: [UInt8]) -> [UInt8] { Array(type.utf8) + big(content.count + 8) + content }
    let members: [UInt8] =
      member("TOC ", []) + member("ic07", png(128, 128, color: 6)) + member("ic09", png(500, 512, color: 6)) + member("il32", [1])
      + member("l8mk", [1]) + member("ic10", [0, 0, 0, 12]) + member("ic04", Array("ARGB".utf8))
    let bytes: [UInt8] = Array("icns".utf8) + big(members.count + 8) + members
    let family: IconFamily = try #require(IconFamily(reading: source(bytes)))
    #expect(family.isComplete)
    #expect(family.members.map(\.type) == ["ic07", "ic09", "il32", "l8mk", "ic10", "ic04"])
    #expect(family.members.map(\.encoding) == [.png, .png, .rgb, .mask, .jpeg2000, .argb])
    #expect(family.members.map(\.statedSize) == [nil, 500, nil, nil, nil, nil])
    #expect(family.otherTypes == ["TOC "])
    #expect(family.pixelSizes == [16, 32, 128, 512, 1024])
    #expect(IconFamily(reading: source(Array(bytes.dropLast(3))))?.isComplete == false)
    guard case .iconFamily = ImageHeader(reading: source(bytes)) else {
      Issue.record("the content was not recognized")
      return
    }
  }

  /// A container with one table of names on two leaves.
  private func catalog() -> [UInt8] {
    var blocks: [[UInt8]] = [[]]
    func leaf(_ entries: [(value: Int, key: Int)], next: Int) -> [UInt8] {
      big(1, 2) + big(entries.count, 2) + big(next) + big(0) + entries.flatMap { big($0.value) + big($0.key) }
    }
    blocks.append(Array("tree".utf8) + big(1) + big(2) + big(4096) + big(3) + [0])
    blocks.append(big(0, 2) + big(1, 2) + big(0) + big(0) + big(3) + big(5))
    blocks.append(leaf([(6, 5)], next: 4))
    blocks.append(leaf([(6, 7)], next: 0))
    blocks.append(Array("LaunchImage".utf8))
    blocks.append([0, 0, 0, 0, 0, 0])
    blocks.append(Array("AppIcon".utf8))
    var data: [UInt8] = []
    var index: [UInt8] = big(blocks.count)
    for block in blocks {
      index += big(32 + data.count) + big(block.count)
      data += block
    }
    let variables: [UInt8] = big(2) + big(6) + [3] + Array("CAR".utf8) + big(1) + [9] + Array("FACETKEYS".utf8)
    let header: [UInt8] =
      Array("BOMStore".utf8) + big(1) + big(blocks.count) + big(32 + data.count) + big(index.count) + big(32 + data.count + index.count)
      + big(variables.count)
    return header + data + index + variables
  }

  @Test func readsNamesOfAssetCatalogs() {
    let catalog: AssetCatalog = AssetCatalog(reading: source(catalog()))
    #expect(catalog == .names(["AppIcon", "LaunchImage"]))
    #expect(catalog.contains("AppIcon") == true)
    #expect(catalog.contains("Other") == false)
    #expect(AssetCatalog(reading: source([1, 2, 3])).contains("AppIcon") == nil)
  }

  @Test func mutationsAreSurvived() {
    var random: SeededRandom = SeededRandom(seed: 5)
    let samples: [[UInt8]] = [catalog(), png(60, 60, color: 3, extra: chunk("gAMA", big(1)), crushed: true)]
    var known: Int = 0
    for round in 0..<4000 {
      var bytes: [UInt8] = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &random)][round % 4]
      }
      if case .names = AssetCatalog(reading: source(bytes)) { known += 1 }
      if ImageHeader(reading: source(bytes)) != nil { known += 1 }
      _ = ImageHeader(reading: source(Array(bytes.prefix(round % bytes.count))))
    }
    #expect(known > 0)
  }
}
