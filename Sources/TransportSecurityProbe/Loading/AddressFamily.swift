/// Which version of the Internet Protocol is used.
public enum AddressFamily: Int32, Sendable, Hashable, CaseIterable {
  /// Whichever the name has, in the order of the system.
  case any = 0
  /// Version 4 only.
  case version4 = 4
  /// Version 6 only.
  case version6 = 6
}
