import Diagnostics
public import Foundation

/// The review of what the rules find in real files: `docs/corpus-review.tsv`, one line for each rule.
public struct CorpusReview: Sendable {
  /// The review of one rule.
  public struct Line: Sendable, Hashable {
    /// The rule.
    public var rule: DiagnosticID
    /// How often it fires.
    public var hits: Int
    /// How many of its findings were read, with the file open at the place.
    public var reviewed: Int
    /// How many of those were not true and useful when they were read; the rule was mended for them.
    public var mended: Int
    /// How many are still not true and useful.
    public var wrong: Int
    /// What there is to say.
    public var note: String
  }

  /// The lines, in the order of the file.
  public let lines: [Line]

  /// Reads the review of a package.
  ///
  /// - Parameter package: Root directory of the package.
  public init(package: URL) throws {
    let text: String = try String(contentsOf: package.appendingPathComponent("docs/corpus-review.tsv"), encoding: .utf8)
    lines = text.split(separator: "\n").dropFirst().compactMap { line in
      let cells: [String] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5, let hits: Int = Int(cells[1]), let reviewed: Int = Int(cells[2]), let mended: Int = Int(cells[3]),
        let wrong: Int = Int(cells[4])
      else { return nil }
      return Line(
        rule: DiagnosticID(rawValue: cells[0]), hits: hits, reviewed: reviewed, mended: mended, wrong: wrong,
        note: cells.count > 5 ? cells[5] : "")
    }
  }
}
