import Linting

/// Keys and values of Info.plist files.
extension StoreCode {
  static let infoCodes: [StoreCode] = [
    StoreCode(
      90029, "a storyboard or nib that the Info.plist names is not in the bundle",
      cause: "UILaunchStoryboardName, UIMainStoryboardFile or their relatives name a file that was not compiled into the bundle, or name "
        + "it with its extension.",
      remedy: "Write the name without extension, and add the file to the target.",
      keys: ["UILaunchStoryboardName", "UIMainStoryboardFile", "NSMainStoryboardFile"],
      rules: ["launch/interface-file-not-found", "values/interface-file-with-extension"]),
    StoreCode(
      90036, "an Info.plist is missing or cannot be read",
      cause: "A folder that looks like a bundle, by an extension such as .app, has no Info.plist or a broken one. Build results that were "
        + "copied as resources are the usual reason.",
      remedy: "Take the folder out of the resources, or repair the file: infoplist lint names the line.",
      rules: ["bundle/missing-info-plist", "bundle/hidden-info-plist", "syntax/blank-info-plist"],
      seenAt: ["dotnet/macios#17193", "dotnet/maui#12565"]),
    StoreCode(
      90039, "a value of the Info.plist has the wrong type",
      cause: "A string stands where an array, a dictionary, a number or a boolean is expected, or the reverse.",
      remedy: "Write the value with the type that the key has; most can be repaired with infoplist check --fix.",
      rules: [
        "values/wrong-type", "values/boolean-as-text", "values/boolean-as-number", "values/number-as-text", "values/text-as-number",
        "values/single-value-not-in-array",
      ], isGeneral: true, seenAt: ["owncloud/client#4156"]),
    StoreCode(
      90068, "the oldest system that the app asks for is not accepted",
      cause:
        "MinimumOSVersion is below what the store takes, or will take: from spring 2027 apps must need iOS 15 or later. Earlier reports "
        + "concern watch apps whose phone app asked for less than iOS 8.2.",
      remedy: "Raise the deployment target of the app and of its packages.", keys: ["MinimumOSVersion"],
      rules: ["platforms/minimum-os-below-15"], isAdvice: true,
      seenAt: ["thunderbird/thunderbird-ios#466", "rokwire/illinois-app#5972"]),
    StoreCode(
      90096, "the app has no launch image for a 4-inch screen",
      cause: "An app with launch images instead of a launch storyboard must list one of 640 by 1136 pixels; otherwise systems show it in a "
        + "small frame.",
      remedy: "Use a launch storyboard or UILaunchScreen instead of images.", keys: ["UILaunchStoryboardName", "UILaunchImages"],
      rules: ["launch/launch-image-not-found"], confidence: .medium),
    StoreCode(
      90098, "a required capability does not go with the oldest system, or does not exist",
      cause: "UIRequiredDeviceCapabilities names something that is newer than MinimumOSVersion, or a word that no system knows.",
      remedy: "Raise the deployment target, or take the value out.", keys: ["UIRequiredDeviceCapabilities", "MinimumOSVersion"],
      rules: ["values/value-newer-than-target"], confidence: .medium),
    StoreCode(
      90100, "UIDeviceFamily names a family of another platform",
      cause: "An app for iOS has 1 and 2, one for tvOS 3, for watchOS 4, for visionOS 7; 7 in an app for iPhone is refused.",
      remedy: "Let Xcode write the key from TARGETED_DEVICE_FAMILY of the platform.", keys: ["UIDeviceFamily"],
      rules: ["devices/foreign-device-family"], confidence: .medium),
    StoreCode(
      90101, "the update drops a kind of device that the app supported before",
      cause: "An app that was universal once must stay universal.",
      remedy: "Keep the earlier families in TARGETED_DEVICE_FAMILY, or make a new app record.", keys: ["UIDeviceFamily"],
      rules: ["devices/device-family-dropped"], place: .record, confidence: .medium),
    StoreCode(
      90109, "the update needs a capability that the last version did not need",
      cause: "UIRequiredDeviceCapabilities became stricter, which would take the app away from people who have it.",
      remedy: "Take the new values out of the key, and ask for the feature at run time.", keys: ["UIRequiredDeviceCapabilities"],
      rules: ["devices/capability-added"], place: .record,
      seenAt: ["keymanapp/keyman#10495", "react-native-tvos/react-native-tvos#50"]),
    StoreCode(
      90117, "an app for directions has no file of its area",
      cause: "MKDirectionsApplicationSupportedModes makes the app one that gives directions, and such an app needs a GeoJSON file of the "
        + "area that it covers in App Store Connect.",
      remedy: "Upload the file, or delete the key when a template brought it.", keys: ["MKDirectionsApplicationSupportedModes"],
      place: .record),
    StoreCode(
      90155, "a URL scheme is reserved",
      cause: "CFBundleURLSchemes holds a scheme of the system or of another company's app.",
      remedy: "Choose a scheme of your own; to ask whether another app is there, use LSApplicationQueriesSchemes.",
      keys: ["CFBundleURLSchemes"],
      rules: ["url-types/reserved-scheme", "security/scheme-of-known-app", "url-types/scheme-without-entitlement"]),
    StoreCode(
      90158, "a URL scheme is not well formed",
      cause: "A scheme begins with a letter and has only letters, digits, '+', '-' and '.'. Underscores, a whole address with '://', empty "
        + "entries and unfilled placeholders are the usual mistakes.",
      remedy: "Write the scheme alone, without '://', in the allowed characters.", keys: ["CFBundleURLSchemes"],
      rules: ["url-types/illegal-scheme", "url-types/empty-scheme", "url-types/placeholder-scheme", "values/empty-element"],
      seenAt: ["expo/expo#777", "truecaller/ios-sdk#61", "RocketChat/Rocket.Chat.ReactNative#314"]),
    StoreCode(
      90242, "the category of a Mac app is missing or unknown",
      cause: "LSApplicationCategoryType is missing, or its value is no category of the Mac App Store.",
      remedy: "Choose the category in the General tab of the target.", keys: ["LSApplicationCategoryType"],
      rules: ["store/missing-mac-category", "values/unknown-value"], seenAt: ["godotengine/godot#49590"]),
    StoreCode(
      90243, "a document type has no name",
      cause: "An entry of CFBundleDocumentTypes lacks CFBundleTypeName, or is no dictionary.",
      remedy: "Give every document type a name.", keys: ["CFBundleDocumentTypes"], rules: ["document-types/missing-type-name"]),
    StoreCode(
      90339, "the Info.plist has a key that is no longer allowed",
      cause: "Reports name CFBundleResourceSpecification, which old build settings (CODE_SIGN_RESOURCE_RULES_PATH) write.",
      remedy: "Delete the key and the build setting behind it.", keys: ["CFBundleResourceSpecification"], rules: ["keys/deprecated-key"],
      confidence: .medium),
    StoreCode(
      90348, "an extension names no extension point",
      cause: "NSExtensionPointIdentifier is missing, or stands outside of NSExtension.",
      remedy: "Add it inside NSExtension.", keys: ["NSExtension", "NSExtensionPointIdentifier"],
      rules: ["extensions/missing-point-identifier"]),
    StoreCode(
      90349, "the extension point of an extension is not valid",
      cause: "NSExtensionPointIdentifier is misspelled, or no identifier that the platform knows.",
      remedy: "Take the identifier from a new target of Xcode.", keys: ["NSExtensionPointIdentifier"],
      rules: ["extensions/misspelled-point-identifier", "extensions/malformed-point-identifier"]),
    StoreCode(
      90360, "a value that the Info.plist must have is missing or empty",
      cause: "The message names the key and the bundle. Extensions without CFBundleDisplayName and frameworks without MinimumOSVersion are "
        + "the most frequent; an empty value counts as missing, and a setting that expands to nothing gives one.",
      remedy: "Add the named key to the Info.plist of the named bundle.",
      keys: ["CFBundleDisplayName", "CFBundleName", "MinimumOSVersion", "LSMinimumSystemVersion"],
      rules: [
        "identity/missing-display-name", "platforms/missing-minimum-os", "platforms/missing-minimum-system", "identity/missing-bundle-name",
        "values/empty-string",
      ], isGeneral: true,
      seenAt: ["element-hq/element-x-ios#1051", "Expensify/App#35336", "BelledonneCommunications/linphone-iphone#402"]),
    StoreCode(
      90361, "a value of an extension's Info.plist has the wrong type",
      cause: "The same as ITMS-90039, in an app extension.", remedy: "Write the value with the type that the key has.",
      rules: ["values/wrong-type"], isGeneral: true, seenAt: ["owncloud/client#4156"]),
    StoreCode(
      90362, "a value of the Info.plist is not valid",
      cause: "The message names the key, the bundle and mostly what is wrong. Many keys share the code: activation rules of extensions, "
        + "MinimumOSVersion below 8.0 in frameworks, background modes, capabilities of watch apps.",
      remedy: "Look the key up with infoplist explain and write a value that it takes.",
      keys: ["NSExtensionActivationRule", "MinimumOSVersion"],
      rules: [
        "values/unknown-value", "extensions/activation-for-everything", "extensions/unknown-activation-key",
        "extensions/malformed-activation-predicate", "platforms/minimum-os-below-8", "devices/watch-companion-in-extension",
        "background/unknown-mode",
      ], isGeneral: true,
      seenAt: ["mindlib-capacitor/send-intent#86", "0xced/XCDYouTubeKit#223", "button/DeepLinkKit#159", "shu223/watchOS-2-Sampler#14"]),
    StoreCode(
      90363, "an extension has a key that is not valid",
      cause: "NSExtensionPointName or NSExtensionPointVersion, which very old templates wrote, stand in NSExtension.",
      remedy: "Delete them; NSExtensionPointIdentifier says everything.", keys: ["NSExtension"], rules: ["extensions/obsolete-point-name"],
      seenAt: ["owncloud/client#4156", "owncloud/ios-legacy#518"]),
    StoreCode(
      90474, "an app for iPad does not support all orientations",
      cause:
        "Apps that can share the screen must turn to all four orientations. UISupportedInterfaceOrientations~ipad lacks one, most often "
        + "upside down.",
      remedy: "List all four orientations for iPad, or set UIRequiresFullScreen to true.",
      keys: ["UISupportedInterfaceOrientations", "UIRequiresFullScreen"], rules: ["devices/pad-orientation-missing"],
      seenAt: ["expo/eas-cli#179"]),
    StoreCode(
      90475, "an app has no launch storyboard",
      cause: "Apps that can share the screen of an iPad, and all apps of newer SDKs, need a launch screen in place of images.",
      remedy: "Set UILaunchStoryboardName or UILaunchScreen.", keys: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: ["launch/missing-launch-screen"], seenAt: ["rhomobile/rhodes#818", "bakerframework/baker#559"]),
    StoreCode(
      90476, "the launch storyboard that the Info.plist names is not in the bundle",
      cause: "UILaunchStoryboardName has an extension, or names a storyboard that the target does not compile.",
      remedy: "Write the name alone, as in 'LaunchScreen', and add the storyboard to the target.", keys: ["UILaunchStoryboardName"],
      rules: ["launch/interface-file-not-found", "values/interface-file-with-extension"]),
    StoreCode(
      90502, "the required capabilities fit no device that runs the app",
      cause: "UIRequiredDeviceCapabilities demands armv7 or another processor that the code or the devices do not have.",
      remedy: "Take processors out of the key, or write arm64.", keys: ["UIRequiredDeviceCapabilities"],
      rules: ["devices/excluded-capability", "devices/architecture-contradicts-capabilities", "platforms/sdk-differs-from-app"],
      seenAt: ["CocoaPods/CocoaPods#4514", "dotnet/macios#3581"]),
    StoreCode(
      90503, "the required capabilities contradict the processors of the code",
      cause: "UIRequiredDeviceCapabilities names arm64 while the app has code for older processors as well.",
      remedy: "Build for arm64 only, or take arm64 out of the key.", keys: ["UIRequiredDeviceCapabilities"],
      rules: ["devices/architecture-contradicts-capabilities"], seenAt: ["flutter/flutter#53803"]),
    StoreCode(
      90530, "the oldest system of a bundle is missing or too old",
      cause: "MinimumOSVersion is missing, empty or below what the format of the bundle takes.",
      remedy: "Set the deployment target of the target that makes the bundle.", keys: ["MinimumOSVersion"],
      rules: ["platforms/missing-minimum-os", "platforms/minimum-os-below-8"], seenAt: ["element-hq/element-x-ios#1051"]),
    StoreCode(
      90455, "the oldest system of a watch app is not supported",
      cause: "MinimumOSVersion of the watch app or its extension is a version that is too old, or not released yet.",
      remedy: "Set WATCHOS_DEPLOYMENT_TARGET to a released version.", keys: ["MinimumOSVersion"],
      rules: ["platforms/minimum-os-above-sdk"]),
    StoreCode(
      90112, "the list of background modes holds an unknown mode",
      cause: "UIBackgroundModes or WKBackgroundModes has a text that is no mode, often a slip of the pen or the name of a capability.",
      remedy: "Write one of the documented modes, or delete the text.", keys: ["UIBackgroundModes", "WKBackgroundModes"],
      rules: ["background/unknown-mode"], seenAt: ["VitalysRDT/rclone-gui-ios#91"]),
    StoreCode(
      90538, "a watch app names no companion, or another one",
      cause: "WKCompanionAppBundleIdentifier is missing or differs from the identifier of the app around it, often after renaming the app.",
      remedy: "Set it to the identifier of the phone app.", keys: ["WKCompanionAppBundleIdentifier"],
      rules: ["watch/foreign-companion", "watch/missing-companion-identifier"]),
    StoreCode(
      90592, "the export compliance code does not match",
      cause:
        "ITSAppUsesNonExemptEncryption is true, and ITSEncryptionExportComplianceCode is empty or differs from the code that App Store "
        + "Connect gave for the documents.",
      remedy: "Write the code from App Store Connect, or set the first key to false when the app uses only encryption that is exempt.",
      keys: ["ITSAppUsesNonExemptEncryption", "ITSEncryptionExportComplianceCode"], rules: ["store/encryption-without-compliance-code"],
      seenAt: ["nextcloud/ios#1422", "expo/eas-cli#1590"]),
    StoreCode(
      90595, "a watch app lists required capabilities of a phone",
      cause: "UIRequiredDeviceCapabilities stands in the Info.plist of a watch app with values that watches do not have.",
      remedy: "Delete the key from the watch app.", keys: ["UIRequiredDeviceCapabilities"]),
    StoreCode(
      90602, "an app that cannot be launched has no reason to exist",
      cause: "LSApplicationLaunchProhibited is for apps that only carry a Messages extension; the parts for Messages are missing.",
      remedy: "Delete the key, or use the template of a Messages application.", keys: ["LSApplicationLaunchProhibited"],
      rules: ["launch/prohibited-launch-without-messages"]),
    StoreCode(
      90633, "the parts of an app for Messages are missing",
      cause: "The package of a Messages or sticker app must hold the MessagesApplicationSupport folder beside Payload.",
      remedy: "Export the archive with Xcode or xcodebuild; do not zip the app by hand.", keys: ["LSApplicationLaunchProhibited"],
      rules: ["launch/prohibited-launch-without-messages"], place: .delivery),
    StoreCode(
      90640, "the widget for the shortcut menu does not exist",
      cause: "UIApplicationShortcutWidget names no Today extension of the app.",
      remedy: "Write the identifier of the extension, or delete the key.", keys: ["UIApplicationShortcutWidget"],
      rules: ["launch/shortcut-widget-not-found"]),
    StoreCode(
      90689, "a framework lists required capabilities",
      cause: "UIRequiredDeviceCapabilities stands in the Info.plist of a framework, where only apps may have it.",
      remedy: "Delete the key from the framework.", keys: ["UIRequiredDeviceCapabilities"], rules: ["devices/capabilities-in-framework"],
      seenAt: ["hackiftekhar/IQKeyboardManager#706"]),
    StoreCode(
      90737, "an app with document types does not say how it opens documents",
      cause: "LSSupportsOpeningDocumentsInPlace and UISupportsDocumentBrowser are both missing.",
      remedy: "Set LSSupportsOpeningDocumentsInPlace to true or false.",
      keys: ["LSSupportsOpeningDocumentsInPlace", "UISupportsDocumentBrowser"],
      rules: ["document-types/open-in-place-not-stated"], isAdvice: true, seenAt: ["vector-im/element-ios#6159"]),
    StoreCode(
      90768, "a watch app is no longer independent",
      cause: "WKRunsIndependentlyOfCompanionApp was true in the last version and is now missing or false.",
      remedy: "Keep it true.", keys: ["WKRunsIndependentlyOfCompanionApp"], rules: ["watch/independence-withdrawn"], place: .record),
    StoreCode(
      90771, "background tasks have no identifiers",
      cause:
        "UIBackgroundModes lists processing, and BGTaskSchedulerPermittedIdentifiers is missing or empty. Plug-ins for background work "
        + "are the usual reason.",
      remedy: "List the identifiers of the tasks, or take the mode out.",
      keys: ["UIBackgroundModes", "BGTaskSchedulerPermittedIdentifiers"],
      rules: ["background/missing-task-identifiers"], seenAt: ["fluttercommunity/flutter_workmanager#105", "expo/expo#32396"]),
    StoreCode(
      90788, "document types have no rank",
      cause: "LSHandlerRank is missing in an entry of CFBundleDocumentTypes.",
      remedy: "Write Owner, Default, Alternate or None.", keys: ["CFBundleDocumentTypes"], rules: ["document-types/missing-handler-rank"],
      isAdvice: true, seenAt: ["subethaedit/SubEthaEdit#135", "electron-userland/electron-builder#4052"]),
    StoreCode(
      90870, "the app has no launch screen",
      cause: "Apps built with the SDK of iOS 27 must declare a launch screen, on every device.",
      remedy: "Set UILaunchScreen, an empty dictionary is enough, or name a launch storyboard.",
      keys: ["UILaunchScreen", "UILaunchStoryboardName"],
      rules: ["launch/launch-screen-needed-by-new-sdk"], confidence: .medium),
    StoreCode(
      90863, "the app would not run on Macs with Apple silicon",
      cause: "A required capability does not exist on Macs, or the app links with a library that Macs do not have. The upload is accepted.",
      remedy: "Nothing, when the app is not meant for Macs: take it out of the Mac App Store in App Store Connect.",
      keys: ["UIRequiredDeviceCapabilities"], isAdvice: true,
      seenAt: ["LoopKit/Loop#2173", "square/in-app-payments-ios#52", "Tutorialwork/cloud_kit#14"]),
    StoreCode(
      90899, "the chosen oldest macOS does not fit an app for iPhone",
      cause: "The version that App Store Connect offers the app for on Macs is older than the one that its code needs.",
      remedy: "Set LSMinimumSystemVersion to the named version, or choose it in App Store Connect.", keys: ["LSMinimumSystemVersion"],
      place: .record, isAdvice: true,
      seenAt: ["getAlby/go#181", "MetaMask/metamask-mobile#12113", "humhub/app#201"]),
    StoreCode(
      90984, "the app would not run on Apple Vision Pro",
      cause: "A required capability, such as arkit or healthkit, does not exist there. The upload is accepted.",
      remedy: "Take the value out of the key when the app can do without it.", keys: ["UIRequiredDeviceCapabilities"], isAdvice: true,
      seenAt: ["LoopKit/Loop#2173"]),
    StoreCode(
      90849, "the description of a Safari extension is too long",
      cause: "The manifest.json of the extension has a description of more than 112 characters.",
      remedy: "Shorten it."),
  ]
}
