extension KeyFamily {
  /// Versions of a bundle and what is said of them.
  public static let bundleVersions: KeyFamily = KeyFamily(
    "bundle-versions", "Versions of a bundle", category: .bundle,
    summary: "The build that a bundle is, and the release that people know it by.")
}

extension InfoPlistKey {
  /// The build version.
  public static let cfBundleVersion: InfoPlistKey = InfoPlistKey(
    "CFBundleVersion",
    title: "Bundle version",
    in: .bundleVersions,
    .string(.bundleVersion),
    since: .everywhere,
    expected: [
      .required(when: "the bundle is distributed"), .recommended(by: ["R-VER-021"]),
      .recommended(for: .iOSApp, by: ["R-REC-009"]), .recommended(for: .macOSApp, by: ["R-REC-026"]),
    ],
    localized: [.never],
    buildSettings: ["CURRENT_PROJECT_VERSION"],
    related: ["CFBundleShortVersionString"],
    misspellings: ["CFBundleVersionString", "CFBundleversion"],
    example: "<string>3.1.2</string>",
    summary: "Version of this very build, released or not, for machines to compare.",
    details: """
      Up to three integers with periods between them: at most four digits, then two and two; the first is above zero. \
      Leading zeros do not count, and a last part of 0 may be left out. They count major releases, significant revisions and \
      bug fixes. During development a suffix of d, a, b or fc and a number from 1 to 255 may follow; it has to go before \
      release.
      """,
    whenNeeded: "In every bundle; raised with each build that leaves the developer's hands.",
    ifMissing: "Systems and stores cannot tell which of two copies is newer; uploads are refused.",
    mistakes: [
      "Words, commit hashes or dates with dashes: only digits, periods and the development suffix are read.",
      "A suffix number of 0 or above 255.",
      "A real number element instead of a string: 1.10 then turns into 1.1.",
    ],
    requirements: ["R-VER-005", "R-VER-007...021"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleversion"), .swiftBuild])

  /// The release version.
  public static let cfBundleShortVersionString: InfoPlistKey = InfoPlistKey(
    "CFBundleShortVersionString",
    title: "Bundle versions string, short",
    in: .bundleVersions,
    .string(.releaseVersion),
    since: .everywhere,
    expected: [.required(when: "the bundle is distributed"), .recommended(for: .macOSApp, by: ["R-REC-024"])],
    localized: [.byKey],
    buildSettings: ["MARKETING_VERSION"],
    related: ["CFBundleVersion", "CFBundleGetInfoString"],
    misspellings: ["CFBundleShortVersion", "CFBundleShortVersionSting", "CFShortVersionString"],
    example: "<string>2.4.0</string>",
    summary: "Version of the release, as people see it.",
    details: "Three integers: major revision, less prominent features, maintenance. Several builds may belong to one release.",
    whenNeeded: "In every bundle that is released.",
    ifMissing: "People are shown the build version or none; stores refuse the upload.",
    mistakes: ["One or two integers where three are expected.", "A suffix such as beta: put it into release notes."],
    requirements: ["R-VER-001...006", "R-LOC-008"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleshortversionstring"), .swiftBuild])

  /// The old text of the information window.
  public static let cfBundleGetInfoString: InfoPlistKey = InfoPlistKey(
    "CFBundleGetInfoString",
    title: "Get Info string",
    in: .bundleVersions,
    .string(.userText),
    since: [.macOS(note: "obsolete; no source states since when")],
    localized: [.byKey],
    supersededBy: ["NSHumanReadableCopyright", "CFBundleShortVersionString"],
    related: ["CFBundleVersion"],
    example: "<string>Notebook 2.4, © 2026 Example Ltd.</string>",
    summary: "Text that the Finder's information window showed as the version of the bundle.",
    whenNeeded: "Not in new bundles.",
    ifMissing: "The release version and the copyright line are shown instead.",
    mistakes: ["Forgetting to change it with the version: the window then shows the old one."],
    requirements: ["R-CO-007"],
    sources: [.reference(.cocoa), .publicFiles],
    confidence: .medium)
}
