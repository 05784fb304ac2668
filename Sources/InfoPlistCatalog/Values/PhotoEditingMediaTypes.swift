extension ValueTable {
  /// Kinds of assets a photo editing extension takes.
  public static let photoEditingMediaTypes: ValueTable = ValueTable(
    "photo-editing-media-types",
    title: "Media types of photo editing extensions",
    summary: "Kinds of assets that a photo editing extension can change.",
    requirements: ["R-EXT-050"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/phsupportedmediatypes")],
    [
      ValueEntry("Image", title: "Photos", "Photos. Holds also when the key is absent.", since: [.iOS("8.0")], requirements: ["R-EXT-050"]),
      ValueEntry("Video", title: "Videos", "Videos.", since: [.iOS("8.0")], requirements: ["R-EXT-050"]),
    ])
}
