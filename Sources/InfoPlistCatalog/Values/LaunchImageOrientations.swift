extension ValueTable {
  /// Orientations of a launch image.
  public static let launchImageOrientations: ValueTable = ValueTable(
    "launch-image-orientations",
    title: "Launch image orientations",
    summary: "The orientation of the device that a launch image was drawn for.",
    requirements: ["R-IOS-052"],
    sources: [.reference(.iOS)],
    [
      ValueEntry("Portrait", "Upright; holds when the key is absent.", requirements: ["R-IOS-053"]),
      ValueEntry("PortraitUpsideDown", "Upright, turned on its head."),
      ValueEntry("Landscape", "On its side, whichever side."),
      ValueEntry("LandscapeLeft", "On its side, home button on the left; preferred to plain Landscape."),
      ValueEntry("LandscapeRight", "On its side, home button on the right; preferred to plain Landscape."),
    ])
}
