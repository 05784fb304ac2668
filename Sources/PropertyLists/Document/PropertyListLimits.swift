/// How much a reader takes on before it gives up with a diagnostic.
///
/// Every limit has a name, which diagnostics quote, and a default that real files stay far below.
public struct PropertyListLimits: Sendable, Hashable {
  /// The most containers inside one another. CoreFoundation reads 512. Values above 4096 count as 4096.
  public var nesting: Int
  /// The most bytes of a file. At most 2 GiB.
  public var byteCount: Int
  /// The most values, keys included, that a file may hold.
  public var valueCount: Int
  /// The most values that a writer or a walk produces when shared objects of a binary property list are written out each time they occur.
  public var expandedValueCount: Int
  /// The most bytes that a writer produces.
  public var outputByteCount: Int
  /// The most bytes of one string or data value.
  public var stringByteCount: Int
  /// The most findings that a reader keeps; the rest is counted.
  public var diagnosticCount: Int

  /// The defaults: 512 levels, 1 GiB, 50 million values, 64 million expanded values, 2 GiB of output, 256 MiB per string, 200 findings.
  public init(
    nesting: Int = 512, byteCount: Int = 1 << 30, valueCount: Int = 50_000_000, expandedValueCount: Int = 64_000_000,
    outputByteCount: Int = 1 << 31, stringByteCount: Int = 1 << 28, diagnosticCount: Int = 200
  ) {
    self.nesting = min(max(1, nesting), 4096)
    self.byteCount = min(max(0, byteCount), 1 << 31)
    self.valueCount = min(max(1, valueCount), 1 << 30)
    self.expandedValueCount = max(1, expandedValueCount)
    self.outputByteCount = max(0, outputByteCount)
    self.stringByteCount = max(0, stringByteCount)
    self.diagnosticCount = max(1, diagnosticCount)
  }
}

/// What a reader is told beforehand.
public struct PropertyListReadingOptions: Sendable, Hashable {
  /// The format, when it is known; nil lets the reader find out.
  public var format: PropertyListFormat?
  /// The format that the file's name suggests, see `PropertyListFormat.init(fileName:)`; it decides where the content fits several formats.
  public var formatHint: PropertyListFormat?
  /// How much the reader takes on.
  public var limits: PropertyListLimits
  /// Whether one-entry JSON objects such as `{"$date": "..."}` stand for dates, data, UIDs and special reals.
  public var readsTaggedJSON: Bool

  /// Makes options.
  public init(
    format: PropertyListFormat? = nil, formatHint: PropertyListFormat? = nil, limits: PropertyListLimits = PropertyListLimits(),
    readsTaggedJSON: Bool = true
  ) {
    self.format = format
    self.formatHint = formatHint
    self.limits = limits
    self.readsTaggedJSON = readsTaggedJSON
  }
}
