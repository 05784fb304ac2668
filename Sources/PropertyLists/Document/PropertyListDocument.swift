import Diagnostics

/// A property list as a file holds it: every byte, the values found in it, and what is wrong with it.
///
/// Reading never fails and never loses a byte: an unreadable file gives a document with errors among its `diagnostics`, and `bytes` is what
/// was read. A document does not change; edits make a new one.
public final class PropertyListDocument: Sendable {
  /// Where the values are.
  enum Storage: Sendable {
    case text(TextTree)
    case binary(BinaryTree)
    case none
  }

  /// The file as it was read.
  public let bytes: SourceBytes
  /// The text in UTF-8, to which all ranges of a text format refer; for a UTF-8 or binary file the same object as `bytes`.
  public let text: SourceBytes
  /// The format, as found or as told.
  public let format: PropertyListFormat
  /// The character encoding; UTF-8 for a binary file.
  public let encoding: TextEncoding
  /// Whether the file starts with a byte order mark.
  public let hasByteOrderMark: Bool
  /// What is wrong with the file, in the order of the file, at most `limits.diagnosticCount` findings.
  public let diagnostics: [Diagnostic]
  /// How many further findings there were.
  public let omittedDiagnosticCount: Int
  /// The limits that were in force.
  public let limits: PropertyListLimits
  let storage: Storage
  /// Whether JSON was read with tags for the values that it lacks.
  let readsTaggedJSON: Bool

  /// Whether a system reader would refuse the file, or a value could not be read.
  public let hasErrors: Bool

  /// Reads a file.
  public init(reading bytes: SourceBytes, options: PropertyListReadingOptions = PropertyListReadingOptions()) {
    let result: Reading = Reading.read(bytes, options: options)
    self.bytes = bytes
    text = result.text
    format = result.format
    encoding = result.encoding
    hasByteOrderMark = result.hasByteOrderMark
    storage = result.storage
    limits = options.limits
    readsTaggedJSON = options.readsTaggedJSON
    hasErrors = result.findings.hasErrors
    diagnostics = result.findings.diagnostics.sorted(by: Diagnostic.reportingOrder)
    omittedDiagnosticCount = result.findings.omittedCount
  }

  /// The root value; nil when none could be read.
  public var root: PropertyListNode? {
    switch storage {
    case .text(let tree): tree.count > 0 ? PropertyListNode(document: self, index: 0) : nil
    case .binary(let tree): PropertyListNode(document: self, index: tree.top)
    case .none: nil
    }
  }

  /// How many values there are, keys included, when objects that a binary property list shares count each time they occur. A walk over all nodes
  /// takes as many steps; a small hostile file can stand for more than 10^18.
  public var expandedValueCount: Int {
    switch storage {
    case .text(let tree): tree.count
    case .binary(let tree): tree.expandedCount
    case .none: 0
    }
  }
}
