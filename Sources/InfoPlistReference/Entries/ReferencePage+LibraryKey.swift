public import Linting

extension ReferencePage {
  /// The page about a key of a library.
  public static func libraryKey(_ entry: LibraryIndex.Entry) -> ReferencePage {
    let key: LibraryKey = entry.key
    var blocks: [Block] = []
    if !key.summary.isEmpty { blocks.append(.paragraph(PageText(key.summary))) }
    var facts: [Fact] = [Fact("Read by", PageText(entry.library.name)), Fact("Type", PageText(key.phrase))]
    if let form: String = key.textPhrase { facts.append(Fact("Form", PageText(form))) }
    if !key.companions.isEmpty { facts.append(Fact("Together with", .joined(key.companions.map { .code($0) }))) }
    if let scheme: String = key.scheme { facts.append(Fact("URL scheme", .code(scheme))) }
    if !key.adNetworks.isEmpty { facts.append(Fact("Ad networks", .joined(key.adNetworks.map { .code($0) }))) }
    if let ended: String = entry.library.ended { facts.append(Fact("Ended", PageText(ended))) }
    blocks.append(.facts(facts))
    blocks += key.mistakes.map {
      .paragraph(PageText("A value like ") + .code($0.pattern.description) + PageText(" is wrong: \($0.note)."))
    }
    if !entry.library.sources.isEmpty { blocks += [.heading("Sources", level: 1), .list(entry.library.sources.map { PageText($0) })] }
    return ReferencePage(key.name, blocks)
  }
}
