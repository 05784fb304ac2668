public import InfoPlistCatalog
import PropertyLists

/// A value of an Info.plist together with what the catalogue says of its place. A class, because many rules walk over all of them.
public final class CatalogedValue: Sendable {
  /// How the place stands in the catalogue.
  public enum Standing: Sendable, Hashable {
    /// The key is in the catalogue.
    case known
    /// The developer chooses the key, or there is none because this is an element of an array.
    case chosen
    /// The key is not among those of a dictionary whose keys are all known.
    case unknown
    /// The key is not in the catalogue, but others are allowed here: the root, or a dictionary open to more.
    case custom
    /// The catalogue knows nothing of the surroundings.
    case outside
  }

  /// The value.
  public let value: PlacedValue
  /// The position of the container in the list; nil at the root.
  public let parent: Int?
  /// The place in the terms of the catalogue: qualifiers of variants taken off, chosen keys as `*`.
  public let place: InfoPlistKeyPath
  /// How the place stands in the catalogue.
  public let standing: Standing
  /// The entry of the key; nil where there is none of its own.
  public let entry: InfoPlistKey?
  /// The shape that the value should have; nil where nothing is known.
  public let schema: ValueSchema?
  /// The qualifiers that make the key a variant, `~ipad`; empty for a plain key.
  public let suffix: String

  private init(
    value: PlacedValue, parent: Int?, place: InfoPlistKeyPath, standing: Standing, entry: InfoPlistKey?, schema: ValueSchema?,
    suffix: String = ""
  ) {
    self.value = value
    self.parent = parent
    self.place = place
    self.standing = standing
    self.entry = entry
    self.schema = schema
    self.suffix = suffix
  }

  /// The key without its qualifiers; empty for an element.
  public var base: String {
    suffix.isEmpty ? value.key : String(value.key.dropLast(suffix.count))
  }

  /// The value in a few words: `'CFBundleName'`, `an element of 'UIBackgroundModes'`.
  public var words: String {
    if !value.key.isEmpty { return "'\(value.key)'" }
    for component in value.path.components.reversed() {
      if case .key(let key) = component { return "an element of '\(key)'" }
    }
    return "the value"
  }

  /// Walks through a dictionary, outer values before inner ones, in the order of the file; at most `limit` values.
  static func all(in root: PlacedValue, limit: Int = 100_000) -> [CatalogedValue] {
    var result: [CatalogedValue] = []
    var pending: [CatalogedValue] = root.members.reversed().map { member(of: nil, at: InfoPlistKeyPath([]), $0, nil) }
    while let item: CatalogedValue = pending.popLast(), result.count < limit {
      let position: Int = result.count
      result.append(item)
      let schema: ValueSchema? = item.schema?.alternative(for: item.value.kind)
      switch item.value.kind {
      case .dictionary:
        var keys: ValueSchema.DictionaryKeys?
        if case .dictionary(let known)? = schema { keys = known }
        for value in item.value.members.reversed() { pending.append(member(of: position, at: item.place, value, keys)) }
      case .array, .set:
        var shape: ValueSchema?
        if case .array(let element, _)? = schema { shape = element }
        let place: InfoPlistKeyPath = InfoPlistKeyPath(item.place.segments + [.element])
        for value in item.value.elements.reversed() {
          pending.append(
            CatalogedValue(
              value: value, parent: position, place: place, standing: shape == nil ? .outside : .chosen, entry: nil, schema: shape))
        }
      default: break
      }
    }
    return result
  }

  private static func member(
    of parent: Int?, at container: InfoPlistKeyPath, _ value: PlacedValue, _ keys: ValueSchema.DictionaryKeys?
  ) -> CatalogedValue {
    func made(
      _ segment: InfoPlistKeyPath.Segment, _ standing: Standing, _ entry: InfoPlistKey?, _ schema: ValueSchema?, _ suffix: String = ""
    ) -> CatalogedValue {
      CatalogedValue(
        value: value, parent: parent, place: InfoPlistKeyPath(container.segments + [segment]), standing: standing, entry: entry,
        schema: schema, suffix: suffix)
    }
    let isRoot: Bool = parent == nil
    guard isRoot || keys != nil else { return made(.key(value.key), .outside, nil, nil) }
    func entry(_ name: String) -> InfoPlistKey? {
      KeyCatalog.key(at: InfoPlistKeyPath(container.segments + [.key(name)])).flatMap {
        isRoot && $0.family.document != .infoPlist ? nil : $0
      }
    }
    if let entry: InfoPlistKey = entry(value.key) {
      let isExact: Bool = entry.stands(at: InfoPlistKeyPath(container.segments + [.key(value.key)]))
      return made(isExact ? .key(value.key) : .anyKey, isExact ? .known : .chosen, entry, entry.schema)
    }
    if case .chosen(_, let shape)? = keys { return made(.anyKey, .chosen, nil, shape) }
    if let suffix: Substring = suffix(of: value.key), let entry: InfoPlistKey = entry(String(value.key.dropLast(suffix.count))) {
      return made(.key(entry.name), .known, entry, entry.schema, String(suffix))
    }
    if case .known? = keys { return made(.key(value.key), .unknown, nil, nil) }
    return made(.key(value.key), .custom, nil, nil)
  }

  /// What looks like the qualifiers of a variant: from the tilde on, or from the last hyphen on, both included when both stand there.
  private static func suffix(of key: String) -> Substring? {
    guard let mark: String.Index = key.firstIndex(where: { $0 == "~" || $0 == "-" }), mark > key.startIndex else { return nil }
    return key[mark...]
  }
}
