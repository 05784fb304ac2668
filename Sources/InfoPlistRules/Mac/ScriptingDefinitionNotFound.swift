import Linting

struct ScriptingDefinitionNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/scripting-definition-not-found", "the scripting definition is not among the resources", .error, .runtime, scope: .products,
    rationale:
      "Script editors and the app itself read the terms of the app from the file that OSAScriptingDefinition names. "
      + "Without it scripts cannot use any of them.",
    remedy: "Copy the .sdef file into the resources, or correct the name.",
    citations: [.keyPage("osascriptingdefinition"), .reference(.cocoa)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSAppleScriptEnabled</key>\n<true/>\n<key>OSAScriptingDefinition</key>\n<string>«My.sdef»</string>",
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSAppleScriptEnabled</key>\n<true/>\n<key>OSAScriptingDefinition</key>\n<string>My.sdef</string>",
          "My.app/Contents/Resources/My.sdef": .text("<dictionary/>"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["OSAScriptingDefinition"], let name: String = value.literal, !name.isEmpty else { return }
    guard ProductFiles.isComplete(bundle), !ProductFiles.hasResource([name, name + ".sdef"], bundle) else { return }
    context.report(
      "the scripting definition '\(name)' is not among the resources", at: .content(value), help: "copy it there, or correct the name")
  }
}
