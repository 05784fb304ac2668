public import AppBundles
import Diagnostics
public import PropertyLists

/// Turns paths into subjects: finds bundles and files, reads each file once and states its facts.
public struct BatchCollector {
  /// The subjects so far.
  public private(set) var batch: LintBatch = LintBatch()
  /// What could not be read.
  public private(set) var errors: [FileError] = []
  /// What was not looked at.
  public private(set) var incompleteness: [String] = []
  private let fileSystem: any FileSystem
  private let target: (String) -> LintTarget
  private let reading: PropertyListReadingOptions
  private var seen: Set<String> = []

  /// Starts with nothing.
  public init(
    fileSystem: any FileSystem, target: LintTarget = LintTarget(), reading: PropertyListReadingOptions = PropertyListReadingOptions()
  ) {
    self.init(fileSystem: fileSystem, reading: reading) { _ in target }
  }

  /// Starts with nothing; `target` is asked what the user says about each file, or each bundle without Info.plist.
  public init(fileSystem: any FileSystem, reading: PropertyListReadingOptions, target: @escaping (String) -> LintTarget) {
    self.fileSystem = fileSystem
    self.target = target
    self.reading = reading
  }

  /// Adds a file, a bundle or a folder.
  public mutating func add(_ path: String) {
    do {
      let info: FileInfo = try fileSystem.info(at: path)
      guard info.kind == .directory else {
        addFile(path)
        return
      }
    } catch {
      errors.append(error)
      return
    }
    let result: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search(path)
    errors += result.errors
    if let words: String = result.incompleteness { incompleteness.append("\(path): \(words)") }
    for family in result.families { batch.families.append(subject(family)) }
    for file in result.files { addFile(file) }
  }

  /// Adds a file that was read elsewhere, such as standard input.
  public mutating func add(_ bytes: SourceBytes, path: String) {
    guard seen.insert(path).inserted else { return }
    batch.files.append(subject(bytes, path: path, bundle: nil))
  }

  private mutating func addFile(_ path: String) {
    guard !seen.contains(path) else { return }
    do {
      let bytes: SourceBytes = try fileSystem.read(path, limit: reading.limits.byteCount)
      guard !Self.isExecutable(bytes) else {
        incompleteness.append(
          "\(path): this is an executable; 'infoplist extract' takes the property list out of it, which a program needs for an identifier and "
            + "purpose strings of its own")
        return
      }
      add(bytes, path: path)
    } catch {
      errors.append(error)
    }
  }

  /// Whether a file starts as a Mach-O file does; one for several processors starts as a Java class does, but with a small number behind.
  private static func isExecutable(_ bytes: SourceBytes) -> Bool {
    guard bytes.count >= 8 else { return false }
    switch (0..<4).map({ bytes[$0] }) {
    case [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xFE, 0xED, 0xFA, 0xCF], [0xFE, 0xED, 0xFA, 0xCE]: return true
    case [0xCA, 0xFE, 0xBA, 0xBE]: return bytes[4] == 0 && bytes[5] == 0 && bytes[6] == 0 && bytes[7] < 30
    default: return false
    }
  }

  private mutating func subject(_ family: BundleFamily) -> FamilySubject {
    FamilySubject(family: family, bundles: family.members.map { subject($0.bundle) })
  }

  /// A bundle with its Info.plist read.
  private mutating func subject(_ bundle: AppBundle) -> BundleSubject {
    var file: FileSubject?
    if let path: String = bundle.info.path ?? bundle.info.nameDifferences.first?.path, seen.insert(path).inserted {
      do {
        file = subject(try fileSystem.read(path, limit: reading.limits.byteCount), path: path, bundle: bundle)
      } catch {
        errors.append(error)
      }
    }
    let empty: PropertyListDocument = PropertyListDocument(reading: SourceBytes([]))
    let facts: Facts = file?.facts ?? Facts(of: empty, path: bundle.path, bundle: bundle, target: target(bundle.path))
    return BundleSubject(bundle: bundle, file: file, facts: facts, fileSystem: fileSystem)
  }

  private func subject(_ bytes: SourceBytes, path: String, bundle: AppBundle?) -> FileSubject {
    let document: PropertyListDocument = PropertyListDocument(reading: bytes, options: reading)
    return FileSubject(path: path, document: document, facts: Facts(of: document, path: path, bundle: bundle, target: target(path)))
  }
}
