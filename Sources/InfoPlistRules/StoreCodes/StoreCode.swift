public import InfoPlistCatalog
public import Linting

/// What is known about one code in the messages of App Store Connect, such as `ITMS-90683`.
///
/// Apple publishes no list; each entry rests on what people report about their uploads.
public struct StoreCode: Sendable, Hashable {
  /// What a code is about, and so who can see the problem before an upload.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// Files of the bundle.
    case bundle
    /// The signature, the provisioning profile or the entitlements.
    case signature
    /// The package around the app, or the way it is delivered.
    case delivery
    /// What App Store Connect remembers: the app record, earlier versions, agreements.
    case record
    /// The servers, which may be wrong themselves.
    case server

    /// The place in a sentence that begins "it concerns".
    public var title: String {
      switch self {
      case .bundle: "the files of the bundle"
      case .signature: "the signature, the provisioning profile or the entitlements"
      case .delivery: "the package and how it is delivered"
      case .record: "what App Store Connect knows of the app"
      case .server: "the servers of the store"
      }
    }
  }

  /// The number, such as 90683.
  public let number: Int
  /// What the store found, in a few words: lower-case start, no full stop.
  public let title: String
  /// What usually brings it about.
  public let cause: String
  /// What to do.
  public let remedy: String
  /// Names of keys that it concerns.
  public let keys: [String]
  /// The rules that find it before an upload, the most direct first; empty when nothing in the bundle shows it.
  public let rules: [DiagnosticID]
  /// What it is about.
  public let place: Place
  /// Whether the upload is accepted all the same.
  public let isAdvice: Bool
  /// Whether many different problems have this code, so that only the keys in the message tell which rule is meant.
  public let isGeneral: Bool
  /// Public reports that quote the message, as `owner/repository#number`.
  public let reports: [String]
  /// How sure the meaning is.
  public let confidence: Confidence

  init(
    _ number: Int, _ title: String, cause: String, remedy: String, keys: [String] = [], rules: [DiagnosticID] = [], place: Place = .bundle,
    isAdvice: Bool = false, isGeneral: Bool = false, seenAt reports: [String] = [], confidence: Confidence? = nil
  ) {
    self.number = number
    self.title = title
    self.cause = cause
    self.remedy = remedy
    self.keys = keys
    self.rules = rules
    self.place = place
    self.isAdvice = isAdvice
    self.isGeneral = isGeneral
    self.reports = reports
    self.confidence = confidence ?? (reports.isEmpty ? .low : .medium)
  }

  /// The code as messages write it, such as `ITMS-90683`.
  public var name: String { "ITMS-\(number)" }
}
