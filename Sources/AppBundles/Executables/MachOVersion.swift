/// A version as load commands hold it: 16 bits and twice 8 bits.
public struct MachOVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The packed form: major version in the upper half, then minor version and patch with a byte each.
  public let rawValue: UInt32

  /// Takes a packed version.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first number.
  public var major: Int { Int(rawValue >> 16) }
  /// The second number.
  public var minor: Int { Int(rawValue >> 8 & 0xFF) }
  /// The third number.
  public var patch: Int { Int(rawValue & 0xFF) }

  /// Two numbers, or three where the third is not zero: `17.4`, `10.15.4`.
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Orders by number.
  public static func < (left: MachOVersion, right: MachOVersion) -> Bool { left.rawValue < right.rawValue }
}
