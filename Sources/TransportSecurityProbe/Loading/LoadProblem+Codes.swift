extension LoadProblem {
  /// The number in the domain `NSURLErrorDomain` that systems report in this case. Releases differ; it is for comparison.
  ///
  /// - Parameter isRestricted: whether rules of App Transport Security held for the load.
  public func urlErrorCode(isRestricted: Bool) -> Int {
    switch self {
    case .insecureHTTP: -1022
    case .nameNotFound: -1003
    case .refused, .unreachable: -1004
    case .timedOut: -1001
    case .lost(let stage): stage.contains("handshake") ? -1200 : -1005
    case .notTLS, .version, .suite, .handshake, .handshakeTooLarge, .engine, .keySize, .digest, .transparency, .pinnedKeys: -1200
    case .untrusted(_, let isSelfSigned): isRestricted ? -1200 : isSelfSigned ? -1202 : -1203
    case .expired: isRestricted ? -1200 : -1201
    case .notYetValid: isRestricted ? -1200 : -1204
    case .hostName, .unreadableCertificate: isRestricted ? -1200 : -1202
    case .tooManyRedirects: -1007
    case .badRedirect: -1002
    case .notHTTP: -1017
    case .headTooLarge: -1103
    }
  }

  /// The number of Secure Transport that systems log in this case; nil where none belongs to it.
  public func secureTransportCode(isRestricted: Bool) -> Int? {
    switch self {
    case .version: -9836
    case .suite: -9824
    case .handshake(_, let alert): alert == 40 || alert == nil ? -9824 : alert == 70 ? -9836 : -9800
    case .handshakeTooLarge, .notTLS: -9800
    case .lost(let stage): stage.contains("handshake") ? -9806 : nil
    case .keySize, .digest, .transparency, .pinnedKeys: -9802
    case .untrusted(_, let isSelfSigned): isRestricted ? -9802 : isSelfSigned ? -9807 : -9813
    case .expired: isRestricted ? -9802 : -9814
    case .notYetValid: isRestricted ? -9802 : -9815
    case .hostName: isRestricted ? -9802 : -9843
    case .unreadableCertificate: -9808
    default: nil
    }
  }
}
