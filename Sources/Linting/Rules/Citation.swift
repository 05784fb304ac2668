public import InfoPlistCatalog

/// Who says so, and how sure that is.
public struct Citation: Sendable, Hashable {
  /// A readable locator.
  public let source: Source
  /// How sure the fact is.
  public let confidence: Confidence

  /// States a citation.
  public init(_ source: Source, _ confidence: Confidence = .high) {
    self.source = source
    self.confidence = confidence
  }

  /// A chapter of the Information Property List Key Reference.
  public static func reference(_ chapter: Source.Chapter) -> Citation { Citation(.reference(chapter)) }

  /// A page of Apple's key reference, by the path below `information-property-list/`.
  public static func keyPage(_ path: String) -> Citation { Citation(.keyPage(path)) }

  /// Another page of Apple's developer documentation, by the path below `documentation/`.
  public static func applePage(_ path: String) -> Citation { Citation(.applePage(path)) }

  /// A file in a public repository that does or checks the same.
  public static func repository(_ name: String, _ path: String = "", _ confidence: Confidence = .high) -> Citation {
    Citation(.repository(name, path), confidence)
  }

  /// An answer of App Store Connect to uploads, such as `ITMS-90049`, as people report it at `thread` (`owner/repository#number`).
  public static func store(_ code: String, seenAt thread: String = "", _ confidence: Confidence = .medium) -> Citation {
    Citation(Source(thread.isEmpty ? "App Store Connect, \(code)" : "App Store Connect, \(code), as reported at \(thread)"), confidence)
  }

  /// How readers of property lists behave, found by running them.
  public static func observed(_ reader: String) -> Citation { Citation(Source("behaviour of \(reader), observed")) }
}

extension Citation: ExpressibleByStringLiteral {
  /// A source in free form, of high confidence.
  public init(stringLiteral value: String) {
    self.init(Source(value))
  }

  /// A source in free form, of high confidence.
  public init(_ words: String) {
    self.init(Source(words))
  }
}
