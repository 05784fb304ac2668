import AppBundles
import ArgumentParser
import Diagnostics
import InfoPlistKit
import InfoPlistResolution
import LocalFileSystem

/// Opening bundles, archives, folders and single files for commands that look at whole products, and saying what goes wrong.
struct BundleAccess {
  /// The disk, with the archives that the path names or leads into opened as folders.
  let workspace: Workspace
  /// The path as the workspace knows it: without trailing slashes, and the name of standard input for `-`.
  let path: String
  private let hasBrokenArchive: Bool

  /// Opens a path. Archives that cannot be opened are named at once.
  init(_ path: String) throws {
    if path == "-" {
      // Standard input has no place on the disk, so no tables stand beside it.
      self.path = StandardInputFileSystem.path
      workspace = Workspace(
        fileSystem: StandardInputFileSystem(standardInput: try FileAccess.read(path), base: MemoryFileSystem()))
      hasBrokenArchive = false
      return
    }
    var path: String = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    let (opened, findings) = LocalFileSystem().openingArchives(among: [path] + Self.archive(leadingTo: path))
    workspace = Workspace(fileSystem: opened)
    let errors: [Diagnostic] = findings.filter { $0.severity == .error }
    for finding in errors { CurrentConsole.console.writeError("infoplist: \(finding.file ?? path): \(finding.message)\n") }
    hasBrokenArchive = !errors.isEmpty
  }

  /// Asks the workspace, and puts a question that has no answer into words and an exit code.
  func answer<Answer>(_ question: (Workspace) throws -> Answer) throws -> Answer {
    do {
      return try question(workspace)
    } catch let error as ProductError {
      throw failure(error)
    }
  }

  private func failure(_ error: ProductError) -> any Error {
    switch error {
    case .noBundle(_, _, let reasons):
      // What could not be read is the reason; a second complaint would hide it.
      for words in reasons { CurrentConsole.console.writeError("infoplist: \(words)\n") }
      if hasBrokenArchive || !reasons.isEmpty { return ExitCode(2) }
    case .file where hasBrokenArchive: return ExitCode(2)
    case .unreadable(let document, let file): FileAccess.showErrors(of: document, in: file)
    case .keyPath(let words): return CommandFailure.usage(words)
    default: break
    }
    return error.isNegative ? CommandFailure.negative(error.description) : CommandFailure.unusable(error.description)
  }

  /// Says what could not be looked at, and ends the command with exit code 2, so that an answer that lacks a part does not pass for a whole one.
  func requireCompleteness(_ problems: [String]) throws {
    for words in problems { CurrentConsole.console.writeError("infoplist: \(words)\n") }
    if hasBrokenArchive || !problems.isEmpty { throw ExitCode(2) }
  }

  /// What resolution reads of the path.
  func source() throws -> ResolutionSource {
    try answer { try Product(at: path, in: $0.fileSystem).source() }
  }

  /// The archive on the way to a path inside it, as in `My.ipa/Payload/My.app`.
  private static func archive(leadingTo path: String) -> [String] {
    let disk: LocalFileSystem = LocalFileSystem()
    guard disk.kind(at: path) == nil else { return [] }
    var front: String = FilePath.directory(of: path)
    while !front.isEmpty, front != "/" {
      switch disk.kind(at: front) {
      case .file: return [front]
      case nil: front = FilePath.directory(of: front)
      default: return []
      }
    }
    return []
  }

  /// A path as the user knows it: below the given one where it stands there.
  func shown(_ file: String) -> String {
    if file.hasPrefix(path + "/") { return String(file.dropFirst(path.utf8.count + 1)) }
    return file
  }
}
