/// A processor that a Mach-O file is for, by the two numbers of its header.
public struct MachOArchitecture: Sendable, Hashable, CustomStringConvertible {
  /// The family of processors; 0x01000000 marks 64 bits, 0x02000000 64-bit code with 32-bit addresses.
  public let cpuType: Int
  /// The member of the family, with feature bits in the upper eight bits.
  public let cpuSubtype: Int

  /// States an architecture.
  public init(cpuType: Int, cpuSubtype: Int) {
    self.cpuType = cpuType
    self.cpuSubtype = cpuSubtype
  }

  private struct Entry {
    var type: Int
    /// Nil stands for every other member of the family.
    var subtype: Int?
    var name: String
  }

  private static let names: [Entry] = [
    Entry(type: 0x0100_000C, subtype: 2, name: "arm64e"),
    Entry(type: 0x0100_000C, subtype: nil, name: "arm64"),
    Entry(type: 0x0200_000C, subtype: nil, name: "arm64_32"),
    Entry(type: 0x0100_0007, subtype: 8, name: "x86_64h"),
    Entry(type: 0x0100_0007, subtype: nil, name: "x86_64"),
    Entry(type: 7, subtype: nil, name: "i386"),
    Entry(type: 12, subtype: 5, name: "armv4t"),
    Entry(type: 12, subtype: 6, name: "armv6"),
    Entry(type: 12, subtype: 7, name: "armv5"),
    Entry(type: 12, subtype: 8, name: "xscale"),
    Entry(type: 12, subtype: 9, name: "armv7"),
    Entry(type: 12, subtype: 10, name: "armv7f"),
    Entry(type: 12, subtype: 11, name: "armv7s"),
    Entry(type: 12, subtype: 12, name: "armv7k"),
    Entry(type: 12, subtype: 13, name: "armv8"),
    Entry(type: 12, subtype: 14, name: "armv6m"),
    Entry(type: 12, subtype: 15, name: "armv7m"),
    Entry(type: 12, subtype: 16, name: "armv7em"),
    Entry(type: 12, subtype: nil, name: "arm"),
    Entry(type: 18, subtype: 9, name: "ppc750"),
    Entry(type: 18, subtype: 10, name: "ppc7400"),
    Entry(type: 18, subtype: 11, name: "ppc7450"),
    Entry(type: 18, subtype: 100, name: "ppc970"),
    Entry(type: 18, subtype: nil, name: "ppc"),
    Entry(type: 0x0100_0012, subtype: nil, name: "ppc64"),
    Entry(type: 6, subtype: nil, name: "m68k"),
    Entry(type: 24, subtype: nil, name: "riscv32"),
  ]

  /// The name that build settings and property lists use: `arm64`, `arm64e`, `armv7s`, `x86_64`; nil for an unknown processor.
  public var name: String? {
    let subtype: Int = cpuSubtype & 0xFF_FFFF
    return Self.names.first { $0.type == cpuType && ($0.subtype == nil || $0.subtype == subtype) }?.name
  }

  /// Whether addresses have 64 bits.
  public var is64Bit: Bool { cpuType & 0x0100_0000 != 0 }

  /// The name, or the two numbers.
  public var description: String { name ?? "cpu \(cpuType)/\(cpuSubtype & 0xFF_FFFF)" }
}
