import Linting

struct EmbeddedTwice: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "executable/embedded-twice", "the same library is in an app more than once", .info, .style, scope: .products,
    rationale:
      "Two frameworks of the app have the same library: the linker has given both the same identity. The app is larger than need be, and its "
      + "classes exist twice when both are loaded, of which the system warns and picks one by chance.",
    remedy: "Embed the framework once, in the app; extensions find it there.",
    citations: [.applePage("xcode/reducing-your-app-s-size"), Citation("behaviour of the Objective-C runtime, observed")])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    let library: RuleExample.FileContent = ExampleExecutable(fileType: 6, identity: 7).content
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleExecutable": "F"]),
          "A.app/Frameworks/F.framework/F": library, "A.app/PlugIns/E.appex/Info.plist": app,
          "A.app/PlugIns/E.appex/Frameworks/F.framework/Info.plist": .strings(["CFBundleExecutable": "«F»"]),
          "A.app/PlugIns/E.appex/Frameworks/F.framework/F": library,
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleExecutable": "F"]),
          "A.app/Frameworks/F.framework/F": library, "A.app/Frameworks/G.framework/Info.plist": .strings(["CFBundleExecutable": "G"]),
          "A.app/Frameworks/G.framework/G": ExampleExecutable(fileType: 6, identity: 8).content,
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [[UInt8]: NestedBundle] = [:]
    for part in family.parts where part.bundle.bundle.kind == .framework && part.app != nil {
      guard let identity: [UInt8] = part.bundle.executable?.slices.first?.uuid, identity.contains(where: { $0 != 0 }),
        let value: PlacedValue = part.bundle.info?["CFBundleExecutable"]
      else { continue }
      guard let other: NestedBundle = first[identity] else {
        first[identity] = part
        continue
      }
      guard other.outermost.bundle.path == part.outermost.bundle.path else { continue }
      context.report(
        "the library of '\(part.bundle.bundle.name)' is in the app already", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("the first is \(other.bundle.bundle.path)")], help: "embed it once, in the app")
    }
  }
}
