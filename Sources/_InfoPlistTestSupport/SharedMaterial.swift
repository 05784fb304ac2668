public import Foundation

/// The material outside the package that some tests use when it is there: real files and reference texts.
public enum SharedMaterial {
  /// The folder of the package.
  public static let packageRoot: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder that holds the material: `INFOPLIST_SHARED`, else `../shared` beside the package; nil when neither is there.
  public static let root: URL? = {
    let candidates: [URL] =
      [ProcessInfo.processInfo.environment["INFOPLIST_SHARED"].map { URL(fileURLWithPath: $0) }].compactMap { $0 }
      + [packageRoot.deletingLastPathComponent().appendingPathComponent("shared")]
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// A file or folder of the material; nil when it is not there.
  public static func url(_ path: String) -> URL? {
    guard let url: URL = root?.appendingPathComponent(path), FileManager.default.fileExists(atPath: url.path) else { return nil }
    return url
  }

  /// What a skipped test says.
  public static let skipMessage: String =
    "the shared material is not there: put it beside the package as ../shared or name it in INFOPLIST_SHARED"

  /// Whether the real files are there.
  public static var hasCorpus: Bool { url("corpus/index.tsv") != nil }
}
