/// Which interface of the system loads an address.
public enum ConnectionContext: String, Sendable, Hashable, CaseIterable {
  /// `URLSession`, `NSURLConnection` and what is built on them.
  case session
  /// Media that AV Foundation loads.
  case media
  /// Pages and their parts in web views.
  case webContent = "web-content"
  /// Sockets, the Network framework and libraries that bring their own TLS.
  case lowLevel = "low-level"

  /// The interface in a sentence.
  public var title: String {
    switch self {
    case .session: "a URL session"
    case .media: "AV Foundation"
    case .webContent: "a web view"
    case .lowLevel: "a lower-level interface"
    }
  }
}
