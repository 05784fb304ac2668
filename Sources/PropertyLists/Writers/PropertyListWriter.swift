import Diagnostics

/// Writes values in any format.
enum PropertyListWriter {
  /// Writes one source in one format; the code is specialised for each pair.
  static func write<Source: NodeSource>(
    _ source: Source, as format: PropertyListFormat, sizeHint: Int, hasErrors: Bool, _ options: PropertyListWritingOptions
  ) -> PropertyListWritingResult {
    let known: [Diagnostic] = hasErrors ? [.sourceHasErrors()] : []
    return switch format {
    case .xml: run(XMLWriter(options, sizeHint: sizeHint), over: source, as: format, known, options)
    case .binary: run(BinaryWriter(options, sizeHint: sizeHint), over: source, as: format, known, options)
    case .openStep: run(OpenStepWriter(options, isTable: false, sizeHint: sizeHint), over: source, as: format, known, options)
    case .strings: run(OpenStepWriter(options, isTable: true, sizeHint: sizeHint), over: source, as: format, known, options)
    case .json: run(JSONWriter(options, sizeHint: sizeHint), over: source, as: format, known, options)
    }
  }

  private static func run<Source: NodeSource, Writer: FormatWriter & ~Copyable>(
    _ writer: consuming Writer, over source: Source, as format: PropertyListFormat, _ known: [Diagnostic],
    _ options: PropertyListWritingOptions
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
    let bytes: SourceBytes = hasErrors ? SourceBytes([]) : encoded(writer.finish(), format, options)
    return PropertyListWritingResult(
      bytes: bytes, diagnostics: diagnostics, omittedDiagnosticCount: omittedCount,
      hasErrors: hasErrors)
  }

  /// Brings a text into the encoding that was asked for.
  private static func encoded(_ bytes: SourceBytes, _ format: PropertyListFormat, _ options: PropertyListWritingOptions) -> SourceBytes {
    guard format.isText, options.encoding != .utf8 || options.writesByteOrderMark else { return bytes }
    return bytes.withUnsafeBytes { buffer in
      SourceBytes(
        TextTranscoding.encode(
          buffer.assumingMemoryBound(to: UInt8.self), as: options.encoding, withMark: options.writesByteOrderMark, format: format))
    }
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
      var options: PropertyListWritingOptions = options
      options.limits.outputByteCount = min(options.limits.outputByteCount, PropertyListNode.outputLimit(forBinary: document.bytes.count))
      return PropertyListWriter.write(
        BinaryNodeSource(tree: tree, root: index), as: format, sizeHint: hint, hasErrors: document.hasErrors, options)
    case .none:
      return PropertyListWritingResult(
        bytes: SourceBytes([]), diagnostics: [.unreadableValueToWrite()], omittedDiagnosticCount: 0, hasErrors: true)
    }
  }
}

extension PropertyListNode {
  /// The most that a binary property list may become: many references to one long string can stand for thousands of times its bytes. Real files
  /// stay below ten times their size.
  private static func outputLimit(forBinary byteCount: Int) -> Int {
    max(1 << 26, byteCount.multipliedReportingOverflow(by: 64).overflow ? Int.max : byteCount * 64)
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
