import DiagnosticReporting
import InfoPlistResolution
import PropertyLists

/// Shows one key over devices and languages.
struct MatrixPrinter {
  let style: ReportStyle
  let devices: [Environment]
  let languages: [String]
  /// Makes the resolution of an environment.
  let resolve: (Environment) -> ResolvedInfo

  init(style: ReportStyle, devices: [Environment], languages: [String], resolve: @escaping (Environment) -> ResolvedInfo) {
    self.style = style
    self.devices = devices
    self.languages = languages
    self.resolve = resolve
  }

  private func value(_ path: PropertyListPath, _ environment: Environment) -> (line: String, json: JSONOutput, role: ReportStyle.Role)? {
    let resolved: ResolvedInfo = resolve(environment)
    guard case .key(let key)? = path.components.first else { return nil }
    if path.components.count > 1, let text: String = resolved.text(at: path).value { return (text, .string(text), .string) }
    guard let node: PropertyListNode = resolved.value(key)?.node.node(at: PropertyListPath(Array(path.components.dropFirst()))) else {
      return nil
    }
    return (ValueText.line(node), ValueText.json(node), ValueText.role(node))
  }

  /// A table a key: languages down, devices across.
  func text(_ paths: [PropertyListPath]) -> String {
    paths.map { path in
      var table: TextTable = TextTable(style: style, header: ["language"] + devices.map(\.device.title), cellWidth: 40)
      for language in languages {
        table.add(
          [TextTable.Cell(language, .key)]
            + devices.map { device in
              value(path, device.with(languages: [language])).map { TextTable.Cell($0.line, $0.role) } ?? TextTable.Cell("(absent)", .dim)
            })
      }
      return style.paint(VisibleText.sanitized(path.description), .strong) + "\n" + table.render()
    }.joined(separator: "\n")
  }

  /// One object a key.
  func json(_ paths: [PropertyListPath]) -> JSONOutput {
    .members([
      ("schemaVersion", 1),
      (
        "keys",
        .array(
          paths.map { path in
            .members([
              ("key", .string(path.description)),
              (
                "values",
                .array(
                  languages.flatMap { language in
                    devices.map { device in
                      .members([
                        ("language", .string(language)), ("device", .string(device.device.rawValue)),
                        ("value", value(path, device.with(languages: [language]))?.json),
                      ])
                    }
                  })
              ),
            ])
          })
      ),
    ])
  }
}
