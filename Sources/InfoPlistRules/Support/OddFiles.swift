import Linting

/// What the names of files in a product tell about them.
enum OddFiles {
  /// Why a file is odd.
  enum Kind {
    /// A file of the makers.
    case leftover
    /// A source that the build should have compiled.
    case uncompiled
    /// A library.
    case library
    /// A private key.
    case secret
  }

  /// What a file is, by its name.
  static func kind(of path: String) -> Kind? {
    switch FilePath.pathExtension(path).lowercased() {
    case "xib", "storyboard", "xcassets", "xcdatamodeld", "xcdatamodel", "xcstrings": .uncompiled
    case "dylib", "a", "o": .library
    case "p12", "p8", "pfx": .secret
    default: .leftover
    }
  }

  /// Whether a library was put there by the tools of Xcode: the libraries of Swift, sanitizers and parts of debug builds.
  static func isOfToolchain(_ path: String) -> Bool {
    let name: String = FilePath.lastName(path)
    return name.hasPrefix("libswift") || name.hasPrefix("libclang_rt.") || name.hasPrefix("libXCTest") || name.hasSuffix(".debug.dylib")
      || name.hasPrefix("__preview") || name.hasPrefix("libMainThreadChecker") || name.hasPrefix("libBacktraceRecording")
      || name.hasPrefix("libViewDebuggerSupport") || name.hasPrefix("libLogRedirect") || name.hasPrefix("libRPAC")
  }
}
