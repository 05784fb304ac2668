/// A library that an executable is linked with.
public struct MachOLibrary: Sendable, Hashable {
  /// How much the executable needs it.
  public enum Linkage: String, Sendable, Hashable, CaseIterable {
    /// It must be there.
    case required
    /// It may be missing.
    case weak
    /// It is passed on to whoever links with this library.
    case reexported
    /// It is loaded when first used.
    case lazy
    /// It depends on this library in turn.
    case upward
  }

  /// Its install name, such as `/System/Library/Frameworks/UIKit.framework/UIKit` or `@rpath/Kit.framework/Kit`.
  public let path: String
  /// How much the executable needs it.
  public let linkage: Linkage
  /// The version of the library at link time.
  public let currentVersion: MachOVersion
  /// The oldest version that will do.
  public let compatibilityVersion: MachOVersion

  /// The name of a framework or of a library without folders and extensions: `UIKit`.
  public var name: String {
    let last: String = FilePath.lastName(path)
    return last.hasSuffix(".dylib") ? FilePath.stem(last) : last
  }
}
