extension KeyFamily {
  /// URL schemes.
  public static let urlTypes: KeyFamily = KeyFamily(
    "url-types", "URL schemes", category: .documents,
    summary: "Which URL schemes an app answers and which ones of others it may ask about.")
}

extension InfoPlistKey {
  /// The URL types.
  public static let cfBundleURLTypes: InfoPlistKey = InfoPlistKey(
    "CFBundleURLTypes",
    title: "URL types",
    in: .urlTypes,
    .dictionaries,
    since: .everywhere,
    related: ["LSApplicationQueriesSchemes", "CFBundleDocumentTypes"],
    misspellings: ["CFBundleURLType", "CFBundleUrlTypes", "CFBundleURLSchemeTypes"],
    example: """
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>CFBundleURLName</key>
          <string>com.example.notebook</string>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>notebook</string>
          </array>
        </dict>
      </array>
      """,
    summary: "URL schemes that the app answers, in dictionaries of one type each.",
    details: "Usually an entry has one scheme; several in one entry are allowed and share role, name and icon.",
    whenNeeded: "When links with a scheme of your own, or a standard scheme such as mailto, should open the app.",
    ifMissing: "No URL opens the app by its scheme.",
    mistakes: [
      "A scheme with colon and slashes.", "A common word as scheme, which other apps use as well.", "Two entries with the same scheme.",
    ],
    requirements: ["R-URL-001...003", "R-URL-009"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleurltypes"), Source("decision: several schemes in one entry")])

  /// The role for the schemes.
  public static let urlTypesCFBundleTypeRole: InfoPlistKey = InfoPlistKey(
    "CFBundleURLTypes[].CFBundleTypeRole",
    title: "Document Role",
    in: .urlTypes,
    .choice(.urlRoles),
    since: .everywhere,
    expected: [.required(when: "in every entry of the array", by: ["R-URL-003"])],
    localized: [.never],
    related: ["CFBundleURLTypes[].CFBundleURLSchemes"],
    misspellings: ["CFBundleURLTypeRole", "CFBundleURLRole"],
    example: "<string>Editor</string>",
    summary: "What the app does with URLs of the entry's schemes.",
    details: "Editor suits schemes of your own, Viewer those that others define.",
    whenNeeded: "In every URL type.",
    ifMissing: "The entry is incomplete; current systems open the app all the same.",
    mistakes: ["A lower-case value."],
    requirements: ["R-URL-003"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleurltypes/cfbundletyperole"), Source("decision: required in URL types")])

  /// The icon of the URL type.
  public static let cfBundleURLIconFile: InfoPlistKey = InfoPlistKey(
    "CFBundleURLTypes[].CFBundleURLIconFile",
    title: "Document Icon File Name",
    in: .urlTypes,
    .string(.fileNameWithoutExtension),
    since: .everywhere,
    localized: [.never],
    related: ["CFBundleIconFile"],
    files: ["{value}.icns", "{value}.png"],
    misspellings: ["CFBundleURLIcon", "CFBundleURLTypeIconFile"],
    example: "<string>NotebookLink</string>",
    summary: "Icon file for the URL type, without its extension.",
    ifMissing: "URLs of the type have no icon of their own.",
    mistakes: ["Writing the extension."],
    requirements: ["R-URL-004"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleurltypes/cfbundleurliconfile")])

  /// The name of the URL type.
  public static let cfBundleURLName: InfoPlistKey = InfoPlistKey(
    "CFBundleURLTypes[].CFBundleURLName",
    title: "URL identifier",
    in: .urlTypes,
    .string(.reverseDNS),
    since: .everywhere,
    expected: [.recommended(when: "in every entry of the array", by: ["R-URL-005"])],
    localized: [.byValue],
    related: ["CFBundleIdentifier"],
    misspellings: ["CFBundleURLname", "CFBundleURLIdentifier", "CFBundleURLTypeName"],
    example: "<string>com.example.notebook</string>",
    summary: "Abstract name of the URL type, best in reverse-DNS form so that it is unique.",
    details: "InfoPlist.strings can give the name that people read, under this value.",
    ifMissing: "The type cannot be referred to or translated.",
    mistakes: ["The scheme itself: another app may have the same."],
    requirements: ["R-URL-005...006"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleurltypes/cfbundleurlname")])

  /// The schemes.
  public static let cfBundleURLSchemes: InfoPlistKey = InfoPlistKey(
    "CFBundleURLTypes[].CFBundleURLSchemes",
    title: "URL Schemes",
    in: .urlTypes,
    .strings(.urlScheme),
    since: .everywhere,
    expected: [.required(when: "in every entry of the array", by: ["R-URL-007"])],
    localized: [.never],
    related: ["LSApplicationQueriesSchemes"],
    misspellings: ["CFBundleURLScheme", "CFBundleUrlSchemes", "CFBundleURLShemes"],
    example: """
      <array>
        <string>notebook</string>
      </array>
      """,
    summary: "Schemes of the URL type, such as http, ftp or mailto, without the colon.",
    details: "Declaring a scheme tells other apps that this one can open such URLs: feed, for example, that it shows RSS.",
    whenNeeded: "In every URL type.",
    ifMissing: "The entry binds no scheme.",
    mistakes: [
      "The whole beginning of a URL, as in notebook://.",
      "An underscore, a space or a digit in front: the store refuses the upload (ITMS-90158).",
      "A scheme of the system or of somebody else, such as http, tel or fb: ITMS-90155.",
      "A placeholder or build variable that was never filled in.",
    ],
    requirements: ["R-URL-002", "R-URL-007...008"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleurltypes/cfbundleurlschemes")])

  /// Schemes the app asks about.
  public static let lsApplicationQueriesSchemes: InfoPlistKey = InfoPlistKey(
    "LSApplicationQueriesSchemes",
    title: nil,
    in: .urlTypes,
    .strings(.urlScheme, count: 0...50),
    since: [.iOS("9.0")],
    expected: [.required(when: "the app calls canOpenURL with schemes of other apps")],
    localized: [.never],
    related: ["CFBundleURLTypes"],
    misspellings: [
      "LSApplicationQuerySchemes", "LSApplicationQueriesScheme", "LSApplicationQueriesSchemas", "LSApplicationQueriesShemes",
    ],
    example: """
      <array>
        <string>mailto</string>
        <string>otherapp</string>
      </array>
      """,
    summary: "URL schemes of other apps that this app may test with canOpenURL.",
    details: """
      From iOS 15 on at most fifty schemes count; later ones are answered with NO. With the SDK of iOS 27 the limit is reported as \
      twenty-five. Opening a URL needs no entry here. App Clips ignore the key, and the build warns.
      """,
    whenNeeded: "When the app asks whether another app is installed before it opens a link.",
    ifMissing: "canOpenURL answers NO for schemes of other apps.",
    mistakes: ["Listing the app's own schemes only.", "A scheme with colon and slashes.", "Dozens of schemes collected over the years."],
    requirements: ["R-URL-009"],
    sources: [.reference(.coreFoundation), .applePage("uikit/uiapplication/canopenurl(_:)"), .swiftBuild])
}
