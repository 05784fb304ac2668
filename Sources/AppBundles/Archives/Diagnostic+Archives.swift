import Diagnostics

/// Wordings about archives.
extension Diagnostic {
  static func notAnArchive() -> Diagnostic {
    Diagnostic(
      "archive/not-an-archive", .error, "this is no zip archive, or its end is missing: no central directory was found",
      notes: [DiagnosticNote("the list of members stands at the end of the file, so nothing is left to read when the end is cut off")],
      help: "download or build the archive again")
  }

  static func truncatedArchive(_ what: String) -> Diagnostic {
    Diagnostic(
      "archive/truncated", .error, "the archive is cut off or damaged: \(what)", help: "download or build the archive again")
  }

  static func brokenEntry(number: Int, at offset: Int) -> Diagnostic {
    Diagnostic(
      "archive/broken-directory", .error, "entry \(number) of the central directory, at offset \(offset), is not one; the rest is not read",
      help: "build the archive again")
  }

  static func entryCountDiffers(stated: Int, found: Int) -> Diagnostic {
    Diagnostic(
      "archive/wrong-entry-count", .warning, "the archive states \(stated) entries, and its central directory holds \(found)",
      notes: [DiagnosticNote("tools that trust the number see other members than tools that read the directory")])
  }

  static func prefixedArchive(count: Int) -> Diagnostic {
    Diagnostic(
      "archive/leading-bytes", .warning, "\(count) bytes stand before the archive",
      notes: [DiagnosticNote("self-extracting archives have a program there; stores refuse such files")])
  }

  static func archiveOnSeveralDisks() -> Diagnostic {
    Diagnostic("archive/several-parts", .error, "this is one part of an archive in several parts", help: "join the parts first")
  }

  static func archiveLimit(_ what: String, _ limit: Int) -> Diagnostic {
    Diagnostic("archive/limit", .error, "the archive has more than \(limit) \(what); the rest is not looked at")
  }

  static func traversingName(_ name: String) -> Diagnostic {
    Diagnostic(
      "archive/path-traversal", .error, "'\(name)' has '..' among its names and would leave the archive's folder; the entry is left out",
      help: "do not unpack this archive with tools that follow such names")
  }

  static func absoluteName(_ name: String) -> Diagnostic {
    Diagnostic(
      "archive/absolute-name", .error, "'\(name)' is an absolute path; the entry is left out",
      help: "do not unpack this archive with tools that follow such names")
  }

  static func backslashName(_ name: String) -> Diagnostic {
    Diagnostic(
      "archive/backslash-name", .error, "'\(name)' has a backslash in its path; the entry is left out",
      notes: [DiagnosticNote("some tools take it as a separator of folders and others as a part of the name")],
      help: "build the archive with a tool that writes '/' between names")
  }

  static func badName(_ name: String, _ why: String) -> Diagnostic {
    Diagnostic("archive/bad-name", .error, "'\(name)' \(why); the entry is left out")
  }

  static func unclearName(_ name: String) -> Diagnostic {
    Diagnostic(
      "archive/name-not-utf-8", .warning, "the name '\(name)' claims to be UTF-8 and is not",
      notes: [DiagnosticNote("a signature over its bytes cannot match on another system")])
  }

  static func linkOutOfTree(_ path: String, _ target: String) -> Diagnostic {
    Diagnostic(
      "archive/link-out-of-tree", .error, "the symbolic link '\(path)' leads to '\(target)', outside the archive; it is not followed",
      help: "do not unpack this archive where such a link could be written through")
  }

  static func unreadableLink(_ path: String, _ why: String) -> Diagnostic {
    Diagnostic("archive/unreadable-link", .error, "the symbolic link '\(path)' cannot be read: \(why)")
  }

  static func duplicateEntry(_ path: String) -> Diagnostic {
    Diagnostic(
      "archive/duplicate-entry", .error, "'\(path)' is in the archive more than once; the last one counts",
      notes: [DiagnosticNote("tools differ in which of them they take, so that one may be checked and another installed")])
  }

  static func conflictingEntry(_ path: String) -> Diagnostic {
    Diagnostic("archive/conflicting-entry", .error, "'\(path)' is a file and a folder at once; the later entry is left out")
  }

  static func entryBelowLink(_ path: String, _ link: String) -> Diagnostic {
    Diagnostic(
      "archive/entry-below-link", .error, "'\(path)' lies below the symbolic link '\(link)'; the entry is left out",
      help: "do not unpack this archive where the link could be written through")
  }

  static func overlappingEntries(_ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      "archive/overlapping-entries", .error, "the data of '\(first)' and '\(second)' overlap; neither is read",
      notes: [DiagnosticNote("archives that grow without bounds when unpacked are made this way")])
  }

  static func encryptedMember(_ path: String) -> Diagnostic {
    Diagnostic("archive/encrypted-member", .warning, "'\(path)' is protected by a password and cannot be read")
  }

  static func unknownMethod(_ path: String, _ method: Int) -> Diagnostic {
    Diagnostic(
      "archive/unknown-method", .warning, "'\(path)' is compressed with method \(method), which is not read here",
      help: "build the archive with deflate, as Apple's tools do")
  }

  static func suspiciousRatio(_ path: String, _ ratio: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      "archive/compression-ratio", .error, "'\(path)' would grow \(ratio) times when unpacked, more than \(limit) times; it is not read")
  }

  static func oversizedMember(_ path: String, _ size: Int, limit: Int) -> Diagnostic {
    Diagnostic("archive/oversized-member", .error, "'\(path)' would have \(size) bytes, more than \(limit); it is not read")
  }

  static func oversizedArchive(_ limit: Int) -> Diagnostic {
    Diagnostic("archive/oversized", .error, "the members would have more than \(limit) bytes in all when unpacked")
  }

  static func memberOutside(_ path: String) -> Diagnostic {
    Diagnostic("archive/truncated", .error, "the data of '\(path)' would lie behind the end of the archive; it is not read")
  }

  static func headerMismatch(_ path: String, _ what: String) -> Diagnostic {
    Diagnostic(
      "archive/header-mismatch", .error, "\(what) of '\(path)' in its own header differs from the central directory",
      notes: [DiagnosticNote("tools that read from the front see something else than tools that read the directory")],
      help: "build the archive again")
  }
}
