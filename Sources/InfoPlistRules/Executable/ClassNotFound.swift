import Linting

struct ClassNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/class-not-found", "a class that the Info.plist names is not in the executable", .error, .runtime, scope: .products,
    rationale:
      "Classes of Swift are looked up as Module.Class. When the module is that of the executable and the class is not in it, there is no such class: a "
      + "scene stays black, a document cannot be opened, an extension does not start. Usually the class was renamed, is private, or stands in the "
      + "Info.plist without its module or with another one.",
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
        tree("«Other.Document»", ["_TtC6My_App8Document"]),
        tree("«Document»", ["_TtC6My_App8Document"]),
      ],
      passing: [
        tree("My_App.Document", ["_TtC6My_App8Document"]),
        tree("Other.Document", ["_TtC6My_App8Document"], more: ["My.app/Contents/Frameworks/Other.framework/Other": .executable]),
        tree("Other.Note", ["_TtC6My_App8Document"]),
        tree("Document", ["_TtC6My_App8Document", "Document"]),
        tree("Note", ["_TtC6My_App8Document"]),
        tree(
          "My_App.Note", ["_TtC6My_App8Document"], more: ["My.app/Contents/MacOS/My App.debug.dylib": .executable]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let module: String = Self.module(of: info) else { return }
    let named: [(item: CatalogedValue, text: String, format: StringFormat)] = Formats.strings(of: [.className], in: info)
    guard !named.isEmpty, let executable: MachOFile = bundle.executableWithNames else { return }
    var classes: Set<String> = []
    for slice in executable.slices {
      guard !slice.isEncrypted, let names: [String] = slice.objectiveCNames else { return }
      classes.formUnion(names)
    }
    // Without any class of Swift the names may stand elsewhere: in a debug build the code is in a library beside the executable.
    guard classes.contains(where: { $0.hasPrefix("_Tt") }), !Self.hasDebugLibrary(bundle) else { return }
    for (item, text, _) in named {
      let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let name: Substring = parts.last, !name.isEmpty, !classes.contains(text) else { continue }
      guard parts.count == 2, parts[0] == module else {
        report(item, text, module: parts.count == 2 ? parts[0] : nil, classes, bundle, &context)
        continue
      }
      guard !classes.contains(Self.mangled(module[...], name)) else { continue }
      let isPrivate: Bool = classes.contains {
        $0.hasPrefix("_TtC\(module.utf8.count)\(module)P") && $0.hasSuffix("\(name.utf8.count)\(name)")
      }
      context.report(
        "the executable has no class '\(text)'", at: .content(item.value),
        notes: isPrivate ? [DiagnosticNote("there is a private class of this name, which cannot be looked up")] : [],
        help: isPrivate ? "make the class internal" : "correct the name")
    }
  }

  /// Reports a name without a module, or with another one, where the executable has a class of this name in exactly one module.
  private func report(
    _ item: CatalogedValue, _ text: String, module: Substring?, _ classes: Set<String>, _ bundle: BundleSubject,
    _ context: inout RuleContext
  ) {
    let name: Substring = text[(text.lastIndex(of: ".").map { text.index(after: $0) } ?? text.startIndex)...]
    if let module, classes.contains(Self.mangled(module, name)) { return }
    let suffix: String = "\(name.utf8.count)\(name)"
    let owners: [Substring] = classes.compactMap { candidate in
      guard candidate.hasPrefix("_TtC"), candidate.hasSuffix(suffix) else { return nil }
      let rest: Substring = candidate.dropFirst(4).dropLast(suffix.count)
      let owner: Substring = rest.drop { $0.isNumber }
      return rest == "\(owner.utf8.count)\(owner)" ? owner : nil
    }
    guard owners.count == 1, let owner: Substring = owners.first else { return }
    if let module, Self.isLibrary(module, of: bundle) { return }
    context.report(
      "the executable has no class '\(text)'", at: .content(item.value), notes: [DiagnosticNote("it has '\(owner).\(name)'")],
      help: "write '\(owner).\(name)'")
  }

  /// The name of a class of Swift as Objective-C knows it.
  private static func mangled(_ module: Substring, _ name: Substring) -> String {
    "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// Whether the class may be in a framework that is part of the bundle, or that the executable is linked with.
  private static func isLibrary(_ module: Substring, of bundle: BundleSubject) -> Bool {
    if bundle.executable?.slices.contains(where: { $0.libraries.contains { $0.name == module } }) == true { return true }
    let framework: String = "Frameworks/\(module).framework"
    return [bundle.bundle.path, FilePath.join(bundle.bundle.path, "Contents")].contains {
      bundle.fileSystem.exists(FilePath.join($0, framework))
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
