extension ValueTable {
  /// Versions of the meaning of activation rules.
  public static let activationRuleVersions: ValueTable = ValueTable(
    "activation-rule-versions",
    title: "Versions of activation rules",
    summary: "Versions of the meaning of an activation rule. The sources do not say in what they differ.",
    sources: [
      .keyPage(
        "nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationdictionaryversion")
    ],
    [
      ValueEntry(number: 1, title: "Version 1", "The first meaning.", confidence: .medium),
      ValueEntry(number: 2, title: "Version 2", "The second meaning.", confidence: .medium),
    ])
}
