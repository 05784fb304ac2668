import Linting

/// Purpose strings and privacy manifests.
extension StoreCode {
  static let privacyCodes: [StoreCode] = [
    StoreCode(
      90683, "a purpose string is missing",
      cause: "The code of the app or of an SDK in it refers to something that people must allow, and the Info.plist of the bundle that the "
        + "message names has no text for it. Translations alone do not count, and neither does a text in another target.",
      remedy: "Add the named key, with a sentence that says what the app does with the data, to the Info.plist of the named bundle.",
      rules: [
        "privacy/missing-purpose-string", "privacy/capability-without-purpose", "privacy/empty-purpose-string",
        "localization/purpose-in-translation-only", "privacy/legacy-location-key-alone", "privacy/legacy-bluetooth-key-alone",
        "background/mode-without-companion-key", "localization/empty-translation", "privacy/placeholder-purpose-string",
        "keys/misspelled-key",
      ], seenAt: ["TelegramMessenger/Telegram-iOS#1061", "digitalfabrik/entitlementcard#1219", "analogcode/Swift-Radio-Pro#138"]),
    StoreCode(
      90738, "a purpose string has a value that is not allowed",
      cause: "The text is empty, is the name of its own key, or is left over from a template; in string catalogues a key without a text in "
        + "the source language becomes its own name.",
      remedy: "Write a real sentence, in the source language as well.",
      rules: ["privacy/key-as-purpose-string", "privacy/empty-purpose-string", "privacy/placeholder-purpose-string"], isAdvice: true),
    StoreCode(
      91053, "an interface that needs a declared reason is used without one",
      cause: "The code of the named file calls an interface of the named category, such as the defaults or file dates, and no privacy "
        + "manifest in the same bundle gives a reason for that category.",
      remedy: "Add the category with a reason that is true to NSPrivacyAccessedAPITypes, or update the SDK that holds the code.",
      keys: ["NSPrivacyAccessedAPITypes"], rules: ["privacy/unexplained-interface"],
      seenAt: ["appspector/ios-sdk#30"]),
    StoreCode(
      91054, "a privacy manifest names a category that does not exist",
      cause: "NSPrivacyAccessedAPIType has a value that is none of the categories of Apple, often because of a typing mistake.",
      remedy: "Write one of the documented categories.", keys: ["NSPrivacyAccessedAPIType"], rules: ["privacy/unknown-api-category"]),
    StoreCode(
      91055, "a privacy manifest gives a reason that does not belong to the category, or none",
      cause: "Each category has its own reasons, four characters, a point and a digit; one of another category does not count.",
      remedy: "Choose a reason from the list of the category.", keys: ["NSPrivacyAccessedAPITypeReasons"],
      rules: ["privacy/wrong-api-reason", "privacy/incomplete-manifest-entry"]),
    StoreCode(
      91056, "a privacy manifest is not valid",
      cause: "The file at the named path has a key or a value that the format does not know, a member of the wrong type, or an entry that "
        + "lacks a member. Manifests written by hand and exports of templates are the usual sources.",
      remedy: "Correct the manifest; Xcode shows it as a list, and the rules name key and line.",
      rules: [
        "privacy/unknown-manifest-key", "privacy/wrong-manifest-type", "privacy/incomplete-manifest-entry", "privacy/unknown-api-category",
        "privacy/unknown-collected-data", "privacy/malformed-tracking-domain",
      ], seenAt: ["ashleymills/Reachability.swift#421", "adfit/adfit-ios-sdk#46"]),
    StoreCode(
      91061, "a listed SDK has no privacy manifest",
      cause:
        "Apple keeps a list of widely used SDKs that must bring their own manifest. A new app with one of them, or an update that adds "
        + "one, is refused without it. SDKs linked into another framework are recognised, too.",
      remedy: "Update the SDK to a version with a manifest, and look that its PrivacyInfo.xcprivacy arrives in the named bundle.",
      rules: ["privacy/missing-library-manifest", "privacy/misnamed-privacy-manifest"],
      seenAt: ["firebase/firebase-ios-sdk#14551", "dotnet/maui#28262", "Alamofire/Alamofire#3935", "SDWebImage/SDWebImage#3792"]),
    StoreCode(
      91064, "tracking and its domains contradict each other",
      cause: "A manifest lists domains for tracking and says that it does not track, or the reverse.",
      remedy: "Set NSPrivacyTracking to true, or empty NSPrivacyTrackingDomains, whichever is the truth.",
      keys: ["NSPrivacyTracking", "NSPrivacyTrackingDomains"],
      rules: ["privacy/domains-without-tracking", "privacy/tracking-without-domains"], seenAt: ["datatrans/ios-sdk#16"]),
    StoreCode(
      91065, "a listed SDK is not signed",
      cause: "Apple's list of widely used SDKs demands that their binary XCFrameworks carry the signature of their maker. The copy in the "
        + "app was built without it, re-signed, or linked into another framework.",
      remedy: "Take the signed XCFramework of a current version, or build the SDK from source. The signature is recorded while the app is "
        + "archived; it cannot be judged from the finished bundle.",
      place: .signature,
      seenAt: [
        "OneSignal/OneSignal-XCFramework#95", "SDWebImage/SDWebImage#3733", "partout-io/openssl-apple#65",
        "stipop-development/stipop-ios-sdk#2",
      ]),
    StoreCode(
      91105, "a privacy manifest of an SDK names a category that does not exist",
      cause: "The same as ITMS-91054, for a manifest that a build brought along with an SDK.",
      remedy: "Write one of the documented categories, or update the SDK.", keys: ["NSPrivacyAccessedAPIType"],
      rules: ["privacy/unknown-api-category"]),
    StoreCode(
      91106, "a privacy manifest of an SDK gives a reason that does not belong to the category",
      cause: "The same as ITMS-91055, for a manifest that a build brought along with an SDK.",
      remedy: "Choose a reason from the list of the category, or update the SDK.", keys: ["NSPrivacyAccessedAPITypeReasons"],
      rules: ["privacy/wrong-api-reason"], seenAt: ["exponea/exponea-ios-sdk#77"]),
    StoreCode(
      91107, "tracking and its domains contradict each other in the manifest of an SDK",
      cause: "The same as ITMS-91064, for a manifest that a build brought along with an SDK.",
      remedy: "Update the SDK, or correct the two keys in its manifest.", keys: ["NSPrivacyTracking", "NSPrivacyTrackingDomains"],
      rules: ["privacy/domains-without-tracking"], seenAt: ["appmetrica/appmetrica-sdk-ios#24"]),
    StoreCode(
      91108, "a privacy manifest of an SDK is not valid",
      cause: "The same as ITMS-91056, for a manifest that a build brought along with an SDK.",
      remedy: "Update the SDK, or correct its manifest.",
      rules: [
        "privacy/unknown-manifest-key", "privacy/wrong-manifest-type", "privacy/incomplete-manifest-entry",
        "privacy/unknown-collected-data",
      ], seenAt: ["SwiftyJSON/SwiftyJSON#1170", "rwbutler/Connectivity#90"]),
    StoreCode(
      90626, "texts for Siri are missing or not allowed",
      cause:
        "A custom intent has no title or description in one of the languages of the app, an intent of the system has no example phrase "
        + "in AppIntentVocabulary.plist, or a phrase uses a word that is not allowed. One message comes for each intent and language.",
      remedy: "Translate the intent definition into every language of the app, or take the language out; add example phrases.",
      rules: ["localization/missing-intent-phrases"], isAdvice: true,
      seenAt: ["TelegramMessenger/Telegram-iOS#1075", "mozilla-mobile/focus-ios#2119", "LoopKit/Loop#2173"]),
  ]
}
