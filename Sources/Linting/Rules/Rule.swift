/// Something that can be wrong with a property list or a bundle, and how to find it.
///
/// A rule is one struct in one file, `Sources/InfoPlistRules/<Category>/<Name>.swift`, that conforms to the protocol of what it looks at:
/// `FileRule`, `InfoRule`, `BundleRule`, `FamilyRule` or `PairRule`. A rule has no state. The engine has already decided whether the rule
/// applies (`RuleInfo.scope`), so that `check` only looks for the bad pattern. See `docs/Rules.md`.
public protocol Rule: Sendable {
  /// Everything that is known about the rule beforehand.
  static var info: RuleInfo { get }

  /// Files that fail and files that pass. They are the tests of the rule and stand in its documentation.
  static var examples: RuleExamples { get }

  /// Makes the rule.
  init()
}

/// A rule about any property list file and its bytes, whatever it describes.
public protocol FileRule: Rule {
  /// Reports what is wrong with the file.
  func check(_ file: FileSubject, in context: inout RuleContext)
}

/// A rule about the dictionary of an Info.plist, in a source tree or in a bundle.
public protocol InfoRule: Rule {
  /// Reports what is wrong with the dictionary.
  func check(_ info: InfoSubject, in context: inout RuleContext)
}

/// A rule about one bundle: its Info.plist together with the files in it.
public protocol BundleRule: Rule {
  /// Reports what is wrong with the bundle.
  func check(_ bundle: BundleSubject, in context: inout RuleContext)
}

/// A rule about a bundle together with all bundles inside it.
public protocol FamilyRule: Rule {
  /// Reports what is wrong with the family.
  func check(_ family: FamilySubject, in context: inout RuleContext)
}

/// A rule about a build compared with an earlier one.
public protocol PairRule: Rule {
  /// Reports what is wrong with the newer build.
  func check(_ pair: PairSubject, in context: inout RuleContext)
}
