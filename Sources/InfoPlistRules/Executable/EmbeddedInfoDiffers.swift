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
    for key in ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, let other: String = inner[key]?.string, other != text
      else {
        continue
      }
      context.report(
        "\(key) is '\(text)' here, but '\(other)' inside the executable", at: .content(value), help: "make both from the same source")
    }
  }
}
