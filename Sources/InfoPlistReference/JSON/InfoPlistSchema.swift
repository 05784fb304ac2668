public import DiagnosticReporting
import InfoPlistCatalog

/// JSON Schema (draft 2020-12) of property lists in JSON form, as `infoplist convert --to json` writes them.
///
/// Build settings such as `$(PRODUCT_NAME)` are allowed wherever a string is, so that the schema fits source files too. Keys that the
/// catalogue does not know are allowed: apps may have keys of their own.
public struct InfoPlistSchema: Sendable {
  private let tree: KeyTree

  /// Makes the schema writer.
  public init(tree: KeyTree = KeyTree()) {
    self.tree = tree
  }

  /// The schema of a document.
  public func schema(of document: KeyFamily.Document = .infoPlist) -> JSONOutput {
    var definitions: [(String, JSONOutput)] = [
      ("setting", .object([("type", "string"), ("pattern", "\\$[({]")])),
      (
        "date",
        .object([
          (
            "anyOf",
            .array([tagged("$date"), .object([("type", "string")])])
          )
        ])
      ),
      ("data", .object([("anyOf", .array([tagged("$data"), .object([("type", "string")])]))])),
    ]
    for table in ValueTable.all { definitions.append((definitionName(table), tableSchema(table))) }
    return .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", .string(document.rawValue)),
      ("description", .string("\(document.rawValue) in JSON form: keys, types and values of the swift-info-plist catalogue.")),
      ("type", "object"),
      (
        "properties",
        .object(tree.topLevelKeys(of: document).map { key in (key.name, member(key, at: InfoPlistKeyPath([.key(key.name)]))) })
      ),
      ("$defs", .object(definitions)),
    ])
  }

  private func tagged(_ tag: String) -> JSONOutput {
    .object([
      ("type", "object"), ("properties", .object([(tag, .object([("type", "string")]))])), ("required", .array([.string(tag)])),
    ])
  }

  private func definitionName(_ table: ValueTable) -> String { "values-\(table.name)" }

  private func tableSchema(_ table: ValueTable) -> JSONOutput {
    .object([
      ("title", .string(table.title)), ("description", .string(table.summary)), ("anyOf", .array(alternatives(table))),
    ])
  }

  /// The values with their meanings, and what else is allowed.
  private func alternatives(_ table: ValueTable) -> [JSONOutput] {
    var list: [JSONOutput] = table.entries.map { entry in
      .members([
        ("const", entry.isInteger ? .number(entry.value) : .string(entry.value)), ("title", JSONOutput.optional(entry.title)),
        ("description", entry.meaning.isEmpty ? nil : .string(entry.meaning)),
      ])
    }
    if table.isClosed {
      list.append(.object([("$ref", "#/$defs/setting")]))
    } else {
      let isInteger: Bool = table.entries.contains { $0.isInteger }
      list.append(.object([("type", .array(isInteger ? ["integer", "string"] : ["string"]))]))
    }
    return list
  }

  /// The schema of the value of a key, with its documentation.
  private func member(_ key: InfoPlistKey, at path: InfoPlistKeyPath) -> JSONOutput {
    guard case .object(let shape) = shape(key.schema, at: path) else { return .object([]) }
    var members: [(String, JSONOutput)] = []
    if let title: String = key.title { members.append(("title", .string(title))) }
    members.append(("description", .string(key.summary)))
    let isDeprecated: Bool =
      !key.availability.isEmpty
      && key.availability.allSatisfy { $0.isUnavailable || $0.deprecated != nil || $0.obsoleted != nil || $0.ignored != nil }
    if isDeprecated { members.append(("deprecated", true)) }
    switch key.defaultValue {
    case .boolean(let flag): members.append(("default", .boolean(flag)))
    case .integer(let number): members.append(("default", .integer(number)))
    case .real(let number): if number.isFinite { members.append(("default", .number(String(number)))) }
    case .string(let text): members.append(("default", .string(text)))
    case .notStated, .nothing, .rule: break
    }
    return .object(members + shape)
  }

  private func shape(_ schema: ValueSchema, at path: InfoPlistKeyPath) -> JSONOutput {
    switch schema {
    case .string(let format):
      return .members([("type", "string"), ("pattern", format.pattern.map { .string("(?:\($0))|\\$[({]") })])
    case .choice(let table):
      if table.name.isEmpty { return .object([("anyOf", .array(alternatives(table)))]) }
      return .object([("$ref", .string("#/$defs/\(definitionName(table))"))])
    case .boolean: return .object([("type", "boolean")])
    case .integer(let range):
      return .members([
        ("type", "integer"), ("minimum", range.map { .integer($0.lowerBound) }),
        ("maximum", range.flatMap { $0.upperBound == Int.max ? nil : .integer($0.upperBound) }),
      ])
    case .real(let range):
      return .members([
        ("type", "number"), ("minimum", range.flatMap { $0.lowerBound.isFinite ? .number(String($0.lowerBound)) : nil }),
        ("maximum", range.flatMap { $0.upperBound.isFinite ? .number(String($0.upperBound)) : nil }),
      ])
    case .number: return .object([("type", "number")])
    case .date: return .object([("$ref", "#/$defs/date")])
    case .data: return .object([("$ref", "#/$defs/data")])
    case .array(let element, let count):
      return .members([
        ("type", "array"), ("items", shape(element, at: path.appending(.element))),
        ("minItems", count.flatMap { $0.lowerBound > 0 ? .integer($0.lowerBound) : nil }),
        ("maxItems", count.flatMap { $0.upperBound == Int.max ? nil : .integer($0.upperBound) }),
      ])
    case .dictionary(let keys): return dictionary(keys, at: path)
    case .anyOf(let list): return .object([("anyOf", .array(list.map { shape($0, at: path) }))])
    case .any: return .object([])
    }
  }

  private func dictionary(_ keys: ValueSchema.DictionaryKeys, at path: InfoPlistKeyPath) -> JSONOutput {
    var properties: [(String, JSONOutput)] = []
    var additional: JSONOutput?
    var required: [String] = []
    if case .chosen(_, let value) = keys { additional = shape(value, at: path.appending(.anyKey)) }
    for key in tree.members(of: path) {
      guard let segment: InfoPlistKeyPath.Segment = key.paths.first(where: { $0.parent == path })?.segments.last else { continue }
      switch segment {
      case .key(let name):
        properties.append((name, member(key, at: path.appending(segment))))
        if key.isAlwaysRequired { required.append(name) }
      case .anyKey: additional = member(key, at: path.appending(.anyKey))
      case .element: break
      }
    }
    return .members([
      ("type", "object"), ("properties", properties.isEmpty ? nil : .object(properties)),
      ("required", required.isEmpty ? nil : .array(required.map(JSONOutput.string))), ("additionalProperties", additional),
    ])
  }
}

extension InfoPlistKey {
  /// Whether every dictionary at its place must have the key.
  var isAlwaysRequired: Bool {
    expectations.contains { item in
      item.level == .required && item.kinds.isEmpty && (item.condition == nil || item.condition == "in every entry of the array")
    }
  }
}
