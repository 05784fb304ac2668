import Linting

struct MissingKernelLibrary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/missing-kernel-library", "a kernel extension with code names no library of the kernel", .warning, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "The functions that a kernel extension calls come from libraries, which OSBundleLibraries names; those of the "
      + "kernel itself begin with com.apple.kpi. Without one of them the extension does not link when it is loaded.",
    remedy: "Add what kextlibs lists for the executable.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("osbundlelibraries")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleExecutable</key>\n<string>x</string>", product: .kernelExtension),
        .info(
          "<key>CFBundleExecutable</key>\n<string>x</string>\n<key>«OSBundleLibraries»</key>\n<dict>\n<key>com.apple.iokit.IOUSBFamily</key>\n<string>1.8</string>\n</dict>",
          product: .kernelExtension),
      ],
      passing: [
        .info(
          "<key>CFBundleExecutable</key>\n<string>x</string>\n<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.libkern</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension),
        .info("<key>CFBundleName</key>\n<string>x</string>", product: .kernelExtension, note: "an extension without code"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let name: PlacedValue = info["CFBundleExecutable"], name.string?.isEmpty != true else { return }
    guard let libraries: PlacedValue = info["OSBundleLibraries"] else {
      context.report("the kernel extension has no OSBundleLibraries", at: info.opening, help: "add what kextlibs lists for its executable")
      return
    }
    guard libraries.kind == .dictionary,
      !libraries.members.contains(where: { $0.key.hasPrefix("com.apple.kpi.") || $0.key.hasPrefix("com.apple.kernel") })
    else { return }
    context.report(
      "no library of the kernel is among OSBundleLibraries", at: .key(libraries),
      notes: [DiagnosticNote("their names begin with com.apple.kpi")],
      help: "add what kextlibs lists for the executable")
  }
}
