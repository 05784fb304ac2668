/// An operating system that a bundle can be made for, spelled as Apple spells it.
public enum Platform: String, Sendable, Hashable, CaseIterable, Comparable {
  case iOS
  case iPadOS
  case macOS
  case macCatalyst = "Mac Catalyst"
  case tvOS
  case watchOS
  case visionOS
  case driverKit = "DriverKit"

  /// Orders platforms as they are listed everywhere in the catalogue.
  public static func < (left: Platform, right: Platform) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .iOS: 0
    case .iPadOS: 1
    case .macOS: 2
    case .macCatalyst: 3
    case .tvOS: 4
    case .watchOS: 5
    case .visionOS: 6
    case .driverKit: 7
    }
  }
}
