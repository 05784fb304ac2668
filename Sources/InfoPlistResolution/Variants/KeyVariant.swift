/// A key split into its base and its qualifiers, `base-platform~device`. The split is by spelling alone; whether the qualifiers mean
/// anything is the matter of a `VariantProfile`.
public struct KeyVariant: Sendable, Hashable {
  /// The name before the qualifiers.
  public let base: String
  /// The text behind the hyphen; nil without one.
  public let platform: String?
  /// The text behind the tilde; nil without one.
  public let product: String?

  /// Splits at the last hyphen and the last tilde. Nil when the key has neither, when the tilde does not stand behind the hyphen, or when a
  /// part is empty.
  public init?(_ key: String) {
    let bytes: String.UTF8View = key.utf8
    var hyphen: String.Index?
    var tilde: String.Index?
    var index: String.Index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "-") { hyphen = index } else if bytes[index] == UInt8(ascii: "~") { tilde = index }
      index = bytes.index(after: index)
    }
    guard let first: String.Index = hyphen ?? tilde else { return nil }
    if let hyphen, let tilde, tilde < hyphen { return nil }
    guard first > key.startIndex else { return nil }
    base = String(key[..<first])
    platform = hyphen.map { String(key[bytes.index(after: $0)..<(tilde ?? bytes.endIndex)]) }
    product = tilde.map { String(key[bytes.index(after: $0)...]) }
    guard platform?.isEmpty != true, product?.isEmpty != true else { return nil }
  }

  /// Makes a variant of its parts.
  public init(base: String, platform: String? = nil, product: String? = nil) {
    self.base = base
    self.platform = platform
    self.product = product
  }

  /// The qualifiers as they are spelled: `-iphoneos~ipad`.
  public var suffix: String {
    (platform.map { "-" + $0 } ?? "") + (product.map { "~" + $0 } ?? "")
  }
}
