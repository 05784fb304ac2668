extension ValueTable {
  /// Extension points of app extensions that are described by `NSExtension`.
  public static let appExtensionPoints: ValueTable = ValueTable(
    "app-extension-points",
    title: "Extension points of app extensions",
    closed: false,
    summary: "Places of the system that an app extension can plug into. Frameworks add new ones with nearly every release.",
    requirements: ["R-EXT-007...008", "R-EXT-054"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier")],
    appExtensionPointsFirstPart + appExtensionPointsSecondPart)
}
