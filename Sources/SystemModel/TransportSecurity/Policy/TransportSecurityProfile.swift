/// Whose rules a verdict follows.
public enum TransportSecurityProfile: String, Sendable, Hashable, CaseIterable {
  /// What current documentation and published code of the systems say, by version of the system.
  case current
  /// The words of the reference, with the rulings of this project where it is silent or contradicts itself.
  case reference

  /// The other one.
  public var other: TransportSecurityProfile { self == .current ? .reference : .current }
}
