#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The distinct objects of a binary property list, in the order in which they first came, each stored once as it will be in the file.
///
/// One open-addressing table finds objects by their bytes. An object of up to eight bytes stands in its slot whole; of a longer one the slot
/// holds the hash, so that hardly any probe looks at other bytes in vain. Containers take a number without bytes.
struct ScalarTable: ~Copyable {
  /// The bytes of all scalars, one behind the other.
  /// A place of the table; free when `number` is zero.
  private struct Slot {
    /// The bytes of a short object, or the hash of a long one.
    var key: UInt64
    /// The object's number plus one.
    var number: UInt32
    /// Where a long object starts in the arena; all ones for a short one.
    var start: UInt32
  }

  private(set) var arena: UnsafeMutablePointer<UInt8>
  private(set) var arenaCount: Int = 0
  private var arenaCapacity: Int
  /// For each object where its bytes start in the arena; for a container the complement of its number among containers.
  private(set) var starts: UnsafeMutablePointer<Int>
  private(set) var count: Int = 0
  private var capacity: Int
  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var used: Int = 0
  private let hash: ByteHash = ByteHash()
  private static let padding: Int = 64
  /// Marks a slot of a short object. The arena stays smaller.
  private static let isShort: UInt32 = UInt32.max
  /// The most bytes of all scalars.
  static let limit: Int = Int(UInt32.max) - 1

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
    let key: UInt64
    let start: UInt32
    if size <= 8 {
      // An object's length follows from its first bytes, so the bytes filled up with zeros belong to one object only.
      let word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(object).loadUnaligned(as: UInt64.self))
      let unused: UInt64 = UInt64(truncatingIfNeeded: 64 &- 8 &* size)
      key = (word << unused) >> unused
      start = ScalarTable.isShort
    } else {
      key = hash(UnsafePointer(object), size)
      start = UInt32(truncatingIfNeeded: arenaCount)
    }
    var place: Int = Int(truncatingIfNeeded: start == ScalarTable.isShort ? hash(key) : key) & mask
    while true {
      let slot: Slot = slots[place]
      if slot.number == 0 { break }
      if slot.key == key {
        if start == ScalarTable.isShort {
          if slot.start == start { return Int(slot.number) &- 1 }
        } else if slot.start != ScalarTable.isShort, memcmp(arena + Int(slot.start), object, size) == 0 {
          return Int(slot.number) &- 1
        }
      }
      place = (place &+ 1) & mask
    }
    if count == capacity { growStarts() }
    starts[count] = arenaCount
    count &+= 1
    slots[place] = Slot(key: key, number: UInt32(truncatingIfNeeded: count), start: start)
    arenaCount &+= size
    used &+= 1
    if used &* 10 > mask &* 7 { growSlots() }
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
    let newMask: Int = mask * 2 + 1
    let larger: UnsafeMutablePointer<Slot> = ScalarTable.zeroed(newMask + 1)
    for index in 0...mask where slots[index].number != 0 {
      let slot: Slot = slots[index]
      var place: Int = Int(truncatingIfNeeded: slot.start == ScalarTable.isShort ? hash(slot.key) : slot.key) & newMask
      while larger[place].number != 0 { place = (place &+ 1) & newMask }
      larger[place] = slot
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

  private static func zeroed(_ count: Int) -> UnsafeMutablePointer<Slot> {
    guard let memory: UnsafeMutableRawPointer = calloc(count, MemoryLayout<Slot>.stride) else { abort() }
    return memory.bindMemory(to: Slot.self, capacity: count)
  }

  private static func resized<Element>(_ base: UnsafeMutablePointer<Element>, _ count: Int) -> UnsafeMutablePointer<Element> {
    guard let memory: UnsafeMutableRawPointer = realloc(base, count * MemoryLayout<Element>.stride) else { abort() }
    return memory.bindMemory(to: Element.self, capacity: count)
  }
}
