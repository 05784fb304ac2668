extension ValueTable {
  /// Orientations of an interface.
  public static let interfaceOrientations: ValueTable = ValueTable(
    "interface-orientations",
    title: "Interface orientations",
    summary: "How the interface stands on the device. The names follow the place of the home button.",
    requirements: ["R-IOS-030...031"],
    sources: [.reference(.iOS), .keyPage("uisupportedinterfaceorientations")],
    [
      ValueEntry(
        "UIInterfaceOrientationPortrait", title: "Portrait (bottom home button)",
        "Upright, home button below. Holds when no orientation is named.", requirements: ["R-IOS-032"]),
      ValueEntry(
        "UIInterfaceOrientationPortraitUpsideDown", title: "Portrait (top home button)",
        "Upright but turned on its head: the home button is above."),
      ValueEntry(
        "UIInterfaceOrientationLandscapeLeft", title: "Landscape (left home button)",
        "On its side, with the home button on the left."),
      ValueEntry(
        "UIInterfaceOrientationLandscapeRight", title: "Landscape (right home button)",
        "On its side, with the home button on the right."),
    ])
}
