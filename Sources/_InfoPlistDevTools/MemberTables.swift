import Linting

/// The members of configurations and key packs as tables in Markdown.
enum MemberTables {
  /// A section with a table for each owner.
  static func text(_ owners: [ConfigurationMember.Owner]) -> String {
    var text: String = ""
    for owner in owners {
      text += "\n## \(title(owner))\n\n| member | type | what it does |\n|---|---|---|\n"
      for member in ConfigurationMember.members(of: owner) {
        let choices: String = member.choices.isEmpty ? "" : " One of " + member.choices.map { "`\($0)`" }.joined(separator: ", ") + "."
        let name: String = "`\(member.name)`" + (member.isRequired ? " (required)" : "")
        text += "| \(name) | \(member.form.phrase) | \(member.summary)\(choices) |\n"
      }
    }
    return text + "\n"
  }

  private static func title(_ owner: ConfigurationMember.Owner) -> String {
    switch owner {
    case .top: "Members"
    case .override: "Members of an override"
    case .target: "Members of `target`"
    case .suppression: "Members of an entry of `suppress`"
    case .keyPack: "Members of a key pack"
    case .library: "Members of a library"
    case .libraryKey: "Members of a key"
    case .libraryQuery: "Members of an entry of `queries`"
    case .libraryMistake: "Members of an entry of `mistakes`"
    }
  }
}
