import Linting

struct FrameworkExecutableName: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/framework-executable-name", "the library of a framework has another name than the framework", .warning, .runtime,
    scope: .of(.framework, stage: .product),
    rationale:
      "Linkers and loaders find a framework as Name.framework/Name. When CFBundleExecutable names another file, code that is linked with the "
      + "framework looks for a file that is not there.",
    remedy: "Give the framework and its library the same name.",
    citations: [.reference(.coreFoundation)], requirements: ["R-CF-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["F.framework/Info.plist": "<key>CFBundleExecutable</key>\n<string>«FLib»</string>", "F.framework/FLib": .executable])
      ],
      passing: [
        .bundle(["F.framework/Info.plist": "<key>CFBundleExecutable</key>\n<string>F</string>", "F.framework/F": .executable]),
        .bundle([
          "F.framework/Info.plist": "<key>CFBundleExecutable</key>\n<string>$(EXECUTABLE_NAME)</string>", "F.framework/F": .executable,
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind == .framework, let value: PlacedValue = bundle.info?["CFBundleExecutable"], let text: String = value.literal,
      !text.isEmpty, Products.hasExecutable(bundle)
    else { return }
    let name: String = FilePath.stem(bundle.bundle.path)
    // Variants of a library, such as Name_debug, stand beside it.
    guard text != name, !text.hasPrefix(name + "_") else { return }
    context.report(
      "the library is '\(text)', but the framework '\(name)'", at: .content(value),
      notes: [DiagnosticNote("linkers look for '\(name).framework/\(name)'")], help: "give both the same name")
  }
}
