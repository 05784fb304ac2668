import AppBundles
import Diagnostics
import Testing

@Suite struct CodeSignatureTests {
  private func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  private func little(_ number: Int) -> [UInt8] { big(number).reversed() }

  /// A thin file for arm64 whose only command points to a signature behind it.
  private func executable(_ signature: [UInt8], stating count: Int? = nil) -> [UInt8] {
    let header: [UInt8] = [0xFEED_FACF, 0x0100_000C, 0, 2, 1, 16, 0, 0].flatMap(little)
    return header + [0x1D, 16, 48, count ?? signature.count].flatMap(little) + signature
  }

  private func signature(_ entitlements: String, offset: Int = 28, count: Int? = nil) -> [UInt8] {
    let text: [UInt8] = Array(entitlements.utf8)
    let directory: [UInt8] = big(0xFADE_0C02) + big(8)
    return big(0xFADE_0CC0) + big(44 + text.count) + big(2) + big(0) + big(28) + big(5) + big(offset + 8) + directory + big(0xFADE_7171)
      + big(count ?? 8 + text.count) + text
  }

  private func read(_ bytes: [UInt8]) throws -> CodeSignature? {
    let source: MemorySource = MemorySource(SourceBytes(bytes))
    let slice: MachOSlice = try #require(MachOFile(reading: source, options: MachOReadingOptions())?.slices.first)
    return CodeSignature.read(of: slice, in: source)
  }

  @Test func readsEntitlements() throws {
    let found: CodeSignature = try #require(try read(executable(signature("<plist/>"))))
    #expect(found.entitlements?.array == Array("<plist/>".utf8))
  }

  @Test func tellsASignatureWithoutEntitlementsFromNone() throws {
    let bare: [UInt8] = big(0xFADE_0CC0) + big(28) + big(1) + big(0) + big(20) + big(0xFADE_0C02) + big(8)
    #expect(try #require(try read(executable(bare))).entitlements == nil)
    #expect(try read(executable([UInt8](repeating: 0, count: 40))) == nil)
    #expect(try read(executable([])) == nil)
  }

  @Test(arguments: [0, 1, 20, 28, 36, 43, 44])
  func damagedSignaturesGiveNothing(_ count: Int) throws {
    let whole: [UInt8] = signature("<plist/>")
    let found: CodeSignature? = try read(executable(Array(whole.prefix(count)), stating: whole.count))
    #expect(found?.entitlements?.array.isEmpty != false)
    #expect(try read(executable(signature("<plist/>", offset: 0x7FFF_FFF0))) == nil)
    #expect(try read(executable(signature("<plist/>", count: 0x7FFF_FFFF))) == nil)
  }
}
