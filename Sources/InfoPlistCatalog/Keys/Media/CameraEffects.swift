extension KeyFamily {
  /// Effects, cameras and audio routes.
  public static let cameraEffects: KeyFamily = KeyFamily(
    "camera-effects", "Video effects, cameras and routes", category: .media,
    summary: "Effects and devices for the camera and microphone that an app takes part in, and the route of its sound.")
}

extension InfoPlistKey {
  /// The Portrait effect.
  public static let nsCameraPortraitEffectEnabled: InfoPlistKey = InfoPlistKey(
    "NSCameraPortraitEffectEnabled",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.iOS("15.0")],
    related: ["NSCameraStudioLightEnabled", "NSCameraUsageDescription"],
    example: "<true/>",
    summary: "Lets people blur the background of the camera picture with the Portrait effect.",
    whenNeeded: "In apps with a camera picture but without calls, for which the effect is there anyway.",
    ifMissing: "The effect is offered only in apps with the voip background mode.",
    mistakes: ["Expecting it to switch the effect on: people do that in Control Center."],
    sources: [Source("AVFoundation header AVCaptureDevice.h")],
    confidence: .medium)

  /// The Studio Light effect.
  public static let nsCameraStudioLightEnabled: InfoPlistKey = InfoPlistKey(
    "NSCameraStudioLightEnabled",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.iOS("16.0")],
    related: ["NSCameraPortraitEffectEnabled"],
    example: "<true/>",
    summary: "Lets people brighten their face with the Studio Light effect.",
    whenNeeded: "In apps with a camera picture but without calls.",
    ifMissing: "The effect is offered only in apps with the voip background mode.",
    mistakes: ["Expecting it on devices whose camera does not have the effect."],
    sources: [Source("AVFoundation header AVCaptureDevice.h")],
    confidence: .medium)

  /// Reaction effects.
  public static let nsCameraReactionEffectsEnabled: InfoPlistKey = InfoPlistKey(
    "NSCameraReactionEffectsEnabled",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("17.0"), .tvOS("17.0")],
    related: ["NSCameraReactionEffectGesturesEnabledDefault"],
    example: "<true/>",
    summary: "Lets reactions such as balloons appear in the camera picture.",
    whenNeeded: "In apps without the voip background mode that want reactions in the picture.",
    ifMissing: "Reactions are offered only in apps with that background mode.",
    mistakes: ["Expecting NO to take the effect away from an app for calls."],
    sources: [.applePage("avfoundation/avcapturedevice/reactioneffectsenabled")])

  /// Gestures for reactions.
  public static let nsCameraReactionEffectGesturesEnabledDefault: InfoPlistKey = InfoPlistKey(
    "NSCameraReactionEffectGesturesEnabledDefault",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.iOS("17.4"), .macOS("14.4")],
    related: ["NSCameraReactionEffectsEnabled"],
    example: "<false/>",
    summary: "Whether hand gestures start reactions as long as a person has not decided.",
    details: "It is the starting value only; the choice in Control Center counts afterwards.",
    whenNeeded: "With NO where people talk with their hands, in lessons or consultations.",
    ifMissing: "The value of the system holds.",
    mistakes: ["Expecting it to override what a person chose."],
    sources: [Source("AVFoundation header AVCaptureDevice.h")],
    confidence: .medium)

  /// Type of a Continuity Camera.
  public static let nsCameraUseContinuityCameraDeviceType: InfoPlistKey = InfoPlistKey(
    "NSCameraUseContinuityCameraDeviceType",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.macOS()],
    related: ["NSCameraUseExternalDeviceType"],
    example: "<true/>",
    summary: "Makes an iPhone that serves a Mac as camera appear with its own device type.",
    whenNeeded: "When the app tells iPhone cameras from others.",
    ifMissing: "Such cameras come up as external ones, and the log carries a warning.",
    mistakes: ["Leaving it out and searching for the device type in code."],
    sources: [Source("AVFoundation run-time warning quoted in public issues")],
    confidence: .medium)

  /// Type of external cameras.
  public static let nsCameraUseExternalDeviceType: InfoPlistKey = InfoPlistKey(
    "NSCameraUseExternalDeviceType",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.macCatalyst("17.0")],
    related: ["NSCameraUseContinuityCameraDeviceType"],
    example: "<true/>",
    summary: "Makes external cameras appear with the external device type in an iPad app on the Mac.",
    whenNeeded: "When an app for Mac Catalyst tells built-in cameras from others.",
    ifMissing: "External cameras come up as if they were built in.",
    mistakes: ["Setting it in a native Mac app, which has the type anyway."],
    sources: [Source("AVFoundation header AVCaptureDevice.h")],
    confidence: .medium)

  /// Microphone modes while idle.
  public static let nsAlwaysAllowMicrophoneModeControl: InfoPlistKey = InfoPlistKey(
    "NSAlwaysAllowMicrophoneModeControl",
    title: nil,
    in: .cameraEffects,
    .boolean,
    since: [.iOS("18.0")],
    related: ["NSMicrophoneUsageDescription"],
    example: "<true/>",
    summary: "Lets people change the microphone mode also while the microphone is idle.",
    whenNeeded: "In apps that open the microphone only now and then.",
    ifMissing: "The choice is there only while the microphone is in use.",
    mistakes: ["Taking it for a permission to record."],
    sources: [.keyPage("nsalwaysallowmicrophonemodecontrol")])

  /// The first audio route.
  public static let avInitialRouteSharingPolicy: InfoPlistKey = InfoPlistKey(
    "AVInitialRouteSharingPolicy",
    title: nil,
    in: .cameraEffects,
    .choice(.routeSharingPolicies),
    since: [.iOS("13.0")],
    example: "<string>LongFormVideo</string>",
    summary: "How sound is routed before the app sets a policy in code.",
    details: "It lets the system offer television sets before the app runs far enough to ask. Only one value is known.",
    whenNeeded: "In apps that play films or series.",
    ifMissing: "The default policy holds until code sets another.",
    mistakes: ["The name of the constant, with its prefix, instead of the value."],
    sources: [.applePage("avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo")],
    confidence: .medium)
}
