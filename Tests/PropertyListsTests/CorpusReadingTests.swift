import Diagnostics
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct CorpusReadingTests {
  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func everyRealFileKeepsTheInvariants() throws {
    for file in Corpus.files() {
      let bytes: SourceBytes = try file.bytes()
      let document: PropertyListDocument = PropertyListDocument(reading: bytes)
      #expect(document.bytes === bytes)
      expectInvariants(of: document, file.path)
    }
  }
}
