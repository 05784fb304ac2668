import Linting

struct DuplicateKey: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/duplicate-key", "a key occurs twice in one dictionary", .warning, .invalid,
    rationale:
      "Readers keep one of the values and drop the other without a word: CoreFoundation the last one in text files and the first one "
      + "in binary files, other readers differently. A conversion can therefore change what the file says.",
    remedy: "Keep the entry that is meant and delete the other.",
    citations: [.observed("CoreFoundation, CPython and libplist"), .repository("libimobiledevice/libplist", "issue 47", .medium)],
    fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>A</key>\n<string>1</string>\n<key>«A»</key>\n<string>2</string>", fixed: "<key>A</key>\n<string>2</string>"),
        .info(
          "<key>A</key>\n<array>\n<dict>\n<key>B</key>\n<true/>\n<key>«B»</key>\n<true/>\n</dict>\n</array>",
          fixed: "<key>A</key>\n<array>\n<dict>\n<key>B</key>\n<true/>\n</dict>\n</array>"),
      ],
      passing: ["<key>A</key>\n<string>1</string>\n<key>a</key>\n<string>1</string>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    // The reader of binary files tells the numbers of the entries, and reports them itself.
    guard file.document.format.isText, let root: PlacedValue = file.root, Self.hasDuplicate(root.node) else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .dictionary {
      let members: [PlacedValue] = value.members
      guard members.count > 1 else { continue }
      var first: [String: PlacedValue] = [:]
      first.reserveCapacity(members.count)
      for member in members {
        guard let earlier: PlacedValue = first.updateValue(member, forKey: member.key) else { continue }
        report(member, earlier, file, &context)
      }
    }
  }

  /// Whether a key occurs twice somewhere: hardly any file has one, so that ways from the root are not worked out before.
  private static func hasDuplicate(_ root: PropertyListNode) -> Bool {
    var pending: [PropertyListNode] = [root]
    while let node: PropertyListNode = pending.popLast() {
      switch node.kind {
      case .dictionary:
        var keys: Set<String> = []
        for entry in node.entries {
          guard keys.insert(entry.key).inserted else { return true }
          if entry.value.kind == .dictionary || entry.value.kind == .array { pending.append(entry.value) }
        }
      case .array: for element in node.elements where element.kind == .dictionary || element.kind == .array { pending.append(element) }
      default: break
      }
    }
    return false
  }

  private func report(_ later: PlacedValue, _ earlier: PlacedValue, _ file: FileSubject, _ context: inout RuleContext) {
    let isSame: Bool = later.node.value == earlier.node.value
    var fixes: [RuleFix] = []
    let options: PropertyListEditOptions = PropertyListEditOptions(duplicateKeys: .shadowed)
    if let edits: EditSet = try? file.document.textEdits(for: [.remove(later.path)], options: options) {
      fixes = [
        RuleFix("delete the entry that is not used", .text(edits.edits), applicability: isSame ? .safe : .unsafe)
      ]
    }
    let usage: String =
      isSame
      ? "both have the same value"
      : "Apple's systems use the last of them; other readers differ"
    context.report(
      "the key '\(later.key)' occurs twice", at: .key(later),
      notes: [DiagnosticNote("the other one is here", at: earlier.keyRange), DiagnosticNote(usage)], help: "delete one of them",
      fixes: fixes)
  }
}
