import Linting

struct ExecutableNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/executable-not-found", "the executable that CFBundleExecutable names is not in the bundle", .error, .install,
    scope: .products,
    rationale:
      "A bundle whose program is missing cannot be started, loaded, signed or uploaded. The file is looked up by its exact name in the "
      + "place that the layout of the bundle gives. A framework or test bundle that stands alone may still wait for its build or a download, so "
      + "that this is a warning there.",
    remedy: "Correct the name, or put the executable into its place. A bundle of resources alone needs no CFBundleExecutable.",
    citations: [
      .reference(.coreFoundation), .store("ITMS-90261", seenAt: "airsdk/Adobe-Runtime-Support#3302"), .store("ITMS-90259"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_Executable.c"),
      .store("ITMS-90207", seenAt: "dotnet/macios#17193"), .store("ITMS-90535", seenAt: "pkluz/PKHUD#250"),
    ],
    requirements: ["R-CF-008", "R-CF-009", "R-CF-010", "R-CF-015"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleExecutable</key>\n<string>«My»</string>", "My.app/my": .executable]),
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>«My»</string>", "My.app/Contents/Resources/My": .executable,
        ]),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>", "My.app/My": .executable]),
        .bundle([
          "My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>My</string>", "My.app/Contents/MacOS/My": .executable,
        ]),
        .bundle([
          "F.framework/Versions/A/Resources/Info.plist": "<key>CFBundleExecutable</key>\n<string>F</string>",
          "F.framework/Versions/A/F": .executable, "F.framework/Versions/Current": .link("A"),
          "F.framework/Resources": .link("Versions/Current/Resources"), "F.framework/F": .link("Versions/Current/F"),
        ]),
        .bundle(["My.app/Contents/Info.plist": "<key>CFBundleExecutable</key>\n<string>$(EXECUTABLE_NAME)</string>"]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let name: String = value.literal else { return }
    guard !name.isEmpty, !name.contains("/"), bundle.bundle.executablePath(named: name, in: bundle.fileSystem) == nil else { return }
    let directory: String = bundle.bundle.layout.executableDirectories().first { !$0.isEmpty && bundle.bundle.layout != .flat } ?? ""
    let folder: String = FilePath.join(bundle.bundle.path, directory)
    let names: [String] = ((try? bundle.fileSystem.entries(of: folder)) ?? []).map(\.name)
    let close: String? = names.first { $0.lowercased() == KeyNames.trim(name).lowercased() }
    let isResource: Bool = bundle.bundle.kind == .bundle && close == nil
    context.report(
      "the executable '\(name)' is not in the bundle", at: .content(value),
      notes: close.map { [DiagnosticNote("there is '\($0)', but the names have to agree letter by letter")] }
        ?? [DiagnosticNote(isResource ? "the App Store refuses a bundle of resources with this key" : "it is looked for in \(folder)")],
      help: close.map { "write '\($0)'" }
        ?? (isResource ? "delete CFBundleExecutable: a bundle of resources has none" : "correct the name, or add the file"),
      severity: close == nil && Products.isLoosePart(bundle.bundle) ? .warning : nil)
  }
}
