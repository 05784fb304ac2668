import Diagnostics
public import DiagnosticReporting
import InfoPlistCatalog
import Linting

extension JSONOutput {
  /// An explanation as one object with its `kind`.
  public static func explanation(_ explanation: Explanation, of query: String) -> JSONOutput {
    switch explanation {
    case .key(let key, let variant):
      .members([("kind", "key"), ("query", .string(query)), ("variant", optional(variant)), ("key", .key(key))])
    case .value(_, let places):
      .members([
        ("kind", "value"), ("query", .string(query)),
        (
          "tables",
          .array(
            places.map { place in
              .object([("table", .string(place.table.name)), ("title", .string(place.table.title)), ("entry", value(place.entry))])
            })
        ),
      ])
    case .table(let table): .object([("kind", "table"), ("query", .string(query)), ("table", .table(table))])
    case .family(let family):
      .object([
        ("kind", "family"), ("query", .string(query)), ("family", .string(family.name)), ("title", .string(family.title)),
        ("summary", .string(family.summary)), ("keys", list(family.keys.compactMap { $0.paths.first?.description }.sorted())),
      ])
    case .libraryKey(let entry):
      .members([
        ("kind", "libraryKey"), ("query", .string(query)), ("library", .string(entry.library.name)), ("key", .string(entry.key.name)),
        ("types", list(entry.key.forms.map(\.rawValue))), ("patterns", list(entry.key.patterns.map(\.description))),
        ("values", list(entry.key.values)), ("companions", list(entry.key.companions)), ("scheme", optional(entry.key.scheme)),
        ("summary", .string(entry.key.summary)), ("ended", optional(entry.library.ended)), ("sources", list(entry.library.sources)),
      ])
    case .rule(let info): .object([("kind", "rule"), ("query", .string(query)), ("rule", rule(info))])
    case .ambiguous(let keys):
      .object([("kind", "ambiguous"), ("query", .string(query)), ("keys", .array(keys.map(JSONOutput.key)))])
    case .unknown(let nearest): .object([("kind", "unknown"), ("query", .string(query)), ("nearest", list(nearest))])
    }
  }
}
