import Linting

struct HandWrittenBuildKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/hand-written-build-key", "a source holds a key that the build writes", .info, .build, scope: .sources,
    rationale:
      "The build writes the key from its settings and replaces what stands in the source, or the value gets out of step with what was built.",
    remedy: "Delete the key and set the build setting.",
    citations: [.reference(.iOS), .reference(.launchServices), Citation(.swiftBuild)],
    requirements: ["R-IOS-022", "R-LS-045", "R-CF-020", "R-IOS-045"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>\n<key>«DTXcode»</key>\n<string>1500</string>",
          fixed: "<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>"),
        "<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>\n<key>«UIDeviceFamily»</key>\n<array>\n<integer>1</integer>\n</array>",
      ],
      passing: [
        "<key>CFBundleInfoDictionaryVersion</key>\n<string>6.0</string>",
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>DTXcode</key>\n<string>1500</string>", note: "not one of Xcode's sources"),
        .info("<key>CFBundleName</key>\n<string>$(NAME)</string>\n<key>DTXcode</key>\n<string>1500</string>", stage: .product),
        "<key>MinimumOSVersion</key>\n<string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // Other build systems take these keys from the source; only Xcode's is meant, whose settings occur in the file.
    let isXcodeSource: Bool = info.entries.contains { $0.string.flatMap(BuildVariable.firstReference(in:)) != nil }
    guard isXcodeSource else { return }
    for item in info.cataloged where item.parent == nil && item.standing == .known {
      guard let entry: InfoPlistKey = item.entry, entry.author == .build, !item.value.isVariable else { continue }
      // Every template holds this one, with the only value that there is.
      if entry.name == "CFBundleInfoDictionaryVersion" { continue }
      context.report(
        "the build writes '\(item.value.key)'", at: .key(item.value),
        help: entry.buildSettings.isEmpty ? "delete it" : "delete it, and set \(entry.buildSettings.joined(separator: " or "))",
        fixes: [.remove(item.value)])
    }
  }
}
