extension ValueTable {
  /// How a Newsstand issue is drawn.
  public static let newsstandBindingTypes: ValueTable = ValueTable(
    "newsstand-binding-types",
    title: "Newsstand binding types",
    summary: "Whether an issue in Newsstand looks like a magazine or a newspaper.",
    requirements: ["R-ICON-041"],
    sources: [.reference(.coreFoundation)],
    [
      ValueEntry("UINewsstandBindingTypeMagazine", "The artwork is styled as a magazine."),
      ValueEntry("UINewsstandBindingTypeNewspaper", "The artwork is styled as a newspaper."),
    ])

  /// Where a Newsstand issue is bound.
  public static let newsstandBindingEdges: ValueTable = ValueTable(
    "newsstand-binding-edges",
    title: "Newsstand binding edges",
    summary: "The edge of the artwork that is drawn as bound or folded.",
    requirements: ["R-ICON-042"],
    sources: [.reference(.coreFoundation)],
    [
      ValueEntry("UINewsstandBindingEdgeLeft", "Bound on the left."),
      ValueEntry("UINewsstandBindingEdgeRight", "Bound on the right."),
      ValueEntry("UINewsstandBindingEdgeBottom", "Folded at the bottom."),
    ])
}
