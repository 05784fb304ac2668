import Linting

struct ArchitectureContradictsCapabilities: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "devices/architecture-contradicts-capabilities", "the required processor does not fit those that the app is built for", .error, .store,
    scope: .of(.iOSApp, .tvOSApp, stage: .product),
    rationale:
      "An app that requires arm64 runs on 64-bit devices alone, so that code for other processors in it is of no use. The other way round, an app "
      + "with code for arm64 alone cannot run on the 32-bit devices that iOS 10 and older systems know, and has to say so. The store compares both "
      + "and refuses the upload.",
    remedy: "Build for arm64 alone and require it, or take arm64 out of the list.",
    citations: [
      .store("ITMS-90503", seenAt: "flutter/flutter#53803"), .store("ITMS-90502", seenAt: "CocoaPods/CocoaPods#4514"),
      .keyPage("uirequireddevicecapabilities"),
    ])

  static var examples: RuleExamples {
    func tree(_ capability: String, _ architectures: [ExampleExecutable.Architecture]) -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          app
            + "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>\(capability)</string>\n</array>"),
        "My.app/My": ExampleExecutable(architectures: architectures).content,
      ])
    }
    return RuleExamples(
      failing: [
        tree("«arm64»", [.armv7, .arm64]),
        .bundle([
          "My.app/Info.plist": .info(
            app + "<key>«UIRequiredDeviceCapabilities»</key>\n<array>\n<string>metal</string>\n</array>\n" + ios10),
          "My.app/My": ExampleExecutable(minimumOS: (10, 0)).content,
        ]),
        .bundle(["My.app/Info.plist": .missing(app + ios10), "My.app/My": ExampleExecutable(minimumOS: (10, 0)).content]),
      ],
      passing: [
        tree("arm64", [.arm64]), tree("metal", [.armv7, .arm64]), tree("armv7", [.armv7, .arm64]), tree("armv7", [.arm64]),
        .bundle([
          "My.app/Info.plist": .info(app + "<key>MinimumOSVersion</key>\n<string>11.0</string>"), "My.app/My": ExampleExecutable().content,
        ]),
      ])
  }

  private static let app: String = "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n"
  private static let ios10: String = "<key>MinimumOSVersion</key>\n<string>10.0</string>"

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, DeviceKeys.isForDevices(info) else { return }
    let wanted: (name: String, place: Place)? = DeviceKeys.capabilities(info).first { $0.name == "arm64" }
    let isForOldDevices: Bool = info.facts.platform == .iOS && info.facts.deploymentTarget.map { $0 < OSVersion(11) } ?? false
    guard wanted != nil || isForOldDevices, let executable: MachOFile = bundle.executable else { return }
    let others: [String] = executable.architectureNames.filter { !$0.hasPrefix("arm64") }
    guard let wanted else {
      guard others.isEmpty, !executable.slices.isEmpty else { return }
      return context.report(
        "there is code for arm64 alone, but arm64 is not required",
        at: info["UIRequiredDeviceCapabilities"].map { .key($0) } ?? info.opening,
        notes: [DiagnosticNote("systems before iOS 11 run on devices without it; the App Store refuses it")],
        help: "add 'arm64' to UIRequiredDeviceCapabilities, or raise the deployment target to 11.0")
    }
    guard !others.isEmpty, others.count < executable.slices.count else { return }
    context.report(
      "arm64 is required, but there is code for \(others.joined(separator: ", ")) too", at: wanted.place,
      notes: [DiagnosticNote("the App Store refuses it")], help: "leave out the code for other processors, or delete 'arm64' from the list")
  }
}
