import AppBundles
public import Diagnostics

/// The property list inside an executable.
public struct EmbeddedInfo: Sendable {
  /// Path of the executable.
  public let executable: String
  /// The architecture whose property list it is.
  public let architecture: String
  /// The bytes, without the zeros with which linkers fill the section.
  public let bytes: SourceBytes
  /// Architectures with a property list that differs from this one, in the order of the file.
  public let differingArchitectures: [String]
  /// What could not be looked at on the way to the executable, in words for the user.
  public let problems: [String]
}

extension Workspace {
  /// The property list in the section `__TEXT,__info_plist` of an executable.
  ///
  /// - Parameters:
  ///   - path: The executable. A bundle, or a folder or archive with one, stands for its main executable.
  ///   - architecture: Whose code is looked at; nil: the first that has a property list.
  /// - Throws: when there is no executable or no property list inside it.
  public func embeddedInfo(in path: String, architecture: String? = nil) throws(ProductError) -> EmbeddedInfo {
    let product: Product = try Product(at: path, in: fileSystem)
    let file: String = try executable(of: product)
    let source: any RandomAccessSource
    do {
      source = try fileSystem.source(at: file)
    } catch {
      throw ProductError.file(error)
    }
    guard let code: MachOFile = MachOFile(reading: source) else { throw ProductError.noExecutable(path: file) }
    let damage: String? = code.diagnostics.first?.message
    if let architecture, !code.architectureNames.contains(architecture), !code.slices.isEmpty {
      throw ProductError.noArchitecture(path: file, wanted: architecture, available: code.architectureNames)
    }
    let found: [(architecture: String, bytes: SourceBytes)] = code.slices.compactMap { slice in
      slice.trimmedEmbeddedInfo.map { (slice.architecture.description, $0) }
    }
    guard
      let chosen: (architecture: String, bytes: SourceBytes) = found.first(where: { architecture == nil || $0.architecture == architecture }
      )
    else {
      if let damage { throw ProductError.damagedExecutable(path: file, words: damage) }
      throw ProductError.noEmbeddedInfo(path: file, architecture: architecture)
    }
    return EmbeddedInfo(
      executable: file, architecture: chosen.architecture, bytes: chosen.bytes,
      differingArchitectures: found.filter { $0.bytes.array != chosen.bytes.array }.map(\.architecture), problems: product.problems)
  }

  /// The file itself, or the main executable of a bundle.
  private func executable(of product: Product) throws(ProductError) -> String {
    guard !product.isFile else { return product.path }
    let bundle: AppBundle = try product.mainBundle()
    let contents: BundleContents = BundleContents(
      of: bundle, in: fileSystem, options: BundleContents.Options(countsFiles: false))
    guard let executable: String = contents.executablePath else {
      throw ProductError.missingExecutable(bundle: bundle.path, name: contents.executableName)
    }
    return executable
  }
}
