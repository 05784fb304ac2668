import ArgumentParser
import DiagnosticReporting

/// How findings are shown.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case jsonLines = "json-lines"
  case sarif
  case github
  case gitlab
  case junit
  case checkstyle
  case xcode

  /// The renderer; `style` is for people only, and `documentation` is the address of the pages of rules, for formats that link to them.
  func renderer(style: ReportStyle, documentation: String? = nil) -> any ReportRenderer {
    switch self {
    case .text: TextRenderer(style: style)
    case .json: JSONRenderer()
    case .jsonLines: JSONLinesRenderer()
    case .sarif: SARIFRenderer(documentation: documentation)
    case .github: GitHubRenderer()
    case .gitlab: GitLabRenderer()
    case .junit: JUnitRenderer()
    case .checkstyle: CheckstyleRenderer()
    case .xcode: XcodeRenderer()
    }
  }

  /// Whether people read it, so that a run without any answer writes nothing.
  var isForPeople: Bool {
    switch self {
    case .text, .github, .xcode, .jsonLines: true
    case .json, .sarif, .gitlab, .junit, .checkstyle: false
    }
  }
}
