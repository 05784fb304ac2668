import Foundation

/// The list of the reference's requirements by id, without their texts: `docs/requirements.tsv`.
public struct RequirementList: Generator {
  /// `requirement-list`.
  public let name: String = "requirement-list"
  static let path: String = "docs/requirements.tsv"

  /// One requirement.
  public struct Requirement: Sendable, Hashable {
    /// The id, for example `R-ATS-033`.
    public var id: String
    /// What it is about: structural, bundle, runtime and so on.
    public var kind: String
    /// Whether it is in force: `current` or `superseded`.
    public var status: String
  }

  /// Makes the generator.
  public init() {}

  /// The list, from the texts beside the package where they are; otherwise as it is checked in.
  public func files(package: URL) throws -> [GeneratedFile] {
    var text: String = "id\tclass\tstatus\n"
    for item in try Self.requirements(package: package) { text += "\(item.id)\t\(item.kind)\t\(item.status)\n" }
    return [GeneratedFile(path: Self.path, content: text)]
  }

  /// The requirements in the order of the list.
  public static func requirements(package: URL) throws -> [Requirement] {
    let folders: [URL] =
      [ProcessInfo.processInfo.environment["INFOPLIST_SHARED"].map { URL(fileURLWithPath: $0) }].compactMap { $0 }
      + [package.appendingPathComponent("../shared")]
    for folder in folders {
      guard let text: String = try? String(contentsOf: folder.appendingPathComponent("spec/requirements.tsv"), encoding: .utf8) else {
        continue
      }
      return rows(text, columns: (0, 1, 3))
    }
    return rows(try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8), columns: (0, 1, 2))
  }

  private static func rows(_ text: String, columns: (Int, Int, Int)) -> [Requirement] {
    text.split(separator: "\n").dropFirst().compactMap { line in
      let cells: [Substring] = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > columns.2 else { return nil }
      return Requirement(id: String(cells[columns.0]), kind: String(cells[columns.1]), status: String(cells[columns.2]))
    }
  }
}
