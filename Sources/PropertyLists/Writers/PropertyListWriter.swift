import Diagnostics

/// Writes values in any format.
enum PropertyListWriter {
  /// Writes one source in one format; the code is specialised for each pair.
  static func write<Source: NodeSource>(
    _ source: Source, as format: PropertyListFormat, sizeHint: Int, hasErrors: Bool, _ options: PropertyListWritingOptions
  ) -> PropertyListWritingResult {
    let known: [Diagnostic] = hasErrors ? [.sourceHasErrors()] : []
    return switch format {
    case .xml: run(XMLWriter(options, sizeHint: sizeHint), over: source, known, options)
    case .binary: run(BinaryWriter(options, sizeHint: sizeHint), over: source, known, options)
    default: unavailable(format)
    }
  }

  private static func run<Source: NodeSource, Writer: FormatWriter & ~Copyable>(
    _ writer: consuming Writer, over source: Source, _ known: [Diagnostic], _ options: PropertyListWritingOptions
  ) -> PropertyListWritingResult {
    let walk: NodeWalkOptions = NodeWalkOptions(
      sortsKeys: options.sortsKeys, nesting: options.limits.nesting, valueCount: min(options.limits.expandedValueCount, 1 << 31))
    let end: NodeWalkEnd = source.walk(walk, &writer)
    if end == .completed, !writer.problems.hasErrors { writer.finishWriting() }
    var diagnostics: [Diagnostic] = known + writer.problems.located(in: source, walk)
    switch end {
    case .completed where !writer.output.isOverLimit: break
    case .completed, .stopped: diagnostics.append(.outputTooLarge(options.limits.outputByteCount))
    case .tooDeep: diagnostics.append(.tooDeepToWrite(options.limits.nesting))
    case .tooManyValues: diagnostics.append(.tooManyValuesToWrite(options.limits.expandedValueCount))
    }
    let hasErrors: Bool = writer.problems.hasErrors || writer.output.isOverLimit || end != .completed
    let omittedCount: Int = writer.problems.omittedCount
    return PropertyListWritingResult(
      bytes: hasErrors ? SourceBytes([]) : writer.finish(), diagnostics: diagnostics, omittedDiagnosticCount: omittedCount,
      hasErrors: hasErrors)
  }

  private static func unavailable(_ format: PropertyListFormat) -> PropertyListWritingResult {
    PropertyListWritingResult(
      bytes: SourceBytes([]),
      diagnostics: [Diagnostic("writing/unavailable-format", .error, "\(format.title) property lists are not written by this version")],
      omittedDiagnosticCount: 0, hasErrors: true)
  }
}

extension PropertyListDocument {
  /// Writes the values of the document in a format, in a layout of its own; comments are not kept.
  public func write(as format: PropertyListFormat, options: PropertyListWritingOptions = PropertyListWritingOptions())
    -> PropertyListWritingResult
  {
    guard let root else {
      return PropertyListWritingResult(
        bytes: SourceBytes([]), diagnostics: [.unreadableValueToWrite()], omittedDiagnosticCount: 0, hasErrors: true)
    }
    return root.write(as: format, options: options)
  }
}

extension PropertyListNode {
  /// Writes the value alone in a format, as the root of a property list.
  public func write(as format: PropertyListFormat, options: PropertyListWritingOptions = PropertyListWritingOptions())
    -> PropertyListWritingResult
  {
    let hint: Int = range.count
    switch document.storage {
    case .text(let tree):
      return PropertyListWriter.write(
        TextNodeSource(tree: tree, root: index, mayBeMalformed: document.hasErrors), as: format, sizeHint: hint + hint / 8,
        hasErrors: document.hasErrors, options)
    case .binary(let tree):
      // A small hostile file can stand for more values than can be written; no time is spent on the attempt.
      if index == tree.top, tree.expandedCount > options.limits.expandedValueCount {
        return PropertyListWritingResult(
          bytes: SourceBytes([]), diagnostics: [.tooManyValuesToWrite(options.limits.expandedValueCount)], omittedDiagnosticCount: 0,
          hasErrors: true)
      }
      let hint: Int = document.bytes.count * 4
      return PropertyListWriter.write(
        BinaryNodeSource(tree: tree, root: index), as: format, sizeHint: hint, hasErrors: document.hasErrors, options)
    case .none:
      return PropertyListWritingResult(
        bytes: SourceBytes([]), diagnostics: [.unreadableValueToWrite()], omittedDiagnosticCount: 0, hasErrors: true)
    }
  }
}

extension PropertyListValue {
  /// Writes the value in a format.
  public func write(as format: PropertyListFormat, options: PropertyListWritingOptions = PropertyListWritingOptions())
    -> PropertyListWritingResult
  {
    PropertyListWriter.write(ValueNodeSource(value: self), as: format, sizeHint: 4096, hasErrors: false, options)
  }
}
