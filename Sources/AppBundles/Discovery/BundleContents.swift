public import Diagnostics
public import PropertyLists

/// What stands in a bundle, as far as names, headers and its Info.plist tell. Bundles inside it are left out.
public struct BundleContents: Sendable {
  /// How much is read.
  public struct Options: Sendable, Hashable {
    /// How much of the executable is read.
    public var executable: MachOReadingOptions
    /// The most bytes of Info.plist.
    public var infoByteCount: Int
    /// Whether files are counted and their sizes added.
    public var countsFiles: Bool
    /// The most names that are counted.
    public var entryCount: Int

    /// The defaults: headers of the executable, 64 MiB of Info.plist, at most 500,000 files counted.
    public init(
      executable: MachOReadingOptions = MachOReadingOptions(), infoByteCount: Int = 64 << 20, countsFiles: Bool = true,
      entryCount: Int = 500_000
    ) {
      self.executable = executable
      self.infoByteCount = infoByteCount
      self.countsFiles = countsFiles
      self.entryCount = entryCount
    }
  }

  /// The bundle.
  public let bundle: AppBundle
  /// Its Info.plist; nil when there is none or it cannot be read.
  public let info: PropertyListDocument?
  /// Its `PkgInfo`.
  public let packageInfo: PackageInfo?
  /// The name that the executable has; never empty.
  public let executableName: String
  /// Path of the executable; nil when no usual place has it.
  public let executablePath: String?
  /// The headers of the executable; nil when it is missing or no Mach-O file.
  public let executable: MachOFile?
  /// The folders of languages, sorted by name.
  public let localizations: [LocalizationFolder]
  /// How many files it has, without those of bundles inside it; nil unless counted.
  public let fileCount: Int?
  /// The bytes of these files; nil unless counted.
  public let byteCount: Int?
  /// What is wrong with the executable, and why Info.plist cannot be read; findings of Info.plist itself are in its document.
  public let diagnostics: [Diagnostic]

  /// Looks into a bundle.
  public init(of bundle: AppBundle, in fileSystem: any FileSystem, options: Options = Options()) {
    var findings: [Diagnostic] = []
    self.bundle = bundle
    var info: PropertyListDocument?
    if let path: String = bundle.info.path {
      do throws(FileError) {
        info = PropertyListDocument(reading: try fileSystem.read(path, limit: options.infoByteCount))
      } catch {
        findings.append(.unreadableInfo(error))
      }
    }
    self.info = info
    packageInfo = PackageInfo(ofBundle: bundle.path, in: fileSystem)
    executableName = Self.executableName(of: bundle, info?.root)
    executablePath = Self.executablePath(of: bundle, named: executableName, in: fileSystem)
    var executable: MachOFile?
    if let path: String = executablePath {
      do throws(FileError) {
        executable = MachOFile(reading: try fileSystem.source(at: path), options: options.executable)
      } catch {
        findings.append(.unreadableExecutable(error.words, in: path))
      }
      findings += (executable?.diagnostics ?? []).map { finding in
        var finding: Diagnostic = finding
        finding.file = path
        return finding
      }
    }
    self.executable = executable
    localizations = bundle.localizationFolders(in: fileSystem)
    diagnostics = findings
    let total: (files: Int, bytes: Int)? = options.countsFiles ? Self.count(bundle.path, fileSystem, options.entryCount) : nil
    fileCount = total?.files
    byteCount = total?.bytes
  }

  /// `CFBundleExecutable`, or `NSExecutable` only where that key is missing; else the name of the bundle without its extension.
  private static func executableName(of bundle: AppBundle, _ root: PropertyListNode?) -> String {
    let value: PropertyListNode? = root?["CFBundleExecutable"] ?? root?["NSExecutable"]
    if let name: String = value?.string, !name.isEmpty { return name }
    return FilePath.stem(bundle.path)
  }

  /// The executable of a bundle, or the symbols of a `.dSYM`, of which the first file by name counts.
  private static func executablePath(of bundle: AppBundle, named name: String, in fileSystem: any FileSystem) -> String? {
    switch bundle.kind {
    case .archive, .xcframework: return nil
    case .debugSymbols:
      let directory: String = bundle.resourcePath("DWARF")
      let files: [DirectoryEntry] = ((try? fileSystem.entries(of: directory)) ?? []).filter { $0.kind == .file }
      return files.map(\.name).min().map { FilePath.join(directory, $0) }
    default: return bundle.executablePath(named: name, in: fileSystem)
    }
  }

  private static func count(_ path: String, _ fileSystem: any FileSystem, _ limit: Int) -> (files: Int, bytes: Int) {
    var files: Int = 0
    var bytes: Int = 0
    var seen: Int = 0
    var stack: [(path: String, depth: Int)] = [(path, 0)]
    while let (directory, depth): (String, Int) = stack.popLast(), seen <= limit {
      for entry in (try? fileSystem.entries(of: directory)) ?? [] {
        seen += 1
        let path: String = FilePath.join(directory, entry.name)
        switch entry.kind {
        case .directory: if depth < 64, BundleKind(name: entry.name) == nil { stack.append((path, depth + 1)) }
        case .file:
          files += 1
          bytes = bytes.addingReportingOverflow((try? fileSystem.info(at: path))?.size ?? 0).partialValue
        case .symbolicLink, .other: break
        }
      }
    }
    return (files, bytes)
  }
}

extension Diagnostic {
  fileprivate static func unreadableInfo(_ error: FileError) -> Diagnostic {
    Diagnostic("bundle/unreadable-info", .error, "the Info.plist cannot be read: \(error)", file: error.path)
  }

  fileprivate static func unreadableExecutable(_ words: String, in path: String) -> Diagnostic {
    Diagnostic("executable/unreadable", .error, "the executable cannot be read: \(words)", file: path)
  }
}
