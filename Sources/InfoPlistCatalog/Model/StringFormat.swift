/// What a string value (or a free key) must look like.
///
/// Formats are open: a family may declare its own beside its keys. `pattern` is a regular expression of the common subset
/// (ECMA-262 as JSON Schema uses it), nil where the form cannot be said by one.
public struct StringFormat: Sendable, Hashable {
  /// Short stable name, kebab case.
  public let name: String
  /// The form in own words.
  public let meaning: String
  /// Regular expression that every well-formed value matches as a whole.
  public let pattern: String?

  /// Declares a format.
  public init(_ name: String, _ meaning: String, pattern: String? = nil) {
    self.name = name
    self.meaning = meaning
    self.pattern = pattern
  }
}

extension StringFormat {
  /// Any text.
  public static let text: StringFormat = StringFormat("text", "any text")
  /// Text that a person reads, a candidate for localization.
  public static let userText: StringFormat = StringFormat("user-text", "text shown to people")
  /// A bundle identifier.
  public static let bundleIdentifier: StringFormat = StringFormat(
    "bundle-identifier", "reverse-DNS name of letters, digits, hyphens and periods", pattern: "^[A-Za-z0-9.-]+$")
  /// A reverse-DNS name that is not a bundle identifier.
  public static let reverseDNS: StringFormat = StringFormat("reverse-dns", "reverse-DNS name such as com.example.thing")
  /// A uniform type identifier.
  public static let typeIdentifier: StringFormat = StringFormat(
    "type-identifier", "uniform type identifier such as public.png", pattern: "^[A-Za-z0-9.-]+$")
  /// A build version.
  public static let bundleVersion: StringFormat = StringFormat(
    "bundle-version", "one to three integers separated by periods, with a d, a, b or fc suffix during development",
    pattern: "^[0-9]+(\\.[0-9]+){0,2}((d|a|b|fc)[0-9]+)?$")
  /// A release version.
  public static let releaseVersion: StringFormat = StringFormat(
    "release-version", "three integers separated by periods", pattern: "^[0-9]+(\\.[0-9]+){0,2}$")
  /// A version of an operating system.
  public static let osVersion: StringFormat = StringFormat(
    "os-version", "operating system version n, n.n or n.n.n", pattern: "^[0-9]+(\\.[0-9]+){0,2}$")
  /// A build number of an operating system or of Xcode.
  public static let buildNumber: StringFormat = StringFormat(
    "build-number", "build number such as 21A5522h", pattern: "^[0-9]+[A-Z][0-9]+[a-z]?$")
  /// A language tag.
  public static let languageTag: StringFormat = StringFormat(
    "language-tag", "language ID such as en, en-GB or zh-Hans", pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$")
  /// A language tag or an old English language name.
  public static let language: StringFormat = StringFormat("language", "language ID or English language name")
  /// A four-character code.
  public static let fourCharacterCode: StringFormat = StringFormat(
    "four-character-code", "code of exactly four characters", pattern: "^.{4}$")
  /// A UUID.
  public static let uuid: StringFormat = StringFormat(
    "uuid", "UUID in hexadecimal", pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")
  /// A file name with its extension.
  public static let fileName: StringFormat = StringFormat("file-name", "file name with extension")
  /// A file name without extension.
  public static let fileNameWithoutExtension: StringFormat = StringFormat(
    "file-name-without-extension", "file name without extension")
  /// A file name whose extension may be left out.
  public static let fileNameOptionalExtension: StringFormat = StringFormat(
    "file-name-optional-extension", "file name, extension optional")
  /// The name of a directory.
  public static let directoryName: StringFormat = StringFormat("directory-name", "name of a directory")
  /// A path relative to a place that the entry names.
  public static let relativePath: StringFormat = StringFormat("relative-path", "relative path")
  /// An absolute or home-relative path.
  public static let path: StringFormat = StringFormat("path", "absolute or home-relative path")
  /// A shell-style path pattern.
  public static let pathPattern: StringFormat = StringFormat("path-pattern", "path pattern with shell wildcards")
  /// A filename extension without its period.
  public static let fileExtension: StringFormat = StringFormat(
    "file-extension", "filename extension without the leading period", pattern: "^[^.].*$")
  /// A MIME type.
  public static let mimeType: StringFormat = StringFormat("mime-type", "MIME type such as image/png", pattern: "^[^/]+/[^/]+$")
  /// A URL.
  public static let url: StringFormat = StringFormat("url", "absolute URL", pattern: "^[A-Za-z][A-Za-z0-9+.-]*:.+$")
  /// An https URL.
  public static let httpsURL: StringFormat = StringFormat("https-url", "https URL", pattern: "^https://.+$")
  /// A URL scheme.
  public static let urlScheme: StringFormat = StringFormat(
    "url-scheme", "URL scheme without colon", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$")
  /// A host name.
  public static let hostName: StringFormat = StringFormat(
    "host-name", "host name without scheme, port or path", pattern: "^[a-z0-9_-]+(\\.[a-z0-9_-]+)*$")
  /// A Bonjour service type.
  public static let serviceType: StringFormat = StringFormat(
    "service-type", "Bonjour service type such as _http._tcp, with a subtype in front where one is meant",
    pattern: "^(_[A-Za-z0-9_-]{1,63}\\.)?_[A-Za-z0-9_-]{1,15}\\._(tcp|udp)\\.?$")
  /// The name of a class visible to the Objective-C runtime.
  public static let className: StringFormat = StringFormat("class-name", "class name, with module prefix for Swift classes")
  /// The name of an exported function.
  public static let functionName: StringFormat = StringFormat("function-name", "name of an exported function")
  /// The name of a method in a script or class.
  public static let selectorName: StringFormat = StringFormat("selector-name", "name of a method")
  /// The name of an image in the bundle or its asset catalogue.
  public static let imageName: StringFormat = StringFormat("image-name", "name of an image in the bundle or asset catalogue")
  /// The name of a colour in the asset catalogue.
  public static let colorName: StringFormat = StringFormat("color-name", "name of a color in the asset catalogue")
  /// The name of a system symbol.
  public static let symbolName: StringFormat = StringFormat("symbol-name", "name of a system symbol image")
  /// A width and height in points.
  public static let size: StringFormat = StringFormat(
    "size", "size in points as {w, h}", pattern: "^\\{ *[0-9.]+ *, *[0-9.]+ *\\}$")
  /// A predicate.
  public static let predicate: StringFormat = StringFormat("predicate", "predicate in predicate format syntax")
  /// A truth value spelled as text.
  public static let booleanText: StringFormat = StringFormat(
    "boolean-text", "YES, NO, true, false, 1 or 0 as text", pattern: "^(YES|NO|yes|no|true|false|1|0)$")
  /// An integer spelled as text.
  public static let integerText: StringFormat = StringFormat("integer-text", "integer as text", pattern: "^-?[0-9]+$")
  /// Hexadecimal digits.
  public static let hexadecimal: StringFormat = StringFormat("hexadecimal", "hexadecimal digits", pattern: "^[0-9A-Fa-f]+$")
  /// Base64 text.
  public static let base64: StringFormat = StringFormat("base64", "Base64 text", pattern: "^[A-Za-z0-9+/]+=*$")
  /// An identifier of an app group.
  public static let appGroup: StringFormat = StringFormat("app-group", "app group identifier such as group.com.example.shared")
  /// A processor architecture.
  public static let architecture: StringFormat = StringFormat("architecture", "processor architecture such as arm64")
  /// The name of another key's value in the same file.
  public static let crossReference: StringFormat = StringFormat("cross-reference", "name declared elsewhere in the same file")
}
