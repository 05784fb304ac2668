public import PropertyLists

extension ResolvedInfo {
  /// The text that the user sees for a value anywhere in the Info.plist. A top-level key is translated by its name; values such as names of
  /// document types are translated by their own text; every other value stands as it is. Nil when nothing is there or it is no string.
  public func text(at path: PropertyListPath) -> Decision<String?> {
    if case .key(let key)? = path.components.first, path.components.count == 1 { return decision(for: key).map { $0?.node.string } }
    guard case .key(let key)? = path.components.first, let top: ResolvedValue = unlocalizedValue(key),
      let node: PropertyListNode = top.node.node(at: PropertyListPath(Array(path.components.dropFirst()))), let text: String = node.string
    else {
      return Decision(nil, steps: [DecisionStep(.notes, "the Info.plist has no text there", path: path)])
    }
    let spelled: PropertyListPath = PropertyListPath([top.place.path?.components.first ?? .key(key)] + path.components.dropFirst())
    let place: Provenance = Provenance(file: contents.info.file, node: node, path: spelled, variant: top.place.variant)
    guard let table: String = LocalizableValues.table(for: path)?.table else {
      return Decision(text, place: place, steps: [DecisionStep(.decides, "values here are not translated", path: path, place: place)])
    }
    return translation(of: text, in: table, path, place)
  }

  /// The translation of a text in a table, looked up by the text itself; the text where the table does not have it.
  func translation(of text: String, in name: String, _ path: PropertyListPath, _ place: Provenance) -> Decision<String?> {
    let table: Table = table(name)
    guard let hit: ResourceSearch.Hit = table.hits.first, let dictionary: InfoDictionary = table.dictionary else {
      return Decision(
        text, place: place,
        steps: [
          DecisionStep(
            .decides, "no localization that is searched has \(name).strings", path: path, place: place, bases: [.requirement("R-LOC-006")])
        ])
    }
    // The menu of services is translated by the text; the reference also names the key of the value, which then is that of all services.
    var spellings: [String] = [text]
    if name == "ServicesMenu", case .key(let key)? = path.components.last { spellings.append(key) }
    guard let spelling: String = spellings.first(where: { dictionary.entry(spelled: $0)?.node.string?.isEmpty == false }),
      let entry: InfoDictionary.Entry = dictionary.entry(spelled: spelling), let translated: String = entry.node.string
    else {
      return Decision(
        text, place: place,
        steps: [
          DecisionStep(
            .decides, "the table does not have '\(text)', so the text stands", path: path,
            place: Provenance(file: hit.path, language: hit.language),
            bases: [.requirement("R-LOC-006")])
        ])
    }
    let found: Provenance = dictionary.place(of: entry, language: hit.language)
    return Decision(
      translated, place: found,
      steps: [
        DecisionStep(.passes, localization.words, path: path, bases: [.requirement("R-LOC-005"), .bundleCode("language negotiation")]),
        DecisionStep(
          .decides, "\(name).strings translates '\(spelling)'", path: path, place: found, bases: [.bundleCode("translation by value")]),
      ],
      rejected: [RejectedCandidate(place, "a translation holds", bases: [.requirement("R-LOC-005")])])
  }
}
