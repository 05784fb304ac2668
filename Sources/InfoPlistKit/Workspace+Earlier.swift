import AppBundles
import Linting

extension Workspace {
  /// Pairs each family with the one of an earlier build: that with the same identifier at its root, else with the same name, else the only
  /// one where both builds hold one.
  static func pairs(_ families: [FamilySubject], with earlier: [FamilySubject]) -> [PairSubject] {
    families.compactMap { now in
      let identifier: String? = now.root?.info?.literal("CFBundleIdentifier")
      let sameIdentifier: FamilySubject? = identifier.flatMap { wanted in
        earlier.first { $0.root?.info?.literal("CFBundleIdentifier") == wanted }
      }
      let name: String? = now.root.map { FilePath.lastName($0.bundle.path) }
      let sameName: FamilySubject? = name.flatMap { wanted in earlier.first { $0.root.map { FilePath.lastName($0.bundle.path) } == wanted }
      }
      let only: FamilySubject? = families.count == 1 && earlier.count == 1 ? earlier.first : nil
      return (sameIdentifier ?? sameName ?? only).map { PairSubject(before: $0, now: now) }
    }
  }
}
