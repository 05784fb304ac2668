import AppBundles
import Diagnostics
import Testing
import _InfoPlistTestSupport

@Suite struct MachOTests {
  /// Writes a slice byte by byte.
  struct Slice {
    var isBig: Bool = false
    var is64: Bool = true
    var cpu: (Int, Int) = (0x0100_000C, 0)
    var type: Int = 2
    var flags: Int = 0
    var commands: [[UInt8]] = []
    var tail: [UInt8] = []

    func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
      let little: [UInt8] = ZipWriter.little(value, count)
      return isBig ? little.reversed() : little
    }

    func name(_ text: String, _ count: Int = 16) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: count - text.utf8.count)
    }

    func command(_ kind: Int, _ numbers: [Int], text: String? = nil) -> [UInt8] {
      let body: [UInt8] = numbers.flatMap { number($0) } + (text.map { Array($0.utf8) + [0, 0, 0] } ?? [])
      return number(kind) + number(body.count + 8) + body
    }

    var bytes: [UInt8] {
      let magic: [UInt8] = number(is64 ? 0xFEED_FACF : 0xFEED_FACE)
      let all: [UInt8] = commands.flatMap { $0 }
      let header: [UInt8] =
        magic + number(cpu.0) + number(cpu.1) + number(type) + number(commands.count) + number(all.count) + number(flags)
      return header + (is64 ? number(0) : []) + all + tail
    }

    /// A segment `__TEXT` with one section.
    func segment(_ section: String, offset: Int, count: Int) -> [UInt8] {
      let wide: Int = is64 ? 8 : 4
      var body: [UInt8] = name("__TEXT") + number(0, wide) + number(0, wide) + number(0, wide) + number(0, wide)
      body += number(5) + number(5) + number(1) + number(0)
      body += name(section) + name("__TEXT") + number(0, wide) + number(count, wide) + number(offset) + number(0) + number(0) + number(0)
      body += number(0) + number(0) + number(0) + (is64 ? number(0) : [])
      return number(is64 ? 0x19 : 0x01) + number(body.count + 8) + body
    }
  }

  static func sample(isBig: Bool = false, is64: Bool = true, cpu: (Int, Int) = (0x0100_000C, 0)) -> [UInt8] {
    var slice: Slice = Slice(isBig: isBig, is64: is64, cpu: cpu)
    let plist: [UInt8] = Array("{ CFBundleIdentifier = a.b; }".utf8)
    let names: [UInt8] = Array("\u{0}_puts\u{0}_own\u{0}_OBJC_CLASS_$_NSObject\u{0}".utf8)
    func symbol(_ place: Int, _ type: Int) -> [UInt8] {
      slice.number(place) + [UInt8(type), 0] + slice.number(0, 2) + slice.number(0, is64 ? 8 : 4)
    }
    let symbols: [UInt8] = symbol(7, 0x0F) + symbol(1, 0x01) + symbol(12, 0x01)
    func build(_ start: Int) -> [[UInt8]] {
      [
        slice.segment("__info_plist", offset: start, count: plist.count),
        slice.command(0x32, [2, 0x0011_0400, 0x0012_0201, 0]),
        slice.command(0x0C, [24, 0, 0x0001_0203, 0x0001_0000], text: "/System/Library/Frameworks/UIKit.framework/UIKit"),
        slice.command(0x8000_0018, [24, 0, 0, 0], text: "@rpath/Kit.framework/Kit"),
        slice.command(0x8000_001C, [12], text: "@executable_path/Frameworks"),
        slice.number(0x1B) + slice.number(24) + Array(1...16),
        slice.command(0x2C, [0, 0, 1, 0]), slice.command(0x1D, [0, 0]),
        slice.command(0x02, [start + plist.count, 3, start + plist.count + symbols.count, names.count]),
        slice.command(0x0B, [0, 0, 0, 1, 1, 2] + Array(repeating: 0, count: 12)),
      ]
    }
    let start: Int = (is64 ? 32 : 28) + build(0).reduce(0) { $0 + $1.count }
    slice.commands = build(start)
    slice.tail = plist + symbols + names
    return slice.bytes
  }

  private func read(_ bytes: [UInt8], names: Bool = true) -> MachOFile? {
    MachOFile(reading: MemorySource(SourceBytes(bytes)), options: MachOReadingOptions(includesNames: names))
  }

  @Test(arguments: [(false, true), (false, false), (true, true), (true, false)])
  func readsThinFiles(isBig: Bool, is64: Bool) throws {
    let file: MachOFile = try #require(read(Self.sample(isBig: isBig, is64: is64)))
    #expect(file.diagnostics.isEmpty)
    #expect(!file.isFat)
    let slice: MachOSlice = try #require(file.slices.first)
    #expect(slice.fileType == .executable)
    #expect(slice.builds.map(\.platform) == [.iOS])
    #expect(slice.builds.first?.minimumOS.description == "17.4")
    #expect(slice.builds.first?.sdk?.description == "18.2.1")
    #expect(slice.libraries.map(\.name) == ["UIKit", "Kit"])
    #expect(slice.libraries.map(\.linkage) == [.required, .weak])
    #expect(slice.libraries.first?.currentVersion.description == "1.2.3")
    #expect(slice.searchPaths == ["@executable_path/Frameworks"])
    #expect(slice.uuidText == "01020304-0506-0708-090A-0B0C0D0E0F10")
    #expect(slice.isEncrypted)
    #expect(slice.hasCodeSignature)
    #expect(slice.embeddedInfo?.array == Array("{ CFBundleIdentifier = a.b; }".utf8))
    #expect(slice.importedSymbols == ["_puts", "_OBJC_CLASS_$_NSObject"])
  }

  @Test func headersTellOfBitcodeEncryptionAndAddresses() throws {
    for is64 in [true, false] {
      var slice: Slice = Slice(is64: is64, flags: 0x20_0085)
      let plain: MachOSlice = try #require(read(slice.bytes)?.slices.first)
      #expect(plain.isPositionIndependent && !plain.hasBitcode && !plain.hasEncryptionCommand && !plain.isEncrypted)
      let rest: [UInt8] = Array(repeating: 0, count: is64 ? 48 : 32)
      slice.flags = 0x85
      slice.commands = [
        slice.number(is64 ? 0x19 : 0x01) + slice.number(24 + rest.count) + slice.name("__LLVM") + rest,
        slice.command(is64 ? 0x2C : 0x21, [0x4000, 0x8000, 0, 0]),
      ]
      let odd: MachOSlice = try #require(read(slice.bytes)?.slices.first)
      #expect(!odd.isPositionIndependent && odd.hasBitcode && odd.hasEncryptionCommand && !odd.isEncrypted)
    }
  }

  @Test func olderCommandsNameThePlatform() throws {
    for (command, cpu, platform) in [
      (0x24, 0x0100_0007, MachOPlatform.macOS), (0x25, 12, .iOS), (0x25, 7, .iOSSimulator), (0x2F, 0x0100_000C, .tvOS),
      (0x30, 0x0200_000C, .watchOS),
    ] {
      var slice: Slice = Slice(cpu: (cpu, 0))
      slice.commands = [slice.command(command, [0x000A_0F04, 0])]
      let file: MachOFile = try #require(read(slice.bytes))
      #expect(file.platforms == [platform])
      #expect(file.minimumOS(on: platform)?.description == "10.15.4")
      #expect(file.slices.first?.builds.first?.sdk == nil)
    }
  }

  @Test(arguments: [
    (0x0100_000C, 0, "arm64"), (0x0100_000C, 2, "arm64e"), (0x0100_000C, 0x8000_0002, "arm64e"), (12, 9, "armv7"), (12, 11, "armv7s"),
    (12, 12, "armv7k"), (0x0200_000C, 1, "arm64_32"), (7, 3, "i386"), (0x0100_0007, 3, "x86_64"), (0x0100_0007, 8, "x86_64h"),
    (18, 0, "ppc"), (0x0100_0012, 0, "ppc64"), (99, 1, "cpu 99/1"),
  ]) func architecturesHaveNames(type: Int, subtype: Int, name: String) {
    #expect(MachOArchitecture(cpuType: type, cpuSubtype: subtype).description == name)
  }

  static func fat(_ slices: [((Int, Int), [UInt8])], isLarge: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int = 4) -> [UInt8] { ZipWriter.little(value, count).reversed() }
    var bytes: [UInt8] = number(isLarge ? 0xCAFE_BABF : 0xCAFE_BABE) + number(slices.count)
    var offset: Int = 4096
    for (cpu, content) in slices {
      bytes += number(cpu.0) + number(cpu.1) + number(offset, isLarge ? 8 : 4) + number(content.count, isLarge ? 8 : 4) + number(12)
      if isLarge { bytes += number(0) }
      offset += 8192
    }
    for (_, content) in slices {
      bytes += Array(repeating: 0, count: (4096 - bytes.count % 4096) % 4096) + content + Array(repeating: 0, count: 4096)
    }
    return bytes
  }

  @Test(arguments: [false, true]) func readsFatFiles(isLarge: Bool) throws {
    let arm: [UInt8] = Self.sample()
    let intel: [UInt8] = Self.sample(cpu: (0x0100_0007, 3))
    let file: MachOFile = try #require(read(Self.fat([((0x0100_000C, 0), arm), ((0x0100_0007, 3), intel)], isLarge: isLarge)))
    #expect(file.isFat)
    #expect(file.diagnostics.isEmpty)
    #expect(file.architectureNames == ["arm64", "x86_64"])
    #expect(file.slices.map { $0.importedSymbols?.count } == [2, 2])
    #expect(file.slices.map { $0.embeddedInfo?.count } == [29, 29])
    let wrong: MachOFile = try #require(
      read(Self.fat([((0x0100_000C, 0), intel), ((0x0100_000C, 0), [1, 2, 3])], isLarge: isLarge)))
    #expect(
      wrong.diagnostics.map(\.id.rawValue) == [
        "executable/slice-differs", "executable/not-a-slice",
      ])
  }

  @Test func otherFilesAreNone() {
    #expect(read(Array("#!/bin/sh\necho".utf8)) == nil)
    #expect(read([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34, 0, 0, 0, 0]) == nil)
    #expect(read([]) == nil)
  }

  @Test func everyTruncationAndManyMutationsAreSurvived() {
    let whole: [UInt8] = Self.sample()
    for count in 0..<whole.count { _ = read(Array(whole[..<count])) }
    let fat: [UInt8] = Self.fat([((0x0100_000C, 0), whole), ((0x0100_0007, 3), whole)], isLarge: true)
    var random: SeededRandom = SeededRandom(seed: 3)
    var findings: Int = 0
    for round in 0..<4000 {
      var bytes: [UInt8] = round % 2 == 0 ? whole : fat
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place: Int = Int.random(in: 0..<min(bytes.count, 800), using: &random)
        bytes[place] = [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)][Int.random(in: 0..<5, using: &random)]
      }
      findings += read(bytes)?.diagnostics.count ?? 0
    }
    #expect(findings > 0)
  }
}
