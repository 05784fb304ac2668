import Linting

struct DebugEnvironment: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/debug-environment", "a finished app runs with switches for debugging", .warning, .runtime, scope: .products,
    rationale:
      "Switches that find errors of memory or print what happens make the app slow, fill the disk or write what it does into logs. They are for "
      + "the scheme in Xcode, not for products.",
    remedy: "Delete the variable, and set it in the scheme.",
    citations: [
      .reference(.launchServices), Citation("Technical Note TN2124, Mac OS X Debugging Magic"), Citation("manual page of malloc on macOS"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>LSEnvironment</key>\n<dict>\n<key>«NSZombieEnabled»</key>\n<string>YES</string>\n</dict>", stage: .product)
      ],
      passing: [
        .info("<key>LSEnvironment</key>\n<dict>\n<key>MallocNanoZone</key>\n<string>0</string>\n</dict>", stage: .product),
        .info("<key>LSEnvironment</key>\n<dict>\n<key>NSZombieEnabled</key>\n<string>NO</string>\n</dict>", stage: .product),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info["LSEnvironment"]?.members ?? [] where Self.names.contains(entry.key) || entry.key.hasPrefix("DYLD_PRINT_") {
      if let text: String = entry.string, Shapes.boolean(text) == false { continue }
      context.report("'\(entry.key)' is a switch for debugging", at: .key(entry), help: "delete it, and set it in the scheme of Xcode")
    }
  }

  private static let names: Set<String> = [
    "NSZombieEnabled", "MallocStackLogging", "MallocStackLoggingNoCompact", "MallocScribble", "MallocGuardEdges", "MallocPreScribble",
    "NSDebugEnabled", "OBJC_PRINT_LOAD_METHODS", "OBJC_PRINT_IMAGES", "OBJC_PRINT_CLASS_SETUP", "CFNETWORK_DIAGNOSTICS",
    "OS_ACTIVITY_DT_MODE",
    "MTL_DEBUG_LAYER", "METAL_DEVICE_WRAPPER_TYPE", "CG_NUMERICS_SHOW_BACKTRACE", "LIBDISPATCH_LOG", "NSShowNonLocalizedStrings",
    "NSShowAllViews", "NSDoubleLocalizedStrings",
  ]
}
