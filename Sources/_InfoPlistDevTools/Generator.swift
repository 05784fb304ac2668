import Foundation

/// Something that makes checked-in files out of the package's own sources and data.
///
/// To add one: conform a type in a file of its own and add it to `Generators.all`.
public protocol Generator: Sendable {
  /// Name in kebab case, for `infoplist-dev generate --only NAME`.
  var name: String { get }
  /// The files, in memory.
  ///
  /// - Parameter package: Root directory of the package.
  func files(package: URL) throws -> [GeneratedFile]
}
