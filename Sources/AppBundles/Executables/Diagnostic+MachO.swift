import Diagnostics

/// Wordings about executables.
extension Diagnostic {
  static func truncatedExecutable(_ what: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      "executable/truncated", .error, "\(what) would lie behind the end of the file", at: .position(offset),
      help: "build or copy the executable again")
  }

  static func executableLimit(_ what: String, _ limit: Int, at offset: Int) -> Diagnostic {
    Diagnostic("executable/limit", .error, "the executable has more than \(limit) \(what); the rest is not read", at: .position(offset))
  }

  static func brokenLoadCommand(number: Int, at offset: Int) -> Diagnostic {
    Diagnostic(
      "executable/broken-load-command", .error, "load command \(number) has an impossible size; the rest is not read",
      at: .position(offset), help: "build or copy the executable again")
  }

  static func noMachOSlice(_ architecture: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      "executable/not-a-slice", .warning, "the part for \(architecture) is no Mach-O file", at: .position(offset),
      notes: [DiagnosticNote("static libraries have such parts")])
  }

  static func sliceDiffers(stated: String, found: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      "executable/slice-differs", .error, "the part for \(stated) holds code for \(found)", at: .position(offset),
      notes: [DiagnosticNote("systems choose the part by the first and refuse it by the second")])
  }

  static func sameArchitectureTwice(_ architecture: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      "executable/duplicate-architecture", .error, "the executable has two parts for \(architecture)", at: .position(offset))
  }

  static func unreadableExecutable(_ words: String) -> Diagnostic {
    Diagnostic("executable/unreadable", .error, "the executable cannot be read: \(words)")
  }
}
