import Linting

/// How bundles are put together.
extension StoreCode {
  static let structureCodes: [StoreCode] = [
    StoreCode(
      90171, "a program or library lies where it may not",
      cause: "Apps for devices have one executable for each bundle. A helper of an SDK, a loose .dylib or .a, a static framework that was "
        + "embedded, or a bundle inside a resource folder is refused; the message names the file.",
      remedy: "Take the file out of the Copy phases; embed libraries as frameworks, and static ones not at all.",
      rules: [
        "executable/standalone-executable", "bundle/loose-library", "executable/static-library-inside",
        "bundle/nested-app-in-wrong-folder", "bundle/app-inside-app",
      ], seenAt: ["EMALLStudio/appmetrica_sdk#2", "Expensify/App#35336"]),
    StoreCode(
      90205, "a bundle holds frameworks that it may not hold",
      cause: "An extension or a framework has a Frameworks folder of its own, because its target embeds the same packages as the app.",
      remedy: "Embed frameworks in the app only; set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO in the others.",
      rules: ["bundle/nested-frameworks-folder", "bundle/app-inside-app"],
      seenAt: ["aws/amazon-chime-sdk-ios#301", "Carthage/Carthage#2292", "FancyPixel/gulps#17"]),
    StoreCode(
      90206, "an extension or framework has a Frameworks folder",
      cause: "The same as ITMS-90205, for the folder itself; an empty one counts.",
      remedy: "Embed frameworks in the app only; set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO in the others.",
      rules: ["bundle/nested-frameworks-folder"],
      seenAt: ["CocoaPods/CocoaPods#10538", "CocoaPods/CocoaPods#3905", "contentful/contentful.swift#7"]),
    StoreCode(
      90207, "a bundle has no executable",
      cause:
        "CFBundleExecutable is missing, or the file that it names is not in the bundle. Build results that were copied as resources are "
        + "found in the same way.",
      remedy: "Name the executable, or take the bundle out of the resources.", keys: ["CFBundleExecutable"],
      rules: ["executable/missing-executable-key", "executable/executable-not-found"], seenAt: ["dotnet/macios#17193"]),
    StoreCode(
      90259, "the executable of a bundle cannot be used",
      cause: "The file that CFBundleExecutable names is missing or is no program.", remedy: "Build the target again.",
      keys: ["CFBundleExecutable"], rules: ["executable/executable-not-found", "executable/wrong-file-type"]),
    StoreCode(
      90261, "the executable that a bundle names is not there",
      cause: "CFBundleExecutable names a file that the bundle does not hold; resource bundles of packages have the key without any code.",
      remedy: "Take the key out of resource bundles, or correct the name.", keys: ["CFBundleExecutable"],
      rules: ["executable/executable-not-found"],
      seenAt: ["airsdk/Adobe-Runtime-Support#3302"]),
    StoreCode(
      90291, "a framework for Macs is not put together as one",
      cause: "Frameworks for macOS keep everything below Versions, with links at the top. The links became copies when the framework was "
        + "zipped or copied, or the framework has the flat form of iOS.",
      remedy: "Copy it with the links kept, or take the build for macOS.",
      rules: ["bundle/framework-without-links", "bundle/layout-of-another-platform"],
      seenAt: ["powersync-ja/powersync.dart#197", "media-kit/media-kit#106", "mpvkit/MPVKit#31"]),
    StoreCode(
      90292, "a framework for Macs has no link where one is expected",
      cause: "Resources, Headers or the executable at the top of the framework are no links to Versions/Current.",
      remedy: "Copy the framework with its links kept.", rules: ["bundle/framework-without-links"], seenAt: ["partout-io/openssl-apple#32"]),
    StoreCode(
      90332, "a symbolic link leads nowhere",
      cause: "A link in the bundle names a target that is not there, or outside of the bundle.",
      remedy: "Delete the link, or copy what it stood for.", rules: ["bundle/dangling-link", "bundle/link-out-of-bundle"],
      confidence: .medium),
    StoreCode(
      90535, "a resource bundle names an executable that it does not have",
      cause:
        "CFBundleExecutable stands in the Info.plist of a .bundle without code, or an Info.plist of a target was copied as a resource.",
      remedy: "Delete the key and set CFBundlePackageType to BNDL, or take the copied Info.plist out of the resources.",
      keys: ["CFBundleExecutable", "CFBundlePackageType"], rules: ["executable/executable-not-found", "bundle/copied-source-info-plist"],
      seenAt: [
        "pkluz/PKHUD#250", "firebase/firebase-ios-sdk#2705", "yandexmobile/yandex-ads-sdk-ios#61", "itinance/react-native-fs#967",
        "WizardFactory/TodayWeather#1597",
      ]),
    StoreCode(
      90562, "a bundle is not valid",
      cause: "The text says why. Reports tell of frameworks whose CFBundleSupportedPlatforms lists more than one platform, and of bitcode "
        + "that could not be processed.",
      remedy: "Embed the build for the platform of the app.", keys: ["CFBundleSupportedPlatforms"],
      rules: ["platforms/several-platforms", "executable/bitcode"], isGeneral: true, seenAt: ["defold/defold#8332", "defold/extender#332"]),
    StoreCode(
      90680, "a bundle lies in a folder where it may not",
      cause: "Frameworks belong into Frameworks, extensions into PlugIns, watch apps into Watch, App Clips into AppClips of the app.",
      remedy: "Correct the destination of the Copy Files phase.",
      rules: ["bundle/framework-in-wrong-folder", "extensions/extension-in-wrong-folder", "bundle/nested-app-in-wrong-folder"],
      seenAt: ["OneSignal/OneSignal-iOS-SDK#589", "OneSignal/OneSignal-XCFramework#7", "twilio/twilio-video-ios#152"]),
    StoreCode(
      91179, "an extension of the newer kind lies in the wrong folder",
      cause: "Extensions with EXAppExtensionAttributes belong into Extensions, those with NSExtension into PlugIns.",
      remedy: "Embed it with the phase for ExtensionKit extensions.", keys: ["EXAppExtensionAttributes", "NSExtension"],
      rules: ["extensions/extension-in-wrong-folder", "extensions/point-in-wrong-dictionary"], confidence: .medium),
    StoreCode(
      90539, "a bundle is nested where it may not be",
      cause: "A single report, of a widget extension inside a watch app.", remedy: "Compare the folders with those of a new Xcode project.",
      rules: ["extensions/extension-in-wrong-folder"]),
    StoreCode(
      9000, "the bundle is not valid",
      cause: "Until 2015 nearly every message had this code; the text tells which problem it was.",
      remedy: "Read the text, and run infoplist check.", isGeneral: true, seenAt: ["lionheart/openradar-mirror#12030"]),
    StoreCode(
      90047, "the app holds a file that only the store may write",
      cause: "iTunesMetadata.plist or iTunesArtwork lies inside the app, or the package holds a path that is not allowed.",
      remedy: "Take the named file out.", rules: ["store/stray-store-metadata"], confidence: .medium),
  ]
}
