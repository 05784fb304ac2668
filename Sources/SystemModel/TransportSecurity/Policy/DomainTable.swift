/// A table of domain names that finds the nearest enclosing one of a host in a single pass over its bytes from the right.
struct DomainTable: Sendable {
  private struct Slot {
    var hash: UInt64 = 0
    var entry: Int32 = -1
    var includesSubdomains: Bool = false
  }

  private let slots: [Slot]
  private let names: [[UInt8]]
  private let mask: Int

  /// Makes a table; of equal names the first stands.
  init(_ entries: [(name: String, entry: Int, includesSubdomains: Bool)], entryCount: Int) {
    var size: Int = 8
    while size < entries.count * 4 { size *= 2 }
    mask = size - 1
    var slots: [Slot] = Array(repeating: Slot(), count: size)
    var names: [[UInt8]] = Array(repeating: [], count: entryCount)
    for (name, entry, includesSubdomains) in entries {
      let bytes: [UInt8] = Array(name.utf8)
      guard !bytes.isEmpty, bytes.count <= 1024 else { continue }
      let hash: UInt64 = bytes.reversed().reduce(Self.seed, Self.mix)
      var position: Int = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[position].entry >= 0, slots[position].hash != hash || names[Int(slots[position].entry)] != bytes {
        position = (position + 1) & (size - 1)
      }
      guard slots[position].entry < 0 else { continue }
      names[entry] = bytes
      slots[position] = Slot(hash: hash, entry: Int32(truncatingIfNeeded: entry), includesSubdomains: includesSubdomains)
    }
    self.slots = slots
    self.names = names
  }

  /// The entry for a host: its own, else that of the nearest parent that covers subdomains; -1 when there is none.
  func entry(for host: String) -> Int {
    var host: String = host
    return host.withUTF8 { bytes in
      var found: Int32 = -1
      var hash: UInt64 = Self.seed
      var index: Int = bytes.count
      while index > 0 {
        index -= 1
        hash = Self.mix(hash, bytes[index])
        guard index == 0 || bytes[index - 1] == 0x2E else { continue }
        var position: Int = Int(truncatingIfNeeded: hash) & mask
        while slots[position].entry >= 0 {
          let slot: Slot = slots[position]
          if slot.hash == hash, index == 0 || slot.includesSubdomains, Self.matches(names[Int(slot.entry)], bytes, from: index) {
            found = slot.entry
            break
          }
          position = (position + 1) & mask
        }
      }
      return Int(found)
    }
  }

  private static func matches(_ name: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    guard name.count == bytes.count - index else { return false }
    for offset in 0..<name.count where name[offset] != bytes[index + offset] { return false }
    return true
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    let value: UInt64 = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    return value ^ (value >> 29)
  }
}
