public import InfoPlistCatalog
public import InfoPlistResolution
public import PropertyLists

/// What `Workspace.resolve` and `Workspace.matrix` are asked: which values of a product hold on a device, for a user's languages.
public struct ResolveRequest: Sendable, Hashable {
  /// A bundle, a folder or archive with one, or a property list.
  public var path: String
  /// Keys or key paths; empty: all keys of the Info.plist.
  public var keys: [String]
  /// The device; nil: the one that the bundle is made for, and for a matrix all of its family.
  public var device: Device?
  /// The version of the running system; nil: the newest.
  public var osVersion: OSVersion?
  /// The version of the SDK that the program was linked with; nil: that of the system.
  public var linkedSDK: OSVersion?
  /// The user's languages, best first; empty: English, and for a matrix all languages of the bundle.
  public var languages: [String]
  /// Whose reading of the rules counts.
  public var options: ResolutionOptions
  /// Whether each value comes with the way to it and with what lost.
  public var includesTrace: Bool
  /// Limits of reading.
  public var limits: PropertyListLimits = PropertyListLimits()

  /// Asks.
  public init(
    path: String, keys: [String] = [], device: Device? = nil, osVersion: OSVersion? = nil, linkedSDK: OSVersion? = nil,
    languages: [String] = [], options: ResolutionOptions = ResolutionOptions(), includesTrace: Bool = false
  ) {
    self.path = path
    self.keys = keys
    self.device = device
    self.osVersion = osVersion
    self.linkedSDK = linkedSDK
    self.languages = languages
    self.options = options
    self.includesTrace = includesTrace
  }

  /// The environment that is asked about, for a bundle.
  public func environment(for source: ResolutionSource) -> Environment {
    Environment(device: device ?? source.usualDevice, osVersion: osVersion, linkedSDK: linkedSDK, languages: languages)
  }
}
