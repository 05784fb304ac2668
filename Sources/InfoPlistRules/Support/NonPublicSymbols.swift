/// Symbols of the system that no public header declares, each as somebody met it in a message of the store about interfaces that are not public.
enum NonPublicSymbols {
  /// Names as they stand in code, with what brings them there.
  static let origins: [String: String] = [
    "_ptrace": "debug builds of Flutter and guards against debuggers use it",
    "_getcontext": "OpenSSL uses it unless built with no-async",
    "_makecontext": "OpenSSL uses it unless built with no-async",
    "_setcontext": "OpenSSL uses it unless built with no-async",
    "_dyld_dynamic_interpose": "tools that replace functions at run time use it",
    "_CSSymbolicatorCreateWithPid": "older versions of Rust's backtrace use it",
    "_CSSymbolicatorGetSymbolWithAddressAtTime": "older versions of Rust's backtrace use it",
    "_CSSymbolicatorGetSourceInfoWithAddressAtTime": "older versions of Rust's backtrace use it",
    "_CGContextSetFontSmoothingStyle": "the Rust crate core-graphics uses it",
    "_CCCryptorGCMAddAAD": "Swift wrappers of CommonCrypto use it",
    "_CCCryptorGCMAddIV": "Swift wrappers of CommonCrypto use it",
    "_CCCryptorGCMFinal": "Swift wrappers of CommonCrypto use it",
  ]
}
