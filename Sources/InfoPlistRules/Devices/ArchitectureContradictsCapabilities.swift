import Linting

struct ArchitectureContradictsCapabilities: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "devices/architecture-contradicts-capabilities", "the required processor does not fit those that the app is built for", .error, .store,
    scope: .of(.iOSApp, .tvOSApp, stage: .product),
    rationale:
      "An app that requires arm64 runs on 64-bit devices alone, so that code for other processors in it is of no use. The store compares both and "
      + "refuses the upload.",
    remedy: "Build for arm64 alone, or take arm64 out of the list.",
    citations: [
      .store("ITMS-90503", seenAt: "flutter/flutter#53803"), .keyPage("uirequireddevicecapabilities"),
    ])

  static var examples: RuleExamples {
    func tree(_ capability: String, _ architectures: [ExampleExecutable.Architecture]) -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n"
            + "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>\(capability)</string>\n</array>"),
        "My.app/My": ExampleExecutable(architectures: architectures).content,
      ])
    }
    return RuleExamples(
      failing: [tree("«arm64»", [.armv7, .arm64])],
      passing: [tree("arm64", [.arm64]), tree("metal", [.armv7, .arm64]), tree("armv7", [.armv7, .arm64]), tree("armv7", [.arm64])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, DeviceKeys.isForDevices(info) else { return }
    guard let wanted = DeviceKeys.capabilities(info).first(where: { $0.name == "arm64" }), let executable: MachOFile = bundle.executable
    else {
      return
    }
    let others: [String] = executable.architectureNames.filter { !$0.hasPrefix("arm64") }
    guard !others.isEmpty, others.count < executable.slices.count else { return }
    context.report(
      "arm64 is required, but there is code for \(others.joined(separator: ", ")) too", at: wanted.place,
      notes: [DiagnosticNote("the App Store refuses it")], help: "leave out the code for other processors, or delete 'arm64' from the list")
  }
}
