import AppBundles
import PropertyLists

extension ResolvedInfo {
  /// The value that the system gives for a key, with the way to it: files, variants, language, and everything that lost.
  public func decision(for key: String) -> Decision<ResolvedValue?> {
    let path: PropertyListPath = PropertyListPath([.key(key)])
    var steps: [DecisionStep] = fileSteps()
    var rejected: [RejectedCandidate] = []
    let plain: ResolvedValue? = unlocalizedValue(key)
    var translated: ResolvedValue?
    if UnlocalizedKeys.contains(key) {
      steps.append(
        DecisionStep(
          .notes, "systems read this key out of the Info.plist alone; translations have no effect", path: path,
          bases: [.bundleCode("unlocalized keys")] + (key == "CFBundleVersion" ? [.requirement("R-VER-011")] : [])))
      rejected += translations(of: key) { _ in "translations of this key are not looked at" }
    } else {
      let table: Table = table("InfoPlist")
      steps += localizationSteps(table, path)
      if let dictionary: InfoDictionary = table.dictionary {
        let choice: InfoDictionary.Choice? = dictionary.choice(for: key, profile)
        rejected += dictionary.losers(for: key, profile, chosen: choice, language: table.hits.first?.language)
        if let choice {
          let place: Provenance = dictionary.place(of: choice.entry, language: table.hits.first?.language)
          translated = ResolvedValue(key: key, node: choice.entry.node, place: place, isFromTable: true)
          steps.append(
            DecisionStep(
              .decides, "the table has '\(choice.entry.key)'" + (choice.suffix.isEmpty ? "" : ", the variant for this device"), path: path,
              place: place, bases: [.requirement("R-LOC-005"), .bundleCode("localized values")]))
        } else {
          steps.append(
            DecisionStep(
              .passes, "the table does not have the key, so the Info.plist counts", path: path, place: Provenance(file: dictionary.file),
              bases: [.requirement("R-LOC-006")]))
        }
      }
      rejected += translations(of: key) { "the search ends at the first file, '\($0)'" }
    }
    if translated == nil { steps += plainSteps(key, path, plain) }
    rejected += contents.info.losers(for: key, profile, chosen: contents.info.choice(for: key, profile))
    if translated != nil, let plain {
      rejected.append(RejectedCandidate(plain.place, "a translation holds", bases: [.requirement("R-LOC-005")]))
    }
    if key == "CFBundleVersion", plain != nil { steps += versionSteps() }
    let value: ResolvedValue? = translated ?? plain
    return Decision(value, place: value?.place, steps: steps, rejected: rejected)
  }

  /// How the Info.plist itself was chosen.
  private func fileSteps() -> [DecisionStep] {
    var steps: [DecisionStep] = []
    let place: Provenance = Provenance(file: contents.info.file)
    if let error: String = contents.error?.description {
      steps.append(DecisionStep(.notes, "the Info.plist cannot be read: \(error)", place: place))
    } else if let hidden: String = contents.bundle?.info.hiddenPath {
      steps.append(
        DecisionStep(
          .passes, "the Info.plist for this platform hides '\(hidden)'; the two are not merged", place: place,
          bases: [.bundleCode("choice of the Info.plist")]))
    } else if contents.info.document == nil {
      steps.append(DecisionStep(.notes, "the bundle has no Info.plist", place: place, bases: [.requirement("R-GEN-001")]))
    } else if contents.info.document?.isReadBySystems == false {
      steps.append(
        DecisionStep(
          .notes, "the Info.plist cannot be parsed, which is the same as an empty one", place: place,
          bases: [.bundleCode("choice of the Info.plist")]))
    } else if !contents.isUsable {
      steps.append(DecisionStep(.notes, "the Info.plist holds no dictionary", place: place, bases: [.requirement("R-GEN-002")]))
    }
    return steps
  }

  /// Both senses of a version, where they speak of different numbers.
  private func versionSteps() -> [DecisionStep] {
    let numbers: Decision<VersionNumbers> = versionNumbers()
    guard !numbers.value.agree else { return [] }
    let documented: String =
      numbers.value.documented.map { "by the documentation the version is \($0)" } ?? "by the documentation this is no version"
    return [DecisionStep(.notes, documented, bases: [.requirement("R-VER-007")])]
      + numbers.steps.map { DecisionStep(.notes, $0.words, path: $0.path, place: $0.place, bases: $0.bases) }
  }

  private func localizationSteps(_ table: Table, _ path: PropertyListPath) -> [DecisionStep] {
    guard let hit: ResourceSearch.Hit = table.hits.first else {
      guard !contents.localizationDirectories.isEmpty else { return [] }
      return [
        DecisionStep(.notes, localization.words, path: path, bases: [.bundleCode("language negotiation")]),
        DecisionStep(.notes, "no localization that is searched has InfoPlist.strings", path: path, bases: [.requirement("R-LOC-006")]),
      ]
    }
    guard hit.language != nil else {
      return [
        DecisionStep(
          .passes, "a table beside the language directories is found before all of them", path: path, place: Provenance(file: hit.path),
          bases: [.bundleCode("resource search")])
      ]
    }
    var steps: [DecisionStep] = [
      DecisionStep(.passes, localization.words, path: path, bases: [.requirement("R-LOC-005"), .bundleCode("language negotiation")])
    ]
    if let chosen: String = localization.chosen, chosen != hit.language {
      steps.append(
        DecisionStep(
          .rejects, "'\(chosen)' has no InfoPlist.strings, so the search goes on with '\(hit.language ?? "")'", path: path,
          bases: [.bundleCode("resource search")]))
    }
    return steps + [
      DecisionStep(
        .passes, "the table is '\(hit.path)'" + (hit.variant.isEmpty ? "" : ", the file for this device"), path: path,
        place: Provenance(file: hit.path, variant: hit.variant.isEmpty ? nil : hit.variant, language: hit.language),
        bases: [.bundleCode("resource search")])
    ]
  }

  private func plainSteps(_ key: String, _ path: PropertyListPath, _ plain: ResolvedValue?) -> [DecisionStep] {
    guard let plain else {
      return [DecisionStep(.notes, "the Info.plist does not have the key", path: path, place: Provenance(file: contents.info.file))]
    }
    if let variant: String = plain.place.variant, plain.place.path != path {
      return [
        DecisionStep(
          .decides, "the Info.plist has '\(key)\(variant)', the most specific variant for this device", path: path, place: plain.place,
          bases: [.requirement("R-VAR-013"), .bundleCode("key variants")])
      ]
    }
    let hasOthers: Bool = contents.info.entries.contains { $0.variant?.base == key }
    return [
      DecisionStep(
        .decides, hasOthers ? "no variant holds here, so the plain key counts" : "the Info.plist has the key", path: path,
        place: plain.place, bases: hasOthers ? [.requirement("R-VAR-014")] : [])
    ]
  }

  /// The values of a key in tables that are not read.
  private func translations(of key: String, _ reason: (String) -> String) -> [RejectedCandidate] {
    let table: Table = table("InfoPlist")
    let first: String = table.hits.first?.path ?? ""
    let isFixed: Bool = UnlocalizedKeys.contains(key)
    return table.hits.indices.dropFirst(isFixed ? 0 : 1).compactMap { index in
      let hit: ResourceSearch.Hit = table.hits[index]
      let dictionary: InfoDictionary = table.dictionaries[index] ?? contents.table(hit.path)
      guard let choice: InfoDictionary.Choice = dictionary.choice(for: key, profile) else { return nil }
      return RejectedCandidate(
        dictionary.place(of: choice.entry, language: hit.language), reason(first), bases: [.bundleCode("resource search")])
    }
  }
}
