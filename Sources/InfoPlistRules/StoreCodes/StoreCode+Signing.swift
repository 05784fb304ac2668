import Linting

/// Signatures, provisioning profiles and entitlements. Nothing of it is in an Info.plist.
extension StoreCode {
  static let signingCodes: [StoreCode] = [
    StoreCode(
      90034, "the bundle is not signed for the store",
      cause: "It has no signature, or one of a certificate for development or ad hoc distribution.",
      remedy: "Export the archive for App Store Connect with an Apple Distribution certificate.", place: .signature,
      seenAt: ["airsdk/Adobe-Runtime-Support#866", "fastlane/fastlane#16565"]),
    StoreCode(
      90035, "a signature is not valid",
      cause: "Something changed after signing, a nested bundle was not signed or signed with another certificate, or a script stands where "
        + "code is expected. The message names the file.",
      remedy:
        "Sign the inner bundles first and the app last, and change nothing afterwards: codesign --verify --deep --strict shows the file.",
      place: .signature, seenAt: ["fastlane/fastlane#1322", "microsoft/app-store-vsts-extension#283", "RichardBronosky/ota-tools#20"]),
    StoreCode(
      90045, "the entitlements cannot be used",
      cause: "The signature has entitlements that do not fit, or an Info.plist key stands among them.",
      remedy: "Compare the .entitlements file with the capabilities of the target.", place: .signature, seenAt: ["FancyPixel/gulps#17"]),
    StoreCode(
      90046, "the signature has entitlements that are not allowed",
      cause: "A value is a placeholder such as '*', empty, or of another platform; re-signing with a profile as entitlements is frequent.",
      remedy: "Write the real value into the .entitlements file and turn the capability on for the App ID.", place: .signature,
      seenAt: ["fastlane/fastlane#1322", "fastlane/fastlane#276", "RichardBronosky/ota-tools#20"]),
    StoreCode(
      90071, "the CodeResources file is no link",
      cause: "CodeResources at the top of the bundle must be a link to _CodeSignature/CodeResources; copying or zipping without links made "
        + "it a file.",
      remedy: "Export again, and zip with links kept.", place: .signature),
    StoreCode(
      90075, "the application identifier is missing in the entitlements",
      cause: "The bundle was signed without entitlements, often by a script that re-signs.",
      remedy: "Keep the entitlements when signing again (codesign --preserve-metadata=entitlements).", place: .signature,
      seenAt: ["fastlane/fastlane#276"]),
    StoreCode(
      90076, "the app may lose its keychain items",
      cause:
        "The prefix of the application identifier differs from that of the last version, which is so after a transfer to another team.",
      remedy: "Nothing after a transfer; otherwise sign with the earlier team or prefix.", place: .signature, isAdvice: true,
      confidence: .medium),
    StoreCode(
      90078, "the entitlement for push notifications is missing",
      cause:
        "The code refers to the interfaces of push notifications, often through an SDK or a plug-in that the app does not use for that.",
      remedy: "Turn the capability on when the app uses push; otherwise the notice can stay.", place: .signature, isAdvice: true,
      seenAt: ["vechain/veworld-mobile#707", "Baseflow/flutter-permission-handler#715", "openfoodfacts/smooth-app#1166"]),
    StoreCode(
      90161, "the provisioning profile is not for the store",
      cause: "The embedded profile is one for development or ad hoc distribution, has no certificate, or has expired.",
      remedy: "Sign with an App Store profile of the App ID.", rules: ["bundle/profile-for-another-app"], place: .signature,
      seenAt: ["fastlane/fastlane#9326", "fastlane/fastlane#20989", "simonnilsson/ios-uploader#18"]),
    StoreCode(
      90163, "the signature allows debugging",
      cause: "A profile for development was used, whose entitlements have get-task-allow.", remedy: "Sign with an App Store profile.",
      rules: ["security/debugger-entitlement"], place: .signature),
    StoreCode(
      90164, "the entitlements do not match the provisioning profile",
      cause: "The signature claims something that the profile does not have; get-task-allow and identifiers of another team are frequent.",
      remedy: "Make a new profile after changing capabilities, and delete what it does not have from the .entitlements file.",
      rules: ["security/debugger-entitlement"], place: .signature,
      seenAt: ["airsdk/Adobe-Runtime-Support#137", "fastlane/fastlane#1322", "fastlane/fastlane#276"]),
    StoreCode(
      90165, "the signature of the provisioning profile is not valid",
      cause: "The profile has expired, was changed, or was signed by a certificate of Apple's that the servers no longer take; on a day of "
        + "April 2022 that met everybody.",
      remedy: "Make the profile anew and sign again.", place: .signature, seenAt: ["fastlane/fastlane#20164"]),
    StoreCode(
      90174, "the provisioning profile is missing",
      cause: "The app was zipped by hand without embedded.mobileprovision, or exported without signing.",
      remedy: "Export with xcodebuild -exportArchive and an App Store profile.", place: .signature, seenAt: ["adamwaite/iOS-Build-Kit#30"]),
    StoreCode(
      90179, "the executable is signed with another certificate than the profile has",
      cause: "The app was re-signed with a certificate that is not in its profile.",
      remedy: "Use the certificate of the profile, or make a new profile.",
      place: .signature, seenAt: ["RichardBronosky/ota-tools#20"]),
    StoreCode(
      90191, "the entitlement for TestFlight is missing",
      cause: "The app was signed with an ad hoc profile, which lacks beta-reports-active.", remedy: "Sign with an App Store profile.",
      place: .signature, isAdvice: true),
    StoreCode(
      90237, "the installer package is not signed as it should be",
      cause: "A .pkg for the Mac App Store needs the certificate '3rd Party Mac Developer Installer'; one for Developer ID is another.",
      remedy: "Sign the package with productbuild or productsign and that certificate.", place: .signature,
      seenAt: ["electron/electron#24871", "electron/electron#39977"]),
    StoreCode(
      90238, "the signature of a Mac app is not valid",
      cause: "A nested program or library keeps the signature of its maker or none, files lie beside Contents, or something changed after "
        + "signing.",
      remedy: "Sign everything inside with your own certificate, from the inside out.", rules: ["bundle/unsealed-content"],
      place: .signature,
      seenAt: ["contentauth/c2pa-swift#122"]),
    StoreCode(
      90283, "a provisioning profile is not valid",
      cause: "The embedded profile of a Mac app has expired, or belongs to another App ID or team.",
      remedy: "Embed the right profile and sign again.",
      place: .signature),
    StoreCode(
      90284, "code in a Mac app is signed with another certificate than the profile has",
      cause: "A nested bundle, often a resource bundle of a package, keeps a signature for development while the app was signed anew.",
      remedy: "Sign every bundle inside with the certificate of the profile.", place: .signature,
      seenAt: ["electron-userland/electron-builder#6125"]),
    StoreCode(
      90285, "an entitlement is not allowed in the Mac App Store",
      cause: "The .entitlements file has a key that is no sandbox entitlement, or one that the store refuses.", remedy: "Delete the key.",
      place: .signature, confidence: .medium),
    StoreCode(
      90286, "the application identifier does not match the provisioning profile",
      cause: "The profile belongs to another app, or to the Mac Catalyst variant.", remedy: "Embed the profile of this app.",
      place: .signature,
      confidence: .medium),
    StoreCode(
      90287, "the entitlements of a Mac app do not match the provisioning profile",
      cause:
        "The signature has com.apple.application-identifier or the team identifier, and no profile, or one that lacks them, is embedded.",
      remedy: "Embed a Mac App Store profile, or sign without those two keys.", place: .signature,
      seenAt: ["electron-userland/electron-builder#1023", "electron/osx-sign#114", "electron/electron#39977"]),
    StoreCode(
      90288, "an entitlement has a value that is not allowed",
      cause: "Helpers must not carry the application identifier of the app.", remedy: "Sign helpers with com.apple.security.inherit only.",
      place: .signature),
    StoreCode(
      90296, "the App Sandbox is not turned on",
      cause: "Every program in an app of the Mac App Store needs com.apple.security.app-sandbox, helpers and command-line tools as well.",
      remedy: "Sign each of the named files with the entitlement; helpers also with com.apple.security.inherit.", place: .signature,
      seenAt: ["electron/osx-sign#121", "electron/osx-sign#192", "DevMate/DevMateKit#42", "ronaldoussoren/py2app#86"]),
    StoreCode(
      90334, "the identifier of a signature differs from the bundle identifier",
      cause:
        "The bundle was signed before its Info.plist was changed, with --identifier, or has an identifier without a point, to which the "
        + "build adds letters.",
      remedy: "Use an identifier in reverse DNS form, and sign again.", keys: ["CFBundleIdentifier"],
      rules: ["identity/bundle-identifier-not-reverse-dns"], place: .signature,
      seenAt: ["sindresorhus/LaunchAtLogin-Legacy#47", "jpsim/Yams#216", "kishikawakatsumi/KeychainAccess#505"]),
    StoreCode(
      90545, "the provisioning profile is for another platform",
      cause:
        "The profile does not fit the platform that the upload states; an app for Apple TV that is taken for one for iPhone is frequent.",
      remedy: "State the platform when uploading, and delete LSRequiresIPhoneOS outside of iOS.", keys: ["LSRequiresIPhoneOS"],
      rules: ["platforms/iphone-requirement-elsewhere"], place: .signature, seenAt: ["fastlane/fastlane#1891", "fastlane-old/pilot#55"]),
    StoreCode(
      90578, "the provisioning profile is not allowed",
      cause: "The profile is one of a kind, or of a team, that cannot be used for the store.",
      remedy: "Sign with an App Store profile of your team.",
      place: .signature),
    StoreCode(
      90722, "the certificate has expired or was revoked", cause: "The certificate of the signature is no longer valid.",
      remedy: "Make a new distribution certificate and sign again.", place: .signature),
    StoreCode(
      90876, "the App Clip is not named in the entitlements of the app",
      cause: "The app lacks com.apple.developer.associated-appclip-app-identifiers with the identifier of the App Clip.",
      remedy: "Export with Xcode, which writes the entitlement.", place: .signature),
    StoreCode(
      90885, "TestFlight cannot use a Mac app: a helper has no provisioning profile",
      cause: "A nested program has an application identifier in its signature and no profile of its own.",
      remedy: "Sign helpers without the application identifier, or embed a profile in each.", place: .signature, isAdvice: true,
      confidence: .medium),
    StoreCode(
      90886, "TestFlight cannot use a Mac app: the application identifier is missing in a signature",
      cause: "The profile has an application identifier that the signature lacks.",
      remedy: "Sign with com.apple.application-identifier in the entitlements.", place: .signature, isAdvice: true,
      seenAt: ["sindresorhus/LaunchAtLogin-Legacy#93", "lyskouski/app-finance#537"]),
    StoreCode(
      90889, "TestFlight cannot use a Mac app: the provisioning profile is missing",
      cause: "Contents/embedded.provisionprofile is not there. The App Store itself does not need it.",
      remedy: "Embed a Mac App Store profile before signing.", place: .signature, isAdvice: true, confidence: .medium),
  ]
}
