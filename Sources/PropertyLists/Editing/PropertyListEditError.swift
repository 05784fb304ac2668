/// Why an edit cannot be made. Nothing has been changed then.
public struct PropertyListEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A step of the path leads nowhere.
    case notFound
    /// A step of the path needs another kind of container than the one that is there.
    case wrongKind
    /// The place is taken.
    case alreadyExists
    /// The path cannot be meant for this edit.
    case invalidPath
    /// The format or the encoding of the file cannot hold the value.
    case unrepresentable
    /// The file has errors that make the edit unsafe.
    case unreadable
  }

  /// What kind of mistake it is.
  public var reason: Reason
  /// The place that the message is about.
  public var path: PropertyListPath
  /// What was expected and found. Lower-case start, no full stop.
  public var message: String
  /// What to do; nil when the message says it.
  public var help: String?

  /// The message and the help in one line.
  public var description: String {
    message + (help.map { "; \($0)" } ?? "")
  }
}

/// Wordings.
extension PropertyListEditError {
  private static func name(_ path: PropertyListPath) -> String {
    path.components.isEmpty ? "the root" : "'\(path)'"
  }

  static func noRoot() -> PropertyListEditError {
    PropertyListEditError(
      reason: .unreadable, path: .root, message: "the file holds no value that could be edited",
      help: "set the root, or repair the file first")
  }

  static func notFound(_ path: PropertyListPath, under parent: PropertyListPath, help: String? = nil) -> PropertyListEditError {
    PropertyListEditError(reason: .notFound, path: path, message: "there is no \(name(path)) in \(name(parent))", help: help)
  }

  static func outOfRange(_ path: PropertyListPath, count: Int, help: String? = nil) -> PropertyListEditError {
    let size: String = count == 1 ? "one element" : count == 0 ? "no element" : "\(count) elements"
    return PropertyListEditError(
      reason: .notFound, path: path, message: "there is no \(name(path)): the array has \(size)", help: help)
  }

  static func wrongKind(_ path: PropertyListPath, found: PropertyListKind, wanted: String, help: String? = nil) -> PropertyListEditError {
    PropertyListEditError(
      reason: .wrongKind, path: path, message: "\(name(path)) is \(found.phrase), not \(wanted)", help: help)
  }

  static func alreadyExists(_ path: PropertyListPath, help: String) -> PropertyListEditError {
    PropertyListEditError(reason: .alreadyExists, path: path, message: "\(name(path)) exists already", help: help)
  }

  static func invalidPath(_ path: PropertyListPath, _ message: String, help: String? = nil) -> PropertyListEditError {
    PropertyListEditError(reason: .invalidPath, path: path, message: message, help: help)
  }

  static func unrepresentable(_ message: String, help: String? = nil) -> PropertyListEditError {
    PropertyListEditError(reason: .unrepresentable, path: .root, message: message, help: help)
  }

  static func unreadable(_ path: PropertyListPath, _ message: String) -> PropertyListEditError {
    PropertyListEditError(
      reason: .unreadable, path: path, message: message, help: "repair the errors of the file first; 'check' lists them")
  }

  func at(_ path: PropertyListPath) -> PropertyListEditError {
    var error: PropertyListEditError = self
    if error.path.components.isEmpty { error.path = path }
    return error
  }
}
