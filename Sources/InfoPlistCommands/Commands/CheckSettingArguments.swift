import ArgumentParser
import InfoPlistCatalog
import InfoPlistKit
import Linting

/// The options of `check` that say which rules run, and what is known of the product.
struct CheckSettingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Run only these rules; 'category/*' is a whole category. Repeatable.", valueName: "rule"))
  var select: [RulePattern] = []

  @Option(help: ArgumentHelp("Run these rules too: rules on request and ones that are not certain yet. Repeatable.", valueName: "rule"))
  var extend: [RulePattern] = []

  @Option(help: ArgumentHelp("Do not run these rules. Repeatable.", valueName: "rule"))
  var ignore: [RulePattern] = []

  @Option(help: "Run the rules for one purpose: store, security or all.")
  var profile: LintProfile?

  @Flag(help: "Also run rules that are not certain yet.")
  var preview: Bool = false

  @Flag(help: "Also tell where other parsers read a file differently.")
  var portability: Bool = false

  @Option(help: ArgumentHelp("The configuration for all files, in place of the nearest .infoplist.json above each.", valueName: "file"))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no configuration.")
  var ignoresConfiguration: Bool = false

  @Option(help: "The platform of the product, where its files do not tell: iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS.")
  var platform: PlatformArgument?

  @Option(help: ArgumentHelp("The oldest system that the product shall run on.", valueName: "version"))
  var deploymentTarget: VersionArgument?

  @Option(help: ArgumentHelp("The SDK that builds the product.", valueName: "version"))
  var sdk: VersionArgument?

  @Option(help: "The kind of product, where its files do not tell: ios-app, app-extension, framework and so on.")
  var product: ProductArgument?

  @Option(help: "Whether the files belong to a project or to finished products: source or product.")
  var stage: RuleScope.Stage?

  @Option(
    help: ArgumentHelp("Check as on this day, YYYY-MM-DD: rules of a later day are remarks before it. By default, today.", valueName: "day")
  )
  var date: DayArgument?

  func validate() throws {
    if config != nil, ignoresConfiguration { throw ValidationError("--config and --no-config exclude each other.") }
  }

  /// The options as plain values.
  var settings: CheckSettings {
    CheckSettings(
      select: select, extend: extend, ignore: ignore, profile: profile, preview: preview, portability: portability, config: config,
      ignoresConfiguration: ignoresConfiguration, platform: platform?.platform, deploymentTarget: deploymentTarget?.version,
      sdk: sdk?.version,
      product: product?.kind, stage: stage, date: date?.text)
  }
}

/// A day on the command line.
struct DayArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    let parts: [Substring] = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      ("01"..."12").contains(String(parts[1])), ("01"..."31").contains(String(parts[2]))
    else { return nil }
    text = argument
  }
}

extension LintProfile: ExpressibleByArgument {}

extension RuleScope.Stage: ExpressibleByArgument {}

extension RulePattern: ExpressibleByArgument {
  /// Reads a pattern such as `syntax/*`.
  public init?(argument: String) {
    self.init(argument)
  }
}
