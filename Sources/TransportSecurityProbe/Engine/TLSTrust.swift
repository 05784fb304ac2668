import CTransportSecurity

/// The roots that connections trust, read once for a whole diagnosis.
public final class TLSTrust: @unchecked Sendable {
  // Connections take a reference of their own; the library counts references safely across threads.
  let pointer: OpaquePointer
  let engine: TLSEngine

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
