import Linting

struct ArchitectureMissingInside: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "executable/architecture-missing-inside", "a framework lacks a processor that the app around it is built for", .error, .runtime,
    scope: .products,
    rationale:
      "A universal app starts on each processor with the code for that processor, and then loads its frameworks. One that lacks the "
      + "processor ends the app at launch, on those computers only. It happens with frameworks that come built from elsewhere.",
    remedy: "Embed a framework for all processors of the app, or build the app for fewer.",
    citations: [.applePage("apple-silicon/building-a-universal-macos-binary"), Citation("behaviour of the dynamic linker")])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleExecutable": "A"])
    let both: RuleExample.FileContent = ExampleExecutable(architectures: [.arm64, .x86], platform: 1).content
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Contents/Info.plist": app, "A.app/Contents/MacOS/A": both,
          "A.app/Contents/Frameworks/F.framework/Resources/Info.plist": .strings(["CFBundleExecutable": "«F»"]),
          "A.app/Contents/Frameworks/F.framework/F": ExampleExecutable(architectures: [.x86], fileType: 6, platform: 1).content,
        ])
      ],
      passing: [
        .bundle([
          "A.app/Contents/Info.plist": app, "A.app/Contents/MacOS/A": both,
          "A.app/Contents/Frameworks/F.framework/Resources/Info.plist": .strings(["CFBundleExecutable": "F"]),
          "A.app/Contents/Frameworks/F.framework/F": ExampleExecutable(architectures: [.arm64, .x86], fileType: 6, platform: 1).content,
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .framework && part.parent.bundle.kind == .app {
      guard let app: [String] = part.parent.executable.map(Self.families), !app.isEmpty,
        let own: [String] = part.bundle.executable.map(Self.families), !own.isEmpty,
        let value: PlacedValue = part.bundle.info?["CFBundleExecutable"]
      else { continue }
      let missing: [String] = app.filter { !own.contains($0) }
      guard !missing.isEmpty else { continue }
      context.report(
        "\(part.words) has no code for \(missing.joined(separator: ", ")), which the app is built for", at: .content(value),
        in: part.bundle.file, notes: [DiagnosticNote("the app ends at launch there")],
        help: "embed a framework for all processors of the app")
    }
  }

  /// The processors of a file; variants that load each other's code count as one.
  private static func families(_ file: MachOFile) -> [String] {
    var result: [String] = []
    for name in file.slices.compactMap(\.architecture.name) {
      let family: String = name == "arm64e" ? "arm64" : name == "x86_64h" ? "x86_64" : name == "armv7s" ? "armv7" : name
      if !result.contains(family) { result.append(family) }
    }
    return result
  }
}
