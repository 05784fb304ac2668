/// Where and since when one platform reads a key or a value.
///
/// iPadOS is listed only where it differs from iOS; `[Availability].on(_:)` falls back from iPadOS to iOS.
public struct Availability: Sendable, Hashable {
  /// The platform spoken of.
  public let platform: Platform
  /// First version that reads the key; nil when no source states one.
  public let introduced: OSVersion?
  /// First version whose documentation advises against the key.
  public let deprecated: OSVersion?
  /// First version that has no meaning for the key any more.
  public let obsoleted: OSVersion?
  /// First version that ignores the key although it is not declared obsolete.
  public let ignored: OSVersion?
  /// True when the platform is known not to read the key at all.
  public let isUnavailable: Bool
  /// A restriction in own words, such as "with the classic environment only".
  public let note: String?

  /// States what one platform does with a key or value.
  public init(
    _ platform: Platform, introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil,
    ignored: OSVersion? = nil, isUnavailable: Bool = false, note: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
    self.obsoleted = obsoleted
    self.ignored = ignored
    self.isUnavailable = isUnavailable
    self.note = note
  }

  /// Availability on iOS (and iPadOS unless listed apart).
  public static func iOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.iOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability on iPadOS where it differs from iOS.
  public static func iPadOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.iPadOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability on macOS.
  public static func macOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.macOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability for iPad apps built for the Mac.
  public static func macCatalyst(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.macCatalyst, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability on tvOS.
  public static func tvOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.tvOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability on watchOS.
  public static func watchOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.watchOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability on visionOS.
  public static func visionOS(
    _ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, obsoleted: OSVersion? = nil, ignored: OSVersion? = nil,
    note: String? = nil
  ) -> Availability {
    Availability(.visionOS, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, ignored: ignored, note: note)
  }

  /// Availability for drivers that run in user space.
  public static func driverKit(_ introduced: OSVersion? = nil, deprecated: OSVersion? = nil, note: String? = nil) -> Availability {
    Availability(.driverKit, introduced: introduced, deprecated: deprecated, note: note)
  }

  /// A platform that is known not to read the key.
  public static func unavailable(_ platform: Platform, note: String? = nil) -> Availability {
    Availability(platform, isUnavailable: true, note: note)
  }

  /// Whether the platform reads the key at `version` (nil: at any version).
  public func isAvailable(at version: OSVersion?) -> Bool {
    guard !isUnavailable else { return false }
    guard let version else { return true }
    if let introduced, version < introduced { return false }
    if let obsoleted, version >= obsoleted { return false }
    if let ignored, version >= ignored { return false }
    return true
  }
}

extension [Availability] {
  /// The first release of every platform: keys that all platforms have read from their beginning.
  public static let everywhere: [Availability] = [
    .iOS("2.0"), .macOS("10.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0"),
  ]

  /// The statement that holds for `platform`; iPadOS falls back to iOS. Nil when nothing is said of the platform.
  public func on(_ platform: Platform) -> Availability? {
    first { $0.platform == platform } ?? (platform == .iPadOS ? first { $0.platform == .iOS } : nil)
  }
}
