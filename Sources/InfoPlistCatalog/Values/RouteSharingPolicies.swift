extension ValueTable {
  /// Route sharing policies.
  public static let routeSharingPolicies: ValueTable = ValueTable(
    "route-sharing-policies",
    title: "Route sharing policies",
    closed: false,
    summary: "How an app shares its audio route with others before it sets a policy in code.",
    sources: [.applePage("avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo")],
    [
      ValueEntry(
        "LongFormVideo", title: "Long-form video",
        "Films and series, which can be sent to a television; other values are not known.", confidence: .medium)
    ])
}
