import AppBundles
import ArgumentParser
import Diagnostics
import LocalFileSystem
import PropertyLists

/// `infoplist extract`: the property list inside an executable.
struct ExtractCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "extract", abstract: "Prints the property list inside an executable.",
    discussion: """
      Command-line tools have no bundle; their Info.plist stands in the section __TEXT,__info_plist. It is written as it is found, or in \
      another format with --output-format. A bundle or an archive stands for its main executable.

      Exit codes: 0 printed, 1 the executable has no property list inside, 2 it cannot be read or is no Mach-O file, 64 wrong usage.

      EXAMPLES
        infoplist extract /usr/local/bin/tool
        infoplist extract tool --arch arm64 --output-format json
        infoplist extract tool | infoplist check -
        infoplist extract MyTool.app
      """)

  @Argument(help: "A Mach-O executable, or a bundle or archive with one.", completion: .file())
  var tool: String

  @Option(help: ArgumentHelp("The architecture, such as arm64; by default the first that has a property list.", valueName: "name"))
  var arch: String?

  @Option(name: .customLong("output-format"), help: "Write xml, binary, openstep, strings or json instead of the bytes as they are.")
  var outputFormat: FormatArgument?

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file; '-' is standard output.", valueName: "file"))
  var output: String = "-"

  func run() throws {
    let source: any RandomAccessSource = try opened()
    guard let file: MachOFile = MachOFile(reading: source) else { throw CommandFailure.unusable("\(tool) is no Mach-O executable") }
    let bytes: SourceBytes
    if let arch {
      guard let slice: MachOSlice = file.slices.first(where: { $0.architecture.description == arch }) else {
        throw CommandFailure.negative("\(tool) has no code for '\(arch)'; it has \(file.architectureNames.joined(separator: ", "))")
      }
      guard let found: SourceBytes = slice.embeddedInfo else {
        throw CommandFailure.negative("\(tool) has no property list inside for '\(arch)'")
      }
      bytes = found
    } else {
      guard let found: SourceBytes = file.embeddedInfo else {
        if let finding: Diagnostic = file.diagnostics.first { throw CommandFailure.unusable("\(tool): \(finding.message)") }
        throw CommandFailure.negative("\(tool) has no property list inside")
      }
      bytes = found
    }
    guard let outputFormat else { return try FileAccess.write(trimmed(bytes), to: output) }
    guard let root: PropertyListNode = PropertyListDocument(reading: SourceBytes(trimmed(bytes))).root else {
      throw CommandFailure.unusable("the property list inside \(tool) cannot be read")
    }
    try Conversion.write(root, as: outputFormat.format, options: Conversion.Options(), to: output, name: tool)
  }

  /// The executable: the file itself, a member of an archive, or the main executable of a bundle.
  private func opened() throws -> any RandomAccessSource {
    let (fileSystem, _) = LocalFileSystem().openingArchives(among: [tool] + BundleAccess.archive(leadingTo: tool))
    var path: String = tool
    var opened: any FileSystem = fileSystem
    if fileSystem.kind(at: tool) == .directory {
      let access: BundleAccess = try BundleAccess(tool)
      let bundle: AppBundle = try access.mainBundle()
      opened = access.fileSystem
      guard let executable: String = BundleContents(of: bundle, in: opened).executablePath else {
        throw CommandFailure.unusable("\(bundle.path) has no executable")
      }
      path = executable
    }
    do throws(FileError) {
      return try opened.source(at: path)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
  }

  /// The bytes without the zeros with which linkers fill a section.
  private func trimmed(_ bytes: SourceBytes) -> [UInt8] {
    var result: [UInt8] = bytes.array
    guard !result.starts(with: Array("bplist".utf8)) else { return result }
    while result.last == 0 { result.removeLast() }
    return result
  }
}
