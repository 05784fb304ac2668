extension KeyFamily {
  /// Games and game controllers.
  public static let games: KeyFamily = KeyFamily(
    "games", "Games and game controllers", category: .media,
    summary: "Game controllers, Game Center, Game Mode and spatial audio of games.")
}

extension InfoPlistKey {
  /// The controllers of a game.
  public static let gcSupportedGameControllers: InfoPlistKey = InfoPlistKey(
    "GCSupportedGameControllers",
    title: "Supported game controller types",
    in: .games,
    .dictionaries,
    since: [.iOS("7.0"), .macOS("10.9"), .tvOS("9.0"), .visionOS("1.0")],
    expected: [.recommended(when: "GCSupportsControllerUserInteraction is YES")],
    related: ["GCSupportsControllerUserInteraction", "GCSupportsMultipleMicroGamepads"],
    example: """
      <array>
        <dict>
          <key>ProfileName</key>
          <string>ExtendedGamepad</string>
        </dict>
      </array>
      """,
    summary: "Lists the kinds of controller that the game can be, or has to be, played with.",
    details: "Only the store reads it, when the app is submitted.",
    whenNeeded: "In games that are played with controllers.",
    ifMissing: "The store does not tell people that controllers are supported.",
    mistakes: ["Strings instead of dictionaries with a ProfileName."],
    requirements: ["R-GC-001...002", "R-GC-007"],
    sources: [.reference(.cocoa), .keyPage("gcsupportedgamecontrollers")])

  /// The profile of a controller.
  public static let profileName: InfoPlistKey = InfoPlistKey(
    "GCSupportedGameControllers[].ProfileName",
    title: nil,
    in: .games,
    .choice(.gameControllerProfiles),
    since: [.iOS("7.0"), .macOS("10.9"), .tvOS("9.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array", by: ["R-GC-002"])],
    example: "<string>ExtendedGamepad</string>",
    summary: "Profile of controls that this entry speaks of.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry says nothing.",
    mistakes: ["The class name, such as GCExtendedGamepad, instead of the profile."],
    requirements: ["R-GC-002...006"],
    sources: [.reference(.cocoa), .keyPage("gcsupportedgamecontrollers")])

  /// Whether controllers are supported.
  public static let gcSupportsControllerUserInteraction: InfoPlistKey = InfoPlistKey(
    "GCSupportsControllerUserInteraction",
    title: "Supports Controller User Interaction",
    in: .games,
    .boolean,
    since: [.iOS("2.0"), .macOS("10.0"), .tvOS("9.0"), .visionOS("1.0")],
    buildSettings: ["INFOPLIST_KEY_GCSupportsControllerUserInteraction"],
    related: ["GCSupportedGameControllers", "GCRequiresControllerUserInteraction"],
    example: "<true/>",
    summary: "Says that the app can be used with game controllers.",
    whenNeeded: "In games that handle controllers.",
    ifMissing: "The app counts as one without controller support.",
    mistakes: ["Listing no profiles in GCSupportedGameControllers beside it."],
    sources: [.keyPage("gcsupportscontrolleruserinteraction"), .swiftBuild])

  /// Whether a controller is needed.
  public static let gcRequiresControllerUserInteraction: InfoPlistKey = InfoPlistKey(
    "GCRequiresControllerUserInteraction",
    title: nil,
    in: .games,
    .dictionary(),
    since: [.iOS("15.0"), .visionOS("1.0")],
    related: ["GCSupportsControllerUserInteraction", "GCSupportedGameControllers"],
    example: """
      <dict>
        <key>iOS</key>
        <true/>
        <key>visionOS</key>
        <true/>
      </dict>
      """,
    summary: "Says, by platform, that a game controller is recommended or required.",
    whenNeeded: "In games that are hard or impossible to play without a controller.",
    ifMissing: "The store shows no badge about controllers.",
    mistakes: ["A Boolean instead of a dictionary."],
    sources: [.keyPage("gcrequirescontrolleruserinteraction")])

  /// Controllers on iOS.
  public static let gcRequiresControllerUserInteractionIOS: InfoPlistKey = InfoPlistKey(
    "GCRequiresControllerUserInteraction.iOS",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("15.0"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Recommends a controller on iOS and adds a badge in the App Store.",
    whenNeeded: "When a game for iOS is better played with a controller.",
    ifMissing: "The store recommends no controller on iOS.",
    mistakes: ["Taking it for a demand: people without a controller can still install the game."],
    sources: [.keyPage("gcrequirescontrolleruserinteraction/ios")])

  /// Controllers on visionOS.
  public static let gcRequiresControllerUserInteractionVisionOS: InfoPlistKey = InfoPlistKey(
    "GCRequiresControllerUserInteraction.visionOS",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("15.0"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Requires a controller on visionOS and adds a badge in the App Store.",
    whenNeeded: "When a game for visionOS cannot be played without a controller.",
    ifMissing: "The store demands no controller on visionOS.",
    mistakes: ["Setting it in a game that can be played with the hands."],
    sources: [.keyPage("gcrequirescontrolleruserinteraction/visionos")])

  /// Remotes as separate controllers.
  public static let gcSupportsMultipleMicroGamepads: InfoPlistKey = InfoPlistKey(
    "GCSupportsMultipleMicroGamepads",
    title: nil,
    in: .games,
    .boolean,
    since: [.tvOS("10.0")],
    default: .boolean(false),
    related: ["GCSupportedGameControllers"],
    example: "<true/>",
    summary: "Treats each Apple TV remote, and each device with the Remote app, as a controller of its own.",
    details: """
      With NO all of them feed one controller object, so a button means the same on each. The reference names tvOS 10.0 as the first \
      version, Apple's later page 9.0.
      """,
    whenNeeded: "In tvOS games for several people with a remote each.",
    ifMissing: "All remotes act as one controller.",
    mistakes: ["Code that takes the first controller and ignores those that connect later."],
    requirements: ["R-GC-008...010"],
    sources: [.reference(.cocoa), .keyPage("gcsupportsmultiplemicrogamepads")])

  /// Badges of turn-based games.
  public static let gkGameCenterBadgingDisabled: InfoPlistKey = InfoPlistKey(
    "GKGameCenterBadgingDisabled",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("7.0"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["GKShowChallengeBanners"],
    example: "<true/>",
    summary: "Keeps Game Center from putting badges on the icon of a turn-based game.",
    whenNeeded: "When a turn-based game counts on its icon by itself, or not at all.",
    ifMissing: "Game Center badges the icon.",
    mistakes: ["YES in order to have badges: the key turns them off."],
    requirements: ["R-GC-011"],
    sources: [.reference(.cocoa), .keyPage("gkgamecenterbadgingdisabled")])

  /// Banners of challenges.
  public static let gkShowChallengeBanners: InfoPlistKey = InfoPlistKey(
    "GKShowChallengeBanners",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("7.0", deprecated: "26.0"), .visionOS("1.0", deprecated: "26.0")],
    related: ["GKGameCenterBadgingDisabled"],
    example: "<false/>",
    summary: "Shows (YES) or holds back (NO) banners about Game Center challenges inside the game.",
    whenNeeded: "When banners would disturb the game.",
    ifMissing: "No source states what holds; write the key when it matters.",
    mistakes: ["Relying on it in games for system versions from 26.0 on, where it is deprecated."],
    requirements: ["R-GC-012...013"],
    sources: [.reference(.cocoa), .keyPage("gkshowchallengebanners")])

  /// Game Mode.
  public static let lsSupportsGameMode: InfoPlistKey = InfoPlistKey(
    "LSSupportsGameMode",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("18.6"), .macOS("26.0")],
    supersedes: ["GCSupportsGameMode"],
    related: ["GCSupportsGameMode", "LSApplicationCategoryType", "GCDisableInferringGameMetadata"],
    example: "<true/>",
    summary: "Turns Game Mode on or off for the app.",
    whenNeeded: "When the system should favor the app as a game, or when it must not although it looks like one.",
    ifMissing: "The system tells by itself whether the app is a game.",
    mistakes: ["Setting only this key in a game that still runs on iOS before 18.6."],
    sources: [.keyPage("lssupportsgamemode")])

  /// Game Mode, old key.
  public static let gcSupportsGameMode: InfoPlistKey = InfoPlistKey(
    "GCSupportsGameMode",
    title: "Supports Game Mode",
    in: .games,
    .boolean,
    since: [.iOS("18.0", deprecated: "18.6")],
    buildSettings: ["INFOPLIST_KEY_GCSupportsGameMode"],
    supersededBy: ["LSSupportsGameMode"],
    related: ["LSSupportsGameMode"],
    example: "<true/>",
    summary: "Turns on Game Mode for the app; iOS 18.6 and later read LSSupportsGameMode.",
    whenNeeded: "Beside LSSupportsGameMode, as long as the game runs on iOS 18.0 to 18.5.",
    ifMissing: "LSSupportsGameMode, or the system itself, decides.",
    mistakes: ["Using it as the only key in new games."],
    sources: [.keyPage("gcsupportsgamemode"), .swiftBuild])

  /// Guessing at games.
  public static let gcDisableInferringGameMetadata: InfoPlistKey = InfoPlistKey(
    "GCDisableInferringGameMetadata",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("26.4"), .macOS("26.4")],
    related: ["LSSupportsGameMode", "LSApplicationCategoryType"],
    example: "<true/>",
    summary: "Stops the system from concluding that the app is a game.",
    whenNeeded: "When an app that is no game is treated as one.",
    ifMissing: "The system draws its own conclusions.",
    mistakes: ["Setting it in a game, which then loses what games are given."],
    sources: [.keyPage("gcdisableinferringgamemetadata")])

  /// Spatial audio of games.
  public static let avGameBypassSystemSpatialAudio: InfoPlistKey = InfoPlistKey(
    "AVGameBypassSystemSpatialAudio",
    title: nil,
    in: .games,
    .boolean,
    since: [.iOS("18.0"), .tvOS("18.0")],
    example: "<true/>",
    summary: "Turns off the spatial audio that the system applies to games by itself.",
    whenNeeded: "When a game places its sounds in space on its own.",
    ifMissing: "The system may add spatial audio to the game.",
    mistakes: ["Turning it off in a game that does not spatialize its sound."],
    sources: [.keyPage("avgamebypasssystemspatialaudio")])
}
