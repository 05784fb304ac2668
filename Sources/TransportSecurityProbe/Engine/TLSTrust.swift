import CTransportSecurity
import SwiftASN1

/// The roots that connections trust, read once for a whole diagnosis.
public final class TLSTrust: @unchecked Sendable {
  // Connections take a reference of their own; the library counts references safely across threads.
  let pointer: OpaquePointer
  let engine: TLSEngine

  /// The certificates that a text in PEM holds.
  static func certificates(inPEM bytes: [UInt8]) -> Set<[UInt8]> {
    let documents: [PEMDocument] = (try? PEMDocument.parseMultiple(pemString: String(decoding: bytes, as: UTF8.self))) ?? []
    return Set(documents.filter { $0.discriminator.hasSuffix("CERTIFICATE") }.map(\.derBytes))
  }

  /// Trusts the roots of the system, and those of a file of certificates in PEM when one is given.
  ///
  /// - Parameters:
  ///   - authorityFile: the path of the file.
  ///   - usesSystemRoots: whether the roots of the system count as well.
  public init(engine: TLSEngine, authorityFile: String? = nil, usesSystemRoots: Bool = true) throws(TLSEngine.Unavailable) {
    var message: [CChar] = [CChar](repeating: 0, count: 256)
    guard let pointer: OpaquePointer = cts_context_create(engine.pointer, authorityFile, usesSystemRoots ? 1 : 0, &message, message.count)
    else { throw TLSEngine.Unavailable(words: TLSEngine.text(of: message)) }
    self.pointer = pointer
    self.engine = engine
  }

  deinit { cts_context_release(pointer) }
}
