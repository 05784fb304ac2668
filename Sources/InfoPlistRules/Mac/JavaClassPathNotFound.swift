import Linting

struct JavaClassPathNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/java-class-path-not-found", "a path of Java classes is not in the bundle", .info, .runtime, scope: .products,
    rationale:
      "NSJavaRoot names the directory of the class files, NSJavaPath places in it; both are relative to the bundle. "
      + "Cocoa for Java is gone since Mac OS X 10.5; older systems do not find the classes.",
    remedy: "Delete the keys, or correct the paths.",
    citations: [.reference(.cocoa)],
    requirements: ["R-CO-012", "R-CO-014"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>NSJavaRoot</key>\n<string>Contents/Resources/Java</string>\n<key>NSJavaPath</key>\n<array>\n<string>«My.jar»</string>\n</array>"
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>NSJavaRoot</key>\n<string>Contents/Resources/Java</string>\n<key>NSJavaPath</key>\n<array>\n<string>My.jar</string>\n</array>",
          "My.app/Contents/Resources/Java/My.jar": .bytes([1]),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let paths: PlacedValue = info["NSJavaPath"] else { return }
    let root: String = info.literal("NSJavaRoot") ?? ""
    for value in paths.kind == .array ? paths.elements : [paths] {
      guard let text: String = value.literal, !text.isEmpty, !text.hasPrefix("/") else { continue }
      let folders: [String] = [
        FilePath.join(bundle.bundle.path, root), bundle.bundle.resourcePath(root), bundle.bundle.resourcePath("Java"),
      ]
      guard !folders.contains(where: { bundle.fileSystem.exists(FilePath.join($0, text)) }) else { continue }
      context.report(
        "the classes at '\(text)' are not in the bundle", at: .content(value), help: "correct the path, or delete the keys of Java")
    }
  }
}
