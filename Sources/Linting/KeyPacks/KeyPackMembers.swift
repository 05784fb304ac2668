/// The members of key packs.
enum KeyPackMembers {
  static let all: [ConfigurationMember] = packs + libraries + keys + queries + mistakes

  private static let packs: [ConfigurationMember] = [
    ConfigurationMember("$schema", .text, [.keyPack], "Address of the JSON Schema, for editors."),
    ConfigurationMember("libraries", .objects(.library), [.keyPack], "The libraries with their keys.", isRequired: true),
  ]

  private static let libraries: [ConfigurationMember] = [
    ConfigurationMember(
      "name", .text, [.library], "The name as it stands in a sentence: `Firebase`, `the Facebook SDK`.", isRequired: true),
    ConfigurationMember("sources", .texts, [.library], "Who says so: addresses of instructions, or repositories."),
    ConfigurationMember(
      "ended", .text, [.library], "The day, `YYYY-MM-DD`, since which the service does not answer any more; its keys are left over."),
    ConfigurationMember(
      "endedUnless", .text, [.library], "The key that says that the app uses another service in place of the one that ended."),
    ConfigurationMember(
      "prefixes", .texts, [.library], "Beginnings of keys that belong to the library, those included that are not listed."),
    ConfigurationMember("keys", .objects(.libraryKey), [.library], "The keys."),
    ConfigurationMember("queries", .objects(.libraryQuery), [.library], "The URL schemes that apps with the library ask about."),
  ]

  private static let keys: [ConfigurationMember] = [
    ConfigurationMember("key", .text, [.libraryKey], "The key, letter by letter.", isRequired: true),
    ConfigurationMember(
      "type", .texts, [.libraryKey], "The type of the value, or several; without it, any.",
      choices: LibraryKey.Form.allCases.map(\.rawValue)),
    ConfigurationMember("pattern", .texts, [.libraryKey], "The form of a text, or several of which one fits."),
    ConfigurationMember("values", .texts, [.libraryKey], "The only texts that are right."),
    ConfigurationMember("companions", .texts, [.libraryKey], "Other keys that have to be there too."),
    ConfigurationMember(
      "scheme", .text, [.libraryKey],
      "The URL scheme that the app has to declare, made of `{value}` or of `{reversed}`, its parts between periods from the last to the first."
    ),
    ConfigurationMember("adNetworks", .texts, [.libraryKey], "Identifiers that have to stand in `SKAdNetworkItems`."),
    ConfigurationMember("samples", .texts, [.libraryKey], "Forms of values that only tests should have: products are warned of them."),
    ConfigurationMember("mistakes", .objects(.libraryMistake), [.libraryKey], "Wrong values that people write, explained."),
    ConfigurationMember("summary", .text, [.libraryKey], "What the key does, in a sentence."),
  ]

  private static let queries: [ConfigurationMember] = [
    ConfigurationMember(
      "schemes", .texts, [.libraryQuery], "The schemes for `LSApplicationQueriesSchemes`; one of them is enough.", isRequired: true),
    ConfigurationMember("ifKey", .text, [.libraryQuery], "The key that shows that the library is used."),
    ConfigurationMember("ifScheme", .text, [.libraryQuery], "The form of a URL scheme of the app that shows it, in lower case."),
  ]

  private static let mistakes: [ConfigurationMember] = [
    ConfigurationMember("pattern", .text, [.libraryMistake], "The form of the wrong value.", isRequired: true),
    ConfigurationMember("note", .text, [.libraryMistake], "What the value is in truth.", isRequired: true),
  ]
}
