import Diagnostics

/// Findings as SARIF 2.1.0, for code scanning. Columns count UTF-16 units; a binary property list has byte offsets in place of lines.
public struct SARIFRenderer: ReportRenderer {
  /// The version of the tool.
  public let version: String
  /// The address below which `rules/CATEGORY/NAME.md` stands; nil: rules carry their help as text only.
  public let documentation: String?

  /// Makes a renderer.
  public init(version: String = "0.1.0", documentation: String? = nil) {
    self.version = version
    self.documentation = documentation
  }

  /// The whole output.
  public func render(_ report: Report) -> String {
    let ids: [DiagnosticID] = Set(report.diagnostics.map(\.id)).sorted()
    let indexes: [DiagnosticID: Int] = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    let places: ReportPlaces = ReportPlaces(report)
    var occurrences: [FindingIdentity: Int] = [:]
    var results: [JSONOutput] = []
    for diagnostic in report.diagnostics {
      let identity: FindingIdentity = FindingIdentity(diagnostic)
      occurrences[identity, default: 0] += 1
      results.append(
        result(diagnostic, places, index: indexes[diagnostic.id] ?? 0, fingerprint: "\(identity.digest):\(occurrences[identity] ?? 1)"))
    }
    let output: JSONOutput = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "infoplist", "semanticVersion": .string(version), "rules": .array(ids.map { rule($0, report.rules[$0]) }),
            ]
          ],
          "invocations": [invocation(report)],
          "columnKind": "utf16CodeUnits",
          "artifacts": .array(report.files.map { ["location": ["uri": .string(ReportAddress.uri($0))]] }),
          "results": .array(results),
        ]
      ],
    ]
    return output.pretty + "\n"
  }

  private func invocation(_ report: Report) -> JSONOutput {
    .members([
      ("executionSuccessful", .boolean(report.failures.isEmpty)),
      (
        "toolExecutionNotifications",
        report.failures.isEmpty ? nil : .array(report.failures.map { ["level": "error", "message": ["text": .string($0)]] })
      ),
    ])
  }

  private func rule(_ id: DiagnosticID, _ rule: ReportRule?) -> JSONOutput {
    let help: String? = rule.map { $0.remedy.isEmpty ? $0.explanation : $0.explanation + " " + $0.remedy }
    return .members([
      ("id", .string(id.rawValue)),
      ("shortDescription", rule.map { ["text": .string($0.title)] }),
      ("fullDescription", rule.map { ["text": .string($0.explanation)] }),
      (
        "help",
        help.map { .members([("text", .string($0)), ("markdown", rule.flatMap { $0.page.isEmpty ? nil : .string($0.page) })]) }
      ),
      ("helpUri", documentation.map { .string("\($0.hasSuffix("/") ? String($0.dropLast()) : $0)/rules/\(id.rawValue).md") }),
      ("defaultConfiguration", rule.map { ["level": .string(level($0.severity))] }),
      ("properties", rule.map { ["tags": .array(([id.category] + $0.tags).map(JSONOutput.string))] }),
    ])
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private func result(_ diagnostic: Diagnostic, _ places: ReportPlaces, index: Int, fingerprint: String) -> JSONOutput {
    var text: String = diagnostic.message
    for note in diagnostic.notes where note.range == nil { text += "\nnote: " + note.message }
    if let help: String = diagnostic.help { text += "\nhelp: " + help }
    let related: [DiagnosticNote] = diagnostic.notes.filter { $0.range != nil }
    let fixes: [JSONOutput] = diagnostic.fixes.compactMap { fix($0, diagnostic, places) }
    return .members([
      ("ruleId", .string(diagnostic.id.rawValue)), ("ruleIndex", .integer(index)), ("level", .string(level(diagnostic.severity))),
      ("message", ["text": .string(text)]),
      ("locations", [location(diagnostic.file, diagnostic.range, keyPath: diagnostic.keyPath, places)]),
      (
        "relatedLocations",
        related.isEmpty
          ? nil
          : .array(
            related.map { note in
              var members: JSONOutput = location(note.file ?? diagnostic.file, note.range, keyPath: nil, places)
              if case .object(let old) = members {
                members = .object(old + [("message", ["text": .string(note.message)])])
              }
              return members
            })
      ),
      ("partialFingerprints", ["infoplistFinding/v1": .string(fingerprint)]),
      ("fixes", fixes.isEmpty ? nil : .array(fixes)),
    ])
  }

  private func location(_ file: String?, _ range: SourceRange?, keyPath: String?, _ places: ReportPlaces) -> JSONOutput {
    .members([
      (
        "physicalLocation",
        .members([
          ("artifactLocation", ["uri": .string(ReportAddress.uri(file ?? ""))]),
          ("region", range.map { region($0, places.table(file)) }),
        ])
      ),
      ("logicalLocations", keyPath.flatMap { $0.isEmpty ? nil : [["fullyQualifiedName": .string($0), "kind": "member"]] }),
    ])
  }

  private func region(_ range: SourceRange, _ table: LineTable?) -> JSONOutput {
    guard let table else {
      return ["byteOffset": .integer(range.lowerBound), "byteLength": .integer(range.upperBound - range.lowerBound)]
    }
    return [
      "startLine": .integer(table.place(at: range.lowerBound).line), "startColumn": .integer(table.utf16Column(at: range.lowerBound)),
      "endLine": .integer(table.place(at: range.upperBound).line), "endColumn": .integer(table.utf16Column(at: range.upperBound)),
    ]
  }

  /// A fix that can be made in the text; nil for others.
  private func fix(_ fix: Fix, _ diagnostic: Diagnostic, _ places: ReportPlaces) -> JSONOutput? {
    guard fix.applicability != .display, !fix.edits.isEmpty, let table: LineTable = places.table(diagnostic.file) else { return nil }
    let replacements: [JSONOutput] = fix.edits.map { edit in
      .members([
        ("deletedRegion", region(edit.range, table)),
        ("insertedContent", edit.replacementText.isEmpty ? nil : ["text": .string(edit.replacementText)]),
      ])
    }
    return [
      "description": ["text": .string("\(fix.message) (\(fix.applicability.rawValue))")],
      "artifactChanges": [
        ["artifactLocation": ["uri": .string(ReportAddress.uri(diagnostic.file ?? ""))], "replacements": .array(replacements)]
      ],
    ]
  }
}
