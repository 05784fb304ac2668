import DiagnosticReporting
import Linting

/// JSON Schema, draft 2020-12, of the objects whose members `ConfigurationMember` states.
enum MemberSchema {
  /// The objects of some owners by their names, and what all of them use.
  static func definitions(_ owners: [ConfigurationMember.Owner]) -> [(String, JSONOutput)] {
    let texts: JSONOutput = .object([
      ("anyOf", .array([.object([("type", "string")]), .object([("type", "array"), ("items", .object([("type", "string")]))])]))
    ])
    return [("texts", texts)] + owners.map { ($0.rawValue, object($0)) }
  }

  private static func object(_ owner: ConfigurationMember.Owner) -> JSONOutput {
    let required: [String] = ConfigurationMember.members(of: owner).filter(\.isRequired).map(\.name)
    return .members([
      ("type", "object"), ("additionalProperties", false), ("properties", properties(of: owner)),
      ("required", required.isEmpty ? nil : .array(required.map(JSONOutput.string))),
    ])
  }

  /// The members of an owner, each with the schema of its value.
  static func properties(of owner: ConfigurationMember.Owner) -> JSONOutput {
    .object(ConfigurationMember.members(of: owner).map { ($0.name, schema($0)) })
  }

  private static func schema(_ member: ConfigurationMember) -> JSONOutput {
    func reference(_ name: String) -> (String, JSONOutput) { ("$ref", .string("#/$defs/" + name)) }
    let description: (String, JSONOutput) = ("description", .string(member.summary))
    switch member.form {
    case .text:
      return .members([
        ("type", "string"), description,
        ("enum", member.choices.isEmpty ? nil : .array(member.choices.map(JSONOutput.string))),
      ])
    case .texts where !member.choices.isEmpty:
      let choice: JSONOutput = .object([("enum", .array(member.choices.map(JSONOutput.string)))])
      return .object([("anyOf", .array([choice, .object([("type", "array"), ("items", choice)])])), description])
    case .texts, .rules, .paths: return .object([reference("texts"), description])
    case .boolean: return .object([("type", "boolean"), description])
    case .target: return .object([reference("target"), description])
    case .overrides: return .object([("type", "array"), ("items", .object([reference("override")])), description])
    case .suppressions: return .object([("type", "array"), ("items", .object([reference("suppression")])), description])
    case .objects(let owner): return .object([("type", "array"), ("items", .object([reference(owner.rawValue)])), description])
    case .keyPacks:
      let pack: [JSONOutput] = [.object([("type", "string")]), .object([reference("keyPack")])]
      let list: JSONOutput = .object([("type", "array"), ("items", .object([("anyOf", .array(pack))]))])
      return .object([("anyOf", .array(pack + [list])), description])
    case .levels:
      let rule: JSONOutput = .object([
        ("type", "object"), ("additionalProperties", false),
        ("properties", .object([("level", .object([reference("level")])), ("options", .object([("type", "object")]))])),
      ])
      return .object([
        ("type", "object"), description,
        ("additionalProperties", .object([("anyOf", .array([.object([reference("level")]), rule]))])),
      ])
    }
  }
}
