import Diagnostics
import Foundation
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Deterministic damage to real and small files: no reader may trap, and what it makes of the damage keeps the invariants.
@Suite struct MutationTests {
  /// How many mutated files are read; `INFOPLIST_MUTATIONS` sets another number.
  private static let count: Int = ProcessInfo.processInfo.environment["INFOPLIST_MUTATIONS"].flatMap { Int($0) } ?? 3000

  private static let seeds: [String] = [
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b &amp; <![CDATA[c]]></string><key>d</key><array><integer>1</integer><real>2.5</real>"
      + "<true/><false/><date>2024-01-01T00:00:00Z</date><data>aGVsbG8=</data></array><key>u</key><dict><key>CF$UID</key><integer>1</integer></dict></dict></plist>",
    "{ a = b; \"c d\" = ( 1, 'x', <0fbd 77>, <*I5>, <*BY>, <*D2024-01-01 00:00:00 +0000>, <[aGVsbG8=]> ); /* e */ f = { }; // g\n }",
    "\"key\" = \"value\\n\\U00e9\\101\";\n/* comment */ other = 'text';\nshort;\n",
    "{\"a\": [1, -2.5e3, true, false, null, \"x\\u00e9\\n\"], \"d\": {\"$date\": \"2024-01-01T00:00:00Z\"}, \"b\": {\"$data\": \"aGVsbG8=\"}}",
  ]

  @Test func damagedFilesAreReadWithoutATrap() throws {
    var random: SeededRandom = SeededRandom(seed: 2026)
    var inputs: [[UInt8]] = Self.seeds.map { Array($0.utf8) }
    for seed in Self.seeds {
      inputs.append(PropertyListDocument(reading: SourceBytes(seed)).write(as: .binary).bytes.array)
    }
    inputs.removeAll(where: \.isEmpty)
    for file in Corpus.files() {
      let bytes: [UInt8] = try file.bytes().array
      if !bytes.isEmpty, bytes.count <= 20_000 { inputs.append(bytes) }
    }
    for round in 0..<Self.count {
      let original: [UInt8] = inputs[Int(random.next() % UInt64(inputs.count))]
      let mutated: [UInt8] = mutate(original, with: inputs[Int(random.next() % UInt64(inputs.count))], &random)
      let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(mutated))
      if round % 8 == 0 {
        expectInvariants(of: document, "round \(round)")
        _ = document.root?.value
        for format in PropertyListFormat.allCases { _ = document.write(as: format) }
      }
    }
  }

  private func mutate(_ bytes: [UInt8], with other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = bytes
    for _ in 0...Int(random.next() % 4) where !bytes.isEmpty {
      let place: Int = Int(random.next() % UInt64(bytes.count))
      let length: Int = min(bytes.count - place, Int(random.next() % 24))
      switch random.next() % 8 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] ^= 1 << UInt8(random.next() % 8)
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4: bytes.removeSubrange(place...)
      case 5:
        let start: Int = Int(random.next() % UInt64(other.count))
        bytes.insert(contentsOf: other[start..<min(other.count, start + 40)], at: place)
      case 6:
        let token: String = ["<", ">", "&", "]]>", "<!--", "</dict>", "<array>", "\"", "\\", "{", "(", ";", "\u{0}", "<*", "$(X)"][
          Int(random.next() % 15)]
        bytes.insert(contentsOf: Array(token.utf8), at: place)
      default:
        for index in place..<place + length { bytes[index] = [0, 0xFF, 0x7F, 0x80, 0x0F][Int(random.next() % 5)] }
      }
    }
    return bytes
  }
}
