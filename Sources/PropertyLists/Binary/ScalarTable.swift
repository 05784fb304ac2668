#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The distinct objects of a binary property list, in the order in which they first came, each stored once as it will be in the file.
///
/// One open-addressing table finds objects by their bytes; it holds a part of the hash beside the number, so that most probes need no look at
/// the bytes. Containers take a number without bytes.
struct ScalarTable: ~Copyable {
  /// The bytes of all scalars, one behind the other.
  private(set) var arena: UnsafeMutablePointer<UInt8>
  private(set) var arenaCount: Int = 0
  private var arenaCapacity: Int
  /// For each object where its bytes start in the arena; for a container the complement of its number among containers.
  private(set) var starts: UnsafeMutablePointer<Int>
  private(set) var count: Int = 0
  private var capacity: Int
  /// Number plus one in the lower half, hash bits in the upper half; zero is free.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private var used: Int = 0
  private let hash: ByteHash = ByteHash()
  private static let padding: Int = 64

  init(sizeHint: Int) {
    let guess: Int = min(max(64, sizeHint / 64), 1 << 20)
    arenaCapacity = max(4096, sizeHint / 8)
    arena = ScalarTable.allocate(arenaCapacity + ScalarTable.padding)
    capacity = guess
    starts = ScalarTable.allocate(guess)
    var slotCount: Int = 256
    while slotCount < guess { slotCount *= 2 }
    slots = ScalarTable.zeroed(slotCount)
    mask = slotCount - 1
  }

  deinit {
    free(arena)
    free(starts)
    free(slots)
  }

  /// Gives a container a number.
  @inline(__always)
  mutating func addContainer(_ container: Int) -> Int {
    if count == capacity { growStarts() }
    starts[count] = ~container
    count &+= 1
    return count &- 1
  }

  /// Lets `body` write an object of at most `maximum` bytes, and returns the number of the equal object that was there, or a new one.
  @inline(__always)
  mutating func add(maximum: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) -> Int {
    if maximum > arenaCapacity &- arenaCount { growArena(by: maximum) }
    let object: UnsafeMutablePointer<UInt8> = arena + arenaCount
    let size: Int = body(object)
    // Eight bytes can be loaded behind the arena's end.
    let code: UInt64 = hash(UnsafePointer(object), size)
    let tag: UInt64 = code & 0xFFFF_FFFF_0000_0000
    var slot: Int = Int(truncatingIfNeeded: code) & mask
    while true {
      let entry: UInt64 = slots[slot]
      if entry == 0 { break }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let number: Int = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
        // An object's length follows from its first bytes, so equal bytes over this length mean an equal object.
        if memcmp(arena + starts[number], object, size) == 0 { return number }
      }
      slot = (slot &+ 1) & mask
    }
    if count == capacity { growStarts() }
    starts[count] = arenaCount
    count &+= 1
    slots[slot] = tag | UInt64(truncatingIfNeeded: count)
    arenaCount &+= size
    used &+= 1
    if used &* 2 > mask { growSlots() }
    return count &- 1
  }

  @inline(never)
  private mutating func growArena(by more: Int) {
    arenaCapacity = max(arenaCapacity * 2, arenaCount + more)
    arena = ScalarTable.resized(arena, arenaCapacity + ScalarTable.padding)
  }

  @inline(never)
  private mutating func growStarts() {
    capacity *= 2
    starts = ScalarTable.resized(starts, capacity)
  }

  @inline(never)
  private mutating func growSlots() {
    let oldCount: Int = mask + 1
    let newMask: Int = oldCount * 2 - 1
    let larger: UnsafeMutablePointer<UInt64> = ScalarTable.zeroed(oldCount * 2)
    for index in 0..<count where starts[index] >= 0 {
      // Containers have no slot; each scalar is hashed again.
      var end: Int = arenaCount
      var next: Int = index + 1
      while next < count {
        if starts[next] >= 0 {
          end = starts[next]
          break
        }
        next += 1
      }
      let code: UInt64 = hash(UnsafePointer(arena + starts[index]), end - starts[index])
      var slot: Int = Int(truncatingIfNeeded: code) & newMask
      while larger[slot] != 0 { slot = (slot &+ 1) & newMask }
      larger[slot] = code & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: index + 1)
    }
    free(slots)
    slots = larger
    mask = newMask
  }

  // The limits on values and output keep these far from any real machine's memory; there is nothing left to report with.

  private static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    guard let memory: UnsafeMutableRawPointer = malloc(count * MemoryLayout<Element>.stride) else { abort() }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  private static func zeroed(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    guard let memory: UnsafeMutableRawPointer = calloc(count, 8) else { abort() }
    return memory.bindMemory(to: UInt64.self, capacity: count)
  }

  private static func resized<Element>(_ base: UnsafeMutablePointer<Element>, _ count: Int) -> UnsafeMutablePointer<Element> {
    guard let memory: UnsafeMutableRawPointer = realloc(base, count * MemoryLayout<Element>.stride) else { abort() }
    return memory.bindMemory(to: Element.self, capacity: count)
  }
}
