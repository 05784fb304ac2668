import Diagnostics

/// Wordings about values that a format cannot hold.
extension Diagnostic {
  static func setBecomesArray(in format: String) -> Diagnostic {
    Diagnostic(
      "writing/set-as-array", .warning, "a set is written as an array, because \(format) property lists have no sets",
      help: "use the binary format if it has to stay a set")
  }

  static func integerTooLarge(_ value: PropertyListInteger, for format: String) -> Diagnostic {
    Diagnostic(
      "writing/integer-out-of-range", .warning, "the integer \(value) is written as it is, although readers of \(format) hold only 64 bits",
      help: "use a string if all digits matter")
  }

  static func dateOutOfRange(for format: String) -> Diagnostic {
    Diagnostic(
      "writing/date-out-of-range", .error, "\(format) property lists cannot hold this date: it is no number, or too far away",
      help: "correct the date, or use the binary format")
  }

  static func dateFractionDropped(_ text: String) -> Diagnostic {
    Diagnostic(
      "writing/date-fraction-dropped", .warning,
      "the fraction of a second behind '\(text)' is dropped, because text formats hold whole seconds",
      help: "use the binary format if the fraction matters")
  }

  static func nullCannotBeWritten(in format: String) -> Diagnostic {
    Diagnostic(
      "writing/null", .error, "\(format) property lists cannot hold null", help: "delete the entry, or give it an empty value")
  }

  static func controlCharacter(_ scalar: UInt32, in format: String) -> Diagnostic {
    let digits: String = String(scalar, radix: 16, uppercase: true)
    let name: String = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      "writing/forbidden-character", .error, "the text holds \(name), which \(format) cannot hold, not even as a reference",
      help: "delete the character, or use the binary format or data")
  }

  static func dateIsNotFinite() -> Diagnostic {
    Diagnostic(
      "writing/date-out-of-range", .warning, "the date is no number, or absurdly far away", help: "correct the date")
  }

  static func uidTooLarge(_ value: UInt64) -> Diagnostic {
    Diagnostic(
      "writing/integer-out-of-range", .warning, "the UID \(value) does not fit into 32 bits, and Apple's reader refuses it",
      help: "number the objects of the archive from zero")
  }

  static func nullIsUnusual() -> Diagnostic {
    Diagnostic(
      "writing/null", .warning, "null is written as the null object, which many readers refuse",
      help: "delete the entry, or give it an empty value")
  }
}
