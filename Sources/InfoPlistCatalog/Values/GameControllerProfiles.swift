extension ValueTable {
  /// Profiles of game controllers.
  public static let gameControllerProfiles: ValueTable = ValueTable(
    "game-controller-profiles",
    title: "Game controller profiles",
    summary: "Sets of controls that a game can be played with.",
    requirements: ["R-GC-003"],
    sources: [.reference(.cocoa), .keyPage("gcsupportedgamecontrollers"), .publicFiles],
    [
      ValueEntry(
        "ExtendedGamepad", "The full set of controls, on its own or fitted around a device.",
        since: [.iOS("7.0"), .macOS("10.9"), .tvOS("9.0")], requirements: ["R-GC-005"]),
      ValueEntry(
        "MicroGamepad", "The few controls of an Apple TV remote, or of the Remote app on an iPhone.", since: [.tvOS("9.0")],
        requirements: ["R-GC-006"]),
      ValueEntry(
        "DirectionalGamepad", "A direction pad and a few buttons.",
        since: [.iOS("14.3"), .macOS("11.1"), .macCatalyst("14.3"), .tvOS("14.3")]),
      ValueEntry("SpatialGamepad", "A controller whose place in space is followed."),
      ValueEntry(
        "Gamepad", "A small set of controls fitted around an iPhone. Later pages list it no more.", since: [.iOS("7.0")],
        supersededBy: ["ExtendedGamepad"], requirements: ["R-GC-004"]),
    ])
}
