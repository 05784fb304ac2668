import Linting

/// Identifiers, names and versions.
extension StoreCode {
  static let identityCodes: [StoreCode] = [
    StoreCode(
      90049, "a bundle identifier has characters that are not allowed",
      cause: "Identifiers have letters, digits, hyphens and points, no underscore, no space, and no empty part. Frameworks that a package "
        + "manager names after themselves are the usual find.",
      remedy: "Change PRODUCT_BUNDLE_IDENTIFIER of the named bundle.", keys: ["CFBundleIdentifier"],
      rules: ["identity/invalid-bundle-identifier-character", "identity/malformed-bundle-identifier"],
      seenAt: ["firebase/firebase-ios-sdk#9954"]),
    StoreCode(
      90129, "a name of the app is taken",
      cause: "CFBundleName or CFBundleDisplayName, also that of a watch app or a translation, is the name of another app, such as Watch or "
        + "Business. The message does not say which.",
      remedy: "Choose other values for both keys in every target and language.", keys: ["CFBundleName", "CFBundleDisplayName"],
      place: .record,
      seenAt: ["fastlane/fastlane#12679", "fastlane/fastlane#15452", "flutter/flutter#60849"]),
    StoreCode(
      90267, "a name holds a colon",
      cause: "CFBundleName or the name of the bundle has ':', which file systems of Macs keep for themselves.",
      remedy: "Take the colon out of PRODUCT_NAME.", keys: ["CFBundleName"], rules: ["identity/colon-in-name"]),
    StoreCode(
      90276, "a bundle has no identifier",
      cause: "CFBundleIdentifier is missing or empty, mostly in a resource bundle or framework that was put together by hand.",
      remedy: "Add the key to the Info.plist of the named bundle.", keys: ["CFBundleIdentifier"],
      rules: ["identity/missing-bundle-identifier", "identity/empty-bundle-identifier"]),
    StoreCode(
      90277, "a tool or framework inside a Mac app has an identifier that is not valid",
      cause: "A helper or framework has no identifier of its own, that of another one, or a build setting that was never expanded.",
      remedy: "Give each nested bundle an identifier of its own, below that of the app.", keys: ["CFBundleIdentifier"],
      rules: ["identity/malformed-bundle-identifier", "identity/identifier-used-twice", "build/unexpanded-build-setting"]),
    StoreCode(
      90347, "the identifier of a part does not fit that of the app",
      cause: "The identifier of an extension or watch app must be that of the app, a point and one more part.",
      remedy: "Rename it, in the target and in the developer portal.", keys: ["CFBundleIdentifier"],
      rules: ["identity/identifier-outside-app", "identity/identifier-too-deep"], seenAt: ["uhooi/UhooiPicBook#173"]),
    StoreCode(
      90511, "a bundle identifier is missing",
      cause: "CFBundleIdentifier of the named bundle is missing or empty.", remedy: "Add the key.", keys: ["CFBundleIdentifier"],
      rules: ["identity/missing-bundle-identifier", "identity/empty-bundle-identifier"]),
    StoreCode(
      90685, "two bundles have the same identifier",
      cause: "A framework is embedded twice, in the app and in another framework, or two copies of a library were renamed only as files.",
      remedy: "Embed each framework once, in the app.", keys: ["CFBundleIdentifier"], rules: ["identity/identifier-used-twice"],
      seenAt: ["mozilla-lockwise/lockwise-ios#831", "fastlane/fastlane#12703"]),
    StoreCode(
      90783, "the display name is missing", cause: "CFBundleDisplayName of the named bundle is missing or empty.", remedy: "Add the key.",
      keys: ["CFBundleDisplayName"], rules: ["identity/missing-display-name"]),
    StoreCode(
      90784, "the name of the bundle is missing", cause: "CFBundleName of the named bundle is missing or empty.", remedy: "Add the key.",
      keys: ["CFBundleName"], rules: ["identity/missing-bundle-name"], seenAt: ["part-cw/lambdanative#248"]),
    StoreCode(
      90806, "two bundles have the same identifier",
      cause: "The app and a framework, or two frameworks, share CFBundleIdentifier.", remedy: "Give each bundle an identifier of its own.",
      keys: ["CFBundleIdentifier"], rules: ["identity/identifier-used-twice"], seenAt: ["dotnet/macios#6920", "CocoaPods/CocoaPods#9135"]),
  ]

  static let versionCodes: [StoreCode] = [
    StoreCode(
      90056, "the build number is missing",
      cause: "CFBundleVersion is missing or empty in the named bundle, often because $(CURRENT_PROJECT_VERSION) expands to nothing in a "
        + "package.",
      remedy: "Set CURRENT_PROJECT_VERSION in that target.", keys: ["CFBundleVersion"],
      rules: ["versions/missing-bundle-version", "build/unexpanded-build-setting", "build/unfilled-template-mark"],
      seenAt: ["google/promises#50", "zendesk/zendesk_sdk_ios#465", "facebookincubator/SocketRocket#500"]),
    StoreCode(
      90057, "the version is missing",
      cause: "CFBundleShortVersionString is missing or empty in the named bundle, often a framework that a package manager built.",
      remedy: "Set MARKETING_VERSION in that target.", keys: ["CFBundleShortVersionString"], rules: ["versions/missing-short-version"],
      seenAt: ["swisspol/GCDWebServer#233"]),
    StoreCode(
      90058, "the build number is not made of numbers",
      cause: "CFBundleVersion has letters, more than three numbers, or a suffix such as '-beta'.",
      remedy: "Write one to three numbers with points between them.", keys: ["CFBundleVersion"],
      rules: ["versions/malformed-bundle-version"],
      seenAt: ["GitHawkApp/GitHawk#386"]),
    StoreCode(
      90060, "the version is not made of at most three numbers",
      cause: "CFBundleShortVersionString has letters, a suffix, or four numbers; versions of SDKs such as 3.3.1.1076 are frequent.",
      remedy: "Write one to three numbers with points between them.", keys: ["CFBundleShortVersionString"],
      rules: ["versions/malformed-short-version"],
      seenAt: ["ReactiveX/RxSwift#923", "getsentry/sentry-cocoa#3786", "TencentCloud/TIMSDK#122"]),
    StoreCode(
      90061, "the build number is not higher than the last one",
      cause: "A build of the same version with this or a higher CFBundleVersion was uploaded before.",
      remedy: "Raise CURRENT_PROJECT_VERSION in all targets.", keys: ["CFBundleVersion"], rules: ["versions/build-version-not-raised"],
      place: .record),
    StoreCode(
      90062, "the version is not higher than the one on sale",
      cause: "CFBundleShortVersionString is the same as, or lower than, that of the version that was approved before.",
      remedy: "Raise MARKETING_VERSION in all targets.", keys: ["CFBundleShortVersionString"], rules: ["versions/short-version-lowered"],
      place: .record, seenAt: ["fastlane/fastlane#20807"]),
    StoreCode(
      90186, "the version takes no more builds",
      cause: "This CFBundleShortVersionString was approved already, which closes it.",
      remedy: "Raise MARKETING_VERSION in all targets.", keys: ["CFBundleShortVersionString"], rules: ["versions/short-version-lowered"],
      place: .record, confidence: .medium),
    StoreCode(
      90189, "this build was uploaded before",
      cause: "A build with the same version and build number is there already, also when its processing failed; a repeated upload of a "
        + "script is the usual reason.",
      remedy: "Raise CURRENT_PROJECT_VERSION and build again.", keys: ["CFBundleVersion"], rules: ["versions/build-version-not-raised"],
      place: .record, seenAt: ["fastlane/fastlane#19714", "fastlane/fastlane#8085"]),
    StoreCode(
      4238, "this build was uploaded before", cause: "The older number of ITMS-90189.", remedy: "Raise CFBundleVersion and build again.",
      keys: ["CFBundleVersion"], rules: ["versions/build-version-not-raised"], place: .record, confidence: .medium),
    StoreCode(
      90345, "the version differs from the one that the delivery states",
      cause: "The tool that uploads wrote other versions into its description than the Info.plist has.",
      remedy: "Upload with a current tool, which reads the versions from the app.",
      keys: ["CFBundleShortVersionString", "CFBundleVersion"], rules: ["store/metadata-differs"], place: .delivery),
    StoreCode(
      90379, "the build number of a part differs from that of the app",
      cause: "CFBundleVersion of an extension or watch app is another one.", remedy: "Give all targets the same CURRENT_PROJECT_VERSION.",
      keys: ["CFBundleVersion"], rules: ["versions/build-version-differs-from-app"]),
    StoreCode(
      90473, "a version of a part differs from that of the app",
      cause:
        "CFBundleVersion or CFBundleShortVersionString of an extension or watch app is another one, because only one target was raised.",
      remedy: "Give all targets the same MARKETING_VERSION and CURRENT_PROJECT_VERSION.",
      keys: ["CFBundleVersion", "CFBundleShortVersionString"],
      rules: ["versions/build-version-differs-from-app", "versions/short-version-differs-from-app"],
      seenAt: ["Expensify/App#59052", "keymanapp/keyman#3065", "OneSignal/OneSignal-Flutter-SDK#63"]),
    StoreCode(
      90478, "the version or build cannot be taken any more",
      cause:
        "It comes together with ITMS-90062 or ITMS-90186, when the version is not above the approved one, or the build number is used.",
      remedy: "Raise version and build number.", keys: ["CFBundleShortVersionString", "CFBundleVersion"],
      rules: ["versions/short-version-lowered", "versions/build-version-not-raised"], place: .record, confidence: .medium),
  ]
}
