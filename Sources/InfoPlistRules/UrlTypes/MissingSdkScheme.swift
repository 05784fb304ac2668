import Linting

struct MissingSdkScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/missing-sdk-scheme", "a sign-in kit has its identifier but not the URL scheme that belongs to it", .warning, .runtime,
    rationale:
      "Kits for signing in with another service come back to the app by a URL whose scheme is made of the identifier of the app at that service. "
      + "Without the scheme the browser cannot come back, and some kits stop the app when it starts.",
    remedy: "Add a URL type with the scheme.",
    citations: [
      Citation(Source("Facebook SDK for iOS, documentation: Configure Your Info.plist"), .medium),
      Citation(Source("Google Sign-In for iOS, documentation: Add a URL scheme"), .medium),
      Citation(Source("Kakao SDK for iOS and LinkedIn SDK for iOS, documentation"), .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>FacebookAppID</key>\n<string>«123456789»</string>\n" + types("fb987654321")),
        .info("<key>GIDClientID</key>\n<string>«12-ab.apps.googleusercontent.com»</string>\n" + types("my-app")),
      ],
      passing: [
        .info("<key>FacebookAppID</key>\n<string>123456789</string>\n" + types("fb123456789")),
        .info("<key>FacebookAppID</key>\n<string>123456789</string>\n" + types("$(FACEBOOK_SCHEME)")),
        .info("<key>GIDClientID</key>\n<string>12-ab.apps.googleusercontent.com</string>\n" + types("com.googleusercontent.apps.12-ab")),
      ])
  }

  private static func types(_ scheme: String) -> String {
    "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>\(scheme)</string>\n</array>\n</dict>\n</array>"
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["NSExtension"] == nil else { return }
    var schemes: [String]?
    for (entry, value) in LibraryKeys.entries(in: info, context) where entry.key.scheme != nil {
      guard let text: String = value.literal, !Placeholders.isPlaceholder(text), let scheme: String = entry.key.scheme(for: text) else {
        continue
      }
      let all: [String] = schemes ?? Self.schemes(info)
      schemes = all
      // The whole list may come from build settings.
      guard !all.contains(where: { $0.lowercased().hasPrefix(scheme.lowercased()) || BuildVariable.occurs(in: $0) }) else { continue }
      context.report(
        "no URL type has the scheme '\(scheme)'", at: .content(value),
        notes: [DiagnosticNote("\(entry.library.name) cannot come back to the app")], help: "add it to CFBundleURLTypes")
    }
  }

  private static func schemes(_ info: InfoSubject) -> [String] {
    guard let types: PlacedValue = info["CFBundleURLTypes"] else { return [] }
    return types.elements.flatMap { type in (type["CFBundleURLSchemes"]?.elements ?? []).compactMap(\.string) }
  }
}
