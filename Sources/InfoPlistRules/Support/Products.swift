import Linting

/// Questions about products that several rules ask.
enum Products {
  /// Whether a bundle holds tests, which nobody installs or uploads.
  static func isTestBundle(_ info: InfoSubject) -> Bool {
    info.bundle?.kind == .unitTests || info.bundle?.kind == .oldUnitTests
  }

  /// Whether an app is the runner that Xcode makes for tests, which nobody installs or uploads.
  static func isRunnerOfTests(_ info: InfoSubject) -> Bool {
    let identifier: String = info.literal("CFBundleIdentifier") ?? ""
    return identifier.hasSuffix(".xctrunner") || identifier.hasPrefix("com.apple.test.")
  }

  /// Whether a bundle is installed only inside another one and stands alone: in a source tree it may still wait for its build or a download.
  static func isLoosePart(_ bundle: AppBundle) -> Bool {
    switch bundle.kind {
    case .framework, .unitTests, .oldUnitTests, .bundle: break
    default: return false
    }
    return !FilePath.components(bundle.path).contains { [.app, .appExtension].contains(BundleKind(name: $0)) }
  }

  /// Whether a bundle stands inside another one, archives not counted.
  static func isNested(_ bundle: AppBundle) -> Bool {
    FilePath.components(bundle.path).dropLast().contains { BundleKind(name: $0).map { !$0.isContainer } ?? false }
  }

  /// Whether a bundle is more than a directory of resources.
  static func hasCode(_ info: InfoSubject) -> Bool {
    if let name: PlacedValue = info["CFBundleExecutable"], name.string?.isEmpty != true { return true }
    switch info.facts.product {
    case .bundle, .dictionary, .stickerPack: return false
    default: return info.bundle?.kind != .bundle
    }
  }

  /// Whether the executable that a bundle names is there.
  static func hasExecutable(_ bundle: BundleSubject) -> Bool {
    guard let name: String = bundle.info?.literal("CFBundleExecutable"), !name.isEmpty else { return false }
    return bundle.executablePath != nil
  }
}
