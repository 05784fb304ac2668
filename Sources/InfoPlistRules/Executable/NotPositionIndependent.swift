import Linting

struct NotPositionIndependent: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/not-position-independent", "a program can be loaded at one address only", .warning, .security, scope: .products,
    rationale:
      "Systems load programs at a random address, which makes attacks harder; the program must be linked for it. Xcode does so by itself. "
      + "Other linkers and the flag -no_pie leave it out: the store complains, and arm64 systems refuse to start the program.",
    remedy: "Delete -no_pie from OTHER_LDFLAGS and LD_NO_PIE from the build settings.",
    citations: [
      Citation("Apple, technical Q&A QA1788, building a position independent executable"),
      .store("ITMS-90080", seenAt: "motrr/Galileo-iOS-SDK#3"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleExecutable": "«A»"]), "A.app/A": ExampleExecutable(isPositionIndependent: false).content,
        ])
      ],
      passing: [
        .bundle(["A.app/Info.plist": .strings(["CFBundleExecutable": "A"]), "A.app/A": ExampleExecutable().content]),
        .bundle(
          [
            "F.framework/Info.plist": .strings(["CFBundleExecutable": "F"]),
            "F.framework/F": ExampleExecutable(fileType: 6, isPositionIndependent: false).content,
          ], note: "a library can be loaded anywhere without saying so"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices,
      let slice: MachOSlice = slices.first(where: { $0.fileType == .executable && !$0.isPositionIndependent })
    else { return }
    context.report(
      "the executable is not position independent for \(slice.architecture)", at: .content(value),
      help: "delete -no_pie from OTHER_LDFLAGS, and link with a current Xcode")
  }
}
