import Linting

struct PlaceholderIdentity: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/placeholder-identity", "a finished app has the identifier or the name of a template", .warning, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp]),
    rationale:
      "Templates and tutorials write com.example and com.yourcompany into identifiers, and words such as TODO into names. Nobody owns "
      + "those identifiers, so that one that is free today may be taken at the first upload, and review turns down apps with texts that "
      + "wait to be filled in.",
    remedy: "Write your own reversed domain and the name of the app.",
    citations: [
      "RFC 2606, names kept for examples", "App Review Guidelines, 2.1, App Completeness", .repository("RevylAI/greenlight"),
      .repository("ahmetsina/ios-app-review-plugin"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleIdentifier</key>\n<string>«com.yourcompany.notes»</string>", stage: .product, product: .macOSApp),
        .info("<key>CFBundleDisplayName</key>\n<string>«TODO»</string>", stage: .product, product: .macOSApp),
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.acme.example</string>", stage: .product, product: .macOSApp),
        .info("<key>CFBundleDisplayName</key>\n<string>Todo List</string>", stage: .product, product: .macOSApp),
        .info("<key>CFBundleIdentifier</key>\n<string>com.yourcompany.notes</string>", product: .iOSApp, note: "a source may be a sample"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.a</string>\n<key>DTPlatformName</key>\n<string>iphonesimulator</string>",
          stage: .product, product: .iOSApp, note: "a build for the simulator"),
      ])
  }

  private static let owners: [String] = [
    "com.example", "org.example", "net.example", "com.yourcompany", "com.yourdomain", "com.yourname", "com.mycompany", "com.mydomain",
    "com.companyname", "com.yourorganization", "com.domain",
  ]

  private static let names: [String] = [
    "todo", "fixme", "tbd", "placeholder", "your app", "your app name", "yourapp", "yourappname", "app name", "appname", "my app name",
    "application name", "lorem ipsum", "insert name here",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // The parts of an app repeat its identifier.
    if let bundle: AppBundle = info.bundle, Products.isNested(bundle) { return }
    if let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.literal, !BuildStamps.isSimulated(info),
      let owner: String = Self.owners.first(where: { text.lowercased() == $0 || text.lowercased().hasPrefix($0 + ".") })
    {
      context.report(
        "the identifier '\(text)' begins with '\(owner)', as in templates", at: .content(value),
        notes: [DiagnosticNote("nobody owns it: another app may have the same identifier")], help: "begin it with your own reversed domain")
    }
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, Self.names.contains(text.lowercased()),
        !BuildStamps.isSimulated(info)
      else { continue }
      context.report("\(key) is still '\(text)'", at: .content(value), help: "write the name of the app")
    }
  }
}
