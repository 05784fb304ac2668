import DiagnosticReporting
import Diagnostics
import PropertyLists

/// Values on one line, and as JSON.
enum ValueText {
  /// A scalar as it is, an array of scalars in brackets, other containers by what they hold.
  static func line(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .dictionary:
      return node.count == 0 ? "{}" : "{\(node.entries.prefix(4).map(\.key).joined(separator: ", "))\(node.count > 4 ? ", …" : "")}"
    case .array, .set:
      return "[" + node.elements.map { $0.kind.isContainer ? "{…}" : scalar($0) }.joined(separator: ", ") + "]"
    case .string: return node.string == "" ? "\"\"" : scalar(node)
    default: return scalar(node)
    }
  }

  private static func scalar(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .data: "<\(node.data?.count ?? 0) bytes>"
    default: node.scalar?.scalarText ?? "(unreadable)"
    }
  }

  /// The whole value as JSON.
  static func json(_ node: PropertyListNode) -> JSONOutput {
    let result: PropertyListWritingResult = node.write(as: .json, options: PropertyListWritingOptions(style: .minimal))
    guard !result.hasErrors, result.bytes.count > 0 else { return .null }
    let text: String = String(decoding: result.bytes.array, as: UTF8.self)
    return .verbatim(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  /// The role in which a value is painted.
  static func role(_ node: PropertyListNode) -> ReportStyle.Role {
    switch node.kind {
    case .string: .string
    case .integer, .real, .date, .data, .uid: .number
    default: .strong
    }
  }
}
