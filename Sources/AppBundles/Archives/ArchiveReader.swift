import Diagnostics

/// Reads the central directory of an archive, entry by entry, and says what is wrong with it.
struct ArchiveReader {
  let source: any RandomAccessSource
  let inflater: any Inflater
  let limits: ArchiveLimits
  var findings: DiagnosticCollector
  var members: [ArchiveMember] = []
  var tree: ArchiveTree = ArchiveTree()
  var isComplete: Bool = false
  /// Bytes of all members after decompression, so far.
  private var total: Int = 0
  private var directory: CentralDirectory = CentralDirectory(offset: 0, size: 0, count: 0, prefix: 0)

  init(_ source: any RandomAccessSource, _ inflater: any Inflater, _ limits: ArchiveLimits) {
    self.source = source
    self.inflater = inflater
    self.limits = limits
    findings = DiagnosticCollector(limit: limits.diagnosticCount)
  }

  mutating func read() throws(FileError) {
    guard let directory: CentralDirectory = try CentralDirectory.find(in: source, into: &findings) else { return }
    self.directory = directory
    isComplete = try readEntries()
    if total > limits.totalByteCount { findings.report(.oversizedArchive(limits.totalByteCount)) }
    refuseOverlaps()
    try readLinks()
  }

  /// Reads all entries through a window, so that a large directory is never in memory whole.
  private mutating func readEntries() throws(FileError) -> Bool {
    var window: [UInt8] = []
    var position: Int = 0
    var fetched: Int = 0
    var number: Int = 0
    while true {
      if window.count - position < 4 * 0xFFFF, fetched < directory.size {
        window.removeFirst(position)
        position = 0
        let chunk: [UInt8] = try source.read(at: directory.offset + fetched, count: min(1 << 20, directory.size - fetched))
        guard !chunk.isEmpty else {
          findings.report(.truncatedArchive("the central directory ends early"))
          return false
        }
        window += chunk
        fetched += chunk.count
        continue
      }
      if position == window.count { break }
      guard let count: Int = CentralDirectoryEntry.byteCount(window, position), window.count - position >= count else {
        findings.report(.brokenEntry(number: number + 1, at: directory.offset + fetched - (window.count - position)))
        return false
      }
      guard number < limits.entryCount else {
        findings.report(.archiveLimit("entries", limits.entryCount))
        return false
      }
      add(CentralDirectoryEntry(window, position))
      position += count
      number += 1
    }
    // The short record holds the number modulo 65,536.
    if number != directory.count, number & 0xFFFF != directory.count {
      findings.report(.entryCountDiffers(stated: directory.count, found: number))
    }
    return true
  }

  private mutating func add(_ entry: CentralDirectoryEntry) {
    guard let (path, names): (String, [String]) = checkedName(entry) else { return }
    let kind: FileKind = entry.kind
    // The root itself, as some tools write it.
    guard !names.isEmpty else { return }
    var member: ArchiveMember = ArchiveMember(
      path: path, kind: kind, method: entry.method == 0 ? .stored : entry.method == 8 ? .deflated : .other(entry.method), size: entry.size,
      compressedSize: entry.compressedSize, checksum: entry.checksum, unixMode: entry.unixMode, isEncrypted: entry.isEncrypted,
      headerOffset: entry.headerOffset.addingReportingOverflow(directory.prefix).partialValue, rawName: entry.name,
      hasDataDescriptor: entry.flags & 8 != 0, refusal: nil)
    if kind != .directory, let finding: Diagnostic = refusal(of: member) {
      member.refusal = finding.message
      findings.report(finding)
    }
    let (sum, overflows): (Int, Bool) = total.addingReportingOverflow(max(0, entry.size))
    total = overflows ? Int.max : sum
    switch tree.place(names, member: members.count, kind: kind) {
    case .placed: break
    case .replaced: findings.report(.duplicateEntry(path))
    case .conflict:
      findings.report(.conflictingEntry(path))
      return
    case .belowLink(let link):
      findings.report(.entryBelowLink(path, link))
      return
    }
    members.append(member)
  }

  /// The names of an entry's path; nil, with a finding, where it must be left out.
  private mutating func checkedName(_ entry: CentralDirectoryEntry) -> (path: String, names: [String])? {
    guard entry.name.count <= limits.nameByteCount else {
      findings.report(
        .badName(String(decoding: entry.name.prefix(40), as: UTF8.self) + "…", "has a path of more than \(limits.nameByteCount) bytes"))
      return nil
    }
    let (name, isBroken): (String, Bool) = entry.text(with: inflater)
    let shown: String = Self.shown(name)
    if isBroken { findings.report(.unclearName(shown)) }
    let bytes: [UInt8] = Array(name.utf8)
    if bytes.isEmpty || bytes.contains(0) {
      findings.report(.badName(shown, bytes.isEmpty ? "is an empty name" : "has a zero byte in its name"))
      return nil
    }
    if bytes.contains(0x5C) {
      findings.report(.backslashName(shown))
      return nil
    }
    let startsWithDrive: Bool = bytes.count >= 2 && bytes[1] == 0x3A && (bytes[0] | 0x20) >= 0x61 && (bytes[0] | 0x20) <= 0x7A
    if bytes[0] == 0x2F || startsWithDrive {
      findings.report(.absoluteName(shown))
      return nil
    }
    let names: [String] = name.split(separator: "/").lazy.filter { $0 != "." }.map(String.init)
    if names.contains("..") {
      findings.report(.traversingName(shown))
      return nil
    }
    if names.count > limits.depth {
      findings.report(.badName(shown, "has more than \(limits.depth) names in its path"))
      return nil
    }
    return (names.joined(separator: "/"), names)
  }

  /// Why a member must not be read.
  private func refusal(of member: ArchiveMember) -> Diagnostic? {
    if member.isEncrypted { return .encryptedMember(member.path) }
    if case .other(let number) = member.method { return .unknownMethod(member.path, number) }
    if member.headerOffset < 0 || member.headerOffset > directory.offset
      || directory.offset - member.headerOffset - 30 - member.rawName.count < member.compressedSize || member.compressedSize < 0
    {
      return .memberOutside(member.path)
    }
    if member.size > limits.memberByteCount { return .oversizedMember(member.path, member.size, limit: limits.memberByteCount) }
    let ratio: Int = member.size / max(1, member.compressedSize)
    if member.size > 1 << 20, ratio > limits.compressionRatio {
      return .suspiciousRatio(member.path, ratio, limit: limits.compressionRatio)
    }
    return nil
  }

  /// Finds members that share bytes: the data of each ends before the header of the next starts.
  private mutating func refuseOverlaps() {
    let order: [Int] = members.indices.filter { members[$0].headerOffset >= 0 }.sorted {
      (members[$0].headerOffset, $0) < (members[$1].headerOffset, $1)
    }
    var furthest: (end: Int, member: Int)?
    for number in order {
      let member: ArchiveMember = members[number]
      let least: Int = 30 + member.rawName.count
      let end: Int = member.headerOffset.addingReportingOverflow(least).partialValue
        .addingReportingOverflow(max(0, member.compressedSize)).partialValue
      if let furthest, member.headerOffset < furthest.end {
        let finding: Diagnostic = .overlappingEntries(members[furthest.member].path, member.path)
        findings.report(finding)
        for index in [furthest.member, number] where members[index].refusal == nil { members[index].refusal = finding.message }
      }
      if end > furthest?.end ?? Int.min { furthest = (end, number) }
    }
  }

  private mutating func readLinks() throws(FileError) {
    var count: Int = 0
    for number in members.indices where members[number].kind == .symbolicLink {
      let member: ArchiveMember = members[number]
      let names: [String] = member.path.split(separator: "/").map(String.init)
      guard member.refusal == nil else { continue }
      count += 1
      guard count <= limits.linkCount else {
        findings.report(.archiveLimit("symbolic links", limits.linkCount))
        return
      }
      guard member.size <= limits.linkByteCount else {
        findings.report(.unreadableLink(member.path, "its text has \(member.size) bytes"))
        continue
      }
      let bytes: SourceBytes
      do {
        bytes = try ArchiveMemberReader(source: source, inflater: inflater, member: member).readAll()
      } catch {
        findings.report(.unreadableLink(member.path, error.words))
        continue
      }
      let target: String = bytes.text(in: SourceRange(0, bytes.count))
      tree.setTarget(target, of: names)
      let way: [String] = FilePath.components(FilePath.join(names.dropLast().joined(separator: "/"), target))
      if target.isEmpty || target.hasPrefix("/") || way.first == ".." { findings.report(.linkOutOfTree(member.path, Self.shown(target))) }
    }
  }

  /// A name for a message: control characters cannot reach a terminal.
  private static func shown(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(200).map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }))
  }
}
