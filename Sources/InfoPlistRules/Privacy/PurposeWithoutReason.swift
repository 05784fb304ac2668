import Linting

struct PurposeWithoutReason: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/purpose-without-reason", "a purpose string says that access is wanted, not what for", .warning, .store,
    rationale:
      "The alert itself says that the app wants access. A text that repeats it gives people nothing to decide by, and the store refuses apps "
      + "for it in review.",
    remedy: "Say what the app does with the data, best with an example.",
    citations: [
      .applePage("design/human-interface-guidelines/privacy"), Citation(Source("App Review Guidelines, 5.1.1 (ii)"), .high),
      .applePage("uikit/requesting-access-to-protected-resources"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n<string>«This app needs access to the camera.»</string>",
        "<key>NSPhotoLibraryUsageDescription</key>\n<string>«$(PRODUCT_NAME) photo use»</string>",
        "<key>NSMicrophoneUsageDescription</key>\n<string>«App would like to access your microphone»</string>",
        "<key>NSContactsUsageDescription</key>\n<string>«We need to use your contacts»</string>",
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>This app needs access to the camera to scan codes.</string>",
        "<key>NSPhotoLibraryUsageDescription</key>\n<string>This app uses photos for your profile.</string>",
        "<key>NSMicrophoneUsageDescription</key>\n<string>The app needs the microphone when you record a message.</string>",
        "<key>NSLocationWhenInUseUsageDescription</key>\n<string>Your location shows the way to the station.</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) where text.utf8.count <= 160 && !Self.hasReason(text) {
      context.report(
        "'\(value.key)' says that access is wanted, but not what for: '\(text)'", at: .content(value),
        help: "add what the app does with it: '... to scan the code on a ticket'")
    }
  }

  private static let subjects: [[String]] = [
    ["this", "app"], ["this", "application"], ["the", "app"], ["the", "application"], ["our", "app"], ["app"], ["application"], ["we"],
    ["$(product_name)"], ["$(display_name)"], ["$(app_name)"], ["${product_name}"],
  ]
  private static let wishes: Set<String> = [
    "needs", "need", "requires", "require", "wants", "want", "uses", "use", "requests", "request", "would", "wishes", "asks", "must",
    "accesses",
    "access",
  ]
  private static let access: Set<String> = [
    "access", "use", "usage", "permission", "permissions", "using", "accessing", "needed", "required", "requires", "require", "needs",
  ]
  private static let reasons: Set<String> = [
    "for", "so", "because", "when", "while", "if", "during", "by", "via", "whenever", "where", "that", "and", "as", "in", "with", "on",
    "from",
    "which", "order", "only", "you", "unless", "or", "into", "since", "due", "using", "without", "between",
  ]
  /// Words that follow "to" where it leads to the data, not to a purpose.
  private static let objects: Set<String> = [
    "the", "your", "you", "user", "user's", "users", "use", "access", "be", "have", "camera", "microphone", "mic", "photo", "photos",
    "photo's",
    "location", "contacts", "contact", "calendar", "calendars", "reminders", "bluetooth", "media", "device", "device's", "this", "all",
    "speech",
    "siri", "motion", "health", "local", "face", "apple", "music", "gallery", "library", "phone", "phone's", "read",
  ]

  /// Whether a text may hold a reason: true for everything but the bare wish in English.
  static func hasReason(_ text: String) -> Bool {
    var words: [String] = PurposeStrings.words(text)
    guard let subject: [String] = subjects.first(where: { words.starts(with: $0) }) else { return true }
    words.removeFirst(subject.count)
    guard (2...12).contains(words.count) else { return true }
    for (index, word) in words.enumerated() {
      if reasons.contains(word) { return true }
      if word == "to", index + 1 < words.count, !objects.contains(words[index + 1]) { return true }
      if word == "read", index > 0, index + 1 < words.count { return true }
    }
    if let first: String = words.first, wishes.contains(first) { return false }
    // "$(PRODUCT_NAME) camera use"
    return !(words.count <= 3 && words.last.map(access.contains) == true)
  }
}
