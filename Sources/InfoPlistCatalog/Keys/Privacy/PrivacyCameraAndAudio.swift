extension KeyFamily {
  /// Reasons for access to camera, microphone, photos and media.
  public static let privacyCameraAndAudio: KeyFamily = KeyFamily(
    "privacy-camera-and-audio", "Camera, microphone, photos and media", category: .privacy,
    summary: "Reasons that people read before an app may see, hear or look through their pictures and music.")
}

extension InfoPlistKey {
  /// Reason shown when an app, an iMessage app included, asks to use the camera.
  public static let nsCameraUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCameraUsageDescription",
    title: "Privacy - Camera Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("7.0"), .macOS("10.14"), .tvOS("17.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses the camera", by: ["R-PRIV-011"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSCameraUsageDescription"],
    related: ["NSMicrophoneUsageDescription", "NSPhotoLibraryAddUsageDescription"],
    misspellings: ["NSCameraUsage", "NSCameraUsageDescripton", "NSCamaraUsageDescription"],
    example: "<string>The camera scans the bar code of a book so that you need not type it.</string>",
    summary: "Text that tells people why an app, an iMessage app included, asks to use the camera.",
    details: "People see it once, in the alert that asks for permission. Later changes of the answer are made in Settings.",
    whenNeeded: "As soon as any code of the app can open the camera: pictures, video, scanning of codes, augmented reality.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches the camera; uploads of such a build are refused as well.
      """,
    mistakes: [
      "A text that repeats the request (\"needs the camera\") instead of saying what people get from it.",
      "Leaving it out because only a library inside the app uses the camera: the app answers for its libraries.",
      "A value in InfoPlist.strings alone: the untranslated Info.plist needs one, too.",
    ],
    requirements: ["R-PRIV-010...012"],
    sources: [
      .reference(.cocoa),
      .keyPage("nscamerausagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason for use of the main camera of Apple Vision Pro, as visionOS 2.0 to 2.3 read it.
  public static let nsEnterpriseMCAMUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSEnterpriseMCAMUsageDescription",
    title: nil,
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.visionOS("2.0", deprecated: "2.3")],
    expected: [.required(when: "the app uses the main camera on visionOS 2.0 to 2.3")],
    localized: [.byKey],
    supersededBy: ["NSMainCameraUsageDescription"],
    related: ["NSCameraUsageDescription"],
    example: "<string>The main camera reads the labels of the parts on your bench.</string>",
    summary: "Reason for use of the main camera of Apple Vision Pro, as visionOS 2.0 to 2.3 read it.",
    whenNeeded: "Only for an app that still runs on visionOS before the newer key; beside it, not instead of it.",
    ifMissing: "On the systems that know it, the main camera cannot be asked for.",
    mistakes: ["Carrying only this key: later systems look for NSMainCameraUsageDescription."],
    sources: [.keyPage("nsenterprisemcamusagedescription"), Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason for use of the main camera of Apple Vision Pro.
  public static let nsMainCameraUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSMainCameraUsageDescription",
    title: "Privacy - Main Camera Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.visionOS("26.0")],
    expected: [.required(when: "the app uses the main camera on visionOS")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSMainCameraUsageDescription"],
    supersedes: ["NSEnterpriseMCAMUsageDescription"],
    related: ["NSCameraUsageDescription"],
    misspellings: ["NSMainCameraUsage", "NSMainCameraUsageDescripton", "NSMainCameraAccessUsageDescription"],
    example: "<string>The main camera reads the labels of the parts on your bench.</string>",
    summary: "Reason for use of the main camera of Apple Vision Pro.",
    details: "The system shows the text when the app asks for the camera. Builds warn of an empty text or one that is no string.",
    whenNeeded: "In visionOS apps that take pictures from the main camera.",
    ifMissing: "The app cannot get at the main camera.",
    mistakes: ["Carrying only NSCameraUsageDescription: it does not cover the main camera."],
    sources: [.keyPage("nsmaincamerausagedescription"), .swiftBuild])

  /// Reason shown when an app, an iMessage app included, asks to use a microphone.
  public static let nsMicrophoneUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSMicrophoneUsageDescription",
    title: "Privacy - Microphone Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("7.0"), .macOS("10.14"), .tvOS("17.0"), .watchOS("4.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses a microphone", by: ["R-PRIV-032"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSMicrophoneUsageDescription"],
    related: ["NSCameraUsageDescription", "NSSpeechRecognitionUsageDescription"],
    misspellings: ["NSMicrophoneUsage", "NSMicUsageDescription", "NSMicrophoneUsageDescripton"],
    example: "<string>Your voice notes are recorded with the microphone.</string>",
    summary: "Reason shown when an app, an iMessage app included, asks to use a microphone.",
    details: "Any microphone is meant, those of headsets as well.",
    whenNeeded: "When the app records sound, video with sound, or makes calls.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches a microphone; uploads of such a build are refused as well.
      """,
    mistakes: [
      "Recording video and declaring only the camera: sound has a permission of its own.",
      "An empty string, which counts as no reason.",
    ],
    requirements: ["R-PRIV-031...033"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsmicrophoneusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to add synthesized speech to calls.
  public static let nsMicrophoneInjectionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSMicrophoneInjectionUsageDescription",
    title: nil,
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("18.2")],
    expected: [.required(when: "the app adds audio to calls")],
    localized: [.byKey],
    related: ["NSMicrophoneUsageDescription"],
    example: "<string>Sentences you type are spoken into your calls.</string>",
    summary: "Reason shown when an app asks to add synthesized speech to calls.",
    whenNeeded: "When an app for communication aids speaks for a person during a call.",
    ifMissing: "The app cannot ask for the permission, and what it says stays out of calls.",
    mistakes: ["Taking it for the permission to listen: recording needs NSMicrophoneUsageDescription."],
    sources: [.applePage("avfaudio/adding-synthesized-speech-to-calls"), Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app asks to capture the sound of the system or of other apps.
  public static let nsAudioCaptureUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAudioCaptureUsageDescription",
    title: nil,
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.macOS("14.2")],
    expected: [.required(when: "the app creates Core Audio taps")],
    localized: [.byKey],
    related: ["NSMicrophoneUsageDescription"],
    misspellings: ["NSAudioCaptureUsage"],
    example: "<string>The sound of your Mac becomes part of the screen recording.</string>",
    summary: "Reason shown when a Mac app asks to capture the sound of the system or of other apps.",
    whenNeeded: "When the app creates Core Audio taps.",
    ifMissing: "There is no text for the request, so taps stay without permission.",
    mistakes: ["Using the microphone key for it: sound that other apps play is a resource of its own."],
    sources: [.keyPage("nsaudiocaptureusagedescription"), Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks to see the photo library.
  public static let nsPhotoLibraryUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSPhotoLibraryUsageDescription",
    title: "Privacy - Photo Library Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("6.0"), .macOS("10.14"), .visionOS("1.0")],
    expected: [.required(when: "the app reads the photo library", by: ["R-PRIV-038"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSPhotoLibraryUsageDescription"],
    related: ["NSPhotoLibraryAddUsageDescription", "PHPhotoLibraryPreventAutomaticLimitedAccessAlert"],
    misspellings: ["NSPhotoLibaryUsageDescription", "NSPhotosUsageDescription"],
    example: "<string>Choose pictures from your library for the pages of a photo book.</string>",
    summary: "Reason shown when an app asks to see the photo library.",
    details: "It covers reading and writing. Saving alone is the business of the newer add-only key.",
    whenNeeded: "When the app reads pictures or videos of the library itself, or reads and writes them.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches the photo library; uploads of such a build are refused as \
      well.
      """,
    mistakes: [
      "Asking for the whole library where saving is all that happens: the add-only key is enough and people agree to it more readily.",
      "Expecting the alert again after people gave access to selected pictures only.",
    ],
    requirements: ["R-PRIV-037...039"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsphotolibraryusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to save pictures to the photo library without reading it.
  public static let nsPhotoLibraryAddUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSPhotoLibraryAddUsageDescription",
    title: "Privacy - Photo Library Additions Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "the app saves to the photo library")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSPhotoLibraryAddUsageDescription"],
    related: ["NSPhotoLibraryUsageDescription"],
    misspellings: ["NSPhotoLibraryAdditionUsageDescription", "NSPhotoLibraryAdditionsUsageDescription"],
    example: "<string>Finished collages are saved to your photo library.</string>",
    summary: "Reason shown when an app asks to save pictures to the photo library without reading it.",
    whenNeeded: "When the app only adds pictures or videos.",
    ifMissing: "Saving fails for want of a permission; the store refuses a build that can save.",
    mistakes: ["Declaring only the read-write key and saving through an add-only request."],
    sources: [.keyPage("nsphotolibraryaddusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// The automatic offer to select more photos.
  public static let phPhotoLibraryPreventAutomaticLimitedAccessAlert: InfoPlistKey = InfoPlistKey(
    "PHPhotoLibraryPreventAutomaticLimitedAccessAlert",
    title: "Prevent limited photos access alert",
    in: .privacyCameraAndAudio,
    .boolean,
    since: [.iOS("14.0")],
    related: ["NSPhotoLibraryUsageDescription"],
    misspellings: ["PHPhotoLibraryPreventAutomaticLimitedAccess"],
    example: "<true/>",
    summary: "Stops the alert that asks people with limited photo access to choose more pictures.",
    details: """
      The alert comes up by itself, at most as often as the system likes. With the key, the app itself offers the selection when it \
      fits.
      """,
    whenNeeded: "When the app has a button or a screen of its own from which people extend their selection.",
    ifMissing: "The system brings up the alert by itself while access is limited.",
    mistakes: ["Suppressing the alert without offering another way to the selection."],
    sources: [.applePage("photos/phauthorizationstatus/limited"), .applePage("ios-ipados-release-notes/ios-ipados-14-release-notes")])

  /// Reason shown when an app asks for the media library or Apple Music.
  public static let nsAppleMusicUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAppleMusicUsageDescription",
    title: "Privacy - Media Library Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    expected: [.required(when: "the app accesses the media library", by: ["R-PRIV-002"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSAppleMusicUsageDescription"],
    related: ["NSMicrophoneUsageDescription"],
    misspellings: ["NSAppleMusicUsage", "NSMediaLibraryUsageDescription"],
    example: "<string>Your playlists become the soundtrack of a workout.</string>",
    summary: "Reason shown when an app asks for the media library or Apple Music.",
    details: """
      The reference names iOS 10 and macOS 10.12. Newer pages say iOS 2.0 and macOS 15.0, which are not the first systems to read it.
      """,
    whenNeeded: "When the app reads songs and playlists of the library or plays from Apple Music.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches the media library; uploads of such a build are refused as \
      well.
      """,
    mistakes: ["Expecting the photo library key to cover music: each library has its own."],
    requirements: ["R-PRIV-001...003"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsapplemusicusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to turn speech into text with the recognition service.
  public static let nsSpeechRecognitionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSpeechRecognitionUsageDescription",
    title: "Privacy - Speech Recognition Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("10.0"), .macOS("10.15"), .visionOS("1.0")],
    expected: [.required(when: "the app uses speech recognition", by: ["R-PRIV-047"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSSpeechRecognitionUsageDescription"],
    related: ["NSMicrophoneUsageDescription"],
    misspellings: ["NSSpeechRecogntionUsageDescription"],
    example: "<string>Dictated notes are turned into text.</string>",
    summary: "Reason shown when an app asks to turn speech into text with the recognition service.",
    details: "Recordings may be sent to servers for recognition; the text is the place to say so.",
    whenNeeded: "When the app uses the Speech framework.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches speech recognition; uploads of such a build are refused as \
      well.
      """,
    mistakes: ["Forgetting the microphone: live speech needs both reasons."],
    requirements: ["R-PRIV-046...048"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsspeechrecognitionusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to hand what people say or have to Siri.
  public static let nsSiriUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSiriUsageDescription",
    title: "Privacy - Siri Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses SiriKit", by: ["R-PRIV-044"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSSiriUsageDescription"],
    related: ["NSFocusStatusUsageDescription"],
    example: "<string>Ask Siri to add an item to a list.</string>",
    summary: "Reason shown when an app asks to hand what people say or have to Siri.",
    whenNeeded: "When the app handles requests through SiriKit.",
    ifMissing: "An app linked against iOS 10 or later is ended the moment it touches Siri; uploads of such a build are refused as well.",
    mistakes: ["Adding the text without the Siri capability, or the other way round."],
    requirements: ["R-PRIV-043...045"],
    sources: [
      .reference(.cocoa),
      .keyPage("nssiriusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks for the TV provider account of a person.
  public static let nsVideoSubscriberAccountUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSVideoSubscriberAccountUsageDescription",
    title: "Privacy - Video Subscriber Account Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.tvOS("9.0")],
    expected: [.required(when: "the app uses the TV provider account", by: ["R-PRIV-050"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSVideoSubscriberAccountUsageDescription"],
    example: "<string>Your TV provider account unlocks the channels you pay for.</string>",
    summary: "Reason shown when an app asks for the TV provider account of a person.",
    details: "Older Xcode versions showed the name \"Privacy - TV Provider Usage Description\".",
    whenNeeded: "When an app signs people in with the account of their TV provider.",
    ifMissing: "An app linked against tvOS 10 or later is ended on its first look at the account.",
    mistakes: ["Expecting it to work on iOS alone: the platform named for the key is tvOS."],
    requirements: ["R-PRIV-049...051"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsvideosubscriberaccountusagedescription"),
      Source("usage descriptions in public InfoPlist.strings files"),
      .swiftBuild,
    ])

  /// Reason for calls over the network.
  public static let nsVoIPUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSVoIPUsageDescription",
    title: "Privacy - VoIP Usage Description",
    in: .privacyCameraAndAudio,
    .string(.userText),
    since: [.iOS("10.0"), .tvOS("10.0"), .watchOS("3.0")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSVoIPUsageDescription"],
    related: ["UIBackgroundModes"],
    example: "<string>Calls are made over the internet.</string>",
    summary: "Reason for calls over the network.",
    details: "The meaning is taken from the name and from the list of build settings; treat it as uncertain.",
    whenNeeded: "Xcode knows the key, but no public page says which request shows its text; add it only if a request asks for it.",
    ifMissing: "Nothing is known to change.",
    mistakes: ["Taking it for the background mode: calls need the voip value of UIBackgroundModes."],
    sources: [.keyPage("nsvoipusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")],
    confidence: .low)
}
