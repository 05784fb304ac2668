import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistResolution
import PropertyLists
import SystemModel

/// `infoplist ats suggest`: the smallest exception with which some loads work.
struct TransportSecuritySuggestCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "suggest", abstract: "Writes the smallest exception with which loads work, and says what it risks.",
    discussion: """
      Nothing is connected to. What is known about the servers is told by the options, which hold for all https addresses given; an http address \
      needs plain HTTP. Taking any part of the suggestion out breaks one of the loads.

      Exit codes: 0 the loads work, with the suggestion or without one; 1 one of them cannot work; 64 wrong usage.

      EXAMPLES
        infoplist ats suggest http://media.example.com
        infoplist ats suggest https://old.example.com --server-tls 1.0 --no-forward-secrecy --os 16
      """)

  @Argument(help: ArgumentHelp("Addresses.", valueName: "url"))
  var urls: [String]

  @Option(help: ArgumentHelp("The newest TLS that the servers speak: 1.0, 1.1, 1.2 or 1.3.", valueName: "version"))
  var serverTLS: TLSVersionArgument?

  @Flag(help: "The servers have no cipher suite with forward secrecy.")
  var noForwardSecrecy: Bool = false

  @Flag(help: "The system does not trust the certificates of the servers; code of the app judges them.")
  var untrusted: Bool = false

  @OptionGroup var target: TransportSecurityOptions

  @Flag(help: "Write JSON.")
  var json: Bool = false

  func run() throws {
    var needs: [ConnectionNeed] = []
    for text in urls {
      do {
        needs.append(
          try ConnectionNeed(text, newestTLS: serverTLS?.version, hasForwardSecrecy: !noForwardSecrecy, isTrusted: !untrusted))
      } catch {
        throw CommandFailure.usage("'\(text)' is no address: \(error.rawValue)")
      }
    }
    let suggestion: TransportSecuritySuggestion = TransportSecuritySuggestion(
      for: needs, environment: target.environment(for: nil), profile: target.profile)
    CurrentConsole.console.write(json ? output(suggestion).pretty + "\n" : text(suggestion))
    if suggestion.remarks.contains(where: { !$0.works }) { throw ExitCode(1) }
  }

  private func text(_ suggestion: TransportSecuritySuggestion) -> String {
    var text: String = ""
    if !suggestion.dictionary.isEmpty { text += Self.entry(suggestion) }
    for remark in suggestion.remarks {
      text +=
        VisibleText.sanitized("\(remark.text): \(remark.works ? "works without an exception" : "cannot work"); \(remark.reason)") + "\n"
    }
    for risk in suggestion.risks { text += VisibleText.sanitized("risk: \(risk)") + "\n" }
    for trigger in suggestion.reviewTriggers {
      text +=
        VisibleText.sanitized("review: \(trigger.key)\(trigger.domain.map { " of \($0)" } ?? "") needs a reason in App Store Connect")
        + "\n"
    }
    return text
  }

  /// The entry of an Info.plist in XML, without the frame of a file.
  private static func entry(_ suggestion: TransportSecuritySuggestion) -> String {
    let root: PropertyListValue = [TransportSecurityKey.dictionary: .dictionary(suggestion.dictionary)]
    let lines: [Substring] = String(decoding: root.write(as: .xml).bytes.array, as: UTF8.self).split(separator: "\n")
    guard let start: Int = lines.firstIndex(of: "<dict>"), let end: Int = lines.lastIndex(of: "</dict>"), start < end else { return "" }
    return lines[(start + 1)..<end].map { $0.hasPrefix("\t") ? $0.dropFirst() : $0 }.joined(separator: "\n") + "\n"
  }

  private func output(_ suggestion: TransportSecuritySuggestion) -> JSONOutput {
    .members([
      ("schemaVersion", 1), ("entry", .string(suggestion.dictionary.isEmpty ? "" : Self.entry(suggestion))),
      (
        "remarks",
        .array(
          suggestion.remarks.map {
            .members([("url", .string($0.text)), ("works", .boolean($0.works)), ("reason", .string($0.reason))])
          })
      ), ("risks", .array(suggestion.risks.map(JSONOutput.string))),
      (
        "reviewTriggers",
        .array(suggestion.reviewTriggers.map { .members([("key", .string($0.key)), ("domain", .optional($0.domain))]) })
      ),
    ])
  }
}

/// A version of TLS on the command line.
struct TLSVersionArgument: ExpressibleByArgument {
  let version: TLSVersion

  init?(argument: String) {
    guard let version: TLSVersion = TLSVersion(name: argument) else { return nil }
    self.version = version
  }
}
