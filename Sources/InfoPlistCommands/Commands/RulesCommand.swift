import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistReference
import InfoPlistRules
import Linting

/// `infoplist rules`: lists and filters the rules.
struct RulesCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules of check.",
    discussion: """
      Without filters, all rules with their severity. 'infoplist explain RULE' tells more about one.

      --store-codes lists the codes of App Store Connect instead, with the rules that find them beforehand; filters choose the codes of the rules \
      that fit. 'infoplist explain CODE' tells more about one.

      Exit codes: 0 something fits, 1 nothing does, 64 wrong usage.

      EXAMPLES
        infoplist rules
        infoplist rules 'identity/*' --severity error
        infoplist rules --harm store --platform iOS --json
        infoplist rules --calendar
        infoplist rules --store-codes
        infoplist rules 'icons/*' --store-codes
      """)

  @Argument(help: "Ids, categories or patterns such as 'identity/*'.")
  var patterns: [RulePattern] = []

  @Option(help: "Rules of this severity: error, warning or info.")
  var severity: Severity?

  @Option(help: "Rules whose findings break this: invalid, store, install, runtime, build, security or style.")
  var harm: RuleHarm?

  @Option(help: "Rules that apply to this platform.")
  var platform: PlatformArgument?

  @Option(help: "Rules that apply to sources or to products: source or product.")
  var stage: RuleScope.Stage?

  @Flag(help: "Rules that can fix what they find.")
  var fixable: Bool = false

  @Flag(help: "Rules that run only when they are asked for, or as previews.")
  var optional: Bool = false

  @Flag(help: "Show what holds from or until some day, by day.")
  var calendar: Bool = false

  @Flag(help: "List the codes of App Store Connect, with the rules that find them.")
  var storeCodes: Bool = false

  @Flag(help: "Write JSON.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func run() throws {
    let infos: [RuleInfo] = RuleRegistry.all.infos.filter(fits)
    let console: any Console = CurrentConsole.console
    if storeCodes {
      let ids: Set<DiagnosticID> = Set(infos.map(\.id))
      let isFiltered: Bool = infos.count < RuleRegistry.all.infos.count
      let codes: [StoreCode] = StoreCode.all.filter { !isFiltered || $0.rules.contains(where: ids.contains) }
      if codes.isEmpty, !json { throw CommandFailure.negative("no code fits") }
      console.write(json ? StoreMessageText.json(codes).pretty + "\n" : StoreMessageText.table(codes, style: OutputStyle.forOutput(color)))
      if codes.isEmpty { throw ExitCode(1) }
      return
    }
    if calendar {
      let events: [RuleCalendar.Event] = RuleCalendar(infos).events
      console.write(json ? JSONOutput.array(events.map(Self.json)).pretty + "\n" : render(events))
      return
    }
    if json {
      console.write(JSONOutput.array(infos.map(JSONOutput.rule)).pretty + "\n")
    } else if !infos.isEmpty {
      console.write(render(infos))
    }
    if infos.isEmpty { throw json ? ExitCode(1) : CommandFailure.negative("no rule fits") }
  }

  private func fits(_ info: RuleInfo) -> Bool {
    if !patterns.isEmpty, !patterns.contains(where: { $0.matches(info) }) { return false }
    if let severity, info.severity != severity { return false }
    if let harm, info.harm != harm { return false }
    if let platform: Platform = platform?.platform, !info.scope.platforms.isEmpty, !info.scope.platforms.contains(platform) { return false }
    if let stage, let own: RuleScope.Stage = info.scope.stage, own != stage { return false }
    if fixable, info.fix == nil { return false }
    if optional, info.activation == .standard { return false }
    return true
  }

  private func render(_ infos: [RuleInfo]) -> String {
    let style: ReportStyle = OutputStyle.forOutput(color)
    var table: TextTable = TextTable(style: style, header: ["rule", "severity", "harm", "runs", "fix", "what is wrong"])
    for info in infos {
      let runs: String =
        switch info.activation {
        case .standard: "always"
        case .onRequest: "on request"
        case .preview: "preview"
        }
      table.add([
        TextTable.Cell(info.id.rawValue, .strong), TextTable.Cell(info.severity.rawValue, Self.role(info.severity)),
        TextTable.Cell(info.harm.rawValue), TextTable.Cell(runs, .dim), TextTable.Cell(info.fix?.rawValue ?? "", .good),
        TextTable.Cell(info.title),
      ])
    }
    return table.render()
  }

  private func render(_ events: [RuleCalendar.Event]) -> String {
    guard !events.isEmpty else { return "no rule begins or ends at a day\n" }
    var table: TextTable = TextTable(style: OutputStyle.forOutput(color), header: ["day", "change", "rule", "what is wrong"])
    let today: String? = CurrentConsole.console.today
    for event in events {
      let isPast: Bool = today.map { event.day <= $0 } ?? false
      table.add([
        TextTable.Cell(event.day, isPast ? .dim : .strong), TextTable.Cell(event.words(isPast: isPast)),
        TextTable.Cell(event.info.id.rawValue, .strong), TextTable.Cell(event.info.title),
      ])
    }
    return table.render()
  }

  private static func json(_ event: RuleCalendar.Event) -> JSONOutput {
    .object([
      ("day", .string(event.day)), ("change", .string(event.change.rawValue)), ("rule", .string(event.info.id.rawValue)),
      ("severity", .string(event.info.severity.rawValue)), ("title", .string(event.info.title)),
    ])
  }

  static func role(_ severity: Severity) -> ReportStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

extension Severity: ExpressibleByArgument {}

extension RuleHarm: ExpressibleByArgument {}
