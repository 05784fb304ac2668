import InfoPlistCatalog
import Testing

@testable import InfoPlistRules

/// The members that dictionaries must have are those of the catalogue.
@Suite struct RequiredMembersTests {
  @Test func everyMemberIsExpectedByTheCatalogue() {
    for (container, names) in RequiredMembers.table {
      for name in names {
        let place: InfoPlistKeyPath = InfoPlistKeyPath(container.segments + [.key(name)])
        guard let key: InfoPlistKey = KeyCatalog.key(at: place) else {
          Issue.record("the catalogue does not know \(place)")
          continue
        }
        #expect(
          key.expectations.contains { $0.level == .required && $0.condition?.hasPrefix("in every ") == true },
          "the catalogue does not ask for \(place)")
      }
    }
  }

  @Test func everyExpectedMemberIsInTheTable() {
    // These have rules of their own, or may be absent after all.
    let others: Set<String> = [
      "UTTypeIdentifier", "UTTypeConformsTo", "UTTypeTagSpecification", "CFBundleTypeRole", "CFBundleURLSchemes", "CFBundleTypeName",
      "NSPortName", "NEMachServiceName", "NEProviderClasses", "IOUserClass", "IOUserServerName", "NSApplicationServiceIdentifier",
      "SPKI-SHA256-BASE64", "tsInputModeListKey", "Level", "CFBundleIconFiles",
    ]
    for key in KeyCatalog.all where key.family.document == .infoPlist && !others.contains(key.name) {
      guard key.expectations.contains(where: { $0.level == .required && $0.condition?.hasPrefix("in every ") == true }) else { continue }
      for path in key.paths where path.segments.count > 1 {
        #expect(path.parent.flatMap { RequiredMembers.table[$0] }?.contains(key.name) == true, "\(path) is not in the table")
      }
    }
  }
}
