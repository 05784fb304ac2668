import Linting

struct WrongFileType: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/wrong-file-type", "the executable of a bundle is of a type that does not fit the kind of bundle", .error, .install,
    scope: .products,
    rationale:
      "An app, an extension and an XPC service start a program; a framework is a dynamic library. A file of another type cannot be started, "
      + "or not be loaded, and installers refuse it. It comes from a wrong MACH_O_TYPE, or from a library that was copied over the program.",
    remedy: "Set MACH_O_TYPE of the target to what the kind of product takes, or delete the setting.",
    citations: [
      Citation(.swiftBuild), .reference(.coreFoundation), .store("ITMS-90124", seenAt: "zoom/zoom-sdk-ios#1"), .store("ITMS-90259", .low),
    ],
    requirements: ["R-CF-008", "R-CF-010"])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleExecutable": "«A»"])
    let program: RuleExample.FileContent = ExampleExecutable().content
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": info, "A.app/A": ExampleExecutable(fileType: 6).content]),
        .bundle(["A.framework/Info.plist": info, "A.framework/A": program]),
      ],
      passing: [
        .bundle(["A.app/Info.plist": .strings(["CFBundleExecutable": "A"]), "A.app/A": program]),
        .bundle(["A.framework/Info.plist": .strings(["CFBundleExecutable": "A"]), "A.framework/A": ExampleExecutable(fileType: 6).content]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let kind: BundleKind = bundle.bundle.kind, let value: PlacedValue = bundle.info?["CFBundleExecutable"] else { return }
    let wanted: [MachOFileType]
    switch kind {
    case .app, .appExtension, .xpcService: wanted = [.executable]
    // Static frameworks hold object files; embedded ones have a rule of their own. Stubs are there to link against.
    case .framework: wanted = [.dynamicLibrary, .object, .libraryStub]
    default: return
    }
    guard let file: MachOFile = bundle.executable else { return }
    guard let found: MachOFileType = file.slices.lazy.compactMap(\.fileType).first(where: { !wanted.contains($0) }) else { return }
    context.report(
      "the executable of the \(kind.title) is a \(found.title), not a \(wanted[0].title)", at: .content(value),
      notes: [DiagnosticNote(kind == .framework ? "it cannot be loaded" : "it cannot be started")],
      help: "set MACH_O_TYPE to what the kind of product takes")
  }
}
