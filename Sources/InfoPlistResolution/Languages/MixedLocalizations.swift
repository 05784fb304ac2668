import PropertyLists

/// Whether a bundle inside an app may show another language than the app does.
public enum MixedLocalizations {
  /// Whether the app's Info.plist lets bundles inside it choose for themselves: it allows mixed localizations, follows its parent, or is an
  /// app extension.
  public static func areAllowed(by main: InfoDictionary, _ profile: VariantProfile) -> Bool {
    func isTrue(_ key: String) -> Bool { main.choice(for: key, profile).map { truth(of: $0.entry.node) } ?? false }
    return isTrue("CFBundleAllowMixedLocalizations") || isTrue("CFBundleFollowParentLocalization")
      || main.choice(for: "NSExtension", profile) != nil
  }

  /// The truth of a value as this part of the bundle code reads it: a Boolean, the strings `true` and `YES` in any case, a number whose low
  /// 32 bits are not zero. The strings `1` and `Y` are false.
  public static func truth(of node: PropertyListNode) -> Bool {
    switch node.scalar {
    case .boolean(let value): value
    case .string(let text): text.lowercased() == "true" || text.lowercased() == "yes"
    case .integer(let number): number.low & 0xFFFF_FFFF != 0
    case .real(let number): number.value.magnitude >= 1 && Int32(exactly: number.value.rounded(.towardZero)) != 0
    default: false
    }
  }
}
