import AppBundles
import Diagnostics
import Synchronization

/// The executable of a bundle, read when the first rule asks for it and then kept for the others.
final class LazyExecutable: Sendable {
  private struct State {
    var headers: MachOFile??
    var names: MachOFile??
  }

  private let path: String?
  private let fileSystem: any FileSystem
  private let state: Mutex<State> = Mutex(State())

  init(path: String?, in fileSystem: any FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
  }

  var headers: MachOFile? {
    state.withLock { state in
      if let known: MachOFile? = state.headers ?? state.names { return known }
      let file: MachOFile? = read(MachOReadingOptions())
      state.headers = .some(file)
      return file
    }
  }

  var names: MachOFile? {
    state.withLock { state in
      if let known: MachOFile? = state.names { return known }
      let file: MachOFile? = read(MachOReadingOptions(includesNames: true))
      state.names = .some(file)
      return file
    }
  }

  private func read(_ options: MachOReadingOptions) -> MachOFile? {
    guard let path, let source: any RandomAccessSource = try? fileSystem.source(at: path) else { return nil }
    return MachOFile(reading: source, options: options)
  }
}
