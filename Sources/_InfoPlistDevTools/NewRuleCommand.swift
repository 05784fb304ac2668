public import ArgumentParser
import Foundation

/// `infoplist-dev new-rule category/name`.
public struct NewRuleCommand: ParsableCommand {
  /// Name and help.
  public static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "new-rule", abstract: "Write the file of a new rule and list it in the registry.",
    discussion: "The name states the bad pattern: 'identity/missing-bundle-identifier'. See docs/Rules.md.")

  /// What the rule looks at.
  public enum Subject: String, ExpressibleByArgument, CaseIterable, Sendable {
    case file, info, bundle, family, pair
  }

  /// The id.
  @Argument(help: "Id of the rule: category/kebab-name.")
  public var id: String

  /// What it looks at.
  @Option(help: "What the rule looks at: file, info (the dictionary), bundle, family or pair.")
  public var subject: Subject = .info

  /// Root of the package.
  @Option(help: "Root directory of the package.")
  public var package: String = "."

  /// Makes the command.
  public init() {}

  /// Checks the form of the id.
  public func validate() throws {
    let parts: [Substring] = id.split(separator: "/", omittingEmptySubsequences: false)
    let isKebab: Bool = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) } && part.first != "-"
        && part.last != "-"
    }
    guard parts.count == 2, isKebab else { throw ValidationError("'\(id)' is not of the form category/kebab-name") }
  }

  /// Writes the file and the registry.
  public func run() throws {
    let parts: [Substring] = id.split(separator: "/")
    let type: String = Self.typeName(String(parts[1]))
    let path: String = "Sources/InfoPlistRules/\(Self.typeName(String(parts[0])))/\(type).swift"
    let url: URL = URL(fileURLWithPath: package).appendingPathComponent(path)
    guard !FileManager.default.fileExists(atPath: url.path) else { throw ValidationError("\(path) exists already") }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.template(id: id, type: type, subject: subject).utf8).write(to: url, options: .atomic)
    print("wrote \(path)")
    for changed in try Generators.run(package: URL(fileURLWithPath: package), only: "rule-registry", write: true) {
      print("wrote \(changed)")
    }
  }

  /// The type name of a kebab-case name: `missing-bundle-identifier` becomes `MissingBundleIdentifier`.
  static func typeName(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The text of a new rule file: it compiles, and its tests fail until it is filled in.
  static func template(id: String, type: String, subject: Subject) -> String {
    let kind: String = subject.rawValue.prefix(1).uppercased() + subject.rawValue.dropFirst()
    return """
      import Linting

      struct \(type): \(kind)Rule {
        static let info: RuleInfo = RuleInfo(
          "\(id)", "", .warning, .runtime,
          rationale: "",
          citations: [])

        static var examples: RuleExamples {
          RuleExamples(failing: [], passing: [])
        }

        func check(_ \(subject.rawValue): \(kind)Subject, in context: inout RuleContext) {
        }
      }

      """
  }
}
