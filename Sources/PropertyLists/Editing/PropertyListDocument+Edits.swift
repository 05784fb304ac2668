import Diagnostics

/// Edits.
extension PropertyListDocument {
  /// The changes of `text` that make some edits, in order: only the bytes that have to change, in the style of the text around them.
  ///
  /// Where a key occurs twice, edits act on the entry that readers use, unless the options name the other. `EditSet.inverse(of:)` undoes
  /// the changes. Only for text formats; `applying(_:options:)` takes all.
  ///
  /// - Throws: the first edit that cannot be made, with its place and what to do. No edit is made then.
  public func textEdits(
    for edits: [PropertyListEdit], options: PropertyListEditOptions = PropertyListEditOptions()
  ) throws(PropertyListEditError) -> EditSet {
    var session: EditSession = EditSession(self, options)
    try session.make(edits)
    return session.pieces.edits
  }

  /// The document after some edits, read again from its new bytes. Encoding, byte order mark and everything that the edits do not concern
  /// stay as they are. A binary document is written anew with its objects in their order; objects that it shares are shared again only
  /// where the writer does so.
  ///
  /// - Throws: the first edit that cannot be made, with its place and what to do.
  public func applying(
    _ edits: [PropertyListEdit], options: PropertyListEditOptions = PropertyListEditOptions()
  ) throws(PropertyListEditError) -> PropertyListDocument {
    if format == .binary { return try rewriting(edits, options) }
    var session: EditSession = EditSession(self, options)
    try session.make(edits)
    try session.catchUp()
    return session.document
  }

  /// Edits the values of a binary document and writes them.
  private func rewriting(_ edits: [PropertyListEdit], _ options: PropertyListEditOptions) throws(PropertyListEditError)
    -> PropertyListDocument
  {
    guard !hasErrors, let value: PropertyListValue = root?.value else {
      throw .unreadable(edits.first?.path ?? .root, "the file cannot be read whole, and writing it anew would lose what is left")
    }
    var options: PropertyListEditOptions = options
    options.firstEntryWins = true
    let edited: PropertyListValue = try value.applying(edits, options: options)
    if edited == value { return self }
    let result: PropertyListWritingResult = edited.write(as: .binary, options: PropertyListWritingOptions(limits: limits))
    if result.hasErrors {
      throw .unrepresentable(
        result.diagnostics.first { $0.severity == .error }?.message ?? "the result cannot be written in the binary format")
    }
    return PropertyListDocument(reading: result.bytes, options: PropertyListReadingOptions(format: .binary, limits: limits))
  }

  /// The document after changes of its text.
  ///
  /// - Throws: `unrepresentable` when the encoding of the file cannot hold the new text.
  public func applying(_ changes: EditSet) throws(PropertyListEditError) -> PropertyListDocument {
    changes.isEmpty ? self : try rereading(SourceBytes(changes.applied(to: text)))
  }

  /// Reads a changed text in the encoding of this document.
  func rereading(_ changed: SourceBytes) throws(PropertyListEditError) -> PropertyListDocument {
    let options: PropertyListReadingOptions = PropertyListReadingOptions(
      format: format, limits: limits, readsTaggedJSON: readsTaggedJSON)
    guard encoding != .utf8 else { return PropertyListDocument(reading: changed, options: options) }
    let bytes: [UInt8] = TextTranscoding.encode(changed.array, as: encoding, withMark: hasByteOrderMark, format: format)
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(bytes), options: options)
    if document.text != changed, format != .xml || document.encoding != encoding {
      throw .unrepresentable(
        "the encoding \(encoding.rawValue) of the file cannot hold the new text", help: "convert the file to UTF-8 first")
    }
    return document
  }
}

/// Makes edits one after another.
private struct EditSession {
  var document: PropertyListDocument
  var pieces: TextPieces
  private let original: PropertyListDocument
  private let options: PropertyListEditOptions
  /// Whether `document` lacks the latest changes.
  private var isStale: Bool = false

  init(_ document: PropertyListDocument, _ options: PropertyListEditOptions) {
    self.document = document
    self.options = options
    original = document
    pieces = TextPieces(document.text)
  }

  mutating func make(_ edits: [PropertyListEdit]) throws(PropertyListEditError) {
    var pending: [PropertyListEdit] = edits.reversed()
    while let edit: PropertyListEdit = pending.popLast() {
      switch try lowering().lower(edit) {
      case .steps(let steps): pending.append(contentsOf: steps.reversed())
      case .text(let changes): try make(changes, edit)
      case .move(let removal, let value):
        try make(removal, edit)
        try make(try lowering().insert(value), edit)
      }
    }
    guard original.hasErrors || original.encoding != .utf8 else { return }
    try catchUp()
    if document.errorCount > original.errorCount {
      throw .unreadable(edits.first?.path ?? .root, "the file has errors near the place of the edit, and the edit would add to them")
    }
  }

  /// Reads the text again when it has changed.
  mutating func catchUp() throws(PropertyListEditError) {
    guard isStale else { return }
    document = try original.rereading(pieces.text)
    isStale = false
  }

  private mutating func lowering() throws(PropertyListEditError) -> EditLowering {
    try catchUp()
    guard case .text(let tree) = document.storage else {
      if document.format == .binary { throw .unrepresentable("a binary property list has no text to edit") }
      throw .noRoot()
    }
    return EditLowering(document: document, layout: TextLayout(document, tree), options: options)
  }

  private mutating func make(_ changes: [TextEdit], _ edit: PropertyListEdit) throws(PropertyListEditError) {
    guard !changes.isEmpty else { return }
    guard let set: EditSet = EditSet(changes) else {
      throw .unreadable(edit.path, "the places of the edit overlap in the file")
    }
    pieces.apply(set)
    isStale = true
  }
}

extension PropertyListDocument {
  fileprivate var errorCount: Int {
    diagnostics.reduce(omittedDiagnosticCount) { $0 + ($1.severity == .error ? 1 : 0) }
  }
}
