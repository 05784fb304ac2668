extension KeyFamily {
  /// For which content a Share or Action extension is offered.
  public static let activationRules: KeyFamily = KeyFamily(
    "activation-rules", "Activation rules", category: .extensions,
    summary: "For which content a Share or Action extension is offered, as limits for each kind of data or as a predicate.")
}

extension InfoPlistKey {
  /// The content for which the extension is offered.
  public static let nsExtensionActivationRule: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule",
    title: nil,
    in: .activationRules,
    .anyOf([.dictionary(), .string(.predicate)]),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is Share or Action", by: ["R-EXT-014"])],
    related: ["NSExtension.NSExtensionPointIdentifier"],
    misspellings: ["NSExtensionActivationRules", "NSExtensionActivationsRule"],
    example: """
      <dict>
        <key>NSExtensionActivationSupportsImageWithMaxCount</key>
        <integer>5</integer>
      </dict>
      """,
    summary: "Says for which content a Share or Action extension is offered.",
    details: """
      The dictionary form has one member for each kind of data, with a nonzero value that is mostly the largest number of items. \
      Every attachment has to be covered by some member. Where that is too coarse, a string in place of the dictionary holds a \
      predicate over the items that are shared, for example with UTI-CONFORMS-TO. The predicate TRUEPREDICATE, which matches \
      everything, is for development only. The reference predefines eight members; two more came with iOS 9 and OS X 10.11.
      """,
    whenNeeded: "In every Share and Action extension.",
    ifMissing: "The extension is offered for nothing it can name, or the store rejects it.",
    mistakes: [
      "A string entry inside the dictionary, even under the same key again: the predicate stands in place of the dictionary.",
      "Leaving TRUEPREDICATE in a release: the store turns the app down.",
      "A predicate with typographic quotation marks, which does not parse.",
    ],
    requirements: ["R-EXT-010", "R-EXT-014...016", "R-EXT-025...026", "R-EXT-051"],
    sources: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule"),
      Source("decision: a dictionary, or a string holding a predicate in its place"),
    ])

  /// The most attachments altogether.
  public static let nsExtensionActivationSupportsAttachmentsWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMinCount"],
    example: "<integer>10</integer>",
    summary: "Largest number of attachments the extension takes, of all kinds together.",
    details: "The limit counts every item, whatever its kind; the limits for single kinds hold as well.",
    whenNeeded: "When the extension cannot handle any number of items at a time.",
    ifMissing: "Only the limits for the single kinds of data apply.",
    mistakes: ["A maximum below the minimum: the extension is never offered."],
    requirements: ["R-EXT-015...017"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsattachmentswithmaxcount"),
    ])

  /// The fewest attachments altogether.
  public static let nsExtensionActivationSupportsAttachmentsWithMinCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMinCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMaxCount"],
    example: "<integer>2</integer>",
    summary: "Smallest number of attachments for which the extension is offered.",
    details: "It is a lower bound and counts all items. All other members of the rule are upper bounds or flags.",
    whenNeeded: "When the extension is of use for several items only, say for merging them.",
    ifMissing: "There is no lower bound.",
    requirements: ["R-EXT-016", "R-EXT-018"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsattachmentswithmincount"),
      Source("decision: a lower bound"),
    ])

  /// The most files.
  public static let nsExtensionActivationSupportsFileWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsFileWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    example: "<integer>5</integer>",
    summary: "Largest number of files, of any type, that the extension takes.",
    whenNeeded: "When the extension takes files of any type.",
    ifMissing: "Files as such are not taken.",
    mistakes: ["Zero is the same as leaving the member out."],
    requirements: ["R-EXT-015...016", "R-EXT-019"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsfilewithmaxcount"),
    ])

  /// The most images.
  public static let nsExtensionActivationSupportsImageWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsImageWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    misspellings: ["NSExtensionActivationSupportsImagesWithMaxCount"],
    example: "<integer>5</integer>",
    summary: "Largest number of images the extension takes.",
    whenNeeded: "When the extension takes images.",
    ifMissing: "Images are not taken.",
    requirements: ["R-EXT-015...016", "R-EXT-020"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsimagewithmaxcount"),
    ])

  /// The most movies.
  public static let nsExtensionActivationSupportsMovieWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsMovieWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    misspellings: ["NSExtensionActivationSupportsVideoWithMaxCount"],
    example: "<integer>1</integer>",
    summary: "Largest number of movies the extension takes.",
    whenNeeded: "When the extension takes movies.",
    ifMissing: "Movies are not taken.",
    requirements: ["R-EXT-015...016", "R-EXT-021"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsmoviewithmaxcount"),
    ])

  /// Whether text is taken.
  public static let nsExtensionActivationSupportsText: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsText",
    title: nil,
    in: .activationRules,
    .anyOf([.boolean, .integer(0...Int.max)]),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    misspellings: ["NSExtensionActivationSupportsTextWithMaxCount"],
    example: "<true/>",
    summary: "Says that the extension takes text.",
    details: "A flag: YES or any nonzero number turns it on. There is no limit for the number of texts.",
    whenNeeded: "When the extension takes text.",
    ifMissing: "Text is not taken.",
    requirements: ["R-EXT-016", "R-EXT-022"],
    sources: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportstext"),
      Source("decision: a flag, any nonzero number or YES"),
    ])

  /// The most web addresses.
  public static let nsExtensionActivationSupportsWebURLWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebURLWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebPageWithMaxCount"],
    misspellings: ["NSExtensionActivationSupportsWebUrlWithMaxCount"],
    example: "<integer>1</integer>",
    summary: "Largest number of web addresses the extension takes.",
    whenNeeded: "When the extension takes web addresses.",
    ifMissing: "Web addresses are not taken.",
    requirements: ["R-EXT-015...016", "R-EXT-023"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsweburlwithmaxcount"),
    ])

  /// The most web pages.
  public static let nsExtensionActivationSupportsWebPageWithMaxCount: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebPageWithMaxCount",
    title: nil,
    in: .activationRules,
    .integer(0...Int.max),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile"],
    example: "<integer>1</integer>",
    summary: "Largest number of web pages the extension takes.",
    details: "A page is more than its address: together with a preprocessing script the extension reads and changes its content.",
    whenNeeded: "When the extension works on web pages in Safari.",
    ifMissing: "Web pages are not taken.",
    requirements: ["R-EXT-015...016", "R-EXT-024"],
    sources: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportswebpagewithmaxcount"),
    ])

  /// The version of the rules.
  public static let nsExtensionActivationDictionaryVersion: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationDictionaryVersion",
    title: nil,
    in: .activationRules,
    .choice(.activationRuleVersions),
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    example: "<integer>2</integer>",
    summary: "Version of the meaning of the activation rule, 1 or 2.",
    details: "The sources at hand do not say in what the two versions differ.",
    whenNeeded: "When the rule relies on the later meaning.",
    ifMissing: "No source says which version then applies.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationdictionaryversion")],
    confidence: .medium)

  /// Whether types have to match exactly.
  public static let nsExtensionActivationUsesStrictMatching: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationUsesStrictMatching",
    title: nil,
    in: .activationRules,
    .boolean,
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Demands that the types of the items match exactly; otherwise matching is lenient.",
    whenNeeded: "When near matches would offer the extension for items it cannot handle.",
    ifMissing: "Matching is lenient.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationusesstrictmatching")],
    confidence: .medium)
}
