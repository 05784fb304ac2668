/// Who writes the key into a finished bundle.
public enum Author: String, Sendable, Hashable, CaseIterable {
  /// The developer, by hand or through a build setting.
  case developer
  /// The build writes it; a value written by hand is replaced or misleading.
  case build
  /// The store or the installer writes it.
  case distribution
  /// The system or one of its own bundles; apps have no use for it.
  case system
}
