/// What a step of a decision rests on.
public enum DecisionBasis: Sendable, Hashable {
  /// A statement of the reference, by its id (`R-VAR-013`).
  case requirement(String)
  /// The published bundle code of the systems, by a name of the behaviour: `bundle code: key variants`.
  case bundleCode(String)
  /// Documentation newer than the reference, by what it says: `documentation: addresses under the rules`.
  case documentation(String)
  /// Published code of the systems, or observed behaviour, by what it shows: `systems: nearest parent`.
  case systems(String)
  /// A ruling of this project where the reference is silent or contradicts itself.
  case ruling(String)

  /// The basis in a few words.
  public var title: String {
    switch self {
    case .requirement(let id): id
    case .bundleCode(let name): "bundle code: \(name)"
    case .documentation(let name): "documentation: \(name)"
    case .systems(let name): "systems: \(name)"
    case .ruling(let name): "ruling: \(name)"
    }
  }
}
