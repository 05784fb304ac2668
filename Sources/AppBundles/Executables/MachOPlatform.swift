/// The platform that an executable says it runs on. The numbers are those of the format.
public enum MachOPlatform: Int, Sendable, Hashable, CaseIterable {
  /// macOS.
  case macOS = 1
  /// iOS and iPadOS.
  case iOS = 2
  /// tvOS.
  case tvOS = 3
  /// watchOS.
  case watchOS = 4
  /// The system of the T2 chip.
  case bridgeOS = 5
  /// iPad apps built for the Mac.
  case macCatalyst = 6
  /// The simulator of iOS.
  case iOSSimulator = 7
  /// The simulator of tvOS.
  case tvOSSimulator = 8
  /// The simulator of watchOS.
  case watchOSSimulator = 9
  /// Drivers outside the kernel.
  case driverKit = 10
  /// visionOS.
  case visionOS = 11
  /// The simulator of visionOS.
  case visionOSSimulator = 12
  /// Firmware.
  case firmware = 13
  /// The system of the Secure Enclave.
  case sepOS = 14

  /// The platform's name as its maker writes it.
  public var title: String {
    switch self {
    case .macOS: "macOS"
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .bridgeOS: "bridgeOS"
    case .macCatalyst: "Mac Catalyst"
    case .iOSSimulator: "iOS Simulator"
    case .tvOSSimulator: "tvOS Simulator"
    case .watchOSSimulator: "watchOS Simulator"
    case .driverKit: "DriverKit"
    case .visionOS: "visionOS"
    case .visionOSSimulator: "visionOS Simulator"
    case .firmware: "firmware"
    case .sepOS: "sepOS"
    }
  }

  /// Whether it is a simulator on the Mac.
  public var isSimulator: Bool {
    switch self {
    case .iOSSimulator, .tvOSSimulator, .watchOSSimulator, .visionOSSimulator: true
    default: false
    }
  }
}
