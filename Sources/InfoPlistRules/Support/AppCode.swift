import Linting

/// The code of an app: its own executable and those of the frameworks in it. Extensions and apps inside it are apart.
struct AppCode {
  /// The app.
  let app: BundleSubject
  /// Its frameworks.
  let frameworks: [BundleSubject]

  /// The app first, then its frameworks.
  var parts: [BundleSubject] { [app] + frameworks }

  /// The apps of a family, each with its code, outer ones first.
  static func apps(of family: FamilySubject) -> [AppCode] {
    let members: [BundleFamily.Member] = family.family.members
    guard members.count == family.bundles.count else { return [] }
    var frameworks: [Int: [BundleSubject]] = [:]
    for (index, member) in members.enumerated() where member.bundle.kind == .framework {
      var owner: Int? = member.parent
      var steps: Int = 0
      while let current: Int = owner, steps < members.count, [.framework, .bundle].contains(members[current].bundle.kind) {
        owner = members[current].parent
        steps += 1
      }
      if let owner { frameworks[owner, default: []].append(family.bundles[index]) }
    }
    return members.indices.filter { members[$0].bundle.kind == .app }.map { index in
      AppCode(app: family.bundles[index], frameworks: frameworks[index] ?? [])
    }
  }

  /// The names of frameworks and libraries of the system that some part is linked with.
  var libraries: Set<String> {
    var result: Set<String> = []
    for part in parts {
      for slice in part.executable?.slices ?? [] { for library in slice.libraries { result.insert(library.name) } }
    }
    return result
  }

  /// The part that imports one of some symbols, and the symbol; nil when none does. An asterisk at the end of a symbol stands for anything.
  func user(of symbols: [String]) -> (part: BundleSubject, symbol: String)? {
    for part in parts {
      for slice in part.executableWithNames?.slices ?? [] {
        guard let imported: [String] = slice.importedSymbols else { continue }
        for symbol in symbols {
          if symbol.hasSuffix("*") {
            let start: Substring = symbol.dropLast()
            if let found: String = imported.first(where: { $0.hasPrefix(start) }) { return (part, found) }
          } else if imported.contains(symbol) {
            return (part, symbol)
          }
        }
      }
    }
    return nil
  }

  /// A part in words: `the app` or the name of a framework.
  func words(for part: BundleSubject) -> String {
    part.bundle.path == app.bundle.path ? "the app" : "'\(part.bundle.name)'"
  }

  /// A symbol as people know it: the name of the class or function.
  static func words(forSymbol symbol: String) -> String {
    if symbol.hasPrefix("_$s") { return swiftName(symbol.dropFirst(3)) ?? symbol }
    for prefix in ["_OBJC_CLASS_$_", "_"] where symbol.hasPrefix(prefix) { return String(symbol.dropFirst(prefix.count)) }
    return symbol
  }

  /// The type at the start of a mangled name of Swift, with its module.
  private static func swiftName(_ mangled: Substring) -> String? {
    func name(_ text: inout Substring) -> String? {
      let digits: Substring = text.prefix { $0.isNumber }
      guard let count: Int = Int(digits), count > 0, count <= 256 else { return nil }
      text = text.dropFirst(digits.count)
      defer { text = text.dropFirst(count) }
      return String(text.prefix(count))
    }
    var rest: Substring = mangled
    guard let module: String = name(&rest) else { return nil }
    // "0A" stands for the first word of the module.
    guard rest.hasPrefix("0A") else { return name(&rest) }
    rest = rest.dropFirst(2)
    let first: Substring = module[..<(module.dropFirst().firstIndex { $0.isUppercase } ?? module.endIndex)]
    return name(&rest).map { first + $0 }
  }
}
