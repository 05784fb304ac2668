import Diagnostics

/// What a reader makes of a file, before it becomes a document.
struct Reading {
  var text: SourceBytes
  var format: PropertyListFormat
  var encoding: TextEncoding
  var hasByteOrderMark: Bool
  var storage: PropertyListDocument.Storage
  var findings: DiagnosticCollector

  /// Finds the format, brings text to UTF-8 and calls the reader.
  static func read(_ bytes: SourceBytes, options: PropertyListReadingOptions) -> Reading {
    guard bytes.count <= options.limits.byteCount else {
      var findings: DiagnosticCollector = DiagnosticCollector(limit: options.limits.diagnosticCount)
      findings.report(.limitExceeded("file size in bytes", options.limits.byteCount, at: nil))
      return Reading(
        text: bytes, format: options.format ?? .xml, encoding: .utf8, hasByteOrderMark: false, storage: .none, findings: findings)
    }
    let transcoded: TranscodedText = TextTranscoding.transcode(bytes)
    let result: (tree: TextTree, findings: DiagnosticCollector) = XMLReader.read(
      transcoded.text, from: transcoded.contentStart, limits: options.limits, problems: transcoded.problems)
    return Reading(
      text: transcoded.text, format: .xml, encoding: transcoded.encoding, hasByteOrderMark: transcoded.hasByteOrderMark,
      storage: .text(result.tree), findings: result.findings)
  }
}
