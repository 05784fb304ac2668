import Linting

struct VariantOfAnotherType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/variant-of-another-type", "a variant of a key has another type than the plain key", .warning, .invalid,
    rationale:
      "A variant takes the place of the plain key as a whole. Code that reads the key expects one type, whichever device it runs on.",
    remedy: "Write both values in the type that the key takes.", citations: [.reference(.about)], requirements: ["R-VAR-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>UIRequiredDeviceCapabilities</key>\n<array/>\n<key>UIRequiredDeviceCapabilities~ipad</key>\n«<dict/>»"
      ],
      passing: [
        "<key>UILaunchStoryboardName</key>\n<string>Launch</string>\n<key>UILaunchStoryboardName~ipad</key>\n<string>Wide</string>",
        .info(
          "<key>UILaunchStoryboardName</key>\n<string>Launch</string>\n<key>UILaunchStoryboardName~ipad</key>\n<array/>",
          note: "values/wrong-type tells it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && VariantSuffix.isKnown(item.suffix) {
      guard let plain: PlacedValue = info[item.base], plain.kind != item.value.kind, !plain.isVariable, !item.value.isVariable else {
        continue
      }
      // A type that the key does not take at all is told by the rules about values.
      if let schema: ValueSchema = item.schema, !schema.accepts(item.value.kind) { continue }
      context.report(
        "'\(item.value.key)' is \(item.value.kind.phrase), but '\(item.base)' is \(plain.kind.phrase)", at: .value(item.value),
        help: "write both in the same type")
    }
  }
}
