/// Which localizations of a bundle are searched, and in which order.
public struct LocalizationChoice: Sendable {
  /// What decided the first one.
  public enum Reason: Sendable, Hashable {
    /// The localization of the app that the bundle is part of.
    case mainBundle(LanguageMatching.Match)
    /// A preferred language of the user.
    case preference(LanguageMatching.Match)
    /// No preferred language is there; the development region is.
    case developmentRegion
    /// Neither is there; American English is.
    case english
    /// Nothing of these is there; the first available one is taken.
    case firstAvailable
    /// The bundle has no localization at all.
    case nothing
  }

  /// The names of `.lproj` directories that are searched, in order; `Base` is searched after the first one besides.
  public let searchList: [String]
  /// What decided.
  public let reason: Reason

  /// The localization that the user sees; nil when the bundle has none.
  public var chosen: String? { searchList.first }

  /// Chooses as the bundle code does.
  ///
  /// - Parameters:
  ///   - list: The available localizations.
  ///   - developmentRegion: `CFBundleDevelopmentRegion`, when it is a string that is not empty.
  ///   - languages: The user's languages, best first.
  ///   - mainSearchList: The search list of the app, when the bundle is part of one that does not mix localizations; nil otherwise.
  ///   - takesRelatives: See `LanguageMatching`.
  public init(
    list: LocalizationList, developmentRegion: String?, languages: [String], mainSearchList: [String]? = nil, takesRelatives: Bool = true
  ) {
    let matching: LanguageMatching = LanguageMatching(available: list.names, takesRelatives: takesRelatives)
    var names: [String] = []
    var reason: Reason = .nothing
    func take(_ matches: [LanguageMatching.Match], _ why: (LanguageMatching.Match) -> Reason) {
      guard names.isEmpty, let first: LanguageMatching.Match = matches.first else { return }
      names = matches.map(\.localization)
      reason = why(first)
    }
    if let mainSearchList { take(matching.matches(mainSearchList)) { .mainBundle($0) } }
    take(matching.matches(languages)) { .preference($0) }
    if let developmentRegion { take(matching.matches([developmentRegion])) { _ in .developmentRegion } }
    take(matching.matches(["en_US"])) { _ in .english }
    if names.isEmpty, let first: String = list.names.first {
      names = [first]
      reason = .firstAvailable
    }
    if let developmentRegion {
      if !names.contains(developmentRegion) { names.append(developmentRegion) }
    } else if let english: String = ["en", "English", "en_US"].first(where: list.names.contains), !names.contains(english) {
      names.append(english)
    }
    searchList = names.isEmpty ? ["en"] : names
    self.reason = reason
  }

  /// The choice in words.
  public var words: String {
    func clause(_ match: LanguageMatching.Match, _ whose: String) -> String {
      switch match.kind {
      case .same: "'\(match.localization)' is \(whose) '\(match.preference)'"
      case .parent: "'\(match.localization)' is what \(whose) '\(match.preference)' falls back to"
      case .wordless: "'\(match.localization)' has no words and serves where nothing that is preferred is there"
      case .relative: "'\(match.localization)' is the nearest relative of \(whose) '\(match.preference)'"
      }
    }
    switch reason {
    case .mainBundle(let match): return clause(match, "the app's localization")
    case .preference(let match): return clause(match, "the preferred language")
    case .developmentRegion: return "no preferred language is there; '\(chosen ?? "")' is the development region"
    case .english: return "neither a preferred language nor the development region is there; '\(chosen ?? "")' stands in"
    case .firstAvailable: return "nothing that is preferred is there; '\(chosen ?? "")' is the first that the bundle has"
    case .nothing: return "the bundle has no localizations"
    }
  }
}
