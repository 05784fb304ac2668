import AppBundles
import ArgumentParser
import DiagnosticReporting
import InfoPlistResolution
import PropertyLists

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
    if access.document != nil { throw CommandFailure.unusable("\(path) is no bundle; 'infoplist print' shows a single property list") }
    let summaries: [[BundleSummary]] = try access.requiredFamilies().map { family in
      family.members.map { BundleSummary($0, in: access.fileSystem) }
    }
    if json {
      let object: JSONOutput = .members([
        ("schemaVersion", 1), ("path", .string(access.path)),
        ("bundles", .array(summaries.flatMap { family in family.map { $0.json(parent: $0.parent.map { family[$0].path }) } })),
      ])
      CurrentConsole.console.write(object.pretty + "\n")
      return try access.requireCompleteness()
    }
    var table: TextTable = TextTable(
      style: OutputStyle.forOutput(color), header: ["bundle", "kind", "identifier", "version", "platform", "architectures", "size"])
    for family in summaries { add(family, to: &table, access) }
    CurrentConsole.console.write(table.render())
    try access.requireCompleteness()
  }

  /// The rows of a family, each bundle before those inside it.
  private func add(_ family: [BundleSummary], to table: inout TextTable, _ access: BundleAccess) {
    var pending: [(index: Int, depth: Int)] = family.isEmpty ? [] : [(0, 0)]
    while let (index, depth): (Int, Int) = pending.popLast() {
      let summary: BundleSummary = family[index]
      let name: String = depth == 0 ? (summary.path == access.path ? summary.name : access.shown(summary.path)) : summary.placeAndName
      table.add([
        TextTable.Cell(String(repeating: "  ", count: depth) + name, .strong), TextTable.Cell(summary.title),
        TextTable.Cell(summary.identifier ?? "", .key), TextTable.Cell(summary.versionText), TextTable.Cell(summary.platformText),
        TextTable.Cell(summary.architectures.joined(separator: " ")), TextTable.Cell(summary.sizeText, .dim),
      ])
      for child in family.indices.reversed() where family[child].parent == index { pending.append((child, depth + 1)) }
    }
  }
}
