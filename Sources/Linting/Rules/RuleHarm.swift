/// What a finding breaks.
public enum RuleHarm: String, Sendable, Hashable, CaseIterable {
  /// The file or a value in it cannot be read, or not as written.
  case invalid
  /// A store refuses the upload, or its reviewers do.
  case store
  /// A device or the system refuses to install or register the bundle.
  case install
  /// The bundle misbehaves or does not start.
  case runtime
  /// A build fails or makes something else than meant.
  case build
  /// People or their data are exposed.
  case security
  /// Nothing breaks; it is untidy or misleading.
  case style
}
