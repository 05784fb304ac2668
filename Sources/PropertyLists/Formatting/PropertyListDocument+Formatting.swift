import Diagnostics

/// Formatting.
extension PropertyListDocument {
  /// The changes of `text` that lay the file out anew. Values, comments and processing instructions stay, and so does the order of the keys
  /// unless the options ask for sorting. Formatting what has been formatted changes nothing.
  ///
  /// - Throws: `unreadable` for a file with errors, whose layout cannot be trusted, and `unrepresentable` for a binary file, which has none.
  public func formattingEdits(
    options: PropertyListFormattingOptions = PropertyListFormattingOptions()
  ) throws(PropertyListEditError) -> EditSet {
    guard case .text(let tree) = storage, root != nil, !hasErrors else {
      if format == .binary { throw .unrepresentable("a binary property list has no layout", help: "convert it to XML") }
      throw .unreadable(.root, "a file with errors is not formatted, for its layout cannot be trusted")
    }
    guard options.sortsKeys else {
      return try TextFormatter(TextLayout(self, tree), options).run().edits
    }
    var pieces: TextPieces = TextPieces(text)
    var document: PropertyListDocument = self
    var depth: Int = 0
    while let changes: [TextEdit] = try document.sortingEdits(depth: depth) {
      if let set: EditSet = EditSet(changes), !set.isEmpty {
        pieces.apply(set)
        document = try document.rereading(pieces.text)
      }
      depth += 1
    }
    var unsorted: PropertyListFormattingOptions = options
    unsorted.sortsKeys = false
    pieces.apply(try document.formattingEdits(options: unsorted))
    return pieces.edits
  }

  /// The document laid out anew.
  ///
  /// - Throws: as `formattingEdits(options:)` does.
  public func formatted(
    options: PropertyListFormattingOptions = PropertyListFormattingOptions()
  ) throws(PropertyListEditError) -> PropertyListDocument {
    try applying(try formattingEdits(options: options))
  }

  /// Whether the file is laid out as the options say.
  ///
  /// - Throws: as `formattingEdits(options:)` does.
  public func isFormatted(
    options: PropertyListFormattingOptions = PropertyListFormattingOptions()
  ) throws(PropertyListEditError) -> Bool {
    try formattingEdits(options: options).isEmpty
  }

  /// The edits that sort all dictionaries with a number of containers around them; nil when no container is that deep.
  private func sortingEdits(depth: Int) throws(PropertyListEditError) -> [TextEdit]? {
    guard case .text(let tree) = storage else { return nil }
    let lowering: EditLowering = EditLowering(document: self, layout: TextLayout(self, tree), options: PropertyListEditOptions())
    var ends: [UInt32] = []
    var edits: [TextEdit] = []
    var isDeepEnough: Bool = false
    for index in 0..<tree.count {
      let node: TextNode = tree[index]
      while let end: UInt32 = ends.last, index >= end { ends.removeLast() }
      guard node.kind.publicKind.isContainer else { continue }
      if ends.count == depth {
        isDeepEnough = true
        if node.kind == .dictionary { edits += lowering.sortingEdits(of: index) }
      }
      ends.append(node.next)
    }
    return isDeepEnough ? edits : nil
  }
}
