import ArgumentParser
import InfoPlistCatalog

/// A platform on the command line, in any case.
struct PlatformArgument: ExpressibleByArgument {
  let platform: Platform

  init?(argument: String) {
    let wanted: String = Self.folded(argument)
    guard let platform: Platform = Platform.allCases.first(where: { Self.folded($0.rawValue) == wanted }) else { return nil }
    self.platform = platform
  }

  static var allValueStrings: [String] { Platform.allCases.map { $0.rawValue.replacing(" ", with: "") } }

  private static func folded(_ text: String) -> String {
    let name: String = text.lowercased().replacing(" ", with: "")
    return name == "catalyst" ? "maccatalyst" : name
  }
}

/// A version on the command line.
struct VersionArgument: ExpressibleByArgument {
  let version: OSVersion

  init?(argument: String) {
    guard let version: OSVersion = OSVersion(text: argument) else { return nil }
    self.version = version
  }
}

/// A larger group of keys on the command line, in any case.
struct CategoryArgument: ExpressibleByArgument {
  let category: KeyFamily.Category

  init?(argument: String) {
    let wanted: String = argument.lowercased()
    guard let category: KeyFamily.Category = KeyFamily.Category.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self.category = category
  }

  static var allValueStrings: [String] { KeyFamily.Category.allCases.map { $0.rawValue.lowercased() } }
}

/// A family of keys on the command line.
struct FamilyArgument: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard KeyFamily.all.contains(where: { $0.name == argument }) else { return nil }
    name = argument
  }

  static var allValueStrings: [String] { KeyFamily.all.map(\.name) }
}

/// A kind of product on the command line.
struct ProductArgument: ExpressibleByArgument {
  let kind: ProductKind

  init?(argument: String) {
    guard let kind: ProductKind = ProductKind(rawValue: argument.lowercased()) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { ProductKind.allCases.map(\.rawValue) }
}
