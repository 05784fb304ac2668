public import InfoPlistResolution
public import PropertyLists

/// Values of a product over devices and languages.
public struct ResolutionMatrix: Sendable {
  /// One key.
  public struct Table: Sendable {
    /// The key or key path.
    public let path: PropertyListPath
    /// A row a language, in it a value a device.
    public let rows: [[ResolveAnswer.Value]]
  }

  /// What was looked at.
  public let product: Product
  /// The environments of the columns; their languages do not matter.
  public let devices: [Environment]
  /// The languages of the rows.
  public let languages: [String]
  /// The keys, in the order in which they were asked for, or of the Info.plist.
  public let tables: [Table]
}
