public import DiagnosticReporting
public import InfoPlistCatalog

extension JSONOutput {
  /// Everything that is known of an entry.
  public static func key(_ key: InfoPlistKey) -> JSONOutput {
    .members([
      ("name", .string(key.name)),
      ("paths", list(key.paths.map(\.description))),
      ("title", optional(key.title)),
      ("file", .string(key.family.document.rawValue)),
      ("category", .string(key.family.category.rawValue)),
      ("family", .string(key.family.name)),
      ("type", .string(FactWording.type(key.schema))),
      ("schema", schema(key.schema)),
      ("default", defaultValue(key.defaultValue)),
      ("availability", .array(key.availability.sorted { $0.platform < $1.platform }.map(availability))),
      ("expectations", .array(key.expectations.map(expectation))),
      ("localization", list(key.localization.map(FactWording.localization))),
      ("author", .string(key.author.rawValue)),
      ("buildSettings", list(key.buildSettings)),
      ("supersedes", list(key.supersedes)),
      ("supersededBy", list(key.supersededBy)),
      ("excludes", list(key.excludes)),
      ("needs", list(key.needs)),
      ("related", list(key.related)),
      ("files", list(key.files)),
      ("misspellings", list(key.misspellings)),
      ("example", key.example.isEmpty ? nil : .string(key.example)),
      ("summary", .string(key.summary)),
      ("details", .string(key.details)),
      ("whenNeeded", .string(key.whenNeeded)),
      ("ifMissing", .string(key.ifMissing)),
      ("mistakes", list(key.mistakes)),
      ("requirements", list(key.requirements)),
      ("sources", list(key.sources.map(\.description))),
      ("confidence", .string(key.confidence.rawValue)),
    ])
  }

  /// A table of values.
  public static func table(_ table: ValueTable) -> JSONOutput {
    .members([
      ("table", .string(table.name)),
      ("title", .string(table.title)),
      ("closed", .boolean(table.isClosed)),
      ("summary", .string(table.summary)),
      ("values", .array(table.entries.map(value))),
      ("requirements", list(table.requirements)),
      ("sources", list(table.sources.map(\.description))),
    ])
  }

  /// One value of a table.
  public static func value(_ entry: ValueEntry) -> JSONOutput {
    .members([
      ("value", entry.isInteger ? .number(entry.value) : .string(entry.value)),
      ("title", optional(entry.title)),
      ("meaning", .string(entry.meaning)),
      ("availability", .array(entry.availability.sorted { $0.platform < $1.platform }.map(availability))),
      ("supersededBy", list(entry.supersededBy)),
      ("requiredKeys", list(entry.requiredKeys)),
      ("usualKeys", list(entry.usualKeys)),
      ("misspellings", list(entry.misspellings)),
      ("requirements", list(entry.requirements)),
      ("sources", list(entry.sources.map(\.description))),
      ("confidence", .string(entry.confidence.rawValue)),
    ])
  }

  /// A list of strings.
  static func list(_ strings: [String]) -> JSONOutput { .array(strings.map(JSONOutput.string)) }

  private static func availability(_ item: Availability) -> JSONOutput {
    .members([
      ("platform", .string(item.platform.rawValue)),
      ("available", .boolean(!item.isUnavailable)),
      ("introduced", optional(item.introduced?.description)),
      ("deprecated", optional(item.deprecated?.description)),
      ("obsoleted", optional(item.obsoleted?.description)),
      ("ignored", optional(item.ignored?.description)),
      ("note", optional(item.note)),
    ])
  }

  private static func expectation(_ item: Expectation) -> JSONOutput {
    .members([
      ("level", .string(item.level.rawValue)), ("kinds", list(item.kinds.map(\.rawValue))), ("condition", optional(item.condition)),
      ("requirements", list(item.requirements)),
    ])
  }

  private static func defaultValue(_ value: DefaultValue) -> JSONOutput? {
    switch value {
    case .notStated: nil
    case .nothing: .object([("effect", .string("none"))])
    case .boolean(let flag): .object([("value", .boolean(flag))])
    case .integer(let number): .object([("value", .integer(number))])
    case .real(let number): .object([("value", number.isFinite ? .number(String(number)) : .string(String(number)))])
    case .string(let text): .object([("value", .string(text))])
    case .rule(let words): .object([("rule", .string(words))])
    }
  }

  /// The shape of a value, one object a level.
  private static func schema(_ schema: ValueSchema) -> JSONOutput {
    switch schema {
    case .string(let format):
      .members([
        ("type", "string"), ("format", .string(format.name)), ("meaning", .string(format.meaning)), ("pattern", optional(format.pattern)),
      ])
    case .choice(let table):
      table.name.isEmpty
        ? .object([("type", "choice"), ("values", list(table.entries.map(\.value)))])
        : .object([("type", "choice"), ("table", .string(table.name)), ("closed", .boolean(table.isClosed))])
    case .boolean: .object([("type", "boolean")])
    case .integer(let range):
      .members([
        ("type", "integer"), ("minimum", range.map { .integer($0.lowerBound) }),
        ("maximum", range.flatMap { $0.upperBound == Int.max ? nil : .integer($0.upperBound) }),
      ])
    case .real(let range):
      .members([
        ("type", "real"), ("minimum", range.flatMap { $0.lowerBound.isFinite ? .number(String($0.lowerBound)) : nil }),
        ("maximum", range.flatMap { $0.upperBound.isFinite ? .number(String($0.upperBound)) : nil }),
      ])
    case .number: .object([("type", "number")])
    case .date: .object([("type", "date")])
    case .data: .object([("type", "data")])
    case .array(let element, let count):
      .members([
        ("type", "array"), ("elements", self.schema(element)), ("minimumCount", count.map { .integer($0.lowerBound) }),
        ("maximumCount", count.flatMap { $0.upperBound == Int.max ? nil : .integer($0.upperBound) }),
      ])
    case .dictionary(.known): .object([("type", "dictionary"), ("keys", "known")])
    case .dictionary(.open): .object([("type", "dictionary"), ("keys", "open")])
    case .dictionary(.chosen(let format, let value)):
      .object([("type", "dictionary"), ("keys", "chosen"), ("keyFormat", .string(format.name)), ("values", self.schema(value))])
    case .anyOf(let list): .object([("anyOf", .array(list.map(self.schema)))])
    case .any: .object([("type", "any")])
    }
  }
}
