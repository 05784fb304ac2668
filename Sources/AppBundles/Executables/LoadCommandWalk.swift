import Diagnostics

/// Goes through the load commands of one slice.
struct LoadCommandWalk {
  let commands: [UInt8]
  let order: ByteOrder
  let is64Bit: Bool
  /// Where the first command is in the file, for findings.
  let fileOffset: Int

  /// Sections and tables, by their offsets in the slice.
  private(set) var embeddedInfo: SourceRange?
  private(set) var classNames: SourceRange?
  private(set) var symbolTable: SymbolTable?
  /// The numbers of the first imported symbol and behind the last one.
  private(set) var importedSymbols: SourceRange?

  struct SymbolTable: Sendable, Hashable {
    var offset: Int
    var count: Int
    var nameOffset: Int
    var nameByteCount: Int
  }

  init(commands: [UInt8], order: ByteOrder, is64Bit: Bool, fileOffset: Int) {
    self.commands = commands
    self.order = order
    self.is64Bit = is64Bit
    self.fileOffset = fileOffset
  }

  mutating func run(count: Int, into slice: inout MachOSlice, findings: inout DiagnosticCollector) {
    var offset: Int = 0
    var number: Int = 0
    while number < count, commands.count - offset >= 8 {
      let size: Int = order.uint32(commands, offset + 4)
      guard size >= 8, size <= commands.count - offset else {
        findings.report(.brokenLoadCommand(number: number + 1, at: fileOffset + offset))
        return
      }
      take(order.uint32(commands, offset), offset, size, &slice)
      offset += size
      number += 1
    }
    if number < count { findings.report(.brokenLoadCommand(number: number + 1, at: fileOffset + offset)) }
  }

  private mutating func take(_ command: Int, _ offset: Int, _ size: Int, _ slice: inout MachOSlice) {
    switch command {
    case 0x01: readSegment(offset, size, headerCount: 56, sectionCount: 68, &slice)
    case 0x19: readSegment(offset, size, headerCount: 72, sectionCount: 80, &slice)
    case 0x02 where size >= 24:
      symbolTable = SymbolTable(
        offset: number(offset + 8), count: number(offset + 12), nameOffset: number(offset + 16), nameByteCount: number(offset + 20))
    case 0x0B where size >= 32: importedSymbols = SourceRange(number(offset + 24), number(offset + 24) + number(offset + 28))
    case 0x0C: addLibrary(.required, offset, size, &slice)
    case 0x8000_0018: addLibrary(.weak, offset, size, &slice)
    case 0x8000_001F: addLibrary(.reexported, offset, size, &slice)
    case 0x20: addLibrary(.lazy, offset, size, &slice)
    case 0x8000_0023: addLibrary(.upward, offset, size, &slice)
    case 0x0D: slice.installName = text(offset, size, at: 8, least: 24)
    case 0x8000_001C: if let path: String = text(offset, size, at: 8, least: 12) { slice.searchPaths.append(path) }
    case 0x1B where size >= 24: slice.uuid = Array(commands[(offset + 8)..<(offset + 24)])
    case 0x1D:
      slice.hasCodeSignature = true
      if size >= 16 { slice.signatureRange = SourceRange(number(offset + 8), number(offset + 8) + number(offset + 12)) }
    case 0x21 where size >= 20, 0x2C where size >= 20:
      slice.hasEncryptionCommand = true
      slice.isEncrypted = slice.isEncrypted || number(offset + 16) != 0
    case 0x24 where size >= 16: addBuild(.macOS, offset, &slice)
    case 0x25 where size >= 16: addBuild(isIntel(slice) ? .iOSSimulator : .iOS, offset, &slice)
    case 0x2F where size >= 16: addBuild(isIntel(slice) ? .tvOSSimulator : .tvOS, offset, &slice)
    case 0x30 where size >= 16: addBuild(isIntel(slice) ? .watchOSSimulator : .watchOS, offset, &slice)
    case 0x32 where size >= 20:
      slice.builds.append(MachOBuild(platform: number(offset + 8), minimumOS: number(offset + 12), sdk: number(offset + 16)))
    default: break
    }
  }

  /// The older commands name no simulators; code for Intel processors never ran on a phone.
  private func isIntel(_ slice: MachOSlice) -> Bool { slice.architecture.cpuType & 0xFF == 7 }

  private func number(_ offset: Int) -> Int { order.uint32(commands, offset) }

  private func addBuild(_ platform: MachOPlatform, _ offset: Int, _ slice: inout MachOSlice) {
    slice.builds.append(MachOBuild(platform: platform.rawValue, minimumOS: number(offset + 8), sdk: number(offset + 12)))
  }

  private func addLibrary(_ linkage: MachOLibrary.Linkage, _ offset: Int, _ size: Int, _ slice: inout MachOSlice) {
    guard let path: String = text(offset, size, at: 8, least: 24) else { return }
    slice.libraries.append(
      MachOLibrary(
        path: path, linkage: linkage, currentVersion: MachOVersion(rawValue: UInt32(truncatingIfNeeded: number(offset + 16))),
        compatibilityVersion: MachOVersion(rawValue: UInt32(truncatingIfNeeded: number(offset + 20)))))
  }

  /// A text whose offset in its command stands at `position`; it ends with a zero or with the command.
  private func text(_ offset: Int, _ size: Int, at position: Int, least: Int) -> String? {
    guard size >= least else { return nil }
    let start: Int = number(offset + position)
    guard start >= 8, start < size else { return nil }
    return String(decoding: commands[(offset + start)..<(offset + size)].prefix { $0 != 0 }, as: UTF8.self)
  }

  private mutating func readSegment(_ offset: Int, _ size: Int, headerCount: Int, sectionCount: Int, _ slice: inout MachOSlice) {
    guard size >= headerCount else { return }
    if name(offset + 8) == "__LLVM" { slice.hasBitcode = true }
    let stated: Int = number(offset + headerCount - 8)
    for index in 0..<min(stated, (size - headerCount) / sectionCount) {
      let section: Int = offset + headerCount + index * sectionCount
      guard name(section + 16) == "__TEXT" else { continue }
      let isWide: Bool = sectionCount == 80
      let byteCount: Int = isWide ? order.offset64(commands, section + 40) : number(section + 36)
      let start: Int = number(section + (isWide ? 48 : 40))
      let (end, overflows): (Int, Bool) = start.addingReportingOverflow(byteCount)
      let range: SourceRange = SourceRange(start, overflows ? Int.max : end)
      switch name(section) {
      case "__info_plist": embeddedInfo = range
      case "__objc_classname": classNames = range
      default: break
      }
    }
  }

  private func name(_ offset: Int) -> String {
    String(decoding: commands[offset..<(offset + 16)].prefix { $0 != 0 }, as: UTF8.self)
  }
}
