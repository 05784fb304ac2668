import Diagnostics

/// Wordings about the frame of a binary property list: header, trailer and table.
extension Diagnostic {
  static func notBinary() -> Diagnostic {
    Diagnostic(
      "syntax/not-binary", .error, "the file does not start with 'bplist', so it is no binary property list", at: SourceRange(0, 0),
      help: "let the format be found out, or give the right one")
  }

  static func oddBinaryVersion(_ version: String) -> Diagnostic {
    Diagnostic(
      "syntax/unsupported-version", .warning, "the version of the binary format is '\(version)' instead of '00'", at: SourceRange(6, 8),
      notes: [DiagnosticNote("Apple's reader takes any second digit, other readers refuse the file")],
      help: "write the file again as bplist00")
  }

  static func unsupportedBinaryVersion(_ header: String, _ version: [UInt8]) -> Diagnostic {
    let isNewer: Bool = version == Array("15".utf8) || version == Array("16".utf8) || version == Array("17".utf8)
    let shown: String = String(header.unicodeScalars.map { $0.value < 0x20 || $0.value > 0x7E ? "?" : Character($0) })
    return Diagnostic(
      "syntax/unsupported-version", .error, "the file is in the version '\(shown)' of the binary format", at: SourceRange(0, 8),
      notes: [
        DiagnosticNote(
          isNewer
            ? "Apple's systems use this version only between processes; no public reader takes it" : "no reader knows this version")
      ],
      help: "write the property list as bplist00 or XML")
  }

  static func binaryTooShort(_ count: Int) -> Diagnostic {
    Diagnostic(
      "syntax/truncated", .error, "the file is cut off: a binary property list has at least 42 bytes, this one has \(count)",
      at: SourceRange(0, count), help: "copy or create the file again")
  }

  static func bytesBehindTrailer(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/content-after-end", .error,
      range.count == 1 ? "one byte too many follows the end" : "\(range.count) bytes too many follow the end", at: range,
      notes: [DiagnosticNote("readers look for the trailer in the last 32 bytes and find nothing there")], help: "delete them",
      fixes: [Fix("delete what follows the end", applicability: .safe, edits: [.delete(range)])])
  }

  /// One finding about a trailer, whatever is wrong with it: a file that was cut off has other bytes in its place, and most of them are wrong.
  static func badTrailer(_ problems: [(problem: BinaryTrailer.Problem, range: SourceRange)]) -> Diagnostic? {
    guard let first: (problem: BinaryTrailer.Problem, range: SourceRange) = problems.first else { return nil }
    var notes: [DiagnosticNote] = problems.dropFirst().map { DiagnosticNote("also, " + words($0.problem), at: $0.range) }
    notes.append(DiagnosticNote(first.problem.isFatal ? "nothing can be read without the trailer" : "Apple's reader refuses the file"))
    return Diagnostic(
      "syntax/bad-trailer", .error, words(first.problem), at: first.range, notes: notes,
      help: "the file is damaged or cut off: copy or create it again")
  }

  private static func words(_ problem: BinaryTrailer.Problem) -> String {
    switch problem {
    case .badOffsetSize(let size): "the trailer says that an offset has \(size) bytes; it must be 1 to 8"
    case .badReferenceSize(let size): "the trailer says that a reference has \(size) bytes; it must be 1 to 8"
    case .noObjects: "the trailer says that there are no objects"
    case .badTable(let offset):
      "the trailer puts the table of offsets at \(offset), which is not behind the header and before the trailer"
    case .tableTooLong(let count): "the trailer says that there are \(count) objects, more than the table of offsets has room for"
    case .badTop(let top, let count): "the trailer says that object \(top) is the root, but there are only \(count) objects"
    case .gap(let count): "\(count) bytes that mean nothing stand between the table of offsets and the trailer"
    case .sizeTooSmall(let name): "the trailer's size of \(name) is too small for this file"
    }
  }

  static func excessiveSharing(_ count: Int, _ limit: Int) -> Diagnostic {
    let shown: String = count >= BinaryGraph.saturation ? "more than 10^18" : String(count)
    return Diagnostic(
      "syntax/excessive-sharing", .warning, "containers are shared so often that the file stands for \(shown) values",
      notes: [
        DiagnosticNote("the limit 'expandedValueCount' is \(limit); such files are made to exhaust a reader's memory"),
        DiagnosticNote("it can be looked at, but not be written in another format"),
      ],
      help: "do not use the file unless you know who made it")
  }
}

/// Wordings about single objects.
extension Diagnostic {
  /// Words a problem.
  ///
  /// - Parameter others: How many more problems of the same rule are not told one by one.
  static func binaryProblem(
    _ problem: BinaryProblem, _ object: BinaryObject, way: PropertyListPath?, text: String, others: Int
  ) -> Diagnostic {
    let wording: (id: DiagnosticID, severity: Severity, message: String, note: String?, help: String) = wording(problem, text: text)
    let place: String = "this is object \(problem.object), at byte \(object.offset) of the file"
    var notes: [DiagnosticNote] = [DiagnosticNote(place)]
    if let note: String = wording.note { notes.append(DiagnosticNote(note)) }
    if others > 0 { notes.append(DiagnosticNote("\(others) more \(others == 1 ? "place has" : "places have") this problem")) }
    if way == nil { notes.append(DiagnosticNote("nothing in the property list leads to it, so Apple's reader does not look at it")) }
    return Diagnostic(
      wording.id, way == nil ? min(wording.severity, .warning) : wording.severity, wording.message, at: problem.range,
      keyPath: way?.description, notes: notes, help: wording.help)
  }

  /// The rule that a problem belongs to.
  static func binaryRule(_ problem: BinaryProblem) -> DiagnosticID {
    wording(problem, text: "").id
  }

  private static func wording(_ problem: BinaryProblem, text: String) -> (
    id: DiagnosticID, severity: Severity, message: String, note: String?, help: String
  ) {
    let damaged: String = "the file is damaged: copy or create it again"
    switch problem.kind {
    case .offsetOutside(let offset):
      return (
        "syntax/bad-offset", .error, "the offset of an object, \(offset), is not in the part of the file that holds objects", nil, damaged
      )
    case .unknownMarker(let marker):
      return ("syntax/unknown-object-type", .error, "an object starts with 0x\(hex(marker)), \(markerName(marker))", nil, damaged)
    case .badIntegerWidth(let marker):
      return (
        "syntax/bad-object", .error, "an integer has 2^\(marker & 15) bytes; it can have 1, 2, 4, 8 or 16", nil, damaged
      )
    case .badRealWidth(let marker):
      return ("syntax/bad-object", .error, "a real has 2^\(marker & 15) bytes; it can have 4 or 8", nil, damaged)
    case .badDateWidth(let marker):
      return ("syntax/bad-object", .error, "a date has 2^\(marker & 15) bytes; it must have 8", nil, damaged)
    case .badLengthMarker(let marker):
      return ("syntax/bad-length", .error, "0x\(hex(marker)) stands where the length of an object should be, an integer", nil, damaged)
    case .runsOutside(let kind, let count):
      let unit: String = kind == .dictionary ? "entries" : kind == .data ? "bytes" : kind == .string ? "characters" : "elements"
      return ("syntax/bad-length", .error, "\(kind.phrase) states \(count) \(unit), more than the file has room for", nil, damaged)
    case .objectCutOff: return ("syntax/bad-length", .error, "an object runs into the table of offsets", nil, damaged)
    case .integerOutOfRange(let value):
      return (
        "syntax/integer-out-of-range", .error, "the integer \(value) does not fit into 64 bits",
        "Apple's reader silently keeps only its lower half", "use a string if all digits matter"
      )
    case .uidOutOfRange:
      return ("syntax/integer-out-of-range", .error, "a UID does not fit into 32 bits", "Apple's reader refuses it", damaged)
    default: return lateWording(problem, text: text, damaged: damaged)
    }
  }

  private static func lateWording(_ problem: BinaryProblem, text: String, damaged: String) -> (
    id: DiagnosticID, severity: Severity, message: String, note: String?, help: String
  ) {
    switch problem.kind {
    case .highByte(let byte):
      return (
        "syntax/malformed-text", .warning, "a string that is marked as ASCII holds the byte 0x\(hex(byte))",
        "Apple's reader takes it for a Latin 1 character, other readers refuse the file", "write the file again with this string in UTF-16"
      )
    case .loneSurrogate(let unit):
      return (
        "syntax/malformed-text", .error, "the string is not valid UTF-16: U+\(String(unit, radix: 16, uppercase: true)) stands alone",
        "it was replaced by U+FFFD", "correct the program that wrote the string"
      )
    case .dateNotFinite: return ("syntax/bad-date", .error, "the date is not a number, infinite or absurdly far away", nil, damaged)
    case .dateFarAway:
      return (
        "syntax/bad-date", .warning, "the date lies outside the years 1 to 9999", "readers of other formats refuse or change such dates",
        "correct the date"
      )
    case .stringTooLong(let count):
      return (
        "syntax/limit-exceeded", .error, "a string or data value has \(count) bytes, more than the limit 'stringByteCount'", nil,
        "raise the limit if it is meant to be this long"
      )
    case .null:
      return ("syntax/null-value", .warning, "the value is null", "no other property-list format can hold it", "delete the entry")
    case .danglingReference(let reference):
      return ("syntax/dangling-reference", .error, "a container refers to object \(reference), which does not exist", nil, damaged)
    case .keyNotString(let kind):
      return ("syntax/key-not-string", .error, "a key of a dictionary is \(kind.phrase); it must be a string", nil, damaged)
    case .duplicateKey(let first):
      return (
        "syntax/duplicate-key", .warning,
        "the key '\(text)' occurs twice in one dictionary, as entry \(first) and as entry \(problem.position ?? 0)",
        "CoreFoundation uses the first, most other readers the last", "delete one of them"
      )
    case .cycle: return ("syntax/reference-cycle", .error, "a container holds itself, directly or through others", nil, damaged)
    case .tooDeep:
      return (
        "syntax/nesting-too-deep", .error, "containers are nested too deep, more than the limit 'nesting'",
        "Apple's reader stops at 512 levels too; what is deeper was not read", "make the structure flatter"
      )
    case .overlap(let other):
      return (
        "syntax/overlapping-objects", .warning, "the object starts inside object \(other)",
        "no writer does this; the file was made by hand or is damaged",
        damaged
      )
    default: return ("syntax/bad-object", .error, "the object cannot be read", nil, damaged)
    }
  }

  private static func markerName(_ marker: UInt8) -> String {
    switch marker {
    case 0x0C, 0x0D: "a URL, which only later versions of the format have"
    case 0x0E: "a UUID, which only later versions of the format have"
    case 0x0F: "a fill byte, which is no value"
    case 0x70...0x7F: "a UTF-8 string, which only later versions of the format have"
    case 0xB0...0xBF: "an ordered set, which only later versions of the format have"
    default: "which no kind of object has"
    }
  }
}
