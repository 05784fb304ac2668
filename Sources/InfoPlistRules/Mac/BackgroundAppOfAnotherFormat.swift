import Linting

struct BackgroundAppOfAnotherFormat: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/background-app-of-another-format", "the program of a background app is no Mach-O file", .warning, .runtime, scope: .products,
    rationale:
      "An app with LSBackgroundOnly has to be a Mach-O executable; older formats and scripts are started in other ways "
      + "and do not stay in the background for sure.",
    remedy: "Make the program a compiled executable.",
    citations: [.reference(.launchServices), .keyPage("lsbackgroundonly")],
    requirements: ["R-LS-008"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>«LSBackgroundOnly»</key>\n<true/>",
          "My.app/Contents/MacOS/My": .text("#!/bin/sh\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSBackgroundOnly</key>\n<true/>",
          "My.app/Contents/MacOS/My": ExampleExecutable(platform: 1).content,
        ]),
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSBackgroundOnly</key>\n<false/>",
          "My.app/Contents/MacOS/My": .text("#!/bin/sh\n"),
        ]),
        // An empty file stands for a program that is left out.
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSBackgroundOnly</key>\n<true/>",
          "My.app/Contents/MacOS/My": .text(""),
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["LSBackgroundOnly"], value.node.boolean == true || value.literal == "1",
      let path: String = bundle.executablePath, bundle.executable == nil,
      let size: Int = try? bundle.fileSystem.source(at: path).size, size > 0
    else { return }
    context.report("the program of this background app is no Mach-O executable", at: .key(value), help: "compile it")
  }
}
