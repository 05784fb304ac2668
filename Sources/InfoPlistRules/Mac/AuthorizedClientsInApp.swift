import Linting

struct AuthorizedClientsInApp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/authorized-clients-in-app", "an app lists the clients of a privileged helper", .info, .style,
    scope: RuleScope(products: [.macOSApp]),
    rationale:
      "SMAuthorizedClients is read in the property list that is built into the helper. In the app it does nothing.",
    remedy: "Move the key to the Info.plist of the helper.",
    citations: [.keyPage("smauthorizedclients")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«SMAuthorizedClients»</key>\n<array>\n<string>identifier com.example.helper and anchor apple generic</string>\n</array>",
          product: .macOSApp)
      ],
      passing: [
        .info(
          "<key>SMAuthorizedClients</key>\n<array>\n<string>identifier com.example.helper and anchor apple generic</string>\n</array>",
          product: .commandLineTool),
        .info("<key>SMAuthorizedClients</key>\n<array>\n<string>identifier com.example.helper and anchor apple generic</string>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SMAuthorizedClients"] else { return }
    context.report("SMAuthorizedClients does nothing in an app", at: .key(value), help: "move it to the Info.plist of the helper")
  }
}
