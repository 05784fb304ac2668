import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// Rules about bundles over real ones: what fires has a line in the review.
@Suite struct CorpusReviewTests {
  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"))
  func everyRuleThatFiresInBundlesIsReviewed() throws {
    let folder: URL = try #require(SharedMaterial.url("corpus/bundles"))
    let review: String = try String(
      contentsOf: SharedMaterial.packageRoot.appendingPathComponent("docs/corpus-review.tsv"), encoding: .utf8)
    let reviewed: Set<Substring> = Set(review.split(separator: "\n").compactMap { $0.split(separator: "\t").first })
    let run: CommandRun = CommandRun(
      "check", "--no-config", "--profile", "all", "--preview", "--quiet", "--output-format", "json-lines", folder.path)
    var fired: Set<String> = []
    for line in run.output.split(separator: "\n") {
      let finding: [String: Any]? = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let id: String = finding?["id"] as? String { fired.insert(id) }
    }
    for id in fired.sorted() { #expect(reviewed.contains(Substring(id)), "\(id) fires, but docs/corpus-review.tsv has no line for it") }
  }
}
