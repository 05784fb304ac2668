import AppBundles
import InfoPlistCatalog
import PropertyLists

extension ResolvedInfo {
  /// The name that the user sees: in Finder on a Mac, on the Home screen elsewhere.
  public func displayName() -> Decision<String> {
    environment.platform == .macOS || environment.platform == .macCatalyst ? finderName() : homeScreenName()
  }

  /// The name in Finder. Only when `CFBundleDisplayName` in the Info.plist is exactly the name of the bundle without extension, the translation
  /// is shown; else the user has renamed the bundle and sees that name.
  public func finderName() -> Decision<String> {
    let path: PropertyListPath = PropertyListPath([.key("CFBundleDisplayName")])
    let fileName: String = FilePath.stem(contents.bundle?.name ?? contents.info.file)
    guard let plain: ResolvedValue = unlocalizedValue("CFBundleDisplayName"), let name: String = plain.node.string else {
      return Decision(
        fileName,
        steps: [
          DecisionStep(
            .decides, "the Info.plist has no display name, so the name of the bundle is shown", path: path,
            bases: [.requirement("R-NAME-007")])
        ])
    }
    guard name == fileName else {
      return Decision(
        fileName,
        steps: [
          DecisionStep(
            .decides, "the display name '\(name)' is not the name of the bundle, '\(fileName)', so the latter is shown", path: path,
            place: plain.place, bases: [.requirement("R-NAME-007"), .requirement("R-NAME-009")])
        ],
        rejected: [RejectedCandidate(plain.place, "it differs from the name of the bundle", bases: [.requirement("R-NAME-009")])])
    }
    let steps: [DecisionStep] = [
      DecisionStep(
        .passes, "the display name is the name of the bundle, so its translation is shown", path: path, place: plain.place,
        bases: [.requirement("R-NAME-007"), .requirement("R-NAME-008")])
    ]
    return decision(for: "CFBundleDisplayName").map { $0?.node.string ?? fileName }.preceded(by: steps)
  }

  /// The name on the Home screen: `CFBundleDisplayName`, else `CFBundleName`, else the name of the bundle.
  public func homeScreenName() -> Decision<String> {
    var steps: [DecisionStep] = []
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      let basis: DecisionBasis = .requirement(key == "CFBundleName" ? "R-NAME-014" : "R-NAME-001")
      if let name: String = string(key), !name.isEmpty {
        return decision(for: key).map { $0?.node.string ?? "" }.preceded(
          by: steps + [DecisionStep(.passes, "'\(key)' has the name", path: PropertyListPath([.key(key)]), bases: [basis])])
      }
      steps.append(DecisionStep(.rejects, "'\(key)' has no text", path: PropertyListPath([.key(key)]), bases: [basis]))
    }
    let fileName: String = FilePath.stem(contents.bundle?.name ?? contents.info.file)
    return Decision(
      fileName,
      steps: steps + [DecisionStep(.decides, "without both keys the name of the bundle is shown", bases: [.ruling("names")])])
  }
}
