import AppBundles
import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistResolution
import LocalFileSystem
import PropertyLists
import SystemModel
import TransportSecurityProbe

/// `infoplist ats suggest`: the smallest exceptions with which some loads work.
struct TransportSecuritySuggestCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "suggest", abstract: "Finds the smallest exceptions with which loads work, and says what they risk.",
    discussion: """
      What is known about the servers is told by the options, which hold for all https addresses given; an http address needs plain HTTP. With \
      --probe the servers are asked instead: each address is loaded under the rules of the system and then under one exception after the other, \
      one GET for each step, never with cookies or credentials. Taking any part of the suggestion out breaks one of the loads.

      --into adds the exceptions to the dictionary of an app, in such a way that nothing that worked stops working: what works already gets no \
      exception, and a host that an entry with subdomains covers takes along what that entry says. The file stays as it is without --in-place or \
      --output; --diff shows what would change.

      Exit codes: 0 the loads work, with the suggestion or without one; 1 one of them cannot work; 2 a file cannot be read or written, or there is \
      no TLS engine; 64 wrong usage.

      EXAMPLES
        infoplist ats suggest http://media.example.com
        infoplist ats suggest https://old.example.com --server-tls 1.0 --os 16
        infoplist ats suggest --probe https://example.com --into Info.plist --diff
      """)

  @Argument(help: ArgumentHelp("Addresses.", valueName: "url"))
  var urls: [String]

  @Option(help: ArgumentHelp("The newest TLS that the servers speak: 1.0, 1.1, 1.2 or 1.3.", valueName: "version"))
  var serverTLS: TLSVersionArgument?

  @Flag(help: "The servers have no cipher suite with forward secrecy.")
  var noForwardSecrecy: Bool = false

  @Flag(help: "The system does not trust the certificates of the servers; code of the app judges them.")
  var untrusted: Bool = false

  @Flag(help: "Connect to the servers and find out what they need.")
  var probe: Bool = false

  @OptionGroup(title: "Options of --probe") var connection: ProbeArguments

  @Option(
    help: ArgumentHelp("Add the exceptions to this property list, or to that of this bundle.", valueName: "path"), completion: .file())
  var into: String?

  @Flag(help: "Show what would change in the file, as a unified diff.")
  var diff: Bool = false

  @Flag(help: "Replace the file, in one step.")
  var inPlace: Bool = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the changed file goes; '-' is standard output.", valueName: "path"))
  var output: String?

  @OptionGroup var target: TransportSecurityOptions

  @Flag(help: "Write JSON.")
  var json: Bool = false

  func validate() throws {
    if probe, serverTLS != nil || noForwardSecrecy || untrusted {
      throw ValidationError("--probe finds out what --server-tls, --no-forward-secrecy and --untrusted would tell; leave them out")
    }
    if !probe, connection.isUsed { throw ValidationError("options about connections need --probe") }
    if into == nil, diff || inPlace || output != nil { throw ValidationError("--diff, --in-place and --output need --into") }
    if inPlace, output != nil { throw ValidationError("--in-place and --output exclude each other") }
    if inPlace, into == "-" { throw ValidationError("standard input cannot be replaced; leave out --in-place") }
    if json, diff || output == "-" { throw ValidationError("--json cannot share standard output with a diff or a file") }
    if diff, output == "-" { throw ValidationError("--diff cannot share standard output with the changed file") }
  }

  func run() throws {
    let host: Target? = try into.map { try Target($0, target) }
    let merge: TransportSecurityMerge = TransportSecurityMerge(
      host?.configuration ?? TransportSecurityConfiguration(nil, file: ""), environment: target.environment(for: host?.source),
      profile: target.profile)
    let suggestion: TransportSecuritySuggestion = try probe ? probed(merge) : told(merge)
    let changed: PropertyListDocument? = try host.map { try $0.changed(suggestion) }
    if let host, let changed, inPlace || output != nil { try write(changed, of: host, suggestion) }
    let printer: SuggestionPrinter = SuggestionPrinter(suggestion: suggestion, isMerged: host != nil)
    let text: String
    if json {
      text = printer.json.pretty + "\n"
    } else if diff, let host, let changed {
      text = difference(host, changed) + printer.words
    } else {
      text = (output == "-" ? "" : printer.entry) + printer.words
    }
    if output == "-" { CurrentConsole.console.writeError(text) } else { CurrentConsole.console.write(text) }
    if suggestion.remarks.contains(where: { $0.outcome == .impossible }) { throw ExitCode(1) }
  }

  private func told(_ merge: TransportSecurityMerge) throws -> TransportSecuritySuggestion {
    var needs: [ConnectionNeed] = []
    for text in urls {
      do {
        needs.append(
          try ConnectionNeed(text, newestTLS: serverTLS?.version, hasForwardSecrecy: !noForwardSecrecy, isTrusted: !untrusted))
      } catch {
        throw CommandFailure.usage("'\(text)' is no address: \(error.rawValue)")
      }
    }
    return TransportSecuritySuggestion(for: needs, merge: merge)
  }

  private func probed(_ merge: TransportSecurityMerge) throws -> TransportSecuritySuggestion {
    let addresses: [LoadAddress] = try urls.map { try ProbeArguments.address($0) }
    let options: ProbeOptions = try connection.options()
    return try connection.withEngine { engine throws(TLSEngine.Unavailable) in
      try ExceptionProbe.suggestion(for: addresses, merge: merge, options: options, engine: engine)
    }
  }

  private func write(_ changed: PropertyListDocument, of host: Target, _ suggestion: TransportSecuritySuggestion) throws {
    if let output { return try FileAccess.write(changed.bytes.array, to: output) }
    guard LocalFileSystem().kind(at: host.file) == .file else {
      throw CommandFailure.unusable("\(host.file) is inside an archive and cannot be replaced; --output writes the changed file elsewhere")
    }
    if !suggestion.edits.isEmpty { try FileAccess.write(changed.bytes.array, to: host.file) }
  }

  private func difference(_ host: Target, _ changed: PropertyListDocument) -> String {
    guard host.document.format.isText else {
      return host.document.bytes == changed.bytes ? "" : "Binary file \(host.file) would change\n"
    }
    return UnifiedDiff.text(old: host.document.text.text, new: changed.text.text, oldName: host.file, newName: host.file)
  }

  /// The file to which exceptions are added.
  private struct Target {
    let file: String
    let document: PropertyListDocument
    let source: ResolutionSource
    let configuration: TransportSecurityConfiguration

    init(_ path: String, _ options: TransportSecurityOptions) throws {
      source = try BundleAccess(path).source()
      guard let document: PropertyListDocument = source.info.document, document.root?.kind == .dictionary else {
        throw CommandFailure.unusable("\(FileAccess.displayName(path)) holds no dictionary to which exceptions could be added")
      }
      self.document = document
      file = source.info.file
      configuration = TransportSecurityConfiguration(source.info, profile: VariantProfile(for: options.environment(for: source)))
    }

    func changed(_ suggestion: TransportSecuritySuggestion) throws -> PropertyListDocument {
      do {
        return try document.applying(suggestion.edits)
      } catch {
        throw CommandFailure.unusable("\(file): \(error.description)")
      }
    }
  }
}

/// A version of TLS on the command line.
struct TLSVersionArgument: ExpressibleByArgument {
  let version: TLSVersion

  init?(argument: String) {
    guard let version: TLSVersion = TLSVersion(name: argument) else { return nil }
    self.version = version
  }
}
