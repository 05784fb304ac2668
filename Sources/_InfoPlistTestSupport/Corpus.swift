public import Diagnostics
import Foundation

/// The real property lists that tests run over when they are there.
public struct Corpus: Sendable {
  /// One file.
  public struct File: Sendable, CustomStringConvertible {
    /// The path inside the corpus.
    public let path: String
    /// What the file is: `info-plist`, `strings`, `bundles` and so on.
    public let kind: String
    /// The format that the index names.
    public let format: String
    let root: String

    /// The path inside the corpus.
    public var description: String { path }

    /// The content.
    public func bytes() throws -> SourceBytes {
      SourceBytes([UInt8](try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))))
    }
  }

  /// All files, in the order of the index.
  public let files: [File]

  /// The corpus, or nil when it is not there.
  public static let shared: Corpus? = {
    guard let index: URL = SharedMaterial.url("corpus/index.tsv"), let text: String = try? String(contentsOf: index, encoding: .utf8) else {
      return nil
    }
    let root: String = index.deletingLastPathComponent().path
    var lines: ArraySlice<Substring> = text.split(separator: "\n")[...]
    let header: [Substring] = lines.popFirst()?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    guard let file: Int = header.firstIndex(of: "file"), let kind: Int = header.firstIndex(of: "kind"),
      let format: Int = header.firstIndex(of: "format")
    else { return nil }
    return Corpus(
      files: lines.compactMap { line in
        let fields: [Substring] = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count > max(file, kind, format) else { return nil }
        return File(path: String(fields[file]), kind: String(fields[kind]), format: String(fields[format]), root: root)
      })
  }()

  /// The files of some kinds; all without an argument.
  public static func files(_ kinds: String...) -> [File] {
    guard let shared: Corpus = shared else { return [] }
    return kinds.isEmpty ? shared.files : shared.files.filter { kinds.contains($0.kind) }
  }
}
