import Linting

/// Icons and other pictures.
extension StoreCode {
  static let iconCodes: [StoreCode] = [
    StoreCode(
      90022, "an icon for iPhone is missing",
      cause:
        "The bundle has no icon of the named number of pixels, mostly 120 by 120: the icon set is empty, belongs to another target, or "
        + "the files have other sizes than they say.",
      remedy: "Fill the icon set of the target, and let ASSETCATALOG_COMPILER_APPICON_NAME name it.", keys: ["CFBundleIcons"],
      rules: ["icons/missing-icon-size", "icons/missing-icon", "icons/wrong-icon-size"],
      seenAt: ["expo/eas-cli#115", "xamarin/ios-samples#271"]),
    StoreCode(
      90023, "an icon for iPad is missing",
      cause: "The bundle has no icon of the named number of pixels, mostly 76, 152 or 167, while UIDeviceFamily names the iPad.",
      remedy: "Add the sizes, or take the iPad out of TARGETED_DEVICE_FAMILY when the app was never on it.",
      keys: ["CFBundleIcons", "UIDeviceFamily"],
      rules: ["icons/missing-icon-size", "icons/wrong-icon-size"], seenAt: ["phonegap/build#662"]),
    StoreCode(
      90024, "an icon is missing", cause: "The bundle has no icon of the named number of pixels.",
      remedy: "Fill the icon set of the target.",
      keys: ["CFBundleIcons"], rules: ["icons/missing-icon-size"]),
    StoreCode(
      90025, "an icon is missing", cause: "The bundle has no icon of the named number of pixels.",
      remedy: "Fill the icon set of the target.",
      keys: ["CFBundleIcons"], rules: ["icons/missing-icon-size"]),
    StoreCode(
      90032, "an icon file that the Info.plist names is not in the bundle",
      cause: "CFBundleIcons or CFBundleIconFiles lists a name without a file.", remedy: "Add the file, or delete the name.",
      keys: ["CFBundleIcons", "CFBundleIconFiles"], rules: ["icons/icon-file-not-found"], seenAt: ["phonegap/build#614"]),
    StoreCode(
      90236, "the icon of a Mac app has no large pictures",
      cause: "The .icns file lacks 512 by 512 points in single or double resolution, or is not there.",
      remedy: "Make the file with all sizes, or use an icon set.", keys: ["CFBundleIconFile"],
      rules: ["icons/mac-icon-without-large-sizes", "icons/missing-mac-icon"],
      seenAt: ["electron-userland/electron-builder#7720", "airsdk/Adobe-Runtime-Support#2310", "electron/electron#39977"]),
    StoreCode(
      90391, "an icon of a watch app is missing", cause: "The icon set of the watch app lacks the named size.",
      remedy: "Fill the icon set of the watch app.", rules: ["icons/missing-watch-icon"]),
    StoreCode(
      90394, "an icon of a watch app is missing", cause: "The icon set of the watch app lacks the named size.",
      remedy: "Fill the icon set of the watch app.", rules: ["icons/missing-watch-icon"], seenAt: ["Glucosio/glucosio-ios#56"]),
    StoreCode(
      90471, "the picture for the top shelf of Apple TV is missing",
      cause: "TVTopShelfImage names no picture, or one size of it is missing in the asset catalogue.",
      remedy: "Fill the brand assets of the target, in single and double resolution.", keys: ["TVTopShelfImage"],
      rules: ["icons/missing-tv-icon"]),
    StoreCode(
      90513, "a key for the pictures of an Apple TV app is missing",
      cause: "The Info.plist lacks TVTopShelfImage or the primary icon.", remedy: "Name the brand assets in the target.",
      keys: ["TVTopShelfImage"],
      rules: ["icons/missing-tv-icon"]),
    StoreCode(
      90546, "the asset catalogue with the icon is missing",
      cause:
        "CFBundleIconName names a set that Assets.car does not hold, or the bundle has no Assets.car. Mac apps with a loose .icns only "
        + "are refused for it, too.",
      remedy: "Compile an asset catalogue with the icon set into the bundle.", keys: ["CFBundleIconName"],
      rules: ["icons/icon-name-not-in-catalog"], confidence: .medium),
    StoreCode(
      90596, "an asset catalogue cannot be processed",
      cause: "The Assets.car at the named path was made by a beta of Xcode, an unknown tool, or arrived damaged.",
      remedy: "Build again with a released Xcode; update the framework that holds the file.",
      seenAt: ["inspireui/support#753", "iZettle/sdk-ios#152", "mozilla-mobile/focus-ios#1358", "MicrosoftDocs/appcenter-docs#309"]),
    StoreCode(
      90393, "an icon set is not in the asset catalogue",
      cause: "CFBundleIconName names a set that Assets.car does not hold; few reports.", remedy: "Name the icon set of the target.",
      keys: ["CFBundleIconName"], rules: ["icons/icon-name-not-in-catalog"]),
    StoreCode(
      90642, "an icon of a Messages extension is missing", cause: "The icon set for Messages lacks the named size.",
      remedy: "Fill the iMessage icon set of the extension.", rules: ["icons/missing-messages-icon"]),
    StoreCode(
      90644, "an icon of a Messages extension is missing", cause: "The icon set for Messages lacks the named size.",
      remedy: "Fill the iMessage icon set of the extension.", rules: ["icons/missing-messages-icon"]),
    StoreCode(
      90647, "an icon of a Messages extension is missing", cause: "The icon set for Messages lacks the named size.",
      remedy: "Fill the iMessage icon set of the extension.", rules: ["icons/missing-messages-icon"]),
    StoreCode(
      90648, "an icon of a Messages extension is missing", cause: "The icon set for Messages lacks the named size.",
      remedy: "Fill the iMessage icon set of the extension.", rules: ["icons/missing-messages-icon"]),
    StoreCode(
      90649, "the icon name of a Messages extension is missing",
      cause: "The Info.plist of the extension does not name the icon set of its store icon.", remedy: "Name the set in the target.",
      rules: ["icons/missing-messages-icon"]),
    StoreCode(
      90704, "the icon for the store is missing",
      cause: "The asset catalogue has no picture of 1024 by 1024 pixels, or belongs to another target.",
      remedy: "Add the picture, without transparency, to the icon set.", keys: ["CFBundleIconName"],
      rules: ["icons/missing-icon", "icons/icon-name-not-in-catalog"], confidence: .medium),
    StoreCode(
      90705, "the icon of an Apple TV app for the store is missing",
      cause: "The brand assets lack the large icon.", remedy: "Fill the brand assets of the target.", rules: ["icons/missing-tv-icon"]),
    StoreCode(
      90709, "a picture of an Apple TV app is missing", cause: "The brand assets lack a layer or a size.",
      remedy: "Fill the brand assets of the target.", rules: ["icons/missing-tv-icon"]),
    StoreCode(
      90713, "CFBundleIconName is missing",
      cause: "Apps built with the SDK of iOS 11 or later take their icon from an asset catalogue and must name it. Hybrid projects that "
        + "write icons as loose files meet this first; so do apps for other platforms that are taken for iOS.",
      remedy: "Use an icon set; Xcode then writes the key.", keys: ["CFBundleIconName"],
      rules: ["icons/missing-icon-name", "icons/missing-icon"],
      seenAt: ["ionic-team/ionic-framework#12939", "fyne-io/fyne#1504", "MobiVM/robovm#210"]),
    StoreCode(
      90717, "the icon for the store is transparent",
      cause: "The picture of 1024 by 1024 pixels has an alpha channel, even if nothing in it is transparent.",
      remedy: "Save it without alpha channel.", rules: ["icons/transparent-icon"], confidence: .medium),
    StoreCode(
      90719, "the store icon of a watch app is missing",
      cause: "The icon set of the watch app has no picture of 1024 by 1024 pixels.", remedy: "Add the picture to the set.",
      rules: ["icons/missing-watch-icon"],
      seenAt: ["dotnet/macios#4816"]),
    StoreCode(
      90741, "an icon of a watch app for one size of watch is missing",
      cause: "The icon set lacks the sizes of newer watches, such as those for notifications.",
      remedy: "Fill the icon set of the watch app.",
      rules: ["icons/missing-watch-icon"], isAdvice: true),
    StoreCode(
      90853, "a font cannot be used",
      cause: "A file with the extension of a font has a broken table, an incomplete list of names, or another format than the extension "
        + "says. Fonts that were made for web pages are frequent.",
      remedy: "Take the font from its maker again, convert it, or leave it out.", seenAt: ["brianegan/chewie#381"]),
    StoreCode(
      90891, "an icon of an alternate set is missing",
      cause: "An entry of CFBundleAlternateIcons lacks the named size.", remedy: "Add all sizes, or use alternate icon sets.",
      keys: ["CFBundleAlternateIcons"], rules: ["icons/alternate-icon-without-files"]),
    StoreCode(
      90892, "an icon of an alternate set for iPad is missing",
      cause: "An entry of CFBundleAlternateIcons has pictures for iPhone only; 152 and 167 pixels are wanted as well.",
      remedy: "Add them, and name them under CFBundleIcons~ipad.", keys: ["CFBundleAlternateIcons"],
      rules: ["icons/pad-without-alternate-icons"],
      isAdvice: true, confidence: .medium),
    StoreCode(
      90893, "an alternate icon names no files",
      cause: "An entry of CFBundleAlternateIcons has no CFBundleIconFiles, or names files that are not there.",
      remedy: "Correct the entry, or let ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES write it.", keys: ["CFBundleAlternateIcons"],
      rules: ["icons/alternate-icon-without-files", "icons/icon-file-not-found"]),
    StoreCode(
      90894, "an alternate icon is not valid", cause: "One of the messages about CFBundleAlternateIcons; the text names the entry.",
      remedy: "Let ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES write the entries.", keys: ["CFBundleAlternateIcons"],
      rules: ["icons/alternate-icon-without-files"]),
    StoreCode(
      90895, "an alternate icon is not in the asset catalogue",
      cause: "CFBundleAlternateIcons names an icon that neither Assets.car nor a file has.",
      remedy: "Add the icon set, and let ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES name it.", keys: ["CFBundleAlternateIcons"],
      rules: ["icons/icon-file-not-found"], confidence: .medium),
    StoreCode(
      91111, "the icon for the store is missing",
      cause: "No picture of 1024 by 1024 pixels was found in the icon set of the app; a newer number of ITMS-90704.",
      remedy: "Add the picture, without transparency, to the icon set.", keys: ["CFBundleIconName"],
      rules: ["icons/missing-icon", "icons/icon-name-not-in-catalog"], confidence: .medium),
  ]
}
