/// A group of keys that belong together: one source file, one chapter of the documentation.
public struct KeyFamily: Sendable, Hashable {
  /// Stable name in kebab case, such as `bundle-identity`.
  public let name: String
  /// Title for people.
  public let title: String
  /// The larger group.
  public let category: Category
  /// What the keys are about, in own words.
  public let summary: String
  /// The file the keys stand in.
  public let document: Document

  /// Declares a family.
  public init(_ name: String, _ title: String, category: Category, document: Document = .infoPlist, summary: String) {
    self.name = name
    self.title = title
    self.category = category
    self.document = document
    self.summary = summary
  }

  /// A file that holds keys of the catalogue.
  public enum Document: String, Sendable, Hashable, CaseIterable {
    /// The information property list of a bundle.
    case infoPlist = "Info.plist"
    /// The privacy manifest.
    case privacyManifest = "PrivacyInfo.xcprivacy"
  }

  /// The larger groups, each a folder of `Keys`.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    case bundle = "Bundle"
    case launch = "Launch"
    case documents = "Documents"
    case services = "Services"
    case icons = "Icons"
    case interface = "Interface"
    case scenes = "Scenes"
    case extensions = "Extensions"
    case privacy = "Privacy"
    case networking = "Networking"
    case hardware = "Hardware"
    case media = "Media"
    case data = "Data"
    case store = "Store"
    case watch = "Watch"
    case drivers = "Drivers"
    case build = "Build"
    case legacy = "Legacy"
  }
}
