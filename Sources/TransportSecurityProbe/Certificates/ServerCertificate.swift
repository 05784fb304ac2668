import SwiftASN1

/// What a certificate of a server says, read without judging: weak keys and digests are named, not refused.
public struct ServerCertificate: Sendable, Hashable {
  /// A public key.
  public enum PublicKey: Sendable, Hashable {
    /// RSA with the length of its modulus.
    case rsa(bits: Int)
    /// A key on an elliptic curve; `bits` is nil for a curve that this package does not know.
    case ellipticCurve(name: String, bits: Int?)
    /// Another kind, by its name or object identifier.
    case other(String)
  }

  /// The whole certificate.
  public let encoded: [UInt8]
  /// Whether the bytes follow the Distinguished Encoding Rules (DER), as certificates should; laxer encodings are read too.
  public let isDistinguished: Bool
  /// The signed part.
  let signedPart: Range<Int>
  /// The key with its kind (SubjectPublicKeyInfo).
  let keyRange: Range<Int>
  /// The public key.
  public let publicKey: PublicKey
  /// The algorithm of the issuer's signature: `SHA-256 with RSA`.
  public let signatureAlgorithm: String
  /// The bits of the digest that was signed; nil when it is unknown.
  public let digestBits: Int?
  /// Whether the digest belongs to SHA-2 or better: 256 bits alone do not make it that.
  public let hasModernDigest: Bool
  /// The first moment of validity.
  public let notBefore: CertificateDate?
  /// The last moment of validity.
  public let notAfter: CertificateDate?
  /// The host names for which it holds.
  public let hostNames: [String]
  /// The addresses for which it holds, 4 or 16 bytes each.
  public let addresses: [[UInt8]]
  /// Whether it may sign other certificates.
  public let isAuthority: Bool
  /// The list of signed certificate timestamps inside; nil when there is none.
  let timestampList: [UInt8]?

  /// The most host names that are kept.
  static let nameLimit: Int = 1000

  /// The public key with its kind, as bytes.
  public var publicKeyInfo: [UInt8] { Array(encoded[keyRange]) }

  /// A key of at least 2048 bits (RSA) or 256 bits (elliptic curve), R-ATS-019.
  public var hasStrongKey: Bool {
    switch publicKey {
    case .rsa(let bits): bits >= 2048
    case .ellipticCurve(_, let bits): (bits ?? 0) >= 256
    case .other(let name): name == "Ed25519" || name == "Ed448"
    }
  }

  /// The key in words: `RSA, 2048 bits`.
  public var keyTitle: String {
    switch publicKey {
    case .rsa(let bits): "RSA, \(bits) bits"
    case .ellipticCurve(let name, let bits): "elliptic curve \(name)" + (bits.map { ", \($0) bits" } ?? "")
    case .other(let name): name
    }
  }

  /// Reads a certificate; nil when its frame is broken.
  public init?(_ bytes: [UInt8]) {
    guard let (root, isDistinguished): (ASN1Node, Bool) = ASN1Node.reading(bytes[...]), root.identifier == .sequence else { return nil }
    var parts: ElementReader = ElementReader(root)
    guard let signed: ASN1Node = parts.next(.sequence), let algorithm: ASN1Node = parts.next(.sequence) else { return nil }
    var fields: ElementReader = ElementReader(signed)
    _ = fields.next(.contextual(0))
    guard fields.next(.integer) != nil, fields.next(.sequence) != nil, fields.next(.sequence) != nil,
      let validity: ASN1Node = fields.next(.sequence), fields.next(.sequence) != nil, let key: ASN1Node = fields.next(.sequence)
    else { return nil }
    encoded = bytes
    self.isDistinguished = isDistinguished
    signedPart = signed.encodedBytes.indices
    keyRange = key.encodedBytes.indices
    publicKey = Self.publicKey(key)
    let signature: SignatureName = SignatureName(algorithm)
    signatureAlgorithm = signature.title
    digestBits = signature.digestBits
    hasModernDigest = signature.isModern
    var dates: ElementReader = ElementReader(validity)
    notBefore = dates.next().flatMap { CertificateDate($0) }
    notAfter = dates.next().flatMap { CertificateDate($0) }
    var extensions: CertificateExtensions = CertificateExtensions()
    while let field: ASN1Node = fields.next() {
      if field.identifier == .contextual(3) { extensions.read(field) }
    }
    hostNames = extensions.hostNames
    addresses = extensions.addresses
    isAuthority = extensions.isAuthority
    timestampList = extensions.timestampList
  }

  private static func publicKey(_ info: ASN1Node) -> PublicKey {
    var parts: ElementReader = ElementReader(info)
    guard let algorithm: ASN1Node = parts.next(.sequence), let key: ArraySlice<UInt8> = parts.next(.bitString)?.octets else {
      return .other("unreadable key")
    }
    var names: ElementReader = ElementReader(algorithm)
    guard let identifier: String = names.next(.objectIdentifier)?.objectIdentifier else { return .other("unreadable key") }
    switch identifier {
    case "1.2.840.113549.1.1.1", "1.2.840.113549.1.1.10":
      // The first octet of a bit string counts bits that are left over.
      guard let sequence: ASN1Node = ASN1Node.reading(key.dropFirst())?.node else { return .other("unreadable RSA key") }
      var numbers: ElementReader = ElementReader(sequence)
      guard let modulus: ArraySlice<UInt8> = numbers.next(.integer)?.octets else { return .other("unreadable RSA key") }
      let significant: ArraySlice<UInt8> = modulus.drop { $0 == 0 }
      return .rsa(bits: significant.count * 8 - (significant.first?.leadingZeroBitCount ?? 0))
    case "1.2.840.10045.2.1":
      guard let curve: String = names.next(.objectIdentifier)?.objectIdentifier else {
        return .ellipticCurve(name: "with parameters of its own", bits: nil)
      }
      let known: (name: String, bits: Int)? = curves[curve]
      return .ellipticCurve(name: known?.name ?? curve, bits: known?.bits)
    case "1.3.101.112": return .other("Ed25519")
    case "1.3.101.113": return .other("Ed448")
    case "1.2.840.10040.4.1": return .other("DSA")
    default: return .other(identifier)
    }
  }

  private static let curves: [String: (name: String, bits: Int)] = [
    "1.2.840.10045.3.1.1": ("P-192", 192),
    "1.3.132.0.33": ("P-224", 224),
    "1.2.840.10045.3.1.7": ("P-256", 256),
    "1.3.132.0.34": ("P-384", 384),
    "1.3.132.0.35": ("P-521", 521),
    "1.3.132.0.10": ("secp256k1", 256),
    "1.3.36.3.3.2.8.1.1.7": ("brainpoolP256r1", 256),
    "1.3.36.3.3.2.8.1.1.11": ("brainpoolP384r1", 384),
    "1.3.36.3.3.2.8.1.1.13": ("brainpoolP512r1", 512),
  ]
}
