public import InfoPlistResolution
public import PropertyLists

/// The values of a product that hold in an environment.
public struct ResolveAnswer: Sendable {
  /// One value.
  public struct Value: Sendable {
    /// The key or key path, without qualifiers.
    public let path: PropertyListPath
    /// The value as it stands in its file; nil where there is none. A text that is translated by itself stands in `text`.
    public let node: PropertyListNode?
    /// The text that the user reads, for texts inside other values; nil for everything else.
    public let text: String?
    /// Where the value, or the translation of the text, stands; nil where there is none.
    public let place: Provenance?
    /// The way to the value; empty unless asked for.
    public let steps: [DecisionStep]
    /// What lost; empty unless asked for.
    public let rejected: [RejectedCandidate]

    /// Whether there is a value.
    public var exists: Bool { node != nil }
  }

  /// What was looked at.
  public let product: Product
  /// The resolution itself, for further questions.
  public let resolved: ResolvedInfo
  /// The values, in the order of the keys that were asked for, or of the Info.plist.
  public let values: [Value]

  /// What follows from the values for the bundle as a whole; nil for a property list on its own.
  public var facts: ResolvedFacts? { resolved.contents.bundle == nil ? nil : ResolvedFacts(resolved) }
}

extension ResolveAnswer.Value {
  /// Works out one value.
  init(_ path: PropertyListPath, of resolved: ResolvedInfo, includesTrace: Bool) {
    self.path = path
    guard case .key(let key)? = path.components.first, path.components.count > 1 else {
      guard case .key(let key)? = path.components.first else {
        (node, text, place, steps, rejected) = (nil, nil, nil, [], [])
        return
      }
      let decision: Decision<ResolvedValue?>? = includesTrace ? resolved.decision(for: key) : nil
      let value: ResolvedValue? = decision?.value ?? (includesTrace ? nil : resolved.value(key))
      (node, text, place) = (value?.node, nil, value?.place)
      (steps, rejected) = (decision?.steps ?? [], decision?.rejected ?? [])
      return
    }
    let inner: PropertyListPath = PropertyListPath(Array(path.components.dropFirst()))
    let value: ResolvedValue? = resolved.value(key)
    guard let value, let node: PropertyListNode = value.node.node(at: inner) else {
      (node, text, place, steps, rejected) = (nil, nil, nil, [], [])
      return
    }
    self.node = node
    guard node.kind == .string, !value.isLocalized else {
      let spelled: PropertyListPath = PropertyListPath((value.place.path?.components ?? [.key(key)]) + inner.components)
      (text, steps, rejected) = (nil, [], [])
      place = Provenance(
        file: value.place.file, node: node, path: spelled, variant: value.place.variant, language: value.place.language)
      return
    }
    let decision: Decision<String?> = resolved.text(at: path)
    (text, place) = (decision.value, decision.place)
    (steps, rejected) = includesTrace ? (decision.steps, decision.rejected) : ([], [])
  }
}
