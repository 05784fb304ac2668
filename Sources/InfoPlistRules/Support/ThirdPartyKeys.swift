import Linting

/// Keys that widespread libraries read from an Info.plist. Data for the rules `sdk/*`.
enum ThirdPartyKeys {
  /// What a value has to look like.
  enum Form: Sendable {
    case boolean
    case number
    /// Any text.
    case text
    /// Texts of an array.
    case texts
    /// A text of digits only.
    case digits
    /// A text that a function accepts, with its form in words.
    case format(String, @Sendable (String) -> Bool)
    /// A text or a dictionary.
    case textOrDictionary

    /// The form in words.
    var phrase: String {
      switch self {
      case .boolean: "a Boolean"
      case .number: "a number"
      case .text, .digits, .format: "a string"
      case .texts: "an array of strings"
      case .textOrDictionary: "a string or a dictionary"
      }
    }

    /// Whether a value has the right type.
    func accepts(_ kind: PropertyLists.PropertyListKind) -> Bool {
      switch self {
      case .boolean: kind == .boolean
      case .number: kind == .integer || kind == .real
      case .text, .digits, .format: kind == .string
      case .texts: kind == .array
      case .textOrDictionary: kind == .string || kind == .dictionary
      }
    }
  }

  /// One key.
  struct Entry: Sendable {
    let key: String
    /// The library that reads it.
    let library: String
    let form: Form
    /// Other keys that the library demands beside it.
    let companions: [String]

    init(_ key: String, _ library: String, _ form: Form, companions: [String] = []) {
      self.key = key
      self.library = library
      self.form = form
      self.companions = companions
    }
  }

  /// What apps of a library have to be allowed to ask for, where one of the marks is there.
  struct Queries: Sendable {
    let library: String
    /// A key that shows that the library is used.
    let key: String?
    /// Whether a URL scheme of the app shows it.
    let isScheme: @Sendable (String) -> Bool
    /// Schemes of which the first is enough to see that somebody thought of it.
    let needed: [String]
  }

  private static let facebook: String = "the Facebook SDK"
  private static let ads: String = "the Google Mobile Ads SDK"
  private static let signIn: String = "Google Sign-In"
  private static let firebase: String = "Firebase"

  /// All keys; sources: the makers' instructions for setting the library up.
  static let all: [Entry] = [
    // developers.facebook.com/docs/ios/getting-started; facebook/facebook-ios-sdk, FBSDKCoreKit/Settings
    Entry("FacebookAppID", facebook, .digits, companions: ["FacebookClientToken", "FacebookDisplayName"]),
    Entry("FacebookClientToken", facebook, .format("32 hexadecimal digits", { isHexadecimal($0, 32) })),
    Entry("FacebookDisplayName", facebook, .text),
    Entry("FacebookUrlSchemeSuffix", facebook, .text),
    Entry("FacebookAutoLogAppEventsEnabled", facebook, .boolean),
    Entry("FacebookAdvertiserIDCollectionEnabled", facebook, .boolean),
    Entry("FacebookCodelessDebugLogEnabled", facebook, .boolean),
    // developers.google.com/admob/ios/quick-start
    Entry("GADApplicationIdentifier", ads, .format("ca-app-pub-, 16 digits, ~ and digits", isAdAppIdentifier)),
    Entry("GADIsAdManagerApp", ads, .boolean),
    Entry("GADDelayAppMeasurementInit", ads, .boolean),
    // developers.google.com/identity/sign-in/ios/start-integrating
    Entry("GIDClientID", signIn, .format("a client ID that ends in .apps.googleusercontent.com", isGoogleClient)),
    Entry("GIDServerClientID", signIn, .format("a client ID that ends in .apps.googleusercontent.com", isGoogleClient)),
    // firebase.google.com/docs, Analytics, Crashlytics, Messaging and Performance Monitoring for Apple platforms
    Entry("FirebaseAppDelegateProxyEnabled", firebase, .boolean),
    Entry("FirebaseAutomaticScreenReportingEnabled", firebase, .boolean),
    Entry("FirebaseCrashlyticsCollectionEnabled", firebase, .boolean),
    Entry("FirebaseDataCollectionDefaultEnabled", firebase, .boolean),
    Entry("FirebaseMessagingAutoInitEnabled", firebase, .boolean),
    Entry("FirebaseInAppMessagingAutomaticDataCollectionEnabled", firebase, .boolean),
    Entry("FIREBASE_ANALYTICS_COLLECTION_ENABLED", firebase, .boolean),
    Entry("FIREBASE_ANALYTICS_COLLECTION_DEACTIVATED", firebase, .boolean),
    Entry("firebase_performance_collection_enabled", firebase, .boolean),
    Entry("firebase_performance_collection_deactivated", firebase, .boolean),
    Entry("FirebaseDynamicLinksCustomDomains", firebase, .texts),
    // help.branch.io/developers-hub, iOS basic integration
    Entry("branch_key", "Branch", .textOrDictionary),
    Entry("branch_universal_link_domains", "Branch", .texts),
    // docs.mapbox.com/ios/maps/guides/install
    Entry("MBXAccessToken", "Mapbox", .format("a public token that begins with pk.", { $0.hasPrefix("pk.") })),
    Entry("MGLMapboxAccessToken", "Mapbox", .format("a public token that begins with pk.", { $0.hasPrefix("pk.") })),
    // developers.kakao.com/docs, Kakao SDK for iOS, getting started
    Entry("KAKAO_APP_KEY", "the Kakao SDK", .format("32 hexadecimal digits", { isHexadecimal($0, 32) })),
    // developers.snap.com, Snap Kit for iOS
    Entry("SCSDKClientId", "Snap Kit", .text, companions: ["SCSDKRedirectUrl"]),
    Entry("SCSDKScopes", "Snap Kit", .texts),
    // docs.flutter.dev; flutter/flutter, engine/src/flutter/shell/platform/darwin
    Entry("FLTEnableImpeller", "Flutter", .boolean),
    Entry("FLTEnableWideGamut", "Flutter", .boolean),
    Entry("FlutterDeepLinkingEnabled", "Flutter", .boolean),
    // documentation.onesignal.com, iOS SDK setup
    Entry("OneSignal_suppress_launch_urls", "OneSignal", .boolean),
    Entry("OneSignal_disable_badge_clearing", "OneSignal", .boolean),
    Entry("OneSignal_app_groups_key", "OneSignal", .text),
    // learn.microsoft.com, App Center CodePush
    Entry("CodePushDeploymentKey", "CodePush", .text),
    // support.axon.ai, MAX for iOS
    Entry("AppLovinSdkKey", "AppLovin MAX", .format("86 letters, digits, hyphens and underscores", { $0.utf8.count == 86 })),
    // developers.tiktok.com, Login Kit for iOS
    Entry("TikTokClientKey", "the TikTok SDK", .text),
  ]

  /// The keys by name.
  static let byKey: [String: Entry] = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

  /// What has to be asked for; sources: the makers' instructions for setting the library up.
  static let queries: [Queries] = [
    Queries(
      library: "Facebook Login", key: "FacebookAppID", isScheme: { _ in false }, needed: ["fbapi", "fb-messenger-share-api"]),
    Queries(
      library: "the Kakao SDK", key: "KAKAO_APP_KEY", isScheme: { _ in false }, needed: ["kakaokompassauth", "kakaolink"]),
    // AzureAD/microsoft-authentication-library-for-objc, README
    Queries(
      library: "the Microsoft Authentication Library", key: nil, isScheme: { $0.hasPrefix("msauth.") },
      needed: ["msauthv3", "msauthv2"]),
    // developers.line.biz, LINE SDK for iOS
    Queries(
      library: "the LINE SDK", key: nil, isScheme: { $0.hasPrefix("line3rdp.") }, needed: ["lineauth2"]),
    // dropbox/SwiftyDropbox, README
    Queries(
      library: "the Dropbox SDK", key: nil, isScheme: { $0.hasPrefix("db-") && $0.utf8.count > 12 },
      needed: ["dbapi-8-emm", "dbapi-2"]),
    // developers.weixin.qq.com, OpenSDK for iOS
    Queries(
      library: "the WeChat SDK", key: nil, isScheme: { $0.hasPrefix("wx") && isHexadecimal(String($0.dropFirst(2)), 16) },
      needed: ["weixin", "weixinULAPI"]),
  ]

  // MARK: - Forms

  private static func isHexadecimal(_ text: String, _ count: Int) -> Bool {
    text.utf8.count == count
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func isAdAppIdentifier(_ text: String) -> Bool {
    guard text.hasPrefix("ca-app-pub-") else { return false }
    let parts: [Substring] = text.dropFirst("ca-app-pub-".count).split(separator: "~", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 16 && parts.allSatisfy(Grammar.isDigits)
  }

  private static let googleSuffix: String = ".apps.googleusercontent.com"

  private static func isGoogleClient(_ text: String) -> Bool { text.hasSuffix(googleSuffix) && text.utf8.count > googleSuffix.utf8.count }

  // MARK: - What an Info.plist has

  /// The known keys of an Info.plist, each with its value.
  static func entries(in info: InfoSubject) -> [(entry: Entry, value: PlacedValue)] {
    info.result(of: Found.self) { Found(items: info.entries.compactMap { value in byKey[value.key].map { ($0, value) } }) }.items
  }

  private struct Found: Sendable {
    let items: [(entry: Entry, value: PlacedValue)]
  }

  /// The URL schemes of an app; nil when build settings say what they are.
  static func schemes(of info: InfoSubject) -> [String]? {
    var result: [String] = []
    for type in info["CFBundleURLTypes"]?.elements ?? [] {
      if type.isVariable { return nil }
      for element in type["CFBundleURLSchemes"]?.elements ?? [] {
        guard let text: String = element.literal else { return nil }
        result.append(text)
      }
    }
    return result
  }
}
