import Diagnostics
import PropertyLists

/// Reads objects whose members `ConfigurationMember` states, and reports what does not fit at its place.
protocol MemberReading {
  /// What is wrong so far.
  var diagnostics: [Diagnostic] { get set }
  /// The file.
  var path: String { get }
}

extension MemberReading {
  /// The object of a JSON file; nil when there is none.
  mutating func readRoot(_ bytes: SourceBytes, as what: String) -> PlacedValue? {
    let document: PropertyListDocument = PropertyListDocument(
      reading: bytes, options: PropertyListReadingOptions(format: .json, readsTaggedJSON: false))
    for var diagnostic in document.diagnostics where diagnostic.severity == .error {
      diagnostic.file = path
      diagnostics.append(diagnostic)
    }
    guard diagnostics.isEmpty, let node: PropertyListNode = document.root else { return nil }
    let root: PlacedValue = PlacedValue(node: node, path: .root, keyRange: nil)
    guard root.kind == .dictionary else {
      report("wrong-type", "\(what) is an object, not \(root.kind.phrase)", root)
      return nil
    }
    return root
  }

  /// The known members of an object; each unknown one is reported.
  mutating func members(
    of object: PlacedValue, _ owner: ConfigurationMember.Owner
  ) -> [(member: ConfigurationMember, value: PlacedValue)] {
    guard object.kind == .dictionary else {
      report("wrong-type", "expected an object, found \(object.kind.phrase)", object)
      return []
    }
    let known: [ConfigurationMember] = ConfigurationMember.members(of: owner)
    var result: [(member: ConfigurationMember, value: PlacedValue)] = []
    var misspelled: [String] = []
    for value in object.members {
      if let member: ConfigurationMember = known.first(where: { $0.name == value.key }) {
        result.append((member, value))
      } else {
        unknown(value, in: known.map(\.name))
        if let name: String = ConfigurationNames.nearest(to: value.key, in: known.map(\.name)) { misspelled.append(name) }
      }
    }
    for member in known where member.isRequired && object[member.name] == nil && !misspelled.contains(member.name) {
      report("missing-member", "\(owner.phrase) has no '\(member.name)'", object, help: "add \"\(member.name)\"")
    }
    return result
  }

  mutating func text(_ value: PlacedValue, _ member: ConfigurationMember) -> String? {
    guard let text: String = value.string else {
      wrongType(value, member.name, "a text")
      return nil
    }
    return isChoice(text, value, member) ? text : nil
  }

  mutating func texts(_ value: PlacedValue, _ member: ConfigurationMember) -> [(text: String, place: PlacedValue)] {
    guard value.kind == .array || value.kind == .string else {
      wrongType(value, member.name, "a text or an array of texts")
      return []
    }
    var result: [(text: String, place: PlacedValue)] = []
    for element in value.kind == .array ? value.elements : [value] {
      guard let text: String = element.string else {
        wrongType(element, member.name, "an array of texts")
        continue
      }
      if isChoice(text, element, member) { result.append((text, element)) }
    }
    return result
  }

  private mutating func isChoice(_ text: String, _ value: PlacedValue, _ member: ConfigurationMember) -> Bool {
    if member.choices.isEmpty || member.choices.contains(text) { return true }
    report(
      "bad-value", "'\(text)' is no value of '\(member.name)'", value,
      help: ConfigurationNames.nearest(to: text, in: member.choices).map { "did you mean '\($0)'?" }
        ?? "write one of " + member.choices.joined(separator: ", "))
    return false
  }

  mutating func elements(_ value: PlacedValue, _ member: ConfigurationMember) -> [PlacedValue] {
    guard value.kind == .array else {
      wrongType(value, member.name, "an array of objects")
      return []
    }
    return value.elements
  }

  mutating func boolean(_ value: PlacedValue, _ member: ConfigurationMember) -> Bool? {
    guard let boolean: Bool = value.node.boolean else {
      wrongType(value, member.name, "true or false")
      return nil
    }
    return boolean
  }

  mutating func unknown(_ value: PlacedValue, in names: [String]) {
    report(
      "unknown-member", "'\(value.key)' is not a member of this object", at: .key(value),
      help: ConfigurationNames.nearest(to: value.key, in: names).map { "did you mean '\($0)'?" }
        ?? "it may have " + names.joined(separator: ", "))
  }

  mutating func wrongType(_ value: PlacedValue, _ name: String, _ expected: String) {
    report("wrong-type", "'\(name)' is \(value.kind.phrase), not \(expected)", value)
  }

  mutating func report(_ name: String, _ message: String, _ value: PlacedValue, help: String? = nil) {
    report(name, message, at: .value(value), help: help)
  }

  mutating func report(_ name: String, _ message: String, at place: Place, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        DiagnosticID(rawValue: "configuration/" + name), .error, message, at: place.range, keyPath: place.path?.description, help: help,
        file: path))
  }
}
