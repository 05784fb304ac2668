public import InfoPlistResolution

/// What is translated in a product, and what is missing.
public struct Translations: Sendable {
  /// What was looked at.
  public let product: Product
  /// The values by languages.
  public let matrix: TranslationMatrix
}

extension Workspace {
  /// The translated values of the main bundle, or of a property list on its own.
  ///
  /// - Throws: when the Info.plist cannot be read.
  public func translations(at path: String) throws(ProductError) -> Translations {
    let product: Product = try Product(at: path, in: fileSystem)
    return Translations(product: product, matrix: TranslationMatrix(of: try product.source(), in: fileSystem))
  }
}
