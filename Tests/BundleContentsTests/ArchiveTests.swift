import AppBundles
import Diagnostics
import LocalFileSystem
import Testing
import _InfoPlistTestSupport

@Suite struct ArchiveTests {
  private func open(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveFileSystem {
    ArchiveFileSystem(reading: MemorySource(SourceBytes(bytes)), inflater: ZlibInflater(), limits: limits)
  }

  private let long: String = String(repeating: "<string>a value</string>\n", count: 20_000)

  @Test func readsEveryWayOfStoring() throws {
    let archive: ArchiveFileSystem = open(
      ZipWriter.archive(
        [
          ZipWriter.Member("Payload/", mode: 0o040755), ZipWriter.Member("Payload/A.app/stored", text: "one"),
          ZipWriter.Member("Payload/A.app/deflated", text: long, isDeflated: true),
          ZipWriter.Member("Payload/A.app/described", text: "three", isDeflated: true).with { $0.hasDescriptor = true },
          ZipWriter.Member("Payload/A.app/large", text: "four", isDeflated: true).with { $0.isLarge = true },
          ZipWriter.Member("Payload/A.app/tool", [1], mode: 0o100755), ZipWriter.Member("Payload/A.app/empty"),
          ZipWriter.Member("Payload/A.app/link", Array("../A.app/stored".utf8), mode: 0o120755),
        ], isLarge: true, comment: "a comment"))
    #expect(archive.diagnostics.isEmpty)
    #expect(archive.isComplete)
    #expect(try archive.read("Payload/A.app/stored", limit: 100).array == Array("one".utf8))
    #expect(try archive.read("Payload/A.app/deflated", limit: 1 << 20).array == Array(long.utf8))
    #expect(try archive.read("Payload/A.app/described", limit: 100).array == Array("three".utf8))
    #expect(try archive.read("Payload/A.app/large", limit: 100).array == Array("four".utf8))
    #expect(try archive.read("Payload/A.app/link", limit: 100).array == Array("one".utf8))
    #expect(try archive.read("Payload/A.app/empty", limit: 0).count == 0)
    #expect(try archive.info(at: "Payload/A.app/tool").isExecutable)
    #expect(try !archive.info(at: "Payload/A.app/stored").isExecutable)
    #expect(
      try archive.entries(of: "Payload/A.app").map(\.name) == ["deflated", "described", "empty", "large", "link", "stored", "tool"])
    #expect(archive.headerDiagnostics().isEmpty)
    #expect(throws: FileError.self) { try archive.read("Payload/A.app/deflated", limit: 100) }
    #expect(throws: FileError.self) { try archive.read("Payload/B.app", limit: 100) }
  }

  @Test func partsOfADeflatedMemberAreReadInAnyOrder() throws {
    var random: SeededRandom = SeededRandom(seed: 7)
    let content: [UInt8] = (0..<700_000).map { _ in UInt8.random(in: 0...15, using: &random) }
    let archive: ArchiveFileSystem = open(ZipWriter.archive([ZipWriter.Member("x", content).with { $0.isDeflated = true }]))
    let source: any RandomAccessSource = try archive.source(at: "x")
    #expect(source.size == content.count)
    for (offset, count) in [(0, 10), (5, 40_000), (300_000, 1000), (299_000, 5000), (690_000, 20_000), (100, 50), (700_000, 1), (-1, 5)] {
      let expected: [UInt8] = offset < 0 ? [] : Array(content.dropFirst(offset).prefix(count))
      #expect(try source.read(at: offset, count: count) == expected, "\(count) bytes at \(offset)")
    }
  }

  @Test func namesAreReadInTheirEncoding() {
    let unicode: [UInt8] = Array("żółw".utf8)
    let archive: ArchiveFileSystem = open(
      ZipWriter.archive([
        ZipWriter.Member("ä/b", [1]), ZipWriter.Member("x", [1]).with { $0.name = [0x84, 0x2E, 0x74] },
        ZipWriter.Member("y", [1]).with {
          $0.name = [0x7A, 0x3F]
          let field: [UInt8] = [1] + ZipWriter.little(Int(ZipWriter.checksum([0x7A, 0x3F])), 4) + unicode
          $0.extra = ZipWriter.little(0x7075, 2) + ZipWriter.little(field.count, 2) + field
        },
      ]))
    #expect(archive.members.map(\.path) == ["ä/b", "ä.t", "żółw"])
    #expect(archive.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("../evil", "archive/path-traversal"), ("a/../../evil", "archive/path-traversal"), ("/etc/passwd", "archive/absolute-name"),
    ("C:/x", "archive/absolute-name"), ("a\\b", "archive/backslash-name"), ("a\u{0}b", "archive/bad-name"),
    (String(repeating: "x/", count: 200) + "y", "archive/bad-name"), (String(repeating: "x", count: 2000), "archive/bad-name"),
  ]) func hostileNamesAreLeftOut(name: String, id: String) {
    let archive: ArchiveFileSystem = open(ZipWriter.archive([ZipWriter.Member(name, [1]), ZipWriter.Member("good", [1])]))
    #expect(archive.diagnostics.map(\.id.rawValue) == [id])
    #expect(archive.members.map(\.path) == ["good"])
  }

  @Test func linksStayInside() {
    func link(_ name: String, _ target: String) -> ZipWriter.Member { ZipWriter.Member(name, Array(target.utf8), mode: 0o120777) }
    let archive: ArchiveFileSystem = open(
      ZipWriter.archive([
        link("a/out", "../../x"), link("a/root", "/etc"), link("a/fine", "../b"), link("loop", "loop"), link("a/up", "fine/../../c"),
        ZipWriter.Member("b", [1]), ZipWriter.Member("a/fine/below", [1]),
      ]))
    #expect(
      archive.diagnostics.map(\.id.rawValue).sorted() == [
        "archive/entry-below-link", "archive/link-out-of-tree", "archive/link-out-of-tree",
      ])
    #expect(archive.kind(at: "a/fine") == .file)
    #expect(throws: FileError("loop", .linkLoop)) { try archive.read("loop", limit: 1) }
    for path in ["a/out", "a/root", "a/up", "../b"] { #expect(throws: FileError.self) { try archive.read(path, limit: 1) } }
  }

  @Test func damageIsNamed() throws {
    func ids(_ members: ZipWriter.Member...) -> [String] { open(ZipWriter.archive(members)).diagnostics.map(\.id.rawValue) }
    let text: ZipWriter.Member = ZipWriter.Member("x", text: long, isDeflated: true)
    #expect(ids(text, text) == ["archive/duplicate-entry"])
    #expect(ids(text, ZipWriter.Member("x/y", [1])) == ["archive/conflicting-entry"])
    #expect(ids(text, ZipWriter.Member("y", text: long).with { $0.headerOffset = 0 }) == ["archive/overlapping-entries"])
    #expect(ids(text.with { $0.flags = 1 }) == ["archive/encrypted-member"])
    #expect(ids(text.with { $0.method = 14 }) == ["archive/unknown-method"])
    #expect(ids(text.with { $0.headerOffset = 1 << 30 }) == ["archive/truncated"])
    #expect(ids(text.with { $0.statedSize = 1 << 31 }) == ["archive/compression-ratio"])
    #expect(open([1, 2, 3]).diagnostics.map(\.id.rawValue) == ["archive/not-an-archive"])
    #expect(
      open(ZipWriter.archive([text], prefix: [1, 2, 3])).diagnostics.map(\.id.rawValue) == ["archive/leading-bytes"])
    #expect(try open(ZipWriter.archive([text], prefix: [1, 2, 3])).read("x", limit: 1 << 20).count == long.utf8.count)
    let limited: ArchiveFileSystem = open(ZipWriter.archive([text, ZipWriter.Member("y", [1])]), limits: ArchiveLimits(entryCount: 1))
    #expect(limited.diagnostics.map(\.id.rawValue) == ["archive/limit"])
    #expect(!limited.isComplete)
  }

  @Test func headersThatDifferAreRefused() {
    func check(_ words: String, _ change: (inout ZipWriter.Member) -> Void) {
      let archive: ArchiveFileSystem = open(ZipWriter.archive([ZipWriter.Member("x", text: long, isDeflated: true).with(change)]))
      #expect(archive.headerDiagnostics().map(\.id.rawValue) == ["archive/header-mismatch"])
      #expect(archive.headerDiagnostics().first?.message.hasPrefix(words) == true)
      #expect(throws: FileError.self) { try archive.read("x", limit: 1 << 20) }
    }
    check("the name") { $0.localName = Array("z".utf8) }
    check("the size") { $0.localSize = 3 }
  }

  @Test func wrongContentIsRefused() {
    let text: ZipWriter.Member = ZipWriter.Member("x", text: long, isDeflated: true)
    for change: (inout ZipWriter.Member) -> Void in [
      { $0.statedChecksum = 5 }, { $0.statedSize = 1000 }, { $0.statedSize = 600_000 },
      { member in
        member.isDeflated = false
        member.method = 8
      },
    ] {
      let archive: ArchiveFileSystem = open(ZipWriter.archive([text.with(change)]))
      #expect(throws: FileError.self) { try archive.read("x", limit: 1 << 20) }
    }
  }

  /// A bomb: ten MiB of zeros that claim to be small, and that claim to be what they are.
  @Test func bombsAreNotUnpacked() {
    let zeros: ZipWriter.Member = ZipWriter.Member("bomb", Array(repeating: 0, count: 10 << 20)).with { $0.isDeflated = true }
    let honest: ArchiveFileSystem = open(ZipWriter.archive([zeros]))
    #expect(honest.diagnostics.map(\.id.rawValue) == ["archive/compression-ratio"])
    #expect(throws: FileError.self) { try honest.read("bomb", limit: 1 << 30) }
    let lying: ArchiveFileSystem = open(ZipWriter.archive([zeros.with { $0.statedSize = 100 }]))
    #expect(throws: FileError("bomb", .other("it is larger than it says when unpacked"))) { try lying.read("bomb", limit: 1 << 30) }
    let limited: ArchiveFileSystem = open(
      ZipWriter.archive([zeros]), limits: ArchiveLimits(memberByteCount: 1 << 20, totalByteCount: 1 << 20))
    #expect(limited.diagnostics.map(\.id.rawValue) == ["archive/oversized-member", "archive/oversized"])
  }

  private func sample(isLarge: Bool) -> [UInt8] {
    ZipWriter.archive(
      [
        ZipWriter.Member("P/", mode: 0o040755), ZipWriter.Member("P/a", text: "abcabcabcabcabcabc", isDeflated: true),
        ZipWriter.Member("P/l", Array("a".utf8), mode: 0o120777), ZipWriter.Member("P/d/ü", text: "x").with { $0.isLarge = isLarge },
      ], isLarge: isLarge)
  }

  private func readEverything(_ bytes: [UInt8]) -> Int {
    let archive: ArchiveFileSystem = open(bytes, limits: ArchiveLimits(memberByteCount: 1 << 16))
    var count: Int = 0
    for member in archive.members {
      if let bytes: SourceBytes = try? archive.read(member.path, limit: 1 << 16) { count += bytes.count }
      if let source: any RandomAccessSource = try? archive.source(at: member.path) {
        count += ((try? source.read(at: 1, count: 1 << 12)) ?? []).count
      }
      _ = try? archive.entries(of: member.path)
    }
    _ = BundleDiscovery(in: archive).search("")
    _ = archive.headerDiagnostics()
    return count
  }

  @Test(arguments: [false, true]) func everyTruncationIsSurvived(isLarge: Bool) {
    let whole: [UInt8] = sample(isLarge: isLarge)
    #expect(readEverything(whole) > 0)
    for count in 0..<whole.count {
      let archive: ArchiveFileSystem = open(Array(whole[..<count]))
      #expect(!archive.diagnostics.isEmpty, "cut after \(count) bytes")
      _ = readEverything(Array(whole[..<count]))
    }
  }

  @Test(arguments: [false, true]) func mutationsAreSurvived(isLarge: Bool) {
    var random: SeededRandom = SeededRandom(seed: 11)
    let whole: [UInt8] = sample(isLarge: isLarge)
    var sum: Int = 0
    for _ in 0..<3000 {
      var bytes: [UInt8] = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let values: [UInt8] = [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)]
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = values[Int.random(in: 0..<5, using: &random)]
      }
      sum += readEverything(bytes)
    }
    #expect(sum > 0)
  }

  @Test func anArchiveIsAFolder() throws {
    var memory: MemoryFileSystem = MemoryFileSystem()
    let bytes: [UInt8] = ZipWriter.archive([
      ZipWriter.Member("Payload/A.app/Info.plist", text: "{ a = b; }"), ZipWriter.Member("Payload/inner.zip", ZipWriter.archive([])),
    ])
    memory.addFile("out/My.ipa", bytes)
    memory.addFile("out/other.txt", text: "x")
    var input: InputFileSystem = InputFileSystem(over: memory, inflater: ZlibInflater())
    #expect(input.isArchive("out/My.ipa"))
    #expect(!input.isArchive("out/other.txt"))
    #expect(input.mount(MemorySource(SourceBytes(bytes)), at: "out/My.ipa").isEmpty)
    #expect(input.isDirectory("out/My.ipa"))
    #expect(try input.read("out/My.ipa/Payload/A.app/Info.plist", limit: 100).count == 10)
    #expect(input.kind(at: "out/My.ipa/Payload/inner.zip") == .file)
    #expect(throws: FileError("out/My.ipa/x", .notFound)) { try input.read("out/My.ipa/x", limit: 100) }
    let families: [BundleFamily] = BundleDiscovery(in: input).search("out/My.ipa").families
    #expect(families.map { $0.members.map(\.bundle.info.path) } == [["out/My.ipa/Payload/A.app/Info.plist"]])
  }
}
