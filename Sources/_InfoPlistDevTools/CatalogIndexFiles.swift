import Foundation
import _CatalogIndexing

/// The join of key families and the look-up tables of the catalogue.
public struct CatalogIndexFiles: Generator {
  /// `catalog-index`.
  public let name: String = "catalog-index"

  /// Makes the generator.
  public init() {}

  /// Scans the source files of the catalogue.
  public func files(package: URL) throws -> [GeneratedFile] {
    try CatalogIndexGenerator.files(package: package).map { GeneratedFile(path: $0.path, content: $0.content) }
  }
}
