import Linting

/// Code: Mach-O files, architectures, bitcode, interfaces that are used.
extension StoreCode {
  static let executableCodes: [StoreCode] = [
    StoreCode(
      90080, "an executable is not position independent",
      cause:
        "It was linked without PIE, or with a linker that is not Apple's. Frameworks with code for simulators get the message as well.",
      remedy: "Delete LINK_WITH_STANDARD_LIBRARIES and -no_pie from the linker flags, and build with a current Xcode.",
      rules: ["executable/not-position-independent"], isAdvice: true, seenAt: ["motrr/Galileo-iOS-SDK#3", "mercadopago/px-hybrid#15"]),
    StoreCode(
      90081, "the processors of the code do not go together",
      cause: "A bundle lacks a processor that its MinimumOSVersion, or the app around it, demands.",
      remedy: "Build all targets with the standard architectures.", keys: ["MinimumOSVersion"]),
    StoreCode(
      90085, "an executable has no code for any processor",
      cause: "The file that CFBundleExecutable names is empty, or no Mach-O file. Frameworks without sources, and scripts that strip "
        + "simulators from a framework that needs no stripping, leave such files.",
      remedy: "Do not embed a framework without code; drop the stripping script when XCFrameworks are used.", keys: ["CFBundleExecutable"],
      rules: ["executable/no-code"], confidence: .medium),
    StoreCode(
      90086, "an app has no 64-bit code",
      cause: "The app or a framework was built for armv7 or i386 only.", remedy: "Build for arm64.",
      rules: ["executable/only-32-bit", "platforms/required-architecture-not-in-executable"],
      seenAt: ["MoZhouqi/KMNavigationBarTransition#151"]),
    StoreCode(
      90087, "an executable has code for simulators",
      cause: "A framework was made for devices and simulators at once, with i386 or x86_64 beside arm64, and was embedded as it is.",
      remedy: "Use the XCFramework of the library, or take the other code out with lipo before signing.",
      rules: ["executable/simulator-slice", "platforms/executable-of-another-platform"],
      seenAt: ["mercadopago/px-hybrid#15", "motrr/Galileo-iOS-SDK#3", "TencentCloud/TIMSDK#122"]),
    StoreCode(
      90124, "an executable is of a type that is not allowed",
      cause: "A framework holds object code or a loadable bundle (.so, MH_BUNDLE) instead of a dynamic library, or an app something other "
        + "than a program.",
      remedy: "Link static frameworks and do not embed them; set MACH_O_TYPE to what the product is.", keys: ["CFBundleExecutable"],
      rules: ["executable/wrong-file-type", "executable/static-library-inside"], seenAt: ["zoom/zoom-sdk-ios#1"]),
    StoreCode(
      90125, "the encryption command of an executable is missing or not as expected",
      cause: "Apple's linker leaves an empty LC_ENCRYPTION_INFO in code for devices, which the store fills. It is missing in code for "
        + "simulators and from other linkers, and already filled in an app that came from the store. It has nothing to do with export rules.",
      remedy: "Link with Apple's linker for the device; do not upload an app that was taken from the store.",
      rules: ["executable/encrypted-code", "executable/no-encryption-command", "executable/simulator-slice"],
      seenAt: ["motrr/Galileo-iOS-SDK#3", "thegrizzlylabs/geniusscan-sdk-demo#50", "dnschneid/crouton#3156"]),
    StoreCode(
      90180, "the encrypted part of an executable has the wrong size",
      cause: "The LC_ENCRYPTION_INFO of an executable does not describe its code; seen with apps that were decrypted and packed again.",
      remedy: "Build the app from its sources.", rules: ["executable/encrypted-code"]),
    StoreCode(
      90203, "an app with extensions or frameworks has no arm64 code",
      cause: "One of its executables was built for 32 bits only.", remedy: "Build all targets with the standard architectures.",
      rules: ["executable/only-32-bit"], confidence: .medium),
    StoreCode(
      90208, "a bundle does not run on the oldest system that it claims",
      cause: "The MinimumOSVersion of a framework is lower than that of its code, because the Info.plist was written by hand or by another "
        + "tool than the linker.",
      remedy: "Build the framework with one deployment target, and write that into its Info.plist.", keys: ["MinimumOSVersion"],
      rules: ["platforms/minimum-os-below-executable", "bundle/framework-newer-than-app"],
      seenAt: ["elias8/libghostty#127", "clostra/newnode#105", "BatchLabs/Batch-iOS-SDK#35", "thegrizzlylabs/geniusscan-sdk-demo#50"]),
    StoreCode(
      90209, "the parts of an executable are not aligned",
      cause: "The segments do not begin where arm64 systems need them. It comes with code for simulators, and from other linkers.",
      remedy: "Take the build for devices, made with Apple's linker.", rules: ["executable/simulator-slice"],
      seenAt: ["motrr/Galileo-iOS-SDK#3", "mercadopago/px-hybrid#15", "MicrosoftDocs/IntuneDocs#1552"]),
    StoreCode(
      90240, "a Mac app has code for processors that are not allowed",
      cause: "A library in it still has i386, or code for simulators.", remedy: "Take that part out with lipo before signing.",
      rules: ["executable/simulator-slice", "platforms/executable-of-another-platform"], confidence: .medium),
    StoreCode(
      90264, "the oldest system of the Info.plist and that of the code differ",
      cause: "LSMinimumSystemVersion or MinimumOSVersion states another version than the executable was linked for.",
      remedy: "Let the build write the key from the deployment target.", keys: ["LSMinimumSystemVersion", "MinimumOSVersion"],
      rules: ["platforms/minimum-os-below-executable", "platforms/minimum-os-above-executable"], seenAt: ["dotnet/macios#21361"]),
    StoreCode(
      90338, "the app uses interfaces that are not public",
      cause:
        "Its code refers to symbols, selectors or classes that Apple does not document. Own methods with the same names count as well, "
        + "so do debugging tools such as FLEX, debug builds of Flutter, and OpenSSL with its coroutines.",
      remedy: "Find the named symbols: leave the library out of release builds, update it, or rename your own methods. Selectors cannot be "
        + "judged offline; the rules know symbols and frameworks.",
      rules: ["executable/non-public-symbol", "executable/private-framework"],
      seenAt: [
        "flutter/flutter#48085", "tls-inspector/tls-inspector#116", "FLEXTool/FLEX#730", "johnno1962/SwiftTrace#45", "ccgus/fmdb#739",
      ]),
    StoreCode(
      90482, "an executable contains bitcode",
      cause: "Since Xcode 14 the store refuses bitcode; older SDKs still have it.",
      remedy: "Update the SDK, or remove it with xcrun bitcode_strip -r before signing.", rules: ["executable/bitcode"],
      seenAt: ["krzyzanowskim/OpenSSL#191", "arthenica/ffmpeg-kit#614", "OneSignal/OneSignal-Xamarin-SDK#335"]),
    StoreCode(
      90496, "an executable contains no bitcode",
      cause: "Until Xcode 14 watch apps and Apple TV apps had to have bitcode.", remedy: "Build with a current Xcode, which needs none.",
      seenAt: ["scinfu/SwiftSoup#199"]),
    StoreCode(
      90635, "the code of a nested bundle does not match that of the app",
      cause: "Processors or bitcode differ, mostly because a framework is the one for simulators.",
      remedy: "Embed the build for devices, with the same settings as the app.",
      rules: ["executable/simulator-slice", "executable/bitcode"],
      seenAt: ["MoZhouqi/KMNavigationBarTransition#151", "jwplayer/JWPlayer-iOS-SDK-cocoapod#23", "zoom/zoom-sdk-ios#1"]),
    StoreCode(
      90668, "an executable contains incomplete bitcode",
      cause: "A framework has only the marker of bitcode, as normal builds made it; archives were expected.",
      remedy: "Build it without bitcode, which is no longer wanted at all.", rules: ["executable/bitcode"],
      seenAt: ["nomad-cli/shenzhen#322", "colbylwilliams/Xamarin.TTTAttributedLabel#8", "microsoft/AdaptiveCards#1674"]),
    StoreCode(
      90711, "an executable has the wrong permissions",
      cause: "The file of a framework is read-only, because a package manager checked it out so.",
      remedy: "Make it writable (chmod u+w) before it is signed.", seenAt: ["krzyzanowskim/OpenSSL#197"]),
    StoreCode(
      90809, "the app uses UIWebView", cause: "Its code, or an SDK in it, refers to the class, which the store no longer takes.",
      remedy: "Use WKWebView; update the SDK that the message or the rule names.", rules: ["store/deprecated-web-view"],
      seenAt: ["apache/cordova-ios#824", "flutter/flutter#46067"]),
    StoreCode(
      90865, "an App Clip is too large",
      cause: "Its thinned variant has more bytes than the oldest system that it supports allows.",
      remedy: "Take assets and packages out of the App Clip; raise its deployment target for a higher limit."),
    StoreCode(
      90869, "a Mac app has no code for Intel processors",
      cause: "An app for arm64 only must ask for macOS 12 or later; LSMinimumSystemVersion or the code says less.",
      remedy: "Raise the deployment target to 12.0, or build for both processors.", keys: ["LSMinimumSystemVersion"],
      rules: ["platforms/arm-only-before-macos-12"], confidence: .medium),
    StoreCode(
      90981, "a Mac app for arm64 only asks for too old a system", cause: "The same as ITMS-90869.",
      remedy: "Raise the deployment target to 12.0, or build for both processors.", keys: ["LSMinimumSystemVersion"],
      rules: ["platforms/arm-only-before-macos-12"], seenAt: ["security-union/remote-shutter#174"]),
    StoreCode(
      90896, "an extension has no entry point",
      cause: "The executable of the extension was built without sources for the platform, or without @main.",
      remedy: "Look that the target compiles a type with @main for every platform that it is embedded for.", confidence: .medium),
    StoreCode(
      90897, "an extension has no entry point", cause: "Like ITMS-90896.", remedy: "Look that the target compiles a type with @main."),
    StoreCode(
      90898, "an extension has no entry point", cause: "Like ITMS-90896.", remedy: "Look that the target compiles a type with @main."),
    StoreCode(
      90999, "an executable has more than one executable part",
      cause: "A segment other than __TEXT may be executed, as other linkers and some tools for snapshots leave it.",
      remedy: "Link with Apple's linker, or strip the segment (often __DWARF).", confidence: .medium),
  ]
}
