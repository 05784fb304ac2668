import ArgumentParser
import Diagnostics
import InfoPlistKit
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
    let access: BundleAccess = try BundleAccess(tool)
    let found: EmbeddedInfo = try access.answer { try $0.embeddedInfo(in: access.path, architecture: arch) }
    if arch == nil, !found.differingArchitectures.isEmpty {
      let others: String = found.differingArchitectures.joined(separator: ", ")
      CurrentConsole.console.writeError(
        "infoplist: \(found.executable): this is the property list for \(found.architecture); that for \(others) differs, see --arch\n")
    }
    if let outputFormat {
      guard let root: PropertyListNode = PropertyListDocument(reading: found.bytes).root else {
        throw CommandFailure.unusable("the property list inside \(found.executable) cannot be read")
      }
      try Conversion.write(root, as: outputFormat.format, options: Conversion.Options(), to: output, name: tool)
    } else {
      try FileAccess.write(found.bytes.array, to: output)
    }
    try access.requireCompleteness(found.problems)
  }
}
