/// A version as the build system compares deployment targets: numbers joined by periods, of which missing and empty ones count as nothing.
public struct DottedVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The numbers as written, empty ones left out.
  public let components: [Int]

  /// Reads a text; nil when a part is no number that is at least zero.
  public init?(_ text: String) {
    var components: [Int] = []
    for part in text.split(separator: ".") {
      guard part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number: Int = Int(part) else { return nil }
      components.append(number)
    }
    guard !components.isEmpty else { return nil }
    self.components = components
  }

  /// The form of deployment targets: zeros at the end taken off, at least two numbers.
  public var canonical: String {
    var numbers: [Int] = components
    while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
    while numbers.count < 2 { numbers.append(0) }
    return numbers.map(String.init).joined(separator: ".")
  }

  /// The numbers joined by periods.
  public var description: String { components.map(String.init).joined(separator: ".") }

  private func number(_ index: Int) -> Int { index < components.count ? components[index] : 0 }

  /// Compares number by number, a missing one counting as zero.
  public static func < (left: DottedVersion, right: DottedVersion) -> Bool {
    for index in 0..<max(left.components.count, right.components.count) where left.number(index) != right.number(index) {
      return left.number(index) < right.number(index)
    }
    return false
  }

  /// Whether both are the same version: `1.2` and `1.2.0`.
  public static func == (left: DottedVersion, right: DottedVersion) -> Bool { !(left < right) && !(right < left) }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}
