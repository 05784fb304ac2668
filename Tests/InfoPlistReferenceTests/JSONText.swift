import DiagnosticReporting
import InfoPlistCatalog
import InfoPlistReference

enum JSONText {
  static func key(_ key: InfoPlistKey) -> String { JSONOutput.key(key).compact }
}
