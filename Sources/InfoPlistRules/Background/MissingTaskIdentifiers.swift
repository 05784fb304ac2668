import Linting

struct MissingTaskIdentifiers: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/missing-task-identifiers", "the mode processing is set, but no task identifiers are listed", .error, .store,
    scope: .anywhere,
    rationale:
      "With 'processing' in UIBackgroundModes the App Store asks for the identifiers of the tasks in "
      + "BGTaskSchedulerPermittedIdentifiers, and refuses uploads without them. The system starts only tasks that are "
      + "listed there.",
    remedy: "List the identifiers that the code registers, or drop the mode.",
    citations: [
      .store("ITMS-90771", seenAt: "fluttercommunity/flutter_workmanager#105"), .store("ITMS-90771", seenAt: "expo/expo#32396"),
      .keyPage("bgtaskschedulerpermittedidentifiers"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>fetch</string>\n<string>«processing»</string>\n</array>"),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«processing»</string>\n</array>\n<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array/>"
        ),
      ],
      passing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>processing</string>\n</array>\n<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.clean</string>\n</array>"
        ),
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>fetch</string>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let mode: PlacedValue = BackgroundModes.mode("processing", in: info) else { return }
    if let list: PlacedValue = info["BGTaskSchedulerPermittedIdentifiers"], list.kind != .array || !list.elements.isEmpty { return }
    context.report(
      "'processing' needs identifiers in BGTaskSchedulerPermittedIdentifiers", at: .content(mode),
      notes: [DiagnosticNote("the App Store refuses the upload")], help: "list the identifiers that the code registers, or drop the mode")
  }
}
