import Linting

/// The versions of the parts of an app.
enum AppVersions {
  /// Reports the parts whose value of a key differs from that of the app around them.
  static func compare(_ key: String, in family: FamilySubject, _ context: inout RuleContext) {
    for part in family.parts where part.belongsToApp {
      guard let app: BundleSubject = part.app, let wanted: String = app.info?.literal(key), !wanted.isEmpty else { continue }
      guard let value: PlacedValue = part.bundle.info?[key], let text: String = value.literal, !text.isEmpty, text != wanted else {
        continue
      }
      context.report(
        "\(key) '\(text)' of \(part.words) differs from '\(wanted)' of the app", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote(part.role == .watchApp ? "the App Store refuses it" : "the App Store warns about it")],
        help: "give both the same version", severity: part.role == .watchApp ? .error : nil)
    }
  }
}
