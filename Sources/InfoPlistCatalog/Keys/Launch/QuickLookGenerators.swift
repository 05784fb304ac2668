extension KeyFamily {
  /// Quick Look generators.
  public static let quickLookGenerators: KeyFamily = KeyFamily(
    "quick-look-generators", "Quick Look generators", category: .launch,
    summary: "How Quick Look runs a generator plug-in and which size a preview starts with.")
}

extension InfoPlistKey {
  /// Main thread only.
  public static let qlNeedsToBeRunInMainThread: InfoPlistKey = InfoPlistKey(
    "QLNeedsToBeRunInMainThread",
    title: "Quick Look needs to be run in main thread",
    in: .quickLookGenerators,
    .boolean,
    since: [.iOS("2.0"), .macOS("10.0"), .visionOS("1.0")],
    default: .boolean(true),
    expected: [.common(for: .quickLookGenerator)],
    related: ["QLSupportsConcurrentRequests"],
    misspellings: ["QLNeedToBeRunInMainThread", "QLNeedsToBeRunOnMainThread"],
    example: "<false/>",
    summary: "Keeps a Quick Look generator on the main thread.",
    whenNeeded: "In generators; NO where the code is safe on other threads.",
    ifMissing: "The generator runs on the main thread.",
    mistakes: ["NO while drawing code uses parts of AppKit that are bound to the main thread."],
    sources: [.keyPage("qlneedstoberuninmainthread")])

  /// Height of a preview.
  public static let qlPreviewHeight: InfoPlistKey = InfoPlistKey(
    "QLPreviewHeight",
    title: "Quick Look preview height",
    in: .quickLookGenerators,
    .number,
    since: [.iOS("2.0"), .macOS("10.0"), .visionOS("1.0")],
    default: .real(800),
    expected: [.common(for: .quickLookGenerator)],
    related: ["QLPreviewWidth"],
    misspellings: ["QLPreviewHight"],
    example: "<real>800</real>",
    summary: "Height in points that a preview gets while its generator is still at work.",
    whenNeeded: "In generators whose previews differ from the usual shape.",
    ifMissing: "The preview starts with 800 points.",
    mistakes: ["A string instead of a number.", "Expecting it to bound the finished preview."],
    sources: [.keyPage("qlpreviewheight")])

  /// Width of a preview.
  public static let qlPreviewWidth: InfoPlistKey = InfoPlistKey(
    "QLPreviewWidth",
    title: "Quick Look preview width",
    in: .quickLookGenerators,
    .number,
    since: [.iOS("2.0"), .macOS("10.0"), .visionOS("1.0")],
    default: .real(600),
    expected: [.common(for: .quickLookGenerator)],
    related: ["QLPreviewHeight"],
    misspellings: ["QLPreviewWitdh"],
    example: "<real>600</real>",
    summary: "Width in points that a preview gets while its generator is still at work.",
    whenNeeded: "In generators whose previews differ from the usual shape.",
    ifMissing: "The preview starts with 600 points.",
    mistakes: ["A string instead of a number.", "Expecting it to bound the finished preview."],
    sources: [.keyPage("qlpreviewwidth")])

  /// No sandbox.
  public static let qlSandboxUnsupported: InfoPlistKey = InfoPlistKey(
    "QLSandboxUnsupported",
    title: nil,
    in: .quickLookGenerators,
    .boolean,
    since: [.macOS()],
    misspellings: ["QLSandboxUnsuported", "QLSandBoxUnsupported"],
    example: "<true/>",
    summary: "Lets a signed Quick Look plug-in run outside the sandbox.",
    details:
      "Signed plug-ins, among them all in apps of the Mac App Store, are put into a sandbox otherwise. The way out is meant for a while.",
    whenNeeded: "Only until the plug-in works inside the sandbox.",
    ifMissing: "A signed plug-in runs in a sandbox.",
    mistakes: ["Keeping it for good instead of making the plug-in fit."],
    requirements: ["R-MAC-016...017", "R-MAC-023"],
    sources: [.reference(.macOS)])

  /// Several requests at once.
  public static let qlSupportsConcurrentRequests: InfoPlistKey = InfoPlistKey(
    "QLSupportsConcurrentRequests",
    title: "Quick Look supports concurrent requests",
    in: .quickLookGenerators,
    .boolean,
    since: [.iOS("2.0"), .macOS("10.0"), .visionOS("1.0")],
    default: .boolean(false),
    expected: [.common(for: .quickLookGenerator)],
    related: ["QLNeedsToBeRunInMainThread"],
    misspellings: ["QLSupportConcurrentRequests", "QLSupportsConcurentRequests"],
    example: "<true/>",
    summary: "Says that a Quick Look generator can serve several requests at the same time.",
    whenNeeded: "In generators without shared mutable state.",
    ifMissing: "Requests reach the generator one after the other.",
    mistakes: ["YES together with a generator that must stay on the main thread."],
    sources: [.keyPage("qlsupportsconcurrentrequests")])

  /// The smallest thumbnail.
  public static let qlThumbnailMinimumSize: InfoPlistKey = InfoPlistKey(
    "QLThumbnailMinimumSize",
    title: "Quick Look thumbnail minimum size",
    in: .quickLookGenerators,
    .number,
    since: [.iOS("2.0"), .macOS("10.0"), .visionOS("1.0")],
    default: .real(17),
    expected: [.common(for: .quickLookGenerator)],
    related: ["QLPreviewWidth", "QLPreviewHeight"],
    misspellings: ["QLThumbnailMinSize", "QLThumbnailsMinimumSize"],
    example: "<real>17</real>",
    summary: "Smallest thumbnail edge in points for which the generator is asked.",
    details: "Below it the plain document icon stands in.",
    whenNeeded: "In generators whose thumbnails tell nothing when they are small.",
    ifMissing: "The generator is asked from 17 points on.",
    mistakes: ["A large value, which hides thumbnails in lists."],
    sources: [.keyPage("qlthumbnailminimumsize")])
}
