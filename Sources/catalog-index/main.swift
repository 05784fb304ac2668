import Foundation
import _CatalogIndexing

// Regenerates the catalogue's tables even when the old ones no longer compile. `infoplist-dev generate` does the same and more.
do {
  for path in try CatalogIndexGenerator.update(
    package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), write: true)
  {
    print("wrote \(path)")
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
