import Diagnostics

/// Walks the headers of a Mach-O file.
struct MachOReader {
  let source: any RandomAccessSource
  let options: MachOReadingOptions
  var findings: DiagnosticCollector = DiagnosticCollector(limit: 50)
  var slices: [MachOSlice] = []
  var isFat: Bool = false

  init(source: any RandomAccessSource, options: MachOReadingOptions) {
    self.source = source
    self.options = options
  }

  /// Reads everything; false when the file is no Mach-O file.
  mutating func read() -> Bool {
    do throws(FileError) {
      let start: [UInt8] = try source.read(at: 0, count: 4096)
      guard start.count >= 8 else { return false }
      switch ByteOrder.big.uint32(start, 0) {
      case 0xCAFE_BABE: return try readFat(start, .big, isLarge: false)
      case 0xBEBA_FECA: return try readFat(start, .little, isLarge: false)
      case 0xCAFE_BABF: return try readFat(start, .big, isLarge: true)
      case 0xBFBA_FECA: return try readFat(start, .little, isLarge: true)
      default: return try readSlice(SourceRange(0, source.size), start)
      }
    } catch {
      findings.report(.unreadableExecutable(error.words))
      return true
    }
  }

  private mutating func readFat(_ start: [UInt8], _ order: ByteOrder, isLarge: Bool) throws(FileError) -> Bool {
    let count: Int = order.uint32(start, 4)
    // Java's classes start with the same number, followed by a version of at least 45.
    if !isLarge, count >= 43 { return false }
    isFat = true
    guard count <= options.sliceCount else {
      findings.report(.executableLimit("parts", options.sliceCount, at: 4))
      return true
    }
    let entryCount: Int = isLarge ? 32 : 20
    let table: [UInt8] = 8 + count * entryCount <= start.count ? start : try source.read(at: 0, count: 8 + count * entryCount)
    for index in 0..<count {
      let entry: Int = 8 + index * entryCount
      guard table.count - entry >= entryCount else {
        findings.report(.truncatedExecutable("entry \(index + 1) of the list of parts", at: entry))
        break
      }
      let architecture: MachOArchitecture = MachOArchitecture(
        cpuType: order.uint32(table, entry), cpuSubtype: order.uint32(table, entry + 4))
      let offset: Int = isLarge ? order.offset64(table, entry + 8) : order.uint32(table, entry + 8)
      let size: Int = isLarge ? order.offset64(table, entry + 16) : order.uint32(table, entry + 12)
      if slices.contains(where: { $0.architecture == architecture }) {
        findings.report(.sameArchitectureTwice(architecture.description, at: entry))
      }
      guard offset <= source.size, size <= source.size - offset else {
        findings.report(.truncatedExecutable("the part for \(architecture)", at: entry))
        continue
      }
      let before: Int = slices.count
      let header: [UInt8] = try source.read(at: offset, count: min(4096, size))
      guard try readSlice(SourceRange(offset, offset + size), header) else {
        findings.report(.noMachOSlice(architecture.description, at: offset))
        slices.append(MachOSlice(architecture: architecture, fileType: nil, range: SourceRange(offset, offset + size), isBigEndian: false))
        continue
      }
      if slices.count > before, slices[before].architecture.name != architecture.name {
        findings.report(.sliceDiffers(stated: architecture.description, found: slices[before].architecture.description, at: entry))
      }
    }
    return true
  }

  /// Reads the header of a slice and its load commands; false when it is none.
  private mutating func readSlice(_ range: SourceRange, _ start: [UInt8]) throws(FileError) -> Bool {
    guard start.count >= 28 else { return false }
    let order: ByteOrder
    let is64Bit: Bool
    switch ByteOrder.big.uint32(start, 0) {
    case 0xFEED_FACE: (order, is64Bit) = (.big, false)
    case 0xFEED_FACF: (order, is64Bit) = (.big, true)
    case 0xCEFA_EDFE: (order, is64Bit) = (.little, false)
    case 0xCFFA_EDFE: (order, is64Bit) = (.little, true)
    default: return false
    }
    var slice: MachOSlice = MachOSlice(
      architecture: MachOArchitecture(cpuType: order.uint32(start, 4), cpuSubtype: order.uint32(start, 8)),
      fileType: MachOFileType(rawValue: order.uint32(start, 12)), range: range, isBigEndian: order.isBigEndian)
    slice.isPositionIndependent = order.uint32(start, 24) & 0x20_0000 != 0
    let headerCount: Int = is64Bit ? 32 : 28
    let count: Int = order.uint32(start, 16)
    var byteCount: Int = order.uint32(start, 20)
    if byteCount > options.commandByteCount {
      findings.report(.executableLimit("bytes of load commands", options.commandByteCount, at: range.lowerBound))
      byteCount = options.commandByteCount
    }
    let commands: [UInt8] =
      headerCount + byteCount <= start.count
      ? Array(start[headerCount..<(headerCount + byteCount)])
      : try source.read(at: range.lowerBound + headerCount, count: min(byteCount, max(0, range.count - headerCount)))
    if commands.count < byteCount { findings.report(.truncatedExecutable("a load command", at: range.lowerBound)) }
    var walk: LoadCommandWalk = LoadCommandWalk(
      commands: commands, order: order, is64Bit: is64Bit, fileOffset: range.lowerBound + headerCount)
    walk.run(count: count, into: &slice, findings: &findings)
    try readContents(walk, order, is64Bit, &slice)
    slices.append(slice)
    return true
  }

  /// Reads what load commands point to.
  private mutating func readContents(
    _ walk: LoadCommandWalk, _ order: ByteOrder, _ is64Bit: Bool, _ slice: inout MachOSlice
  ) throws(FileError) {
    let part: PartSource = PartSource(of: source, at: slice.range.lowerBound, count: slice.range.count)
    if let section: SourceRange = walk.embeddedInfo {
      let start: Int = slice.range.lowerBound + section.lowerBound
      if section.upperBound > part.size {
        findings.report(.truncatedExecutable("the embedded property list", at: start))
      } else if section.count > options.embeddedInfoByteCount {
        findings.report(.executableLimit("bytes of an embedded property list", options.embeddedInfoByteCount, at: start))
      } else {
        slice.embeddedInfoRange = SourceRange(start, start + section.count)
        slice.embeddedInfo = SourceBytes(try part.read(at: section.lowerBound, count: section.count))
      }
    }
    guard options.includesNames else { return }
    let names: MachONames = MachONames(part: part, order: order, is64Bit: is64Bit, options: options)
    slice.objectiveCNames = try names.objectiveCNames(in: walk.classNames)
    slice.importedSymbols = try names.importedSymbols(walk.symbolTable, walk.importedSymbols)
  }
}
