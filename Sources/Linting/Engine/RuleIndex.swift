import Diagnostics
import Synchronization

/// What the engine knows about rules that are not its own code, made when it is first asked for: most files have no finding of a reader
/// and no suppression.
final class RuleIndex: Sendable {
  private struct State {
    var readerInfos: [DiagnosticID: RuleInfo]?
    var currentIDs: [DiagnosticID: DiagnosticID]?
  }

  private let rules: RuleSet
  private let state: Mutex<State> = Mutex(State())

  init(_ rules: RuleSet) {
    self.rules = rules
  }

  /// The descriptions of the readers' findings. What the reader of one format finds may be a rule of its own for the others.
  var readerInfos: [DiagnosticID: RuleInfo] {
    state.withLock { state in
      if let infos: [DiagnosticID: RuleInfo] = state.readerInfos { return infos }
      let all: [RuleInfo] = rules.readerRules.map(\.info) + rules.fileRules.map { $0.info }
      let infos: [DiagnosticID: RuleInfo] = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
      state.readerInfos = infos
      return infos
    }
  }

  /// The present id of each id, former ones included.
  var currentIDs: [DiagnosticID: DiagnosticID] {
    state.withLock { state in
      if let ids: [DiagnosticID: DiagnosticID] = state.currentIDs { return ids }
      var ids: [DiagnosticID: DiagnosticID] = [:]
      for info in rules.infos {
        ids[info.id] = info.id
        for former in info.formerIDs { ids[former] = info.id }
      }
      state.currentIDs = ids
      return ids
    }
  }
}
