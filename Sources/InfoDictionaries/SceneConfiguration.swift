public import PropertyLists

/// A scene that an app shows: an element of the lists of `UISceneConfigurations`.
public struct SceneConfiguration: Sendable, Hashable, InfoReadable {
  /// The dictionary itself, for keys that have no property here.
  public let info: InfoDictionary

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> SceneConfiguration {
    SceneConfiguration(info: try InfoDictionary.read(value, at: path))
  }

  /// `UISceneConfigurationName`.
  public var name: String? { get throws(InfoValueError) { try info.value("UISceneConfigurationName") } }
  /// `UISceneClassName`.
  public var sceneClass: String? { get throws(InfoValueError) { try info.value("UISceneClassName") } }
  /// `UISceneDelegateClassName`.
  public var delegateClass: String? { get throws(InfoValueError) { try info.value("UISceneDelegateClassName") } }
  /// `UISceneStoryboardFile`.
  public var storyboard: String? { get throws(InfoValueError) { try info.value("UISceneStoryboardFile") } }
}
