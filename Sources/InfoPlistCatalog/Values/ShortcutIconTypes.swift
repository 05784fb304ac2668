extension ValueTable {
  /// System icons of quick actions.
  public static let shortcutIconTypes: ValueTable = ValueTable(
    "shortcut-icon-types",
    title: "Quick action icons",
    closed: false,
    summary: "Icons that the system draws for Home Screen quick actions.",
    sources: [.applePage("uikit/uiapplicationshortcuticon/icontype"), .publicFiles],
    everyday + thingsAndPlaces)

  private static let everyday: [ValueEntry] = [
    ValueEntry("UIApplicationShortcutIconTypeAdd", "A plus sign: make something new.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeCompose", "A pen on paper: write.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeSearch", "A magnifying glass: look for something.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeShare", "The share sign: pass on.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypePlay", "Start playing.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypePause", "Pause playing.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeShuffle", "Crossed arrows: random order.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeUpdate", "Circling arrows: fetch again.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeProhibit", "A sign of prohibition.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeConfirmation", "A check mark: confirm.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeInvitation", "Invite somebody.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeCapturePhoto", "A camera: take a photo.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeCaptureVideo", "A movie camera: record video.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeMarkLocation", "Mark a place.", confidence: .medium),
  ]

  private static let thingsAndPlaces: [ValueEntry] = [
    ValueEntry("UIApplicationShortcutIconTypeAlarm", "An alarm clock.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeAudio", "Sound or music.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeBookmark", "A bookmark.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeCloud", "A cloud.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeContact", "A person.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeDate", "A calendar.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeFavorite", "A star.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeHome", "A house.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeLocation", "The location arrow.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeLove", "A heart.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeMail", "An envelope.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeMessage", "A speech bubble.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeTask", "An open task.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeTaskCompleted", "A finished task.", confidence: .medium),
    ValueEntry("UIApplicationShortcutIconTypeTime", "A clock.", confidence: .medium),
  ]
}
