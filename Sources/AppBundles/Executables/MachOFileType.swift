/// What a Mach-O file is for. The numbers are those of the format.
public enum MachOFileType: Int, Sendable, Hashable, CaseIterable {
  /// Compiled code that is not linked.
  case object = 1
  /// A program.
  case executable = 2
  /// A shared library of the oldest kind.
  case fixedLibrary = 3
  /// The memory of a process that ended.
  case core = 4
  /// Firmware.
  case preloaded = 5
  /// A dynamic library, also that of a framework.
  case dynamicLibrary = 6
  /// The dynamic linker.
  case dynamicLinker = 7
  /// A loadable bundle, such as a plug-in.
  case bundle = 8
  /// A dynamic library without code, to link against.
  case libraryStub = 9
  /// Debug symbols.
  case debugSymbols = 10
  /// A kernel extension.
  case kernelExtension = 11
  /// A kernel with its extensions.
  case fileSet = 12

  /// The type in a sentence.
  public var title: String {
    switch self {
    case .object: "object file"
    case .executable: "executable"
    case .fixedLibrary: "fixed shared library"
    case .core: "core file"
    case .preloaded: "preloaded executable"
    case .dynamicLibrary: "dynamic library"
    case .dynamicLinker: "dynamic linker"
    case .bundle: "loadable bundle"
    case .libraryStub: "library stub"
    case .debugSymbols: "debug symbols"
    case .kernelExtension: "kernel extension"
    case .fileSet: "kernel collection"
    }
  }
}
