public import ArgumentParser
import Foundation

/// `infoplist-dev conformance`.
public struct ConformanceCommand: ParsableCommand {
  /// Name and help.
  public static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "conformance", abstract: "List which requirements of the reference are covered, and write docs/Conformance.md.")

  /// Whether to print ids only.
  @Option(help: "Print the ids in this state only: covered, stated, explained, superseded or open.")
  public var state: String?

  /// Only ids of some class.
  @Option(name: .customLong("class"), help: "Only requirements of this class.")
  public var kind: String?

  /// Root of the package.
  @Option(help: "Root directory of the package.")
  public var package: String = "."

  /// Makes the command.
  public init() {}

  /// Checks the state.
  public func validate() throws {
    if let state, ConformanceFile.State(rawValue: state) == nil { throw ValidationError("no state '\(state)'") }
  }

  /// Prints counts or ids, and writes the files.
  public func run() throws {
    let root: URL = URL(fileURLWithPath: package)
    let entries: [ConformanceFile.Entry] = try ConformanceFile.entries(package: root).filter { kind == nil || $0.requirement.kind == kind }
    if let state {
      for entry in entries where entry.state.rawValue == state { print("\(entry.requirement.id)\t\(entry.requirement.kind)") }
      return
    }
    for name in ["requirement-list", "conformance"] {
      for path in try Generators.run(package: root, only: name, write: true) { print("wrote \(path)") }
    }
    for state in ConformanceFile.State.allCases {
      let count: Int = entries.count { $0.state == state }
      print("\(state.rawValue): \(count)")
    }
  }
}
