/// A library, framework or service whose keys apps write into their Info.plist.
public struct KeyLibrary: Sendable, Hashable {
  /// What an app has to be allowed to ask for, where one of the marks is there.
  public struct Query: Sendable, Hashable {
    /// A key that shows that the library is used; nil: a scheme does.
    public let key: String?
    /// The form of a URL scheme of the app that shows it, in lower case; nil: a key does.
    public let scheme: TextPattern?
    /// The schemes for `LSApplicationQueriesSchemes`; one of them shows that somebody thought of it.
    public let schemes: [String]

    /// States what is asked for. The pattern is taken as it is.
    public init(key: String? = nil, scheme: String? = nil, schemes: [String]) {
      self.key = key
      self.scheme = scheme.map(TextPattern.init(checked:))
      self.schemes = schemes
    }
  }

  /// The name as it stands in a sentence: `Firebase`, `the Facebook SDK`.
  public let name: String
  /// Who says so: addresses of the maker's instructions, or repositories.
  public let sources: [String]
  /// The day, `YYYY-MM-DD`, since which the service does not answer; nil: it does.
  public let ended: String?
  /// The key that says that the app uses another service in place of the one that ended; nil: none.
  public let endedUnless: String?
  /// The beginnings of keys that belong to the library, those that are not listed included.
  public let prefixes: [String]
  /// The keys.
  public let keys: [LibraryKey]
  /// What its apps ask the system about.
  public let queries: [Query]

  /// States a library.
  public init(
    _ name: String, sources: [String] = [], ended: String? = nil, endedUnless: String? = nil, prefixes: [String] = [],
    keys: [LibraryKey] = [], queries: [Query] = []
  ) {
    self.name = name
    self.sources = sources
    self.ended = ended
    self.endedUnless = endedUnless
    self.prefixes = prefixes
    self.keys = keys
    self.queries = queries
  }
}
