import Linting

struct PrivateFramework: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/private-framework", "an executable for devices is linked with a private framework of the system", .error, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "Frameworks in PrivateFrameworks belong to the system alone and change without notice. The store refuses apps that link with them.",
    remedy: "Use the public framework, or leave the library out that links with the private one.",
    citations: [Citation("App Review Guidelines, 2.5.1"), .store("ITMS-90338", seenAt: "flutter/flutter#48085")])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    let secret: String = "/System/Library/PrivateFrameworks/CoreSymbolication.framework/CoreSymbolication"
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .info(head + "«A»</string>"), "A.app/A": ExampleExecutable(libraries: [secret]).content])
      ],
      passing: [
        .bundle(["A.app/Info.plist": .info(head + "A</string>"), "A.app/A": ExampleExecutable(frameworks: ["UIKit"]).content])
      ])
  }

  /// The public frameworks hand these on, so that linkers may name them by themselves.
  private static let handedOn: Set<String> = ["UIFoundation", "UIKitCore", "CoreAutoLayout", "LinkPresentation", "ShareSheet"]

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices else { return }
    var names: [String] = []
    for library in slices.flatMap(\.libraries) where library.path.hasPrefix("/System/Library/PrivateFrameworks/") {
      let name: String = library.name
      if !Self.handedOn.contains(name), !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return }
    context.report(
      "the executable is linked with the private \(names.count == 1 ? "framework" : "frameworks") \(NameList.words(names))",
      at: .content(value), notes: [DiagnosticNote("the App Store refuses it")], help: "use public frameworks only")
  }
}
