import Linting

struct TaskIdentifiersWithoutMode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/task-identifiers-without-mode", "task identifiers are listed, but no mode lets the tasks run", .warning, .runtime,
    scope: RuleScope(platforms: [.iOS, .tvOS, .visionOS]),
    rationale:
      "The scheduler refuses refresh tasks without the mode 'fetch' and processing tasks without 'processing'. Only "
      + "tasks that people start and that go on in the background, which came with iOS 26, need neither.",
    remedy: "Add fetch or processing to UIBackgroundModes, or delete the identifiers.",
    citations: [
      .applePage("backgroundtasks/bgtaskscheduler/error/notpermitted"),
      .repository("Rapsssito/react-native-background-actions", "issue 129", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«BGTaskSchedulerPermittedIdentifiers»</key>\n<array>\n<string>com.example.clean</string>\n</array>", platform: .iOS),
        .info(
          "<key>«BGTaskSchedulerPermittedIdentifiers»</key>\n<array>\n<string>com.example.clean</string>\n</array>\n<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>",
          platform: .iOS),
      ],
      passing: [
        .info(
          "<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.clean</string>\n</array>\n<key>UIBackgroundModes</key>\n<array>\n<string>fetch</string>\n</array>",
          platform: .iOS),
        .info(
          "<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.export.*</string>\n</array>", platform: .iOS,
          note: "a task that goes on in the background"),
        .info(
          "<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.export</string>\n</array>", stage: .product,
          platform: .iOS, deploymentTarget: "26.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["BGTaskSchedulerPermittedIdentifiers"], !list.elements.isEmpty else { return }
    guard !BackgroundModes.isVariable(info), BackgroundModes.mode("processing", in: info) == nil,
      BackgroundModes.mode("fetch", in: info) == nil
    else { return }
    if list.elements.contains(where: { $0.string?.hasSuffix("*") == true }) { return }
    if let target: OSVersion = info.facts.deploymentTarget, target >= OSVersion(26) { return }
    if let sdk: OSVersion = info.facts.sdk, sdk >= OSVersion(26) { return }
    context.report(
      "no background mode lets the listed tasks run", at: .key(list),
      help: "add 'fetch' or 'processing' to UIBackgroundModes, or delete the identifiers",
      severity: info.facts.stage == .source ? .info : nil)
  }
}
