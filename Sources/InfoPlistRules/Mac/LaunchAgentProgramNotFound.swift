import Linting

struct LaunchAgentProgramNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/launch-agent-program-not-found", "the program of a launch agent or daemon is not in the app", .error, .runtime, scope: .products,
    rationale:
      "An app registers agents and daemons from the property lists in Contents/Library/LaunchAgents and LaunchDaemons. BundleProgram in them names a "
      + "program by its way from the app. When it is not there, the service is registered, but never starts.",
    remedy: "Copy the program into the app, or correct BundleProgram.",
    citations: [
      .applePage("servicemanagement/smappservice"),
      .applePage("servicemanagement/updating-your-app-package-installer-to-use-the-new-service-management-api"),
    ])

  private static func agent(_ path: String) -> RuleExample.FileContent {
    .text(
      RuleExample.FileContent.document(
        entries: "<key>BundleProgram</key>\n<string>\(path)</string>\n<key>Label</key>\n<string>a.b</string>"))
  }

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .info("<key>«CFBundleExecutable»</key>\n<string>My</string>")
    let quiet: RuleExample.FileContent = .info("<key>CFBundleExecutable</key>\n<string>My</string>")
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist": app, "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Library/LaunchAgents/a.b.plist": agent("Contents/MacOS/agent"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": quiet, "My.app/Contents/MacOS/My": .executable, "My.app/Contents/MacOS/agent": .executable,
          "My.app/Contents/Library/LaunchAgents/a.b.plist": agent("Contents/MacOS/agent"),
        ]),
        .bundle([
          "My.app/Contents/Info.plist": quiet, "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Library/LaunchDaemons/a.b.plist": .text(
            RuleExample.FileContent.document(entries: "<key>Program</key>\n<string>/usr/local/bin/x</string>")),
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind == .app, bundle.bundle.layout == .contents, let info: InfoSubject = bundle.info,
      let key: PlacedValue = info["CFBundleExecutable"]
    else { return }
    for folder in ["LaunchAgents", "LaunchDaemons"] {
      let place: String = FilePath.join("Contents/Library", folder)
      for name in bundle.entries(of: place).map(\.name) where name.hasSuffix(".plist") {
        let path: String = FilePath.join(bundle.bundle.path, FilePath.join(place, name))
        guard let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20),
          let program: String = PropertyListDocument(reading: bytes).root?["BundleProgram"]?.string, !program.isEmpty,
          !BuildVariable.occurs(in: program), ProductFiles.isComplete(bundle),
          !bundle.fileSystem.exists(FilePath.join(bundle.bundle.path, program))
        else { continue }
        context.report(
          "the program '\(program)' of '\(name)' is not in the app", at: .key(key),
          notes: [DiagnosticNote("'\(name)' lies in \(place)"), DiagnosticNote("the service never starts")],
          help: "copy the program there, or correct BundleProgram")
      }
    }
  }
}
