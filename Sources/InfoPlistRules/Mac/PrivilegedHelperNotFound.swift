import Linting

struct PrivilegedHelperNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/privileged-helper-not-found", "a privileged helper is not in the app", .error, .runtime, scope: .products,
    rationale:
      "SMJobBless installs the tool of the name that SMPrivilegedExecutables gives, from "
      + "Contents/Library/LaunchServices. When it is not there, the installation fails.",
    remedy: "Copy the tool there; its file has the label as its name.",
    citations: [.keyPage("smprivilegedexecutables"), .repository("erikberglund/SwiftPrivilegedHelper", "issue 23", .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>SMPrivilegedExecutables</key>\n<dict>\n<key>«com.example.helper»</key>\n<string>identifier com.example.helper and anchor apple generic</string>\n</dict>",
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>identifier com.example.helper and anchor apple generic</string>\n</dict>",
          "My.app/Contents/Library/LaunchServices/com.example.helper": .executable,
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let helpers: [PlacedValue] = bundle.info?["SMPrivilegedExecutables"]?.members, !helpers.isEmpty, ProductFiles.isComplete(bundle)
    else { return }
    let support: String = FilePath.join(bundle.bundle.path, bundle.bundle.layout.supportDirectory)
    let folder: String = FilePath.join(support, "Library/LaunchServices")
    for helper in helpers where !BuildVariable.occurs(in: helper.key) && !bundle.fileSystem.exists(FilePath.join(folder, helper.key)) {
      context.report("the helper '\(helper.key)' is not in Library/LaunchServices", at: .key(helper), help: "copy the tool there")
    }
  }
}
