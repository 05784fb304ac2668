/// Where translations of a value stand.
public enum Localization: Sendable, Hashable {
  /// `InfoPlist.strings`, under the name of the key.
  case byKey
  /// `InfoPlist.strings`, under the value itself.
  case byValue
  /// `ServicesMenu.strings`, under the value itself.
  case servicesMenu
  /// `ServicesMenu.strings`, under the name of the key.
  case servicesMenuByKey
  /// Another table, named here.
  case table(String)
  /// The value names a file that may lie in language directories.
  case localizedFile
  /// A translated value is of no effect or forbidden.
  case never
}
