import Linting

/// What the rules about keys and values of the catalogue share.
enum Shapes {
  /// How a value differs from the type that its key takes.
  enum Problem: Sendable {
    /// A Boolean written as a string.
    case textBoolean(Bool)
    /// A Boolean written as a number.
    case numberBoolean(Bool)
    /// A string such as YES written as a Boolean.
    case booleanText(Bool)
    /// A number written as a string.
    case textNumber(PropertyListValue)
    /// A number where the text of it is meant.
    case numberText(String)
    /// A single value where a list of such values is meant.
    case lonely
    /// Anything else.
    case wrong
  }

  /// Keys at the root whose types have rules of their own.
  private static let ownRules: Set<String> = ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString", "CFBundlePackageType"]

  /// The values of a dictionary whose types are not those that their keys take.
  static func problems(in info: InfoSubject) -> [(item: CatalogedValue, problem: Problem)] {
    info.result(of: Problems.self) {
      Problems(list: info.cataloged.compactMap { item in problem(of: item, in: info).map { (item, $0) } })
    }.list
  }

  /// Several rules ask for the same problems.
  private struct Problems: Sendable {
    let list: [(item: CatalogedValue, problem: Problem)]
  }

  /// What is wrong with the type of a value; nil when nothing is, or when nobody can tell yet.
  private static func problem(of item: CatalogedValue, in info: InfoSubject) -> Problem? {
    guard let schema: ValueSchema = item.schema, !schema.accepts(item.value.kind) else { return nil }
    if item.parent == nil, ownRules.contains(item.base) { return nil }
    switch item.value.kind {
    case .invalid, .uid, .set, .null: return nil
    default: break
    }
    // Files of these formats have no other scalars than strings, and a project may give values of any type by build settings.
    let hasOnlyStrings: Bool = info.file.document.format == .openStep || info.file.document.format == .strings
    if item.value.kind == .string, item.value.isVariable || hasOnlyStrings { return nil }
    let text: String? = item.value.string
    if schema.accepts(.boolean) {
      if let text, let value: Bool = boolean(text) { return .textBoolean(value) }
      if let number: PropertyListInteger = item.value.node.integer, number.description == "0" || number.description == "1" {
        return .numberBoolean(number.description == "1")
      }
    }
    if schema.accepts(.string) {
      if let value: Bool = item.value.node.boolean, schema.alternatives.contains(where: isBooleanText) { return .booleanText(value) }
      if let number: PropertyListInteger = item.value.node.integer { return .numberText(number.description) }
      if let number: PropertyListReal = item.value.node.real { return .numberText(number.spelling ?? "\(number.value)") }
    }
    if let text, schema.accepts(.integer) || schema.accepts(.real), !text.isEmpty {
      if let number: Int64 = Int64(text) { return .textNumber(.integer(PropertyListInteger(number))) }
      if schema.accepts(.real), let number: Double = Double(text), number.isFinite { return .textNumber(.real(PropertyListReal(number))) }
    }
    for case .array(let element, _) in schema.alternatives where element.accepts(item.value.kind) && item.value.kind != .dictionary {
      return .lonely
    }
    return .wrong
  }

  private static func isBooleanText(_ shape: ValueSchema) -> Bool {
    if case .choice(let table) = shape { return table.entry(for: "YES") != nil && table.entry(for: "NO") != nil }
    return shape == .string(.booleanText)
  }

  /// The Boolean that people mean by a text.
  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// How bad a finding is that rests on an entry of the catalogue: never an error where the entry is not sure.
  static func severity(_ item: CatalogedValue, in info: InfoSubject) -> Severity? {
    info.nearestEntry(of: item)?.confidence == .high ? nil : .warning
  }
}

extension InfoSubject {
  /// The entry of the catalogue for a value, or for the nearest container that has one.
  func nearestEntry(of item: CatalogedValue) -> InfoPlistKey? {
    var item: CatalogedValue = item
    while item.entry == nil {
      guard let parent: Int = item.parent else { return nil }
      item = cataloged[parent]
    }
    return item.entry
  }

  /// The dictionary that holds a value.
  func container(of item: CatalogedValue) -> PlacedValue {
    item.parent.map { cataloged[$0].value } ?? root
  }

  /// The place of the dictionary that holds a value.
  func containerPlace(of item: CatalogedValue) -> InfoPlistKeyPath {
    item.parent.map { cataloged[$0].place } ?? InfoPlistKeyPath([])
  }

  /// The oldest system that counts: as far as it is known, or else the oldest that current tools still build for.
  func oldestTarget(on platform: Platform) -> OSVersion? {
    if let target: OSVersion = facts.deploymentTarget, facts.platforms.contains(platform) { return target }
    switch platform {
    case .iOS, .iPadOS, .tvOS: return OSVersion(12)
    case .macOS: return OSVersion(10, 13)
    case .watchOS: return OSVersion(4)
    case .visionOS: return OSVersion(1)
    case .macCatalyst: return OSVersion(13)
    case .driverKit: return nil
    }
  }

  /// Whether a build setting may still give a key that the source does not have.
  func maySettingsGive(_ key: InfoPlistKey) -> Bool {
    facts.stage == .source && (!key.buildSettings.isEmpty || key.author == .build)
  }
}
