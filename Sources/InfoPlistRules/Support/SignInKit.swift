/// Kits for signing in whose keys decide a URL scheme of the app.
struct SignInKit {
  /// The key with the identifier of the app.
  let name: String
  /// The kit in words.
  let kit: String
  /// The scheme that belongs to an identifier; nil where the text is no identifier.
  let scheme: @Sendable (String) -> String?

  /// The kits that are known.
  static let all: [SignInKit] = [
    SignInKit(name: "FacebookAppID", kit: "Facebook Login") { digits($0).map { "fb\($0)" } },
    SignInKit(name: "GIDClientID", kit: "Google Sign-In") { text in
      text.hasSuffix(".apps.googleusercontent.com") ? text.split(separator: ".").reversed().joined(separator: ".") : nil
    },
    SignInKit(name: "LIAppId", kit: "the LinkedIn kit") { digits($0).map { "li\($0)" } },
    SignInKit(name: "KAKAO_APP_KEY", kit: "Kakao Login") { $0.isEmpty ? nil : "kakao\($0)" },
  ]

  private static func digits(_ text: String) -> String? {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text : nil
  }
}
