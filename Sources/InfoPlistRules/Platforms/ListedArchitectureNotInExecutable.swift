import Linting

struct ListedArchitectureNotInExecutable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/listed-architecture-not-in-executable", "LSArchitecturePriority names an architecture that the executable lacks", .warning,
    .runtime, scope: .products,
    rationale:
      "The list says which part of the executable is started. A part that is not there cannot be; when none of the "
      + "listed ones is, the app does not start at all.",
    remedy: "List the architectures that the app is built for, or drop the key.",
    citations: [.keyPage("lsarchitecturepriority"), .reference(.launchServices)],
    requirements: ["R-LS-004"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSArchitecturePriority</key>\n<array>\n<string>arm64</string>\n<string>«i386»</string>\n</array>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.arm64, .x86], platform: 1).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSArchitecturePriority</key>\n<array>\n<string>arm64</string>\n<string>x86_64</string>\n</array>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.arm64, .x86], platform: 1).content,
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let list: [PlacedValue] = bundle.info?["LSArchitecturePriority"]?.elements, !list.isEmpty,
      let names: [String] = bundle.executable?.architectureNames, !names.isEmpty
    else { return }
    let isAnyThere: Bool = list.contains { item in names.contains { $0 == item.string } }
    for item in list {
      guard let name: String = item.literal, !names.contains(where: { $0 == name || $0 == name + "e" || $0 == name + "h" }) else {
        continue
      }
      context.report(
        "the executable has no code for '\(name)'", at: .content(item),
        notes: isAnyThere ? [] : [DiagnosticNote("it has none of the listed architectures, so that the app cannot be started")],
        help: "the executable is for \(names.joined(separator: ", "))")
    }
  }
}
