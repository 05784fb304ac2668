// usage: property-list-bench FILE OPERATION COUNT
//   parse   read the file into a document
//   toxml   write the values of the document, which is in memory, as XML
//   tobin   write them as a binary property list
//   diagnose   print the findings; exit status 1 when there are errors
//   convert-xml OUT, convert-binary OUT   read, write and save once, for whole-process figures
//
// Each round prints "<wall s> <cpu s> <cpu s to free the result>".

import Diagnostics
import PropertyLists

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct Moment {
  var wall: Double
  var cpu: Double

  static func now() -> Moment {
    Moment(wall: seconds(CLOCK_MONOTONIC), cpu: seconds(CLOCK_PROCESS_CPUTIME_ID))
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time: timespec = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

func complain(_ message: String) {
  let line: [UInt8] = Array("\(message)\n".utf8)
  _ = write(2, line, line.count)
}

func fail(_ message: String) -> Never {
  complain("property-list-bench: \(message)")
  exit(2)
}

func contents(of path: String) -> SourceBytes {
  let file: Int32 = open(path, O_RDONLY)
  guard file >= 0 else { fail("cannot open \(path)") }
  defer { close(file) }
  var status: stat = stat()
  fstat(file, &status)
  return SourceBytes(capacity: Int(status.st_size)) { buffer in
    var filled: Int = 0
    while let start: UnsafeMutableRawPointer = buffer.baseAddress, filled < buffer.count {
      let count: Int = read(file, start + filled, buffer.count - filled)
      if count <= 0 { break }
      filled += count
    }
    return filled
  }
}

func save(_ bytes: SourceBytes, to path: String) {
  let file: Int32 = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard file >= 0 else { fail("cannot write \(path)") }
  defer { close(file) }
  bytes.withUnsafeBytes { buffer in
    var written: Int = 0
    while let start: UnsafeRawPointer = buffer.baseAddress, written < buffer.count {
      let count: Int = write(file, start + written, buffer.count - written)
      if count <= 0 { fail("cannot write \(path)") }
      written += count
    }
  }
}

/// Prints the time of an operation and of freeing its result.
func measure(_ count: Int, _ operation: () -> AnyObject?) {
  for _ in 0..<count {
    let start: Moment = .now()
    var result: AnyObject? = operation()
    let middle: Moment = .now()
    if result == nil { fail("failed") }
    result = nil
    let end: Moment = .now()
    print("\(middle.wall - start.wall) \(middle.cpu - start.cpu) \(end.cpu - middle.cpu)")
  }
}

func written(_ document: PropertyListDocument, as format: PropertyListFormat) -> SourceBytes {
  let result: PropertyListWritingResult = document.write(as: format)
  for diagnostic in result.diagnostics.prefix(3) { complain(diagnostic.message) }
  return result.hasErrors ? SourceBytes([]) : result.bytes
}

let arguments: [String] = CommandLine.arguments
guard arguments.count == 4 else { fail("usage: property-list-bench FILE parse|toxml|tobin COUNT, or FILE convert-xml|convert-binary OUT") }
let bytes: SourceBytes = contents(of: arguments[1])
let rounds: Int = Int(arguments[3]) ?? 1
switch arguments[2] {
case "parse":
  measure(rounds) {
    let document: PropertyListDocument = PropertyListDocument(reading: bytes)
    return document.root == nil ? nil : document
  }
case "toxml", "tobin":
  let document: PropertyListDocument = PropertyListDocument(reading: bytes)
  for diagnostic in document.diagnostics.prefix(3) { complain(diagnostic.message) }
  measure(rounds) { written(document, as: arguments[2] == "toxml" ? .xml : .binary) }
case "diagnose":
  let document: PropertyListDocument = PropertyListDocument(reading: bytes)
  for diagnostic in document.diagnostics {
    print("\(diagnostic.severity.rawValue) \(diagnostic.id) \(diagnostic.keyPath ?? "-"): \(diagnostic.message)")
    for note in diagnostic.notes { print("  note: \(note.message)") }
  }
  if rounds > 1 { print(document.write(as: .xml).diagnostics.map(\.message)) }
  exit(document.hasErrors ? 1 : 0)
case "convert-xml": save(written(PropertyListDocument(reading: bytes), as: .xml), to: arguments[3])
case "convert-binary": save(written(PropertyListDocument(reading: bytes), as: .binary), to: arguments[3])
default: fail("unknown operation \(arguments[2])")
}
