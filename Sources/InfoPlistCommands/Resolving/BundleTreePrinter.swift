import AppBundles
import DiagnosticReporting
import InfoPlistKit

/// Shows a product as a tree, a line a bundle, or as JSON.
struct BundleTreePrinter {
  let style: ReportStyle
  let access: BundleAccess

  /// A table in which each bundle stands above those inside it.
  func text(_ tree: BundleTree) -> String {
    var table: TextTable = TextTable(
      style: style, header: ["bundle", "kind", "identifier", "version", "platform", "architectures", "size"])
    for family in tree.families { add(family, to: &table) }
    return table.render()
  }

  private func add(_ family: [BundleSummary], to table: inout TextTable) {
    var pending: [(index: Int, depth: Int)] = family.isEmpty ? [] : [(0, 0)]
    while let (index, depth): (Int, Int) = pending.popLast() {
      let bundle: BundleSummary = family[index]
      let name: String = depth > 0 ? FilePath.join(bundle.place, bundle.name) : outermostName(bundle)
      table.add([
        TextTable.Cell(String(repeating: "  ", count: depth) + name, .strong), TextTable.Cell(bundle.title),
        TextTable.Cell(bundle.identifier ?? "", .key), TextTable.Cell(Self.version(bundle)), TextTable.Cell(Self.platform(bundle)),
        TextTable.Cell(bundle.architectures.joined(separator: " ")), TextTable.Cell(Self.size(bundle), .dim),
      ])
      for child in family.indices.reversed() where family[child].parent == index { pending.append((child, depth + 1)) }
    }
  }

  private func outermostName(_ bundle: BundleSummary) -> String {
    bundle.path == access.path ? bundle.name : access.shown(bundle.path)
  }

  private static func version(_ bundle: BundleSummary) -> String {
    let number: String? = bundle.version.map { $0 + (bundle.build.map { " (\($0))" } ?? "") } ?? bundle.build
    return [number, bundle.problem.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }

  private static func platform(_ bundle: BundleSummary) -> String {
    (bundle.platforms + [bundle.minimumSystem.map { $0 + "+" }].compactMap { $0 }).joined(separator: " ")
  }

  /// The size with one decimal, in units of a thousand.
  private static func size(_ bundle: BundleSummary) -> String {
    guard var amount: Int = bundle.byteCount else { return "" }
    var remainder: Int = 0
    for unit in ["bytes", "kB", "MB", "GB"] {
      if amount < 1000 || unit == "GB" { return unit == "bytes" ? "\(amount) bytes" : "\(amount).\(remainder / 100) \(unit)" }
      remainder = amount % 1000
      amount /= 1000
    }
    return ""
  }

  /// One object with all bundles; `parent` is the path of the bundle around one.
  static func json(_ tree: BundleTree, path: String) -> JSONOutput {
    .members([
      ("schemaVersion", 1), ("path", .string(path)),
      ("bundles", .array(tree.families.flatMap { family in family.map { json($0, parent: $0.parent.map { family[$0].path }) } })),
    ])
  }

  private static func json(_ bundle: BundleSummary, parent: String?) -> JSONOutput {
    .members([
      ("path", .string(bundle.path)), ("parent", .optional(parent)), ("kind", .string(bundle.title)),
      ("identifier", .optional(bundle.identifier)), ("version", .optional(bundle.version)), ("build", .optional(bundle.build)),
      ("executable", .optional(bundle.executable)), ("platforms", .array(bundle.platforms.map(JSONOutput.string))),
      ("minimumSystem", .optional(bundle.minimumSystem)), ("architectures", .array(bundle.architectures.map(JSONOutput.string))),
      ("files", bundle.fileCount.map(JSONOutput.integer)), ("bytes", bundle.byteCount.map(JSONOutput.integer)),
      ("problem", .optional(bundle.problem)),
    ])
  }
}
