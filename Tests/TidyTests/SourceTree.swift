import Foundation
import _InfoPlistTestSupport

/// The project's own sources, for rules about them.
enum SourceTree {
  struct File {
    /// The path below the package, for example `Sources/Diagnostics/Fix.swift`.
    var path: String
    var text: String
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var isGenerated: Bool { path.contains("/Generated/") }
  }

  static let sources: [File] = files(below: "Sources")

  static func files(below folder: String) -> [File] {
    let root: URL = SharedMaterial.packageRoot.appendingPathComponent(folder)
    guard let paths: FileManager.DirectoryEnumerator = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text: String = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
      return File(path: folder + "/" + path, text: text)
    }
  }

  static func read(_ path: String) throws -> String {
    try String(contentsOf: SharedMaterial.packageRoot.appendingPathComponent(path), encoding: .utf8)
  }
}
