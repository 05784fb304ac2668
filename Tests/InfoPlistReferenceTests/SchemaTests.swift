import Diagnostics
import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

@Suite struct SchemaTests {
  private static let validator: String = """
    import json, sys, os
    try:
        import jsonschema
    except ImportError:
        print("missing"); sys.exit(0)
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for line in open(sys.argv[2]):
        item = json.loads(line)
        error = next(validator.iter_errors(item["value"]), None)
        if error is None: print("valid\\t" + item["name"])
        else: print("invalid\\t" + item["name"] + "\\t" + "/".join(map(str, error.absolute_path)) + "\\t" + str(error.message)[:160].replace("\\n", " "))
    """

  /// Runs Python's jsonschema over named JSON texts; nil when it is not installed.
  static func validate(_ items: [(name: String, json: String)]) throws -> [String]? {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema: MemoryConsole = MemoryConsole()
    #expect(InfoPlistCommand.run(["schema"], console: schema) == 0)
    try Data(schema.output).write(to: folder.appendingPathComponent("schema.json"))
    let lines: String = items.map { "{\"name\": \(quoted($0.name)), \"value\": \($0.json.replacingOccurrences(of: "\n", with: " "))}\n" }
      .joined()
    try Data(lines.utf8).write(to: folder.appendingPathComponent("items"))
    try Data(validator.utf8).write(to: folder.appendingPathComponent("validate.py"))
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "validate.py", "schema.json", "items"]
    process.currentDirectoryURL = folder
    let output: URL = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: output)
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    let text: String = try String(contentsOf: output, encoding: .utf8)
    if process.terminationStatus == 127 || text.hasPrefix("missing") { return nil }
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n").map(String.init)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  @Test func theSchemaIsASchemaAndFindsWrongValues() throws {
    let good: String = """
      {"CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleVersion": "1.2", "UIDeviceFamily": [1, 2], "MyOwnKey": {"a": 1},
       "CFBundleDocumentTypes": [{"CFBundleTypeName": "Page", "CFBundleTypeRole": "Editor"}],
       "NSAppTransportSecurity": {"NSExceptionDomains": {"example.com": {"NSIncludesSubdomains": true}}}}
      """
    let bad: [String] = [
      #"{"CFBundleIdentifier": 3}"#, #"{"CFBundleDocumentTypes": [{"CFBundleTypeRole": "Owner"}]}"#, #"{"LSRequiresIPhoneOS": "YES"}"#,
      #"{"NSAppTransportSecurity": {"NSExceptionDomains": {"example.com": {"NSIncludesSubdomains": "YES"}}}}"#, "[]",
    ]
    let items: [(name: String, json: String)] = [("good", good)] + bad.enumerated().map { ("bad\($0.offset)", $0.element) }
    guard let lines: [String] = try Self.validate(items) else { return }
    #expect(lines.first == "valid\tgood", "\(lines)")
    #expect(lines.dropFirst().count == bad.count)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("invalid") }, "\(lines)")
  }

  /// Real files fit the schema, but for those with the mistakes that the schema is there to find.
  @Test(.enabled(if: SharedMaterial.hasCorpus, Comment(rawValue: SharedMaterial.skipMessage)))
  func realFilesFitTheSchema() throws {
    var items: [(name: String, json: String)] = []
    for file in Corpus.files("info-plist") {
      let console: MemoryConsole = MemoryConsole(input: try file.bytes().array)
      guard InfoPlistCommand.run(["convert", "--to", "json", "--compact", "-"], console: console) == 0 else { continue }
      guard console.outputText.hasPrefix("{"), !console.outputText.hasPrefix("{\"$") else { continue }
      items.append((file.path, console.outputText))
    }
    guard let lines: [String] = try Self.validate(items) else { return }
    let wrong: [String] = lines.filter { $0.hasPrefix("invalid") }
    if let path: String = ProcessInfo.processInfo.environment["INFOPLIST_SCHEMA_REPORT"] {
      try wrong.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(items.count > 500)
    #expect(Double(wrong.count) < Double(items.count) * 0.1, "\(wrong.count) of \(items.count): \(wrong.prefix(20))")
  }
}
