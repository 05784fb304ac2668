import Diagnostics
import PropertyLists
import Testing

/// A text, edits and the text that must come out, checked with everything that holds for every edit: it can be undone byte for byte, the
/// result reads back to the values that the same edits give without a file, and has no new errors.
struct GivenText {
  var text: String
  var format: PropertyListFormat?
  var options: PropertyListEditOptions = PropertyListEditOptions()
  var edits: [PropertyListEdit] = []

  func when(_ edits: PropertyListEdit...) -> GivenText {
    var copy: GivenText = self
    copy.edits += edits
    return copy
  }

  func with(_ options: PropertyListEditOptions) -> GivenText {
    var copy: GivenText = self
    copy.options = options
    return copy
  }

  var document: PropertyListDocument {
    PropertyListDocument(reading: SourceBytes(text), options: PropertyListReadingOptions(format: format))
  }

  func then(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      let document: PropertyListDocument = document
      let changes: EditSet = try document.textEdits(for: edits, options: options)
      let result: String = String(decoding: changes.applied(to: document.text), as: UTF8.self)
      #expect(result == expected, sourceLocation: sourceLocation)
      expectSound(document, edits, options, changes, sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  func thenNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    then(text, sourceLocation: sourceLocation)
    #expect((try? document.textEdits(for: edits, options: options).isEmpty) == true, sourceLocation: sourceLocation)
  }

  func thenFails(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      _ = try document.textEdits(for: edits, options: options)
      Issue.record("the edit succeeds", sourceLocation: sourceLocation)
    } catch {
      #expect(error.description == message, sourceLocation: sourceLocation)
    }
  }
}

func given(_ text: String, as format: PropertyListFormat? = nil) -> GivenText {
  GivenText(text: text, format: format)
}

/// What holds for every edit of every file.
func expectSound(
  _ document: PropertyListDocument, _ edits: [PropertyListEdit], _ options: PropertyListEditOptions, _ changes: EditSet,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let changed: SourceBytes = SourceBytes(changes.applied(to: document.text))
  let undone: [UInt8] = changes.inverse(of: document.text).applied(to: changed)
  #expect(undone == document.text.array, "undo gives other bytes", sourceLocation: sourceLocation)
  do {
    let after: PropertyListDocument = try document.applying(edits, options: options)
    #expect(after.text == changed, sourceLocation: sourceLocation)
    #expect(after.encoding == document.encoding && after.hasByteOrderMark == document.hasByteOrderMark, sourceLocation: sourceLocation)
    if !document.hasErrors {
      #expect(!after.hasErrors, "\(after.diagnostics)", sourceLocation: sourceLocation)
      let wanted: PropertyListValue? = try document.root?.value?.applying(edits, options: options)
      #expect(after.root?.value == wanted, sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

extension PropertyListPath: ExpressibleByStringLiteral {
  /// Reads the path, which must be well formed.
  public init(stringLiteral text: String) {
    do {
      self = try PropertyListPath(parsing: text)
    } catch {
      Issue.record("\(error)")
      self = .root
    }
  }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
  /// The entries in order.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self.init(elements.map { Entry(key: $0.0, value: $0.1) })
  }
}
