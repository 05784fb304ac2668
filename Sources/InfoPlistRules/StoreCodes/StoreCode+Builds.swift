import Linting

/// Which Xcode, SDK and system made the build.
extension StoreCode {
  static let buildCodes: [StoreCode] = [
    StoreCode(
      90111, "the SDK or Xcode of the build is not accepted",
      cause: "It is a beta, older than the store takes, or the build ran on a beta of macOS.",
      remedy: "Archive with the released Xcode on a released macOS.", keys: ["DTXcode", "DTSDKBuild", "BuildMachineOSBuild"],
      rules: ["platforms/beta-sdk", "platforms/internal-sdk", "platforms/beta-build-machine"], seenAt: ["adidshaft/atria#42"]),
    StoreCode(
      90270, "the toolchain of a Mac app is not accepted",
      cause: "The bundle was not made by a released Xcode, or its Info.plist lacks the stamps of one.",
      remedy: "Build with xcodebuild archive, or write the stamps of the toolchain that was used.", keys: ["DTXcode", "DTSDKBuild"],
      rules: ["platforms/missing-build-stamps", "platforms/beta-sdk"], confidence: .medium),
    StoreCode(
      90301, "the build ran on a system that is not accepted",
      cause: "BuildMachineOSBuild is that of a beta of macOS.", remedy: "Archive on a released macOS, for example on a build service.",
      keys: ["BuildMachineOSBuild"], rules: ["platforms/beta-build-machine"], confidence: .medium),
    StoreCode(
      90507, "the platform stamp is missing or does not fit",
      cause: "DTPlatformName is missing, or names another platform than the app is uploaded for.",
      remedy: "Build with Xcode; tools that pack apps themselves must write the stamp.", keys: ["DTPlatformName"],
      rules: [
        "platforms/missing-build-stamps", "platforms/sdk-of-another-platform", "platforms/supported-platform-differs",
        "bundle/foreign-platform-inside", "platforms/sdk-differs-from-app", "platforms/unknown-platform-name",
      ]),
    StoreCode(
      90508, "the platform stamp is not valid",
      cause: "DTPlatformName is that of another platform; LSRequiresIPhoneOS in an app for Apple TV has the same effect.",
      remedy: "Build with Xcode, and delete LSRequiresIPhoneOS outside of iOS.", keys: ["DTPlatformName", "LSRequiresIPhoneOS"],
      rules: ["platforms/sdk-of-another-platform", "platforms/iphone-requirement-elsewhere"], confidence: .medium),
    StoreCode(
      90512, "the SDK of the build is newer than the store takes",
      cause: "The app, or a framework that somebody else built, was linked with an SDK that is not released yet.",
      remedy: "Build with the released Xcode; take an older version of the framework.", keys: ["DTSDKName"], rules: ["platforms/beta-sdk"],
      seenAt: ["dotnet/macios#4680"]),
    StoreCode(
      90534, "the SDK stamps are missing or not valid",
      cause: "DTSDKName, DTSDKBuild or DTXcode are absent, malformed, or those of a beta.",
      remedy: "Archive with the released Xcode, and let no script change the stamps.", keys: ["DTSDKName", "DTSDKBuild", "DTXcode"],
      rules: [
        "platforms/missing-build-stamps", "platforms/malformed-build-stamp", "platforms/sdk-version-differs", "platforms/beta-sdk",
      ], seenAt: ["apache/cordova-ios#711", "microsoft/appcenter#1045", "dotnet/macios#19157"]),
    StoreCode(
      90542, "CFBundleSupportedPlatforms is not valid",
      cause: "A framework names the simulator, or several platforms, because it was built for another one.",
      remedy: "Embed the build for the platform of the app.", keys: ["CFBundleSupportedPlatforms"],
      rules: [
        "platforms/simulator-bundle-in-device-app", "platforms/several-platforms", "platforms/supported-platform-differs",
        "platforms/executable-of-another-platform", "platforms/unknown-platform-name",
      ], seenAt: ["SwiftyVK/SwiftyVK#100", "pingpp/pingpp-ios#84"]),
    StoreCode(
      90703, "this version of Xcode will soon not be accepted",
      cause: "A notice from 2017 about Xcode 8.3; later notices have the number 90725.", remedy: "Update Xcode.", isAdvice: true),
    StoreCode(
      90725, "the SDK of the build is, or will soon be, too old",
      cause: "Each spring the store raises the SDK that new uploads must be built with; until the day it is a notice.",
      remedy: "Archive with the Xcode that the message names, or a newer one.", keys: ["DTSDKName", "DTXcode"],
      rules: ["platforms/outdated-sdk"],
      seenAt: ["codenameone/CodenameOne#4534", "GameTec-live/ChameleonUltraGUI#822", "expo/expo#22237"]),
    StoreCode(
      90994, "the SDK of the build is, or will soon be, too old",
      cause: "Like ITMS-90725; reports name it for Apple TV as well.",
      remedy: "Archive with the Xcode that the message names, or a newer one.",
      keys: ["DTSDKName", "DTXcode"], rules: ["platforms/outdated-sdk"], isAdvice: true),
  ]
}
