import Linting

struct ClassNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/class-not-found", "a class that the Info.plist names is not in the executable", .error, .runtime, scope: .products,
    rationale:
      "Classes of Swift are looked up as Module.Class. When the module is that of the executable and the class is not in it, there is no such class: a "
      + "scene stays black, a document cannot be opened, an extension does not start. Usually the class was renamed, or is private.",
    remedy: "Correct the name, or make the class visible to Objective-C under this name.",
    citations: [
      .repository("bazelbuild/rules_apple", "issue 1016", .medium), .repository("mapbox/mapbox-navigation-ios", "issue 4533", .medium),
      .observed("names of classes in Swift executables"),
    ],
    requirements: ["R-DOC-048"])

  static var examples: RuleExamples {
    func tree(_ name: String, _ classes: [String], more: [String: RuleExample.FileContent] = [:]) -> RuleExample {
      let info: RuleExample.FileContent = .info(
        "<key>CFBundleExecutable</key>\n<string>My App</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
          + "<key>NSDocumentClass</key>\n<string>\(name)</string>\n</dict>\n</array>")
      let files: [String: RuleExample.FileContent] = [
        "My.app/Contents/Info.plist": info, "My.app/Contents/MacOS/My App": ExampleExecutable(classNames: classes).content,
      ]
      return .bundle(files.merging(more) { $1 })
    }
    return RuleExamples(
      failing: [
        tree("«My_App.Note»", ["_TtC6My_App8Document"]),
        tree("«My_App.Document»", ["_TtC6My_AppP33_0123456789ABCDEF0123456789ABCDEF8Document"]),
      ],
      passing: [
        tree("My_App.Document", ["_TtC6My_App8Document"]),
        tree("Other.Document", ["_TtC6My_App8Document"]),
        tree("Note", ["_TtC6My_App8Document"]),
        tree(
          "My_App.Note", ["_TtC6My_App8Document"], more: ["My.app/Contents/MacOS/My App.debug.dylib": .executable]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let module: String = Self.module(of: info) else { return }
    let named: [(item: CatalogedValue, text: String, format: StringFormat)] = Formats.strings(of: [.className], in: info)
      .filter { $0.text.hasPrefix(module + ".") }
    guard !named.isEmpty, let executable: MachOFile = bundle.executableWithNames else { return }
    var classes: Set<String> = []
    for slice in executable.slices {
      guard !slice.isEncrypted, let names: [String] = slice.objectiveCNames else { return }
      classes.formUnion(names)
    }
    // Without any class of Swift the names may stand elsewhere: in a debug build the code is in a library beside the executable.
    guard classes.contains(where: { $0.hasPrefix("_Tt") }), !Self.hasDebugLibrary(bundle) else { return }
    for (item, text, _) in named {
      let name: Substring = text.dropFirst(module.count + 1)
      guard !name.contains("."), !name.isEmpty else { continue }
      let mangled: String = "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
      guard !classes.contains(mangled), !classes.contains(text) else { continue }
      let isPrivate: Bool = classes.contains {
        $0.hasPrefix("_TtC\(module.utf8.count)\(module)P") && $0.hasSuffix("\(name.utf8.count)\(name)")
      }
      context.report(
        "the executable has no class '\(text)'", at: .content(item.value),
        notes: isPrivate ? [DiagnosticNote("there is a private class of this name, which cannot be looked up")] : [],
        help: isPrivate ? "make the class internal" : "correct the name")
    }
  }

  /// The name of the module as the compiler makes it from that of the executable.
  private static func module(of info: InfoSubject) -> String? {
    guard let name: String = info.literal("CFBundleExecutable"), let first: Character = name.first else { return nil }
    let text: String = String(name.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    return first.isNumber ? "_" + text.dropFirst() : text
  }

  private static func hasDebugLibrary(_ bundle: BundleSubject) -> Bool {
    guard let path: String = bundle.executablePath else { return true }
    return ProductFiles.names(in: FilePath.directory(of: path), of: bundle).contains { $0.hasSuffix(".debug.dylib") }
  }
}
