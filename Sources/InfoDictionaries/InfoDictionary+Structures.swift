import PropertyLists

extension InfoDictionary {
  /// `CFBundleDocumentTypes`.
  public var documentTypes: [DocumentType] { get throws(InfoValueError) { try list("CFBundleDocumentTypes") } }
  /// `CFBundleURLTypes`.
  public var urlTypes: [URLType] { get throws(InfoValueError) { try list("CFBundleURLTypes") } }
  /// `UTExportedTypeDeclarations`, types that the bundle owns.
  public var exportedTypes: [TypeDeclaration] { get throws(InfoValueError) { try list("UTExportedTypeDeclarations") } }
  /// `UTImportedTypeDeclarations`, types of others that the bundle knows.
  public var importedTypes: [TypeDeclaration] { get throws(InfoValueError) { try list("UTImportedTypeDeclarations") } }
  /// `NSServices`.
  public var services: [ServiceDeclaration] { get throws(InfoValueError) { try list("NSServices") } }
  /// `CFBundleIcons`.
  public var icons: BundleIcons? { get throws(InfoValueError) { try value("CFBundleIcons") } }
  /// `CFBundleIconFiles`.
  public var iconFiles: [String] { get throws(InfoValueError) { try strings("CFBundleIconFiles") } }
  /// `CFBundleIconFile`.
  public var iconFile: String? { get throws(InfoValueError) { try value("CFBundleIconFile") } }
  /// `NSAppTransportSecurity`.
  public var transportSecurity: TransportSecurity? { get throws(InfoValueError) { try value("NSAppTransportSecurity") } }
  /// `NSExtension`.
  public var appExtension: AppExtensionInfo? { get throws(InfoValueError) { try value("NSExtension") } }
  /// `LSApplicationQueriesSchemes`.
  public var queriedSchemes: [String] { get throws(InfoValueError) { try list("LSApplicationQueriesSchemes") } }
  /// `NSBonjourServices`.
  public var bonjourServices: [String] { get throws(InfoValueError) { try list("NSBonjourServices") } }

  /// The scenes of a role such as `UIWindowSceneSessionRoleApplication`, from `UIApplicationSceneManifest`.
  public func scenes(role: String) throws(InfoValueError) -> [SceneConfiguration] {
    let manifest: InfoDictionary? = try value("UIApplicationSceneManifest")
    return try manifest?.value("UISceneConfigurations", as: InfoDictionary.self)?.list(role) ?? []
  }

  /// A number that may be written as text.
  func milliseconds(_ key: String) throws(InfoValueError) -> Double? {
    guard case .string(let text)? = entries[key] else { return try value(key) }
    guard let number: Double = Double(text) else {
      throw InfoValueError(path.appending(key: key), expected: "a number of milliseconds", value: .string(text))
    }
    return number
  }
}

extension TypeDeclaration {
  /// The tags of a class such as `public.filename-extension` or `public.mime-type`.
  public func tags(_ tagClass: String) throws(InfoValueError) -> [String] {
    try tags?.strings(tagClass) ?? []
  }
}

extension BundleIcons {
  /// The names of the alternate icons, in the order of the file.
  public var alternateNames: [String] {
    get throws(InfoValueError) { try info.value("CFBundleAlternateIcons", as: InfoDictionary.self)?.entries.keys ?? [] }
  }
}
