import Diagnostics
import Foundation
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Conversions of real files: no value changes on the way from text to binary and back, by our own reading and by CPython's.
@Suite struct CorpusConversionTests {
  private static let hasPython: Bool = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  /// The readable files below 200 kB, one in `step`.
  private func documents(step: Int) throws -> [(file: Corpus.File, document: PropertyListDocument)] {
    try Corpus.files().enumerated().filter { $0.offset % step == 0 }.compactMap { _, file in
      let document: PropertyListDocument = PropertyListDocument(reading: try file.bytes())
      return document.hasErrors || document.bytes.count > 200_000 ? nil : (file, document)
    }
  }

  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func valuesSurviveTheWayThroughBinaryAndXML() throws {
    for (file, document) in try documents(step: 3) {
      guard let value: PropertyListValue = document.root?.value else { continue }
      let binary: PropertyListWritingResult = document.write(as: .binary)
      let fromBinary: PropertyListDocument = PropertyListDocument(reading: binary.bytes)
      #expect(!fromBinary.hasErrors, "\(file)")
      #expect(fromBinary.root?.value == value, "\(file)")
      #expect(value.write(as: .binary).bytes == binary.bytes, "\(file)")
      let xml: PropertyListWritingResult = fromBinary.write(as: .xml)
      guard
        !xml.diagnostics.contains(where: { $0.id == "writing/date-fraction-dropped" || $0.id == "writing/set-as-array" || xml.hasErrors })
      else { continue }
      #expect(PropertyListDocument(reading: xml.bytes).root?.value == value, "\(file)")
    }
  }

  /// Compares pairs of files by CPython's reading; a pair whose first file CPython refuses is left out.
  private static let script: String = """
    import plistlib, sys
    def plain(value):
        if isinstance(value, plistlib.UID): return "{'CF$UID':" + repr(value.data) + '}'
        if isinstance(value, dict): return '{' + ','.join(repr(k) + ':' + plain(v) for k, v in sorted(value.items())) + '}'
        if isinstance(value, list): return '[' + ','.join(map(plain, value)) + ']'
        return repr(value)
    def load(path):
        with open(path, 'rb') as file: return plain(plistlib.load(file))
    compared = 0
    for pair in open(sys.argv[1], encoding='utf-8').read().splitlines():
        original, written = pair.split('\\t')
        try: expected = load(original)
        except Exception: continue
        try: found = load(written)
        except Exception as error: found = repr(error)
        compared += 1
        if found != expected: print('differs', original)
    print('compared', compared)
    """

  @Test(
    .enabled(if: SharedMaterial.hasCorpus && hasPython, "\(SharedMaterial.skipMessage), and python3 has to be there"),
    .timeLimit(.minutes(2)))
  func pythonReadsTheSameValues() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("conversions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pairs: [String] = []
    for (file, document) in try documents(step: 5) where document.format == .xml || document.format == .binary {
      guard let root: String = SharedMaterial.url("corpus")?.path else { continue }
      for format: PropertyListFormat in [.binary, .xml] {
        let result: PropertyListWritingResult = document.write(as: format)
        guard !result.hasErrors, result.diagnostics.isEmpty else { continue }
        let target: URL = folder.appendingPathComponent("\(pairs.count)")
        try Data(result.bytes.array).write(to: target)
        pairs.append(root + "/" + file.path + "\t" + target.path)
      }
    }
    let list: URL = folder.appendingPathComponent("pairs")
    try Data(pairs.joined(separator: "\n").utf8).write(to: list)
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", CorpusConversionTests.script, list.path]
    let output: Pipe = Pipe()
    process.standardOutput = output
    try process.run()
    let text: String = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines: [Substring] = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("differs") } == [])
    let compared: Int = lines.last.flatMap { Int($0.dropFirst("compared ".count)) } ?? 0
    #expect(compared > 100)
  }
}
