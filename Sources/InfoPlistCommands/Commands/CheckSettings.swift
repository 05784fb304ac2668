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
