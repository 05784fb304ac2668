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
    if options.format == .binary || options.format == nil && BinaryReader.startsLikeBinary(bytes) {
      let result: (tree: BinaryTree?, findings: DiagnosticCollector) = BinaryReader.read(bytes, limits: options.limits)
      return Reading(
        text: bytes, format: .binary, encoding: .utf8, hasByteOrderMark: false,
        storage: result.tree.map(PropertyListDocument.Storage.binary) ?? .none, findings: result.findings)
    }
    return readText(bytes, options: options)
  }

  /// Brings text to UTF-8, finds its format and calls the reader.
  private static func readText(_ bytes: SourceBytes, options: PropertyListReadingOptions) -> Reading {
    let transcoded: TranscodedText = TextTranscoding.transcode(bytes)
    let told: PropertyListFormat? = options.format == .binary ? nil : options.format
    let format: PropertyListFormat =
      told ?? FormatDetection.textFormat(of: transcoded.text, from: transcoded.contentStart, hint: options.formatHint)
    var found: PropertyListFormat = format
    let tree: TextTree
    let findings: DiagnosticCollector
    switch format {
    case .xml, .binary:
      (tree, findings) = XMLReader.read(
        transcoded.text, from: transcoded.contentStart, limits: options.limits, problems: transcoded.problems)
    case .openStep, .strings:
      let result: (tree: TextTree, findings: DiagnosticCollector, isTable: Bool) = OpenStepReader.read(
        transcoded.text, from: transcoded.contentStart, isTranscoded: transcoded.text !== bytes, limits: options.limits,
        problems: transcoded.problems)
      (tree, findings) = (result.tree, result.findings)
      found = told ?? (result.isTable ? .strings : .openStep)
    case .json:
      (tree, findings) = JSONReader.read(
        transcoded.text, from: transcoded.contentStart, isTranscoded: transcoded.text !== bytes, options: options,
        problems: transcoded.problems)
    }
    return Reading(
      text: transcoded.text, format: found, encoding: transcoded.encoding, hasByteOrderMark: transcoded.hasByteOrderMark,
      storage: .text(tree), findings: findings)
  }
}
