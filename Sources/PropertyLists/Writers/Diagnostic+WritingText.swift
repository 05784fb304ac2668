import Diagnostics

/// Wordings about values that OpenStep, strings and JSON texts cannot hold.
extension Diagnostic {
  static func becomesString(_ what: String, in format: String) -> Diagnostic {
    let help: String =
      switch format {
      case "plain JSON": "use the tagged form of JSON to keep the type"
      case "OpenStep": "use XML, or GNUstep's typed values, to keep the type"
      default: "use XML to keep the type"
      }
    return Diagnostic("writing/type-lost", .warning, "\(what) is written as a string, because \(format) has no such values", help: help)
  }

  static func uidBecomesDictionary(_ value: UInt64, in format: String) -> Diagnostic {
    Diagnostic(
      "writing/type-lost", .warning, "the UID \(value) is written as a dictionary, because \(format) has no such values",
      help: "use the binary format or XML for keyed archives")
  }

  static func rootIsNoDictionary() -> Diagnostic {
    Diagnostic(
      "writing/root-not-dictionary", .error, "a strings file holds a dictionary, and this is something else",
      help: "use the OpenStep format for other values")
  }
}
