import Linting

struct TemplateCopyright: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/template-copyright", "the copyright line names the company of a template", .warning, .store,
    rationale:
      "The line stands in the About window and in the store. A name that a template left behind shows everybody that nobody looked.",
    remedy: "Write the owner of the rights.",
    citations: [.reference(.coreFoundation), Citation(.keyPage("nshumanreadablecopyright"), .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSHumanReadableCopyright</key>\n<string>«Copyright © 2014 __MyCompanyName__. All rights reserved.»</string>",
        "<key>NSHumanReadableCopyright</key>\n<string>«© 2020 Your Company»</string>",
      ],
      passing: [
        "<key>NSHumanReadableCopyright</key>\n<string>© 2020 Trail Works</string>",
        "<key>NSHumanReadableCopyright</key>\n<string>© $(YEAR) $(COMPANY)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["NSHumanReadableCopyright", "CFBundleGetInfoString"] {
      guard let value: PlacedValue = info[key], let text: String = value.string else { continue }
      let lower: String = text.lowercased()
      guard let name: String = Self.names.first(where: lower.contains) else { continue }
      context.report("'\(key)' still says '\(name)'", at: .content(value), help: "write the owner of the rights")
    }
  }

  private static let names: [String] = [
    "__mycompanyname__", "your company", "my company", "yourcompany", "<your name>", "your name here", "organization name", "<#",
    "_organization",
    "%organization", "acme inc",
  ]
}
