import SwiftASN1

/// An algorithm of signatures in words.
struct SignatureName {
  var title: String
  var digestBits: Int?
  /// Whether the digest is SHA-256 or better, or part of a modern signature scheme.
  var isModern: Bool

  /// Reads an algorithm with its parameters.
  init(_ algorithm: ASN1Node) {
    var reader: ElementReader = ElementReader(algorithm)
    guard let identifier: String = reader.next(.objectIdentifier)?.objectIdentifier else {
      self.init(title: "unreadable algorithm", digestBits: nil)
      return
    }
    if identifier == "1.2.840.113549.1.1.10" {
      let bits: Int? = Self.digestOfPSS(reader.next(.sequence))
      self.init(title: (bits.map(Self.digestTitle) ?? "unknown digest") + " with RSA-PSS", digestBits: bits)
    } else if let (title, bits): (String, Int?) = Self.known[identifier] {
      self.init(title: title, digestBits: bits)
      if bits == nil, title.hasPrefix("Ed") { isModern = true }
    } else {
      self.init(title: identifier, digestBits: nil)
    }
  }

  private init(title: String, digestBits: Int?) {
    self.title = title
    self.digestBits = digestBits
    isModern = (digestBits ?? 0) >= 256
  }

  private static func digestTitle(_ bits: Int) -> String { bits == 160 ? "SHA-1" : "SHA-\(bits)" }

  /// The digest of RSASSA-PSS; SHA-1 where the parameters name none.
  private static func digestOfPSS(_ parameters: ASN1Node?) -> Int? {
    guard let parameters else { return nil }
    var reader: ElementReader = ElementReader(parameters)
    guard let wrapper: ASN1Node = reader.next(.contextual(0)) else { return 160 }
    var inner: ElementReader = ElementReader(wrapper)
    guard let algorithm: ASN1Node = inner.next(.sequence) else { return nil }
    var names: ElementReader = ElementReader(algorithm)
    switch names.next(.objectIdentifier)?.objectIdentifier {
    case "1.3.14.3.2.26": return 160
    case "2.16.840.1.101.3.4.2.4": return 224
    case "2.16.840.1.101.3.4.2.1": return 256
    case "2.16.840.1.101.3.4.2.2": return 384
    case "2.16.840.1.101.3.4.2.3": return 512
    default: return nil
    }
  }

  private static let known: [String: (String, Int?)] = [
    "1.2.840.113549.1.1.2": ("MD2 with RSA", 128),
    "1.2.840.113549.1.1.4": ("MD5 with RSA", 128),
    "1.2.840.113549.1.1.5": ("SHA-1 with RSA", 160),
    "1.2.840.113549.1.1.14": ("SHA-224 with RSA", 224),
    "1.2.840.113549.1.1.11": ("SHA-256 with RSA", 256),
    "1.2.840.113549.1.1.12": ("SHA-384 with RSA", 384),
    "1.2.840.113549.1.1.13": ("SHA-512 with RSA", 512),
    "1.2.840.10045.4.1": ("SHA-1 with ECDSA", 160),
    "1.2.840.10045.4.3.1": ("SHA-224 with ECDSA", 224),
    "1.2.840.10045.4.3.2": ("SHA-256 with ECDSA", 256),
    "1.2.840.10045.4.3.3": ("SHA-384 with ECDSA", 384),
    "1.2.840.10045.4.3.4": ("SHA-512 with ECDSA", 512),
    "1.2.840.10040.4.3": ("SHA-1 with DSA", 160),
    "1.3.101.112": ("Ed25519", nil),
    "1.3.101.113": ("Ed448", nil),
  ]
}
