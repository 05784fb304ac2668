import Diagnostics
public import InfoPlistCatalog

/// A file or a bundle on which a rule is shown.
///
/// In texts, `«` and `»` mark what a finding is about; the marks are taken out before the text is read. A failing example without marks
/// expects one finding about the file as a whole.
public struct RuleExample: Sendable {
  /// What the rule is run on.
  public enum Content: Sendable {
    /// One file, by name.
    case file(name: String, FileContent)
    /// Bundles with their files, by path: the first part of each path is the bundle.
    case tree([String: FileContent])
    /// Two trees: the build before and the build now.
    case pair(before: [String: FileContent], now: [String: FileContent])
  }

  /// The content of a file.
  public enum FileContent: Sendable, ExpressibleByStringLiteral {
    /// The text between `<dict>` and `</dict>` of an XML property list.
    case info(String)
    /// The whole text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
    /// A symbolic link to a relative path.
    case link(String)
    /// An executable file of no interest.
    case executable

    /// A literal is the inside of an Info.plist's dictionary.
    public init(stringLiteral value: String) {
      self = .info(value)
    }
  }

  /// What the rule is run on.
  public let content: Content
  /// The content of the example file after all fixes, in the same form without marks; nil where nothing is fixed.
  public let fixed: String?
  /// What the run is told about the target.
  public let target: LintTarget
  /// Options of the rule that differ from their defaults.
  public let options: [String: RuleOption.Value]
  /// What the example shows, where that is not plain to see.
  public let note: String?
  /// Whether the example is run in other clothes too; false where the bytes themselves are the point.
  public let isMultiplied: Bool

  private init(
    _ content: Content, fixed: String?, target: LintTarget, options: [String: RuleOption.Value], note: String?, isMultiplied: Bool
  ) {
    self.content = content
    self.fixed = fixed
    self.target = target
    self.options = options
    self.note = note
    self.isMultiplied = isMultiplied
  }

  /// The inside of the dictionary of an Info.plist that is a source, unless `product` says otherwise.
  ///
  /// - Parameters:
  ///   - entries: Keys and values in XML, with marks.
  ///   - fixed: The entries after the fix.
  ///   - product: The kind of product of the example; with `stage`, it stands in for what the dictionary does not say.
  public static func info(
    _ entries: String, fixed: String? = nil, stage: RuleScope.Stage = .source, platform: Platform? = nil, product: ProductKind? = nil,
    deploymentTarget: OSVersion? = nil, sdk: OSVersion? = nil, options: [String: RuleOption.Value] = [:], note: String? = nil
  ) -> RuleExample {
    RuleExample(
      .file(name: "Info.plist", .info(entries)), fixed: fixed,
      target: LintTarget(stage: stage, platform: platform, product: product, deploymentTarget: deploymentTarget, sdk: sdk),
      options: options, note: note, isMultiplied: true)
  }

  /// Like `info`, for a rule about something that is missing: the finding is at the start of the dictionary.
  public static func missing(
    _ entries: String, stage: RuleScope.Stage = .source, platform: Platform? = nil, product: ProductKind? = nil,
    deploymentTarget: OSVersion? = nil, sdk: OSVersion? = nil, note: String? = nil
  ) -> RuleExample {
    let text: String = FileContent.document(entries: entries).split(separator: "<dict>", maxSplits: 1).joined(separator: "«<dict>»")
    return RuleExample(
      .file(name: "Info.plist", .text(text)), fixed: nil,
      target: LintTarget(stage: stage, platform: platform, product: product, deploymentTarget: deploymentTarget, sdk: sdk), options: [:],
      note: note, isMultiplied: true)
  }

  /// A whole text file with its name. It is run as it stands only.
  public static func text(
    _ text: String, name: String = "Info.plist", fixed: String? = nil, stage: RuleScope.Stage = .source, note: String? = nil
  ) -> RuleExample {
    RuleExample(
      .file(name: name, .text(text)), fixed: fixed, target: LintTarget(stage: stage), options: [:], note: note, isMultiplied: false)
  }

  /// A file of bytes with its name. It is run as it stands only.
  public static func bytes(
    _ bytes: [UInt8], name: String = "Info.plist", stage: RuleScope.Stage = .source, note: String? = nil
  ) -> RuleExample {
    RuleExample(
      .file(name: name, .bytes(bytes)), fixed: nil, target: LintTarget(stage: stage), options: [:], note: note, isMultiplied: false)
  }

  /// Bundles with their files, by path from the outermost bundle: `"My.app/Info.plist": "<key>…"`.
  public static func bundle(
    _ files: [String: FileContent], target: LintTarget = LintTarget(), options: [String: RuleOption.Value] = [:], note: String? = nil
  ) -> RuleExample {
    RuleExample(.tree(files), fixed: nil, target: target, options: options, note: note, isMultiplied: false)
  }

  /// A build and the one before it.
  public static func pair(before: [String: FileContent], now: [String: FileContent], note: String? = nil) -> RuleExample {
    RuleExample(.pair(before: before, now: now), fixed: nil, target: LintTarget(), options: [:], note: note, isMultiplied: false)
  }
}

extension RuleExample: ExpressibleByStringLiteral {
  /// A literal is the inside of the dictionary of a source Info.plist.
  public init(stringLiteral value: String) {
    self = .info(value)
  }
}

extension RuleExample.FileContent {
  /// The text of a property list whose dictionary holds the entries.
  public static func document(entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>

    """
  }

  /// The bytes of the file, marks taken out; nil for a link.
  public var bytes: [UInt8]? {
    switch self {
    case .info(let entries): Array(Self.document(entries: entries).filter { $0 != "«" && $0 != "»" }.utf8)
    case .text(let text): Array(text.filter { $0 != "«" && $0 != "»" }.utf8)
    case .bytes(let bytes): bytes
    case .executable: [0xCF, 0xFA, 0xED, 0xFE]
    case .link: nil
    }
  }

  /// The text with its marks; nil for what is not text.
  public var markedText: String? {
    switch self {
    case .info(let entries): Self.document(entries: entries)
    case .text(let text): text
    case .bytes, .executable, .link: nil
    }
  }
}
