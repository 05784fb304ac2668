extension KeyFamily {
  /// Shared records and models.
  public static let cloudAndModels: KeyFamily = KeyFamily(
    "cloud-and-models", "Shared records and models", category: .data,
    summary: "Records that people share, and models for machine learning.")
}

extension InfoPlistKey {
  /// Sharing of CloudKit records.
  public static let ckSharingSupported: InfoPlistKey = InfoPlistKey(
    "CKSharingSupported",
    title: nil,
    in: .cloudAndModels,
    .boolean,
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    expected: [.required(when: "the app accepts shares of CloudKit")],
    related: ["NSUbiquitousContainers"],
    misspellings: ["CKSharingSupport"],
    example: "<true/>",
    summary: "Lets links to shared CloudKit records open the app.",
    whenNeeded: "When people share records of the app with each other.",
    ifMissing: "A tap on a link does not open the app, even where it is installed.",
    mistakes: ["Setting it without code that accepts the metadata of a share."],
    sources: [.keyPage("cksharingsupported")])

  /// Compiled models in a bundle.
  public static let lsBundleContainsCoreMLmlmodelc: InfoPlistKey = InfoPlistKey(
    "LSBundleContainsCoreMLmlmodelc",
    title: "Bundle contains CoreML models",
    in: .cloudAndModels,
    .boolean,
    since: [.iOS("2.0"), .macOS("10.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    misspellings: ["LSBundleContainsCoreMLModel"],
    example: "<true/>",
    summary: "Says that the bundle holds a compiled Core ML model, so that loading can be prepared.",
    whenNeeded: "When the bundle carries models with the extension mlmodelc.",
    ifMissing: "Models load all the same, perhaps more slowly the first time.",
    mistakes: ["Setting it for models that are downloaded later."],
    sources: [.keyPage("lsbundlecontainscoremlmlmodelc")])
}
