extension KeyFamily {
  /// Launch images.
  public static let launchImages: KeyFamily = KeyFamily(
    "launch-images", "Launch images", category: .interface,
    summary: "Still images shown while an app starts, before launch storyboards and launch screens took their place.")
}

extension InfoPlistKey {
  /// The base name of launch images.
  public static let uiLaunchImageFile: InfoPlistKey = InfoPlistKey(
    "UILaunchImageFile",
    title: "Launch image",
    in: .launchImages,
    .string(.fileNameWithoutExtension),
    since: [.iOS("3.2")],
    default: .string("Default"),
    localized: [.localizedFile],
    supersededBy: ["UILaunchImages", "UILaunchStoryboardName", "UILaunchScreen"],
    related: ["UILaunchImages", "UILaunchStoryboardName"],
    files: ["{value}.png", "{value}@2x.png", "{value}-568h@2x.png", "{value}-Landscape~ipad.png", "{value}-Portrait~ipad.png"],
    misspellings: ["UILaunchImage"],
    example: "<string>Start</string>",
    summary: "Base name of the launch image files for older iOS versions.",
    details: """
      Modifiers follow the base name and precede .png: -568h for tall screens, an orientation (-Portrait, -PortraitUpsideDown, \
      -Landscape, -LandscapeLeft, -LandscapeRight), - and a URL scheme of the app, @2x for high resolution, ~iphone or ~ipad. A closer \
      match wins, say -LandscapeLeft over -Landscape. UILaunchImages makes the key void.
      """,
    whenNeeded: "Only for apps that run on iOS before 7.0 and want another base name than Default.",
    ifMissing: "UILaunchImages is read, or else Default.png is looked for.",
    mistakes: [
      "Putting a modifier or the extension into the value.",
      "A -568h image without @2x: all screens of that height have high resolution.",
    ],
    requirements: ["R-IOS-035...044"],
    sources: [.reference(.iOS), Source("decision: order of modifiers and their priority")])

  /// The launch images of an app.
  public static let uiLaunchImages: InfoPlistKey = InfoPlistKey(
    "UILaunchImages",
    title: nil,
    in: .launchImages,
    .dictionaries,
    since: [.iOS("7.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0")],
    by: .build,
    supersedes: ["UILaunchImageFile"],
    supersededBy: ["UILaunchScreen", "UILaunchStoryboardName"],
    related: ["UILaunchImageFile", "UILaunchStoryboardName", "UILaunchScreen"],
    example: """
      <array>
        <dict>
          <key>UILaunchImageMinimumOSVersion</key>
          <string>8.0</string>
          <key>UILaunchImageName</key>
          <string>LaunchImage-800</string>
          <key>UILaunchImageOrientation</key>
          <string>Portrait</string>
          <key>UILaunchImageSize</key>
          <string>{375, 667}</string>
        </dict>
      </array>
      """,
    summary: "Describes the launch images of an app by system version, size and orientation.",
    details: """
      Xcode writes it from the asset catalog. iOS 7 goes by this list alone and no longer by file names. Among the entries the highest \
      minimum version that the system reaches is taken, then the exact size, then the closest orientation.
      """,
    whenNeeded: "Not in new apps: a launch screen or launch storyboard replaces it.",
    ifMissing: "File names decide, from UILaunchImageFile or from Default.",
    mistakes: ["Keeping it as the only launch description: the store asks for a storyboard or a launch screen."],
    requirements: ["R-IOS-035...036", "R-IOS-045", "R-IOS-054"],
    sources: [.reference(.iOS), .keyPage("uilaunchimages"), Source("decision: choice among launch images")])

  /// The file of one launch image.
  public static let uiLaunchImageName: InfoPlistKey = InfoPlistKey(
    "UILaunchImages[].UILaunchImageName",
    title: nil,
    in: .launchImages,
    .string(.fileNameWithoutExtension),
    since: [.iOS("7.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0")],
    expected: [.required(when: "in every entry of the array", by: ["R-IOS-046"])],
    by: .build,
    files: ["{value}.png", "{value}@2x.png", "{value}-568h@2x.png", "{value}~iphone.png", "{value}~ipad.png"],
    example: "<string>LaunchImage-800</string>",
    summary: "Name of the PNG file, without extension and modifiers.",
    details: """
      The file lies at the top of the app bundle. On disk it may well carry @2x, -568h, ~iphone or ~ipad, which are tried without \
      being named.
      """,
    whenNeeded: "In every entry; the asset catalog compiler writes it.",
    ifMissing: "The entry names no image.",
    mistakes: ["A modifier or .png in the value."],
    requirements: ["R-IOS-046...048"],
    sources: [.reference(.iOS), .keyPage("uilaunchimages/uilaunchimagename")])

  /// The first system of one launch image.
  public static let uiLaunchImageMinimumOSVersion: InfoPlistKey = InfoPlistKey(
    "UILaunchImages[].UILaunchImageMinimumOSVersion",
    title: nil,
    in: .launchImages,
    .string(.osVersion),
    since: [.iOS("7.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0")],
    expected: [.required(when: "in every entry of the array", by: ["R-IOS-049"])],
    by: .build,
    related: ["LSMinimumSystemVersion"],
    example: "<string>8.0</string>",
    summary: "First iOS version that the launch image is meant for.",
    details: "Written like LSMinimumSystemVersion: up to three numbers with periods. A single number is understood but not good form.",
    whenNeeded: "In every entry; the asset catalog compiler writes it.",
    ifMissing: "The entry is not complete: systems cannot tell whether the image is for them.",
    mistakes: ["A number instead of a string."],
    requirements: ["R-IOS-049"],
    sources: [
      .reference(.iOS), .keyPage("uilaunchimages/uilaunchimageminimumosversion"), Source("decision: one to three numbers are read"),
    ])

  /// The size of one launch image.
  public static let uiLaunchImageSize: InfoPlistKey = InfoPlistKey(
    "UILaunchImages[].UILaunchImageSize",
    title: nil,
    in: .launchImages,
    .string(.size),
    since: [.iOS("7.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0")],
    default: .string("{320, 480}"),
    by: .build,
    example: "<string>{320, 568}</string>",
    summary: "Size of the display in points, as {width, height}, with the device upright.",
    details: "A landscape image bears the same size as the portrait image for that device.",
    whenNeeded: "For every display that is not 320 by 480 points.",
    ifMissing: "320 by 480 points are assumed.",
    mistakes: ["Swapping width and height for landscape images.", "Pixels instead of points."],
    requirements: ["R-IOS-050...051"],
    sources: [.reference(.iOS), .keyPage("uilaunchimages/uilaunchimagesize")])

  /// The orientation of one launch image.
  public static let uiLaunchImageOrientation: InfoPlistKey = InfoPlistKey(
    "UILaunchImages[].UILaunchImageOrientation",
    title: nil,
    in: .launchImages,
    .choice(.launchImageOrientations),
    since: [.iOS("7.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0")],
    default: .string("Portrait"),
    by: .build,
    example: "<string>Landscape</string>",
    summary: "Orientation of the device that the launch image is drawn for.",
    whenNeeded: "For images that are not meant for the upright device.",
    ifMissing: "The image counts as one for portrait.",
    mistakes: ["The UIInterfaceOrientation constants, which are not known here."],
    requirements: ["R-IOS-052...053"],
    sources: [.reference(.iOS), .keyPage("uilaunchimages/uilaunchimageorientation")])
}
