import Diagnostics
import InfoPlistCatalog
import PropertyLists

/// One configuration file as it is written, with what is wrong with it.
struct ConfigurationReader: MemberReading {
  var diagnostics: [Diagnostic] = []
  /// The files that it extends, as written, with their places.
  private(set) var extended: [(path: String, range: SourceRange)] = []
  private(set) var section: LintConfiguration.Section = LintConfiguration.Section()
  private(set) var overrides: [LintConfiguration.Section] = []
  private(set) var suppressions: [KeyPathSuppression] = []
  private(set) var baseline: String?
  /// The key packs, those in files as written.
  private(set) var keyPacks: [KeyPackReference] = []
  let path: String
  private let rules: RuleNames

  /// A key pack of a configuration.
  enum KeyPackReference {
    /// The path of a file, with its place.
    case file(String, PlacedValue)
    /// An object of the configuration itself.
    case pack(KeyPack)
  }

  /// Reads a file.
  init(_ bytes: SourceBytes, path: String, rules: RuleNames) {
    self.path = path
    self.rules = rules
    if let root: PlacedValue = readRoot(bytes, as: "a configuration") { readTop(root) }
  }

  private mutating func readTop(_ root: PlacedValue) {
    var own: LintConfiguration.Section = LintConfiguration.Section()
    for (member, value) in members(of: root, .top) {
      switch member.name {
      case "extends": extended = texts(value, member).map { ($0.text, $0.place.node.range) }
      case "baseline": baseline = text(value, member)
      case "keyPacks": keyPacks = references(value, member)
      case "suppress":
        for element in elements(value, member) {
          if let suppression: KeyPathSuppression = suppression(element) { suppressions.append(suppression) }
        }
      case "overrides":
        for element in elements(value, member) {
          var section: LintConfiguration.Section = LintConfiguration.Section()
          read(element, .override, into: &section)
          if section.files.isEmpty, element["files"] != nil {
            report("missing-member", "the override names no files", element, help: "add \"files\": [\"Tests/**\"]")
          }
          overrides.append(section)
        }
      default: read(member, value, into: &own)
      }
    }
    section = own
  }

  private mutating func read(_ object: PlacedValue, _ owner: ConfigurationMember.Owner, into section: inout LintConfiguration.Section) {
    for (member, value) in members(of: object, owner) { read(member, value, into: &section) }
  }

  private mutating func read(_ member: ConfigurationMember, _ value: PlacedValue, into section: inout LintConfiguration.Section) {
    switch member.name {
    case "files": section.files = texts(value, member).map { PathPattern($0.text) }
    case "select": section.select = patterns(value, member)
    case "extend": section.extend = patterns(value, member)
    case "ignore": section.ignore = patterns(value, member)
    case "preview": section.includesPreviews = boolean(value, member)
    case "profile": section.profile = text(value, member).flatMap(LintProfile.init(rawValue:))
    case "rules": readLevels(value, member, into: &section)
    case "target":
      guard value.kind == .dictionary else { return wrongType(value, member.name, member.form.phrase) }
      for (member, value) in members(of: value, .target) { read(member, value, into: &section.target) }
    default: break
    }
  }

  private mutating func read(_ member: ConfigurationMember, _ value: PlacedValue, into target: inout LintTarget) {
    guard let text: String = text(value, member) else { return }
    switch member.name {
    case "stage": target.stage = RuleScope.Stage(rawValue: text)
    case "platform": target.platform = ConfigurationNames.platform(text)
    case "product": target.product = ProductKind(rawValue: text)
    case "deploymentTarget": target.deploymentTarget = version(text, value)
    case "sdk": target.sdk = version(text, value)
    default: break
    }
  }

  private mutating func version(_ text: String, _ value: PlacedValue) -> OSVersion? {
    guard let version: OSVersion = OSVersion(text: text) else {
      report("bad-value", "'\(text)' is not a version", value, help: "write one to three numbers: \"17.0\"")
      return nil
    }
    return version
  }

  private mutating func readLevels(_ value: PlacedValue, _ member: ConfigurationMember, into section: inout LintConfiguration.Section) {
    guard value.kind == .dictionary else { return wrongType(value, member.name, member.form.phrase) }
    for entry in value.members {
      let pattern: RulePattern = RulePattern(entry.key)
      guard check(pattern, at: .key(entry)) else { continue }
      guard entry.kind == .dictionary else {
        if let level: LintOptions.Level = level(entry) { section.levels.append(LintOptions.LevelOverride(pattern, level)) }
        continue
      }
      for part in entry.members {
        switch part.key {
        case "level":
          if let level: LintOptions.Level = level(part) { section.levels.append(LintOptions.LevelOverride(pattern, level)) }
        case "options": readOptions(part, of: entry, into: &section)
        default: unknown(part, in: ["level", "options"])
        }
      }
    }
  }

  private mutating func readOptions(_ value: PlacedValue, of entry: PlacedValue, into section: inout LintConfiguration.Section) {
    guard value.kind == .dictionary else { return wrongType(value, "options", "an object") }
    guard let info: RuleInfo = rules.info(for: entry.key) else {
      return report("unknown-rule", "options belong to one rule, not to '\(entry.key)'", at: .key(entry), help: "write the id of a rule")
    }
    for option in value.members {
      guard let known: RuleOption = info.options.first(where: { $0.name == option.key }) else {
        let help: String =
          info.options.isEmpty ? "'\(info.id)' has no options" : "it has " + info.options.map { "'\($0.name)'" }.joined(separator: ", ")
        report("unknown-option", "'\(option.key)' is no option of '\(info.id)'", at: .key(option), help: help)
        continue
      }
      guard let parsed: RuleOption.Value = optionValue(option, like: known.defaultValue) else {
        wrongType(option, option.key, known.defaultValue.phrase)
        continue
      }
      section.values[info.id, default: [:]][option.key] = parsed
    }
  }

  private func optionValue(_ value: PlacedValue, like sample: RuleOption.Value) -> RuleOption.Value? {
    switch sample {
    case .boolean: value.node.boolean.map(RuleOption.Value.boolean)
    case .integer: value.node.integer.flatMap { Int($0.description) }.map(RuleOption.Value.integer)
    case .string: value.string.map(RuleOption.Value.string)
    case .strings:
      if value.kind == .array, value.elements.allSatisfy({ $0.kind == .string }) {
        .strings(value.elements.compactMap(\.string))
      } else {
        value.string.map { .strings([$0]) }
      }
    }
  }

  private mutating func suppression(_ object: PlacedValue) -> KeyPathSuppression? {
    var rule: RulePattern?
    var keyPath: PropertyListPath?
    var files: [PathPattern] = []
    var reason: String = ""
    let count: Int = diagnostics.count
    for (member, value) in members(of: object, .suppression) {
      switch member.name {
      case "rule":
        guard let text: String = text(value, member) else { continue }
        rule = RulePattern(text)
        _ = check(RulePattern(text), at: .content(value))
      case "keyPath":
        guard let text: String = text(value, member) else { continue }
        do {
          keyPath = try PropertyListPath(parsing: text)
        } catch {
          report("bad-value", "\(error)", value)
        }
      case "files": files = texts(value, member).map { PathPattern($0.text) }
      case "reason": reason = text(value, member) ?? ""
      default: break
      }
    }
    guard diagnostics.count == count, let rule else { return nil }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      report("missing-member", "the suppression of '\(rule)' gives no reason", object, help: "add \"reason\": \"why\"")
      return nil
    }
    return KeyPathSuppression(rule: rule, keyPath: keyPath, files: files, reason: reason, range: object.node.range, configuration: path)
  }
}

// MARK: - Values

extension ConfigurationReader {
  private mutating func references(_ value: PlacedValue, _ member: ConfigurationMember) -> [KeyPackReference] {
    var result: [KeyPackReference] = []
    for element in value.kind == .array ? value.elements : [value] {
      if let text: String = element.string {
        result.append(.file(text, element))
      } else if element.kind == .dictionary {
        let pack: KeyPack = KeyPack(element, path: path)
        diagnostics += pack.diagnostics
        result.append(.pack(pack))
      } else {
        wrongType(element, member.name, member.form.phrase)
      }
    }
    return result
  }

  private mutating func patterns(_ value: PlacedValue, _ member: ConfigurationMember) -> [RulePattern] {
    var result: [RulePattern] = []
    for (text, place) in texts(value, member) where check(RulePattern(text), at: .content(place)) { result.append(RulePattern(text)) }
    return result
  }

  private mutating func level(_ value: PlacedValue) -> LintOptions.Level? {
    let names: [String] = LintOptions.Level.allCases.map(\.rawValue)
    guard let text: String = value.string else {
      wrongType(value, value.key, "a level: " + names.joined(separator: ", "))
      return nil
    }
    guard let level: LintOptions.Level = LintOptions.Level(rawValue: text) else {
      report("bad-value", "'\(text)' is no level", value, help: "write one of " + names.joined(separator: ", "))
      return nil
    }
    return level
  }

  /// Whether a pattern names a rule at all.
  private mutating func check(_ pattern: RulePattern, at place: Place) -> Bool {
    if rules.contains(pattern) { return true }
    report(
      "unknown-rule", "no rule is named '\(pattern)'", at: place,
      help: rules.nearest(to: pattern.description).map { "did you mean '\($0)'?" } ?? "'infoplist rules' lists them")
    return false
  }
}

extension RuleOption.Value {
  /// The type in a sentence.
  var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .string: "a text"
    case .strings: "a text or an array of texts"
    }
  }
}
