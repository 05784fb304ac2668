import PropertyLists

/// The content that a build writes into `PkgInfo` for an information property list: four bytes of type and four of creator in the Mac's Roman
/// encoding.
///
/// The build system expands build settings in the two values once more before it looks at them; values here have been expanded.
public struct PackageInfoContent: Sendable, Hashable {
  /// Why a key does not give its four bytes.
  public enum Problem: Sendable, Hashable {
    /// The value is no string.
    case notAString(key: String)
    /// The value is no text of exactly four characters of the Mac's Roman encoding.
    case notFourCharacters(key: String, value: String)

    /// The problem in words.
    public var words: String {
      switch self {
      case .notAString(let key): "'\(key)' is no string, so '????' is written"
      case .notFourCharacters(let key, let value):
        "'\(value)' of '\(key)' is not four characters of the Mac's Roman encoding, so '????' is written"
      }
    }
  }

  /// The eight bytes.
  public let bytes: [UInt8]
  /// What is wrong with the values; a key that is absent is not.
  public let problems: [Problem]

  /// Works out the content.
  public init(_ info: ResolvedInfo) {
    var bytes: [UInt8] = []
    var problems: [Problem] = []
    for key in ["CFBundlePackageType", "CFBundleSignature"] {
      let node: PropertyListNode? = info.unlocalizedNode(key)
      let text: String? = node?.string
      if node != nil, text == nil { problems.append(.notAString(key: key)) }
      let code: [UInt8]? = text.flatMap(PackageType.bytes)
      if let text, code == nil { problems.append(.notFourCharacters(key: key, value: text)) }
      bytes += code ?? Array("????".utf8)
    }
    self.bytes = bytes
    self.problems = problems
  }
}
