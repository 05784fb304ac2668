import AppBundles
import Diagnostics
import PropertyLists

/// The four-letter codes of a bundle: its type and its creator.
public struct PackageType: Sendable, Hashable {
  /// The type: `APPL`, `FMWK`, `BNDL` or a code of the bundle's own.
  public let type: String
  /// The creator; `????` for none.
  public let creator: String

  /// States codes.
  public init(type: String, creator: String = "????") {
    self.type = type
    self.creator = creator
  }

  /// The type that follows from the extension of a bundle (R-PKG-007, R-PKG-008).
  public static func type(forBundleNamed name: String) -> String {
    switch FilePath.pathExtension(name) {
    case "app", "debug", "profile", "service": "APPL"
    case "framework": "FMWK"
    default: "BNDL"
    }
  }

  /// A code of exactly four characters that the Mac's Roman encoding has; nil for any other text.
  public static func code(_ text: String) -> String? { bytes(text).map { _ in text } }

  /// The four bytes of a code in the Mac's Roman encoding; nil for a text that is none.
  public static func bytes(_ text: String) -> [UInt8]? {
    guard text.utf16.count == 4, let bytes: [UInt8] = MacRoman.bytes(text), bytes.count == 4 else { return nil }
    return bytes
  }
}

extension ResolvedInfo {
  /// The type and the creator of the bundle. `PkgInfo` comes before the Info.plist; nil when neither says anything and the directory does not
  /// look like a bundle, so that systems that need an answer take `BNDL`.
  public func packageType() -> Decision<PackageType?> {
    var steps: [DecisionStep] = []
    if let file: PackageInfo = contents.packageInfo {
      let place: Provenance = Provenance(file: file.path)
      if let type: String = file.type, let creator: String = file.creator {
        steps.append(DecisionStep(.decides, "PkgInfo says '\(type)'", place: place, bases: [.bundleCode("package type")]))
        let rejected: [RejectedCandidate] = ["CFBundlePackageType", "CFBundleSignature"].compactMap { key in
          unlocalizedValue(key).map { RejectedCandidate($0.place, "PkgInfo comes first", bases: [.bundleCode("package type")]) }
        }
        return Decision(PackageType(type: type, creator: creator), place: place, steps: steps, rejected: rejected)
      }
      steps.append(
        DecisionStep(
          .rejects, "PkgInfo has \(file.byteCount) bytes, not eight; it ends the search all the same", place: place,
          bases: [.bundleCode("package type")]))
    }
    return packageTypeOfKeys(steps)
  }

  private func packageTypeOfKeys(_ earlier: [DecisionStep]) -> Decision<PackageType?> {
    var steps: [DecisionStep] = earlier
    func code(_ key: String) -> String? {
      guard let value: ResolvedValue = unlocalizedValue(key) else { return nil }
      let path: PropertyListPath = PropertyListPath([.key(key)])
      guard let code: String = value.node.string.flatMap(PackageType.code) else {
        steps.append(
          DecisionStep(
            .rejects, "the value is not a code of four letters", path: path, place: value.place, bases: [.requirement("R-PKG-001")]))
        return nil
      }
      steps.append(
        DecisionStep(.decides, "the Info.plist says '\(code)'", path: path, place: value.place, bases: [.requirement("R-PKG-001")]))
      return code
    }
    let type: String? = code("CFBundlePackageType")
    let creator: String? = code("CFBundleSignature")
    let name: String = contents.bundle?.name ?? ""
    guard type != nil || creator != nil || contents.bundle.map({ $0.layout != .flat || $0.kind != nil }) == true else {
      steps.append(
        DecisionStep(
          .notes, "nothing says what the bundle is; where an answer is needed it is 'BNDL'", bases: [.bundleCode("package type")]))
      return Decision(nil, steps: steps)
    }
    if type == nil {
      let suffix: String = FilePath.pathExtension(name)
      steps.append(
        DecisionStep(
          .decides,
          suffix.isEmpty
            ? "there is no extension, so the type is 'BNDL'"
            : "the extension '\(suffix)' gives '\(PackageType.type(forBundleNamed: name))'",
          bases: [.requirement(PackageType.type(forBundleNamed: name) == "BNDL" ? "R-PKG-008" : "R-PKG-007"), .bundleCode("package type")]))
    }
    return Decision(
      PackageType(type: type ?? PackageType.type(forBundleNamed: name), creator: creator ?? "????"),
      place: type == nil ? nil : unlocalizedValue("CFBundlePackageType")?.place, steps: steps)
  }
}
