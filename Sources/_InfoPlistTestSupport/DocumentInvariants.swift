import Diagnostics
public import PropertyLists
public import Testing

/// Checks what must be true of every document, whatever was read, and records an issue for each thing that is not.
///
/// - The bytes are kept.
/// - Every place of a finding lies in the text, findings are in order, have a message without a full stop, and errors are counted as errors.
/// - Every safe fix can be applied, keeps the file readable and takes the finding away.
/// - The tree can be walked to its end, and the range of every value lies in that of its container.
public func expectInvariants(of document: PropertyListDocument, _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
  func expect(_ condition: Bool, _ words: @autoclosure () -> String) {
    guard !condition else { return }
    Issue.record(Comment(rawValue: (name.isEmpty ? "" : name + ": ") + words()), sourceLocation: sourceLocation)
  }
  // Where findings were left out, one that a fix takes away lets the next one in: only lists of all findings can be compared.
  func read(_ text: SourceBytes) -> PropertyListDocument {
    let limits: PropertyListLimits = document.omittedDiagnosticCount > 0 ? PropertyListLimits(diagnosticCount: .max) : PropertyListLimits()
    return PropertyListDocument(reading: text, options: PropertyListReadingOptions(format: document.format, limits: limits))
  }
  let whole: PropertyListDocument = document.omittedDiagnosticCount > 0 ? read(document.text) : document
  var last: Diagnostic?
  for diagnostic in document.diagnostics {
    if let range: SourceRange = diagnostic.range {
      expect(range.lowerBound >= 0 && range.upperBound <= document.text.count, "\(diagnostic.id) at \(range) is outside the text")
    }
    expect(
      !diagnostic.message.isEmpty && diagnostic.message.last != ".", "\(diagnostic.id) has a badly formed message '\(diagnostic.message)'")
    if let previous: Diagnostic = last {
      expect(!Diagnostic.reportingOrder(diagnostic, previous), "\(diagnostic.id) stands before \(previous.id)")
    }
    last = diagnostic
    for fix in diagnostic.fixes {
      guard let edits: EditSet = EditSet(fix.edits) else {
        expect(false, "the edits of a fix of \(diagnostic.id) overlap")
        continue
      }
      guard fix.applicability == .safe, !edits.isEmpty, document.text.count < 100_000 else { continue }
      let fixed: PropertyListDocument = read(SourceBytes(edits.applied(to: document.text)))
      let before: Int = whole.diagnostics.count { $0.severity == .error }
      let after: Int = fixed.diagnostics.count { $0.severity == .error }
      expect(after <= before, "a safe fix of \(diagnostic.id) brings errors: \(fixed.diagnostics.map(\.message))")
      expect(fixed.diagnostics.count < whole.diagnostics.count, "a safe fix of \(diagnostic.id) does not take it away")
    }
  }
  expect(document.hasErrors || !document.diagnostics.contains { $0.severity == .error }, "an error is reported and hasErrors is false")
  guard document.format.isText, let root: PropertyListNode = document.root else { return }
  var pending: [(node: PropertyListNode, outer: SourceRange)] = [(root, SourceRange(0, document.text.count))]
  while let (node, outer): (PropertyListNode, SourceRange) = pending.popLast() {
    let range: SourceRange = node.range
    expect(
      outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
      "a \(node.kind.rawValue) at \(range) is outside its container at \(outer)")
    if !document.hasErrors, !node.kind.isContainer { expect(node.scalar != nil, "a \(node.kind.rawValue) at \(range) has no value") }
    switch node.kind {
    case .dictionary: for entry in node.entries { pending.append((entry.value, range)) }
    case .array, .set: for element in node.elements { pending.append((element, range)) }
    default: break
    }
  }
}
