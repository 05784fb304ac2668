import Linting

struct EmbeddedInfoDiffers: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/embedded-info-differs", "the property list inside the executable contradicts the Info.plist of the bundle", .warning,
    .runtime, scope: .products,
    rationale:
      "An executable may hold a property list of its own. Where it is part of a bundle as well, some parts of the system read one and some "
      + "the other: identifiers and versions that differ give a program two identities.",
    remedy: "Set CREATE_INFOPLIST_SECTION_IN_BINARY to NO for bundles, or make both from the same source.",
    citations: [.applePage("bundleresources/placing-content-in-a-bundle"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    let text: String = RuleExample.FileContent.document(
      entries: RuleExample.FileContent.entries(["CFBundleIdentifier": "com.example.tool"]))
    let tool: RuleExample.FileContent = ExampleExecutable(embeddedInfo: text).content
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleExecutable": "A", "CFBundleIdentifier": "«com.example.a»"]), "A.app/A": tool,
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleExecutable": "A", "CFBundleIdentifier": "com.example.tool"]), "A.app/A": tool,
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let bytes: SourceBytes = bundle.executable?.embeddedInfo else { return }
    let document: PropertyListDocument = PropertyListDocument(reading: bytes)
    guard let inner: PropertyListNode = document.root, inner.kind == .dictionary else { return }
    let identity: [String] = ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"]
    for key in identity {
      guard let value: PlacedValue = info[key], let text: String = value.literal, let other: String = inner[key]?.string, other != text
      else {
        continue
      }
      context.report(
        "\(key) is '\(text)' here, but '\(other)' inside the executable", at: .content(value), help: "make both from the same source")
    }
    // What the build writes at the end may differ.
    let others: [PlacedValue] = info.entries.filter { value in
      guard !identity.contains(value.key), value.catalogEntry?.author == .developer, let other: PropertyListNode = inner[value.key] else {
        return false
      }
      return Self.scalar(value.node) != nil && Self.scalar(other) != nil && Self.scalar(value.node) != Self.scalar(other)
    }
    guard let first: PlacedValue = others.first else { return }
    let names: String = others.map { "'\($0.key)'" }.joined(separator: ", ")
    context.report(
      "\(names) \(others.count == 1 ? "has" : "have") another value inside the executable", at: .value(first),
      help: "make both from the same source", severity: .info)
  }

  /// A value that is compared: a text or a Boolean.
  private static func scalar(_ node: PropertyListNode) -> String? {
    node.boolean.map { $0 ? "true" : "false" } ?? node.string
  }
}
