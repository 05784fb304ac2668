import CTransportSecurity

/// The TLS library of the machine, OpenSSL 3, opened at run time. Programs that never ask for it never load it.
public struct TLSEngine: @unchecked Sendable {
  /// Why there is none.
  public struct Unavailable: Error, Sendable, Hashable {
    /// One line of words.
    public let words: String
  }

  // The library is opened once and never closed; every function that takes it is safe on all threads.
  let pointer: OpaquePointer

  /// The engine of the process.
  public static let shared: Result<TLSEngine, Unavailable> = open(ssl: nil, crypto: nil)

  /// Opens libraries of certain names, or of the usual ones.
  static func open(ssl: String?, crypto: String?) -> Result<TLSEngine, Unavailable> {
    var message: [CChar] = [CChar](repeating: 0, count: 256)
    guard let pointer: OpaquePointer = cts_engine_open(ssl, crypto, &message, message.count) else {
      return .failure(Unavailable(words: text(of: message)))
    }
    return .success(TLSEngine(pointer: pointer))
  }

  /// The version as the library states it.
  public var version: String { cts_engine_version(pointer).map { String(cString: $0) } ?? "" }

  /// The words for a result of chain validation.
  func trustWords(_ result: Int) -> String { cts_engine_trust_words(pointer, result).map { String(cString: $0) } ?? "error \(result)" }

  /// The digest SHA-256.
  func digest(_ bytes: [UInt8]) -> [UInt8] {
    var digest: [UInt8] = [UInt8](repeating: 0, count: 32)
    return cts_engine_sha256(pointer, bytes, bytes.count, &digest) == 1 ? digest : []
  }

  /// Whether a signature with SHA-256 is valid for a public key; nil when the key cannot be used.
  func isValid(_ signature: [UInt8], of bytes: [UInt8], key: [UInt8]) -> Bool? {
    let result: Int32 = cts_engine_verify(pointer, key, key.count, bytes, bytes.count, signature, signature.count)
    return result < 0 ? nil : result == 1
  }

  /// A text of C with its final zero.
  static func text(of message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
