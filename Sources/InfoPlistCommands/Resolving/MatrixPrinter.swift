import DiagnosticReporting
import InfoPlistKit
import InfoPlistResolution
import PropertyLists

/// Shows keys over devices and languages.
struct MatrixPrinter {
  let style: ReportStyle

  /// A table a key: languages down, devices across.
  func text(_ matrix: ResolutionMatrix) -> String {
    matrix.tables.map { key in
      var table: TextTable = TextTable(style: style, header: ["language"] + matrix.devices.map(\.device.title), cellWidth: 40)
      for (language, row) in zip(matrix.languages, key.rows) {
        table.add([TextTable.Cell(language, .key)] + row.map(cell))
      }
      return style.paint(VisibleText.sanitized(key.path.description), .strong) + "\n" + table.render()
    }.joined(separator: "\n")
  }

  private func cell(_ value: ResolveAnswer.Value) -> TextTable.Cell {
    if let text: String = value.text { return TextTable.Cell(text, .string) }
    return value.node.map { TextTable.Cell(ValueText.line($0), ValueText.role($0)) } ?? TextTable.Cell("(absent)", .dim)
  }

  /// One object with all keys.
  func json(_ matrix: ResolutionMatrix) -> JSONOutput {
    .members([
      ("schemaVersion", 1),
      (
        "keys",
        .array(
          matrix.tables.map { key in
            .members([("key", .string(key.path.description)), ("values", .array(values(key, matrix)))])
          })
      ),
    ])
  }

  private func values(_ key: ResolutionMatrix.Table, _ matrix: ResolutionMatrix) -> [JSONOutput] {
    zip(matrix.languages, key.rows).flatMap { language, row in
      zip(matrix.devices, row).map { environment, value in
        .members([
          ("language", .string(language)), ("device", .string(environment.device.rawValue)),
          ("value", value.text.map(JSONOutput.string) ?? value.node.map(ValueText.json)),
        ])
      }
    }
  }
}
