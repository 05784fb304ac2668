import AppBundles
import InfoPlistResolution
import PropertyLists

extension Workspace {
  /// The values that a system would see, with their places, and the way to them when it is asked for.
  ///
  /// - Throws: when the product cannot be read, when a key path is malformed, or when systems would find no values at all.
  public func resolve(_ request: ResolveRequest) throws(ProductError) -> ResolveAnswer {
    let product: Product = try Product(at: request.path, in: fileSystem, limits: request.limits)
    let source: ResolutionSource = try product.source()
    let resolved: ResolvedInfo = resolution(source, of: product, for: request.environment(for: source), request)
    let values: [ResolveAnswer.Value] = try paths(request, resolved).map { path in
      ResolveAnswer.Value(path, of: resolved, includesTrace: request.includesTrace)
    }
    return ResolveAnswer(product: product, resolved: resolved, values: values)
  }

  /// The values over the devices of a family and the languages of a bundle.
  public func matrix(_ request: ResolveRequest) throws(ProductError) -> ResolutionMatrix {
    let product: Product = try Product(at: request.path, in: fileSystem, limits: request.limits)
    let source: ResolutionSource = try product.source()
    let environment: Environment = request.environment(for: source)
    let resolved: ResolvedInfo = resolution(source, of: product, for: environment, request)
    let devices: [Environment] = family(of: environment, request)
    var languages: [String] = request.languages.isEmpty ? resolved.localizations.languages : request.languages
    if languages.isEmpty { languages = ["en"] }
    let grid: [[ResolvedInfo]] = languages.map { language in
      devices.map { resolution(source, of: product, for: $0.with(languages: [language]), request) }
    }
    let tables: [ResolutionMatrix.Table] = try paths(request, resolved).map { path in
      ResolutionMatrix.Table(
        path: path, rows: grid.map { row in row.map { ResolveAnswer.Value(path, of: $0, includesTrace: request.includesTrace) } })
    }
    return ResolutionMatrix(product: product, devices: devices, languages: languages, tables: tables)
  }

  private func resolution(_ source: ResolutionSource, of product: Product, for environment: Environment, _ request: ResolveRequest)
    -> ResolvedInfo
  {
    let main: ResolvedInfo? = product.enclosingApp(of: source).map { ResolvedInfo($0, for: environment, options: request.options) }
    return ResolvedInfo(source, for: environment, in: main, options: request.options)
  }

  private func paths(_ request: ResolveRequest, _ resolved: ResolvedInfo) throws(ProductError) -> [PropertyListPath] {
    guard !request.keys.isEmpty else { return resolved.keys.map { PropertyListPath([.key($0)]) } }
    var paths: [PropertyListPath] = []
    for key in request.keys {
      do {
        paths.append(try PropertyListPath(parsing: key, dialect: .automatic, resolvedIn: resolved.contents.info.document?.root))
      } catch {
        throw ProductError.keyPath(error.description)
      }
    }
    return paths
  }

  /// The device that was named, or all that share its system's bundles.
  private func family(of environment: Environment, _ request: ResolveRequest) -> [Environment] {
    let devices: [Device] =
      switch environment.device {
      case let device where request.device != nil: [device]
      case .iPhone, .iPad, .iPod: [.iPhone, .iPad, .iPod]
      case let device: [device]
      }
    return devices.map {
      Environment(device: $0, osVersion: environment.osVersion, linkedSDK: environment.linkedSDK, languages: environment.languages)
    }
  }
}
