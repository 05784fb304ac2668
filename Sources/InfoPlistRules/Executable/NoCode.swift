import Linting

struct NoCode: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/no-code", "the executable of a bundle for devices is no Mach-O file", .error, .install,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "The file that CFBundleExecutable names holds no code for any processor: it is empty, a script, or the text of a pointer to a large "
      + "file that was never downloaded. A framework without sources and scripts that take code for simulators out leave such files, too.",
    remedy: "Build the bundle again, or fetch the real file (git lfs pull); do not embed a framework without code.",
    citations: [Citation(.swiftBuild, .medium), .store("ITMS-90085")])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle([
          "F.framework/Info.plist": .info(head + "«F»</string>"), "F.framework/F": .text("version https://git-lfs.github.com/spec/v1\n"),
        ])
      ],
      passing: [
        .bundle(["F.framework/Info.plist": .info(head + "F</string>"), "F.framework/F": ExampleExecutable(fileType: 6).content]),
        .bundle(["F.framework/Info.plist": .info(head + "F</string>"), "F.framework/F": .text("!<arch>\nrest")], note: "a static library"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let kind: BundleKind = bundle.bundle.kind, [.app, .appExtension, .framework].contains(kind),
      let value: PlacedValue = bundle.info?["CFBundleExecutable"], let path: String = bundle.executablePath, bundle.executable == nil,
      let source: any RandomAccessSource = try? bundle.fileSystem.source(at: path), let start: [UInt8] = try? source.read(at: 0, count: 40)
    else { return }
    if start.starts(with: Array("!<arch>\n".utf8)) { return }
    let isPointer: Bool = start.starts(with: Array("version https://git-lfs".utf8))
    let words: String = start.isEmpty ? "is empty" : isPointer ? "is a pointer of Git LFS" : "is no Mach-O file"
    context.report(
      "the executable \(words)", at: .content(value), notes: [DiagnosticNote("there is no code in it for any processor")],
      help: isPointer ? "run 'git lfs pull' and build again" : "build it again",
      severity: Products.isLoosePart(bundle.bundle) ? .warning : nil)
  }
}
