import Linting

/// Packages, their folders, and what App Store Connect itself knows.
extension StoreCode {
  static let deliveryCodes: [StoreCode] = [
    StoreCode(
      90017, "the package is not laid out as one",
      cause: "An .ipa has a folder Payload with one .app and nothing else in it.",
      remedy: "Export with Xcode or xcodebuild; when zipping by hand, zip the folder Payload with the one app.",
      rules: ["store/crowded-payload", "store/app-outside-payload"], place: .delivery, confidence: .medium),
    StoreCode(
      90048, "the package holds paths that are not allowed",
      cause: "The zip has '._' files, .DS_Store or __MACOSX, which the Finder and some tools of macOS 15.4 add beside Payload.",
      remedy: "Zip without them: zip -r -X, or delete them with zip -d App.ipa '._*' '__MACOSX/*'.",
      rules: ["store/finder-files-in-package"],
      place: .delivery, seenAt: ["flutter/flutter#166367"]),
    StoreCode(
      90149, "the file cannot be taken", cause: "Known from lists only; the text tells more.",
      remedy: "Upload again with Transporter or Xcode.",
      place: .delivery),
    StoreCode(
      90167, "the package holds no app",
      cause: "No .app lies in Payload, the upload tool is too old for the package, or the servers were wrong for a while.",
      remedy: "Look into the package; update Xcode or Transporter.", rules: ["store/app-outside-payload"], place: .delivery,
      seenAt: ["fastlane/fastlane#6575", "fastlane/fastlane#8811", "fastlane/fastlane#5807"]),
    StoreCode(
      90168, "the uploaded file is not valid",
      cause: "A text without a reason, mostly from an old Transporter; a name of the app outside of ASCII was reported, too.",
      remedy: "Update the tool, delete its folder ~/.itmstransporter, and upload again.", place: .delivery, seenAt: ["phonegap/build#574"]),
    StoreCode(
      90230, "the installer package has no valid identifier or version",
      cause: "The .pkg was made with values that differ from those of the app.", remedy: "Make it with productbuild --component.",
      keys: ["CFBundleIdentifier", "CFBundleVersion"], place: .delivery),
    StoreCode(
      90255, "files in the installer package can be read by root only",
      cause: "Permissions of files in the app leave other users out, so that its signature could not be checked.",
      remedy: "Give everybody the right to read (chmod -R a+rX) before signing.", place: .delivery, seenAt: ["dotnet/macios#7314"]),
    StoreCode(
      90381, "symbol files belong to no code in the app",
      cause: "The archive has symbols of processors that were stripped, often armv7 or simulators.",
      remedy: "Nothing must be done; setting the valid architectures to those that are built ends the notice.", place: .delivery,
      isAdvice: true,
      seenAt: ["getsentry/sentry-cordova#166", "WildAid/o-fish-ios#127", "woocommerce/woocommerce-ios#290"]),
    StoreCode(
      90424, "the SwiftSupport folder is empty",
      cause: "The package was made by a tool that adds the folder without the libraries, or without need of it.",
      remedy: "Leave the folder out when the app embeds no Swift libraries; otherwise fill it from the toolchain.",
      rules: ["store/missing-swift-support"], place: .delivery, seenAt: ["nmilcoff/BreachDetector#20"]),
    StoreCode(
      90426, "the SwiftSupport folder is missing",
      cause: "The app embeds Swift libraries in Frameworks, and the package lacks the copies for the store beside Payload. Zipping by hand "
        + "and re-signing tools lose them; a loose library in Frameworks that is no Swift library has been reported with it, too.",
      remedy: "Export with xcodebuild -exportArchive, or raise the deployment target to iOS 15, which needs no embedded libraries.",
      rules: ["store/missing-swift-support", "bundle/loose-library"], place: .delivery,
      seenAt: [
        "defold/defold#5482", "airsdk/Adobe-Runtime-Support#3655", "xamarin/FacebookComponents#211", "hey24sheep/azure-flutter-tasks#65",
      ]),
    StoreCode(
      90427, "a Swift library in the package is not the expected one",
      cause: "A library in SwiftSupport or Frameworks comes from another toolchain than the one that built the app.",
      remedy: "Take both from the toolchain of the build.", place: .delivery),
    StoreCode(
      90428, "the SwiftSupport folder does not fit", cause: "One of the messages about SwiftSupport; the text names the files.",
      remedy: "Export with xcodebuild -exportArchive.", place: .delivery),
    StoreCode(
      90429, "Swift libraries are not at the expected place",
      cause: "SwiftSupport has libraries that Frameworks of the app lacks; the export dropped them, or the folder was filled too well.",
      remedy: "Let SwiftSupport hold the same libraries as Frameworks.", rules: ["store/missing-swift-support"], place: .delivery,
      seenAt: ["jamesbar2/auto-ipa-packager#1"]),
    StoreCode(
      90433, "a Swift library in the package has the wrong signature",
      cause: "The copies in SwiftSupport must keep the signature of Apple, those in Frameworks must have yours.",
      remedy: "Copy SwiftSupport from the toolchain without signing.", place: .delivery, seenAt: ["defold/defold#5482"]),
    StoreCode(
      90529, "the package is no proper .ipa",
      cause: "An .app or a zip without Payload was uploaded.", remedy: "Export an .ipa with Xcode or xcodebuild.",
      rules: ["store/app-outside-payload"], place: .delivery, confidence: .medium),
    StoreCode(
      91109, "files in the package are marked as downloads",
      cause: "A profile or another file was downloaded with a browser, and carries the attribute com.apple.quarantine into the Mac app.",
      remedy: "Clear the attributes before signing: xattr -cr My.app.", place: .delivery, confidence: .medium),
  ]

  static let recordCodes: [StoreCode] = [
    StoreCode(
      90053, "the bundle identifier belongs to another app",
      cause: "The identifier is in use by another app record, of another account or of your own.", remedy: "Choose another identifier.",
      keys: ["CFBundleIdentifier"], place: .record, seenAt: ["fastlane-old/deliver#347", "fastlane/fastlane#14913"]),
    StoreCode(
      90054, "the bundle identifier differs from that of the last version",
      cause:
        "The build has another CFBundleIdentifier than the app record; builds for tests uploaded to the record of the real app are frequent.",
      remedy: "Build with the identifier of the record, or choose the right record.", keys: ["CFBundleIdentifier"],
      rules: ["identity/identifier-changed"], place: .record, seenAt: ["fastlane/fastlane#21028", "fastlane/fastlane#4917"]),
    StoreCode(
      90055, "the bundle identifier differs from that of the app record",
      cause: "Like ITMS-90054, before any version was approved.",
      remedy: "Build with the identifier of the record, or choose the right record.",
      keys: ["CFBundleIdentifier"], rules: ["identity/identifier-changed"], place: .record,
      seenAt: ["fastlane/fastlane#5592", "fastlane/fastlane#14913"]),
    StoreCode(
      90382, "too many builds were uploaded in one day",
      cause: "App Store Connect takes a limited number of builds of an app each day; builds for every commit reach it.",
      remedy: "Wait a day, and upload fewer builds.", place: .record, confidence: .medium),
    StoreCode(
      90383, "too many builds were uploaded", cause: "One report tells of the daily limit, as ITMS-90382.",
      remedy: "Wait a day, and upload fewer builds.",
      place: .record),
    StoreCode(
      91070, "a server of the store met a problem", cause: "Known from lists only.", remedy: "Read the text; upload again later.",
      place: .server),
  ]
}
