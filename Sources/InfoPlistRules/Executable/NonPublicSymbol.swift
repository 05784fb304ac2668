import Linting

struct NonPublicSymbol: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "executable/non-public-symbol", "the code of an app uses a function that is not public", .warning, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "The store compares what code imports with its own list of what is public, and refuses the rest. The list itself is secret; the rule "
      + "knows functions that were refused before. That no finding comes up does not say that all is public.",
    remedy: "Leave the library out that uses it, build it with the switch that its makers name, or update it.",
    citations: [
      Citation("App Review Guidelines, 2.5.1"), Citation(Source("App Store Connect, as reported at rust-lang/backtrace-rs#92"), .medium),
      .store("ITMS-90338", seenAt: "flutter/flutter#48085"),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .info(head + "«A»</string>"), "A.app/A": ExampleExecutable(symbols: ["_printf", "_ptrace"]).content])
      ],
      passing: [
        .bundle(["A.app/Info.plist": .info(head + "A</string>"), "A.app/A": ExampleExecutable(symbols: ["_printf"]).content])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for bundle in family.bundles {
      guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], bundle.platformName?.hasSuffix("simulator") != true,
        bundle.facts.stage == .product, let slices: [MachOSlice] = bundle.executableWithNames?.slices
      else { continue }
      var found: [String] = []
      for symbol in slices.flatMap({ $0.importedSymbols ?? [] }) {
        if NonPublicSymbols.origins[symbol] != nil, !found.contains(symbol) { found.append(symbol) }
      }
      guard let first: String = found.first else { continue }
      let origin: String? = NonPublicSymbols.origins[first]
      context.report(
        "the executable uses \(NameList.words(found.map { AppCode.words(forSymbol: $0) })), which \(found.count == 1 ? "is" : "are") not public",
        at: .content(value), in: bundle.file, notes: origin.map { [DiagnosticNote($0)] } ?? [], help: "update or leave out what uses it")
    }
  }
}
