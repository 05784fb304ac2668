public import Diagnostics

/// Rules sorted by what they look at.
public struct RuleSet: Sendable {
  /// Rules about files.
  public var fileRules: [any FileRule.Type]
  /// Rules about dictionaries.
  public var infoRules: [any InfoRule.Type]
  /// Rules about bundles.
  public var bundleRules: [any BundleRule.Type]
  /// Rules about families of bundles.
  public var familyRules: [any FamilyRule.Type]
  /// Rules about pairs of builds.
  public var pairRules: [any PairRule.Type]
  /// Findings of the readers and of the engine.
  public var readerRules: [ReaderRule] { makeReaderRules() }
  private let makeReaderRules: @Sendable () -> [ReaderRule]

  /// Makes a set.
  public init(
    fileRules: [any FileRule.Type] = [], infoRules: [any InfoRule.Type] = [], bundleRules: [any BundleRule.Type] = [],
    familyRules: [any FamilyRule.Type] = [], pairRules: [any PairRule.Type] = [],
    readerRules: @autoclosure @escaping @Sendable () -> [ReaderRule] = []
  ) {
    self.fileRules = fileRules
    self.infoRules = infoRules
    self.bundleRules = bundleRules
    self.familyRules = familyRules
    self.pairRules = pairRules
    makeReaderRules = readerRules
  }

  /// Every rule once, sorted by id.
  public var rules: [any Rule.Type] {
    var seen: Set<DiagnosticID> = []
    var all: [any Rule.Type] = []
    all += fileRules.map { $0 as any Rule.Type }
    all += infoRules.map { $0 as any Rule.Type }
    all += bundleRules.map { $0 as any Rule.Type }
    all += familyRules.map { $0 as any Rule.Type }
    all += pairRules.map { $0 as any Rule.Type }
    return all.filter { seen.insert($0.info.id).inserted }.sorted { $0.info.id < $1.info.id }
  }

  /// The descriptions of everything that can be found, sorted by id.
  public var infos: [RuleInfo] {
    (rules.map { $0.info } + readerRules.map(\.info)).sorted { $0.id < $1.id }
  }

  /// The description of an id, former ids included.
  public func info(for id: DiagnosticID) -> RuleInfo? {
    let infos: [RuleInfo] = infos
    return infos.first { $0.id == id } ?? infos.first { $0.formerIDs.contains(id) }
  }
}
