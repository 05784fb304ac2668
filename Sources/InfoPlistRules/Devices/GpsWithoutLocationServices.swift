import Linting

struct GpsWithoutLocationServices: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/gps-without-location-services", "gps is required without location-services", .info, .style,
    rationale:
      "The precise hardware is of use only together with the services that read it; both are to be required.",
    remedy: "Add location-services.",
    citations: [.reference(.iOS), .keyPage("uirequireddevicecapabilities")],
    requirements: ["R-IOS-070"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«gps»</string>\n</array>")
      ],
      passing: [
        "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>gps</string>\n<string>location-services</string>\n</array>",
        "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>location-services</string>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let all: [(name: String, place: Place)] = DeviceKeys.capabilities(info)
    guard let gps = all.first(where: { $0.name == "gps" }), !all.contains(where: { $0.name == "location-services" }) else { return }
    context.report("'gps' is required without 'location-services'", at: gps.place, help: "add 'location-services'")
  }
}
