import InfoPlistCatalog
import InfoPlistKit
import Linting

/// Which rules `check` runs and what is known of the product, as plain values.
struct CheckSettings {
  var select: [RulePattern] = []
  var extend: [RulePattern] = []
  var ignore: [RulePattern] = []
  var profile: LintProfile?
  var preview: Bool = false
  var portability: Bool = false
  var config: String?
  var ignoresConfiguration: Bool = false
  var platform: Platform?
  var deploymentTarget: OSVersion?
  var sdk: OSVersion?
  var product: ProductKind?
  var stage: RuleScope.Stage?
  var date: String?

  /// Refuses patterns that mean no rule: a slip of the pen must not check less than was asked for.
  ///
  /// - Throws: `CommandFailure`, exit code 64.
  func validate(against rules: RuleSet) throws {
    let patterns: [(option: String, patterns: [RulePattern])] = [("--select", select), ("--extend", extend), ("--ignore", ignore)]
    guard patterns.contains(where: { !$0.patterns.isEmpty }) else { return }
    let names: RuleNames = RuleNames(rules)
    for (option, patterns) in patterns {
      for pattern in patterns where !names.contains(pattern) {
        let hint: String = names.nearest(to: pattern.description).map { "did you mean '\($0)'?" } ?? "'infoplist rules' lists them"
        throw CommandFailure.usage("\(option): no rule is named '\(pattern)'; \(hint)")
      }
    }
  }

  /// The request that the options make.
  func request(paths: [String]) -> CheckRequest {
    var request: CheckRequest = CheckRequest(paths: paths)
    request.options.select = select
    request.options.extend = extend
    request.options.ignore = ignore
    request.options.includesPreviews = preview
    request.options.profile = profile
    if portability {
      if select.isEmpty { request.options.extend.append("portability/*") } else { request.options.select.append("portability/*") }
    }
    let console: any Console = CurrentConsole.console
    request.target = LintTarget(
      stage: stage, platform: platform, product: product, deploymentTarget: deploymentTarget, sdk: sdk,
      today: date ?? console.today)
    request.configuration = ignoresConfiguration ? .none : config.map { .file($0) } ?? .nearest
    request.currentDirectory = console.currentDirectory
    request.threadCount = console.processorCount
    return request
  }
}
