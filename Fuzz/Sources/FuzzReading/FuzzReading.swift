import Diagnostics
import PropertyLists

/// Reads one input in a format (nil: the reader finds out) and uses what was read in every way that could trap.
///
/// Traps when the bytes are not kept, a place lies outside the text, or a text that was written from the values does not read back.
public func fuzzReading(_ start: UnsafePointer<UInt8>?, _ count: Int, format: PropertyListFormat?) {
  let bytes: SourceBytes = SourceBytes(UnsafeBufferPointer(start: start, count: count))
  let options: PropertyListReadingOptions = PropertyListReadingOptions(
    format: format, limits: PropertyListLimits(valueCount: 1_000_000, expandedValueCount: 1_000_000, outputByteCount: 1 << 24))
  let document: PropertyListDocument = PropertyListDocument(reading: bytes, options: options)
  precondition(document.bytes == bytes)
  for diagnostic in document.diagnostics {
    if let range: SourceRange = diagnostic.range { precondition(range.lowerBound >= 0 && range.upperBound <= document.text.count) }
  }
  guard !document.hasErrors, let value: PropertyListValue = document.root?.value else { return }
  let binary: PropertyListWritingResult = document.write(as: .binary, options: PropertyListWritingOptions(limits: options.limits))
  guard !binary.hasErrors else { return }
  precondition(PropertyListDocument(reading: binary.bytes, options: PropertyListReadingOptions(format: .binary)).root?.value == value)
}
