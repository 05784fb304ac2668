extension KeyFamily {
  /// Names, identifiers and the kind of a bundle.
  public static let bundleIdentity: KeyFamily = KeyFamily(
    "bundle-identity", "Identity of a bundle", category: .bundle,
    summary: "What a bundle is, what it is called and which file it runs. Nearly every bundle carries these keys.")
}

extension InfoPlistKey {
  /// The identifier of the bundle.
  public static let cfBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "CFBundleIdentifier",
    title: "Bundle identifier",
    in: .bundleIdentity,
    .string(.bundleIdentifier),
    since: .everywhere,
    expected: [
      .required(when: "every app, framework and extension that is signed or distributed"),
      .recommended(for: .iOSApp, by: ["R-REC-006"]),
      .recommended(for: .macOSApp, by: ["R-REC-020"]),
    ],
    localized: [.never],
    buildSettings: ["PRODUCT_BUNDLE_IDENTIFIER"],
    related: ["CFBundleName", "CFBundleURLTypes[].CFBundleURLName"],
    misspellings: ["CFBundleIdentifer", "CFBundleID", "CFBundleIndentifier"],
    example: "<string>com.example.Notebook</string>",
    summary: "Names the bundle uniquely among all bundles on a system.",
    details: """
      Preferences are stored under it, Launch Services finds the app by it, and on iOS the code signature is checked against it. \
      It has to be a valid uniform type identifier, but with fewer characters: letters, digits, hyphens and periods.
      """,
    whenNeeded: "Always. An embedded bundle needs one of its own, by custom the container's identifier plus a suffix.",
    ifMissing: "iOS refuses to install the app; on macOS preferences, services and document bindings have nothing to hold on to.",
    mistakes: [
      "An underscore or a space: both are outside the permitted characters.",
      "The same identifier for an app and its extension: the two are then taken for one bundle.",
      "Changing it after a release: the store and the system see a different app.",
    ],
    requirements: ["R-ID-001...002", "R-ID-004...009"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleidentifier"), .swiftBuild])

  /// The short name of the bundle.
  public static let cfBundleName: InfoPlistKey = InfoPlistKey(
    "CFBundleName",
    title: "Bundle name",
    in: .bundleIdentity,
    .string(.userText),
    since: .everywhere,
    expected: [.recommended(by: ["R-NAME-015"]), .recommended(for: .macOSApp, by: ["R-REC-022"])],
    localized: [.byKey],
    buildSettings: ["PRODUCT_NAME"],
    related: ["CFBundleDisplayName", "CFBundleSpokenName"],
    misspellings: ["CFBundlename"],
    example: "<string>Notebook</string>",
    summary: "Short name of the bundle, as a menu bar or an information window can show it.",
    details: "Fewer than sixteen characters fit everywhere. It stands in for the display name where that has no value.",
    whenNeeded: "In every bundle that a person may see by name; translated whenever the display name is translated.",
    ifMissing: "The file name of the bundle is what people see on macOS.",
    mistakes: [
      "A name of sixteen or more characters: it may be cut off in the menu bar.",
      "Translating CFBundleDisplayName but not this key: parts of the system then show the untranslated name.",
    ],
    requirements: ["R-NAME-006", "R-NAME-010...015", "R-LOC-008"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlename")])

  /// The name people see.
  public static let cfBundleDisplayName: InfoPlistKey = InfoPlistKey(
    "CFBundleDisplayName",
    title: "Bundle display name",
    in: .bundleIdentity,
    .string(.userText),
    since: .everywhere,
    expected: [
      .required(by: ["R-NAME-003"]), .recommended(for: .iOSApp, by: ["R-REC-003"]),
      .recommended(for: .macOSApp, by: ["R-REC-017"]),
    ],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_CFBundleDisplayName"],
    related: ["CFBundleName", "CFBundleSpokenName", "LSHasLocalizedDisplayName"],
    misspellings: ["CFBundleDisplayname"],
    example: "<string>Notebook</string>",
    summary: "Name of the bundle that people see, for example under its icon on the Home Screen; Siri uses it too.",
    details: """
      On macOS the Finder first compares the untranslated value with the bundle's name in the file system, without extension. Only \
      when both agree does it show the translation from InfoPlist.strings; after a rename it shows the file name.
      """,
    whenNeeded: "Always, translated or not. With translations it stands in Info.plist and in every InfoPlist.strings.",
    ifMissing: "The short name takes its place.",
    mistakes: [
      "Leaving it out of Info.plist because the translations have it.",
      "A value that differs from the file name of a macOS app: the Finder then ignores all translations.",
    ],
    requirements: ["R-NAME-001...003", "R-NAME-005...009", "R-NAME-014", "R-LOC-007...008"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledisplayname"), Source("decision: display name always expected")])

  /// The name for speech.
  public static let cfBundleSpokenName: InfoPlistKey = InfoPlistKey(
    "CFBundleSpokenName",
    title: "Accessibility bundle name",
    in: .bundleIdentity,
    .string(.userText),
    since: [.iOS("8.0"), .macOS("10.10"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    default: .rule("the visible name is spoken"),
    localized: [.byKey],
    related: ["CFBundleDisplayName", "CFBundleName"],
    example: "<string>Note book three sixty</string>",
    summary: "What speech output says instead of the visible name.",
    whenNeeded: "When speech would mispronounce the name, say because it runs words and digits together.",
    ifMissing: "The visible name is spoken as it is spelled.",
    mistakes: ["Phonetic alphabets: the value is ordinary text, spelled so that it sounds right."],
    requirements: ["R-CF-025...027"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlespokenname")])

  /// The executable file.
  public static let cfBundleExecutable: InfoPlistKey = InfoPlistKey(
    "CFBundleExecutable",
    title: "Executable file",
    in: .bundleIdentity,
    .string(.fileNameWithoutExtension),
    since: .everywhere,
    expected: [
      .required(when: "the bundle contains code", by: ["R-CF-015"]), .recommended(by: ["R-CF-028"]),
      .recommended(for: .iOSApp, by: ["R-REC-004"]), .recommended(for: .macOSApp, by: ["R-REC-018"]),
    ],
    localized: [.never],
    buildSettings: ["EXECUTABLE_NAME"],
    related: ["CFBundlePackageType", "NSPrincipalClass"],
    files: ["Contents/MacOS/{value}", "{value}", "Versions/Current/{value}"],
    misspellings: ["CFBundleExecutableFile", "CFBundleExcecutable"],
    example: "<string>Notebook</string>",
    summary: "File name of the code that the bundle runs or loads.",
    details: """
      For an app this is the program, for a loadable bundle the binary that is loaded, for a framework the shared library. Since the \
      file is found by this key, the bundle directory can be renamed freely on macOS.
      """,
    whenNeeded: "In every bundle with code. Xcode writes it where a target has a product.",
    ifMissing: "The code is not found: the app does not start and the bundle does not load.",
    mistakes: [
      "A filename extension in the value.",
      "A framework whose executable is not named as the framework: starting apps that link to it may take longer.",
    ],
    requirements: ["R-CF-008...016", "R-CF-028"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleexecutable"), .swiftBuild])

  /// The kind of bundle.
  public static let cfBundlePackageType: InfoPlistKey = InfoPlistKey(
    "CFBundlePackageType",
    title: "Bundle OS Type code",
    in: .bundleIdentity,
    .choice(.bundlePackageTypes),
    since: .everywhere,
    default: .rule("APPL for .app, FMWK for .framework, BNDL for any other extension"),
    expected: [
      .recommended(by: ["R-PKG-006"]), .recommended(for: .iOSApp, by: ["R-REC-008"]),
      .recommended(for: .macOSApp, by: ["R-REC-023"]),
    ],
    localized: [.never],
    related: ["CFBundleSignature", "CFBundleExecutable"],
    example: "<string>APPL</string>",
    summary: "Four-letter code for the kind of bundle.",
    details: "It descends from the type codes of Mac OS 9. Loadable bundles may have a more specific code than BNDL.",
    whenNeeded: "In all bundles.",
    ifMissing: "The kind is told from the extension of the bundle, and is BNDL when that is not known.",
    mistakes: ["A code of more or fewer than four characters.", "APPL in a framework or an extension."],
    requirements: ["R-PKG-001...008", "R-CF-030"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlepackagetype")])

  /// The creator code.
  public static let cfBundleSignature: InfoPlistKey = InfoPlistKey(
    "CFBundleSignature",
    title: "Bundle creator OS Type code",
    in: .bundleIdentity,
    .string(.fourCharacterCode),
    since: [.iOS(), .macOS()],
    expected: [.common(for: .macOSApp, by: ["R-REC-025"])],
    localized: [.never],
    related: ["CFBundlePackageType", "CFBundleIdentifier"],
    example: "<string>????</string>",
    summary: "Four-letter creator code of the bundle, as Mac OS 9 used it; four question marks mean none.",
    details: "Later texts no longer describe the key and nothing depends on it. The bundle identifier does its work.",
    whenNeeded: "Not for new bundles. Old macOS templates wrote it beside the package type.",
    ifMissing: "Nothing changes.",
    mistakes: ["A code of more or fewer than four characters.", "Taking it for the code signature of the bundle."],
    requirements: ["R-CF-024", "R-CF-030"],
    sources: [.reference(.coreFoundation), Source("decision: known, never required")])

  /// The version of the file format.
  public static let cfBundleInfoDictionaryVersion: InfoPlistKey = InfoPlistKey(
    "CFBundleInfoDictionaryVersion",
    title: "InfoDictionary version",
    in: .bundleIdentity,
    .oneOf("6.0"),
    since: .everywhere,
    default: .string("6.0"),
    expected: [
      .recommended(by: ["R-CF-029"]), .recommended(for: .iOSApp, by: ["R-REC-007"]),
      .recommended(for: .macOSApp, by: ["R-REC-021"]),
    ],
    localized: [.never],
    by: .build,
    related: ["CFBundleVersion"],
    example: "<string>6.0</string>",
    summary: "Version of the Info.plist format itself.",
    details: "Kept so that the format could change one day. It never has: the only value is 6.0.",
    whenNeeded: "Always present, never edited: Xcode writes it while building.",
    ifMissing: "Readers assume the current format.",
    mistakes: ["Raising it together with the version of the app.", "Writing it as a number instead of a string."],
    requirements: ["R-CF-019...021", "R-CF-029"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleinfodictionaryversion")])
}
