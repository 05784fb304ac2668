import ArgumentParser
import DiagnosticReporting
import InfoPlistKit

/// `infoplist bundle`: what is inside a product.
struct BundleCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "bundle", abstract: "Shows a product as the tree of its bundles.",
    discussion: """
      Each bundle is shown with what it is, its identifier and version, the platform and oldest system of its executable, its architectures \
      and the size of its own files. Folders, archives (.ipa, .zip) and Xcode archives work alike; nothing is unpacked to disk.

      Exit codes: 0 shown, 2 the product or a part of it cannot be read, or it holds no bundle, 64 wrong usage.

      EXAMPLES
        infoplist bundle MyApp.app
        infoplist bundle MyApp.ipa --json
      """)

  @Argument(help: "A bundle, a folder with bundles, or an archive.", completion: .file())
  var path: String

  @Flag(help: "Write JSON.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func run() throws {
    let access: BundleAccess = try BundleAccess(path)
    let tree: BundleTree = try access.answer { try $0.bundles(at: access.path) }
    if json {
      CurrentConsole.console.write(BundleTreePrinter.json(tree, path: access.path).pretty + "\n")
    } else {
      CurrentConsole.console.write(BundleTreePrinter(style: OutputStyle.forOutput(color), access: access).text(tree))
    }
    try access.requireCompleteness(tree.product.problems)
  }
}
