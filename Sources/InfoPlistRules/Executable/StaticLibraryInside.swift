import Linting

struct StaticLibraryInside: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "executable/static-library-inside", "a static framework is embedded in an app", .error, .store, scope: .products,
    rationale:
      "The code of a static framework is linked into the app; the framework itself has nothing to load. Xcode cannot export an app that "
      + "embeds one: it says that it found an unexpected Mach-O header code, 0x72613c21. The store refuses it as well.",
    remedy: "Choose 'Do Not Embed' for the framework.",
    citations: [
      Citation("Xcode: unexpected Mach-O header code 0x72613c21, as reported at CocoaPods/CocoaPods#4472"),
      Citation("Apple, technical note TN2435"), .store("ITMS-90171", seenAt: "EMALLStudio/appmetrica_sdk#2"),
      .store("ITMS-90124", seenAt: "zoom/zoom-sdk-ios#1"),
    ])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleExecutable": "«F»"]),
          "A.app/Frameworks/F.framework/F": .text("!<arch>\nrest"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleExecutable": "F"]),
          "A.app/Frameworks/F.framework/F": .executable,
        ]),
        .bundle(
          ["F.framework/Info.plist": .strings(["CFBundleExecutable": "F"]), "F.framework/F": .text("!<arch>\nrest")],
          note: "to be linked"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .framework && part.app != nil {
      guard let value: PlacedValue = part.bundle.info?["CFBundleExecutable"], let path: String = part.bundle.executablePath else {
        continue
      }
      let isStatic: Bool =
        Self.isArchive(part.bundle, path, at: 0)
        || part.bundle.executable.map { file in
          file.slices.contains { $0.fileType == .object || Self.isArchive(part.bundle, path, at: $0.range.lowerBound) }
        } ?? false
      guard isStatic else { continue }
      context.report(
        "\(part.words) is a static library", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("its code is in the app already; Xcode and the App Store refuse it here")], help: "do not embed it")
    }
  }

  /// Whether an archive of object files stands at an offset of a file.
  private static func isArchive(_ bundle: BundleSubject, _ path: String, at offset: Int) -> Bool {
    guard let source: any RandomAccessSource = try? bundle.fileSystem.source(at: path), source.size >= offset + 8 else { return false }
    return (try? source.read(at: offset, count: 8)) == Array("!<arch>\n".utf8)
  }
}
