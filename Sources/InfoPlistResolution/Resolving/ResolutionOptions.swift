/// Which readings of the rules a resolution follows.
public struct ResolutionOptions: Sendable, Hashable {
  /// Which bundle code decides about variants of keys.
  public var edition: VariantProfile.Edition
  /// Whether relatives of preferred languages are taken; see `LanguageMatching`.
  public var takesRelatives: Bool
  /// Which variants of file names hold; nil takes those of the environment.
  public var fileNameVariants: FileNameVariants?

  /// States the readings; the defaults are those of current systems.
  public init(edition: VariantProfile.Edition = .current, takesRelatives: Bool = true, fileNameVariants: FileNameVariants? = nil) {
    self.edition = edition
    self.takesRelatives = takesRelatives
    self.fileNameVariants = fileNameVariants
  }
}
