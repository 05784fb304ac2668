import AppBundles
import ArgumentParser
import DiagnosticReporting
import Diagnostics
import LocalFileSystem
import PropertyLists

/// Reading and writing for commands: `-` is standard input or output, and every failure is one clear line with exit code 2.
enum FileAccess {
  /// How a path is shown: `<stdin>` for `-`.
  static func displayName(_ path: String) -> String {
    path == "-" ? "<stdin>" : path
  }

  /// The bytes of a file or of standard input.
  static func read(_ path: String, limits: PropertyListLimits = PropertyListLimits()) throws -> SourceBytes {
    if path == "-" {
      do {
        return try CurrentConsole.console.readInput(limit: limits.byteCount)
      } catch {
        throw CommandFailure.unusable("cannot read standard input: \(error.reason)")
      }
    }
    do {
      return try LocalFileSystem().read(path, limit: limits.byteCount)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
  }

  /// Reads a property list. A file with errors is refused with its first ones shown, unless `allowsErrors`.
  static func document(_ path: String, options: PropertyListReadingOptions = PropertyListReadingOptions(), allowsErrors: Bool = false)
    throws
    -> PropertyListDocument
  {
    var options: PropertyListReadingOptions = options
    if options.formatHint == nil { options.formatHint = PropertyListFormat(fileName: path) }
    let document: PropertyListDocument = PropertyListDocument(reading: try read(path, limits: options.limits), options: options)
    guard !document.hasErrors || allowsErrors else {
      showErrors(of: document, in: displayName(path))
      throw CommandFailure.unusable("\(displayName(path)) cannot be read as a property list; 'infoplist check' shows all problems")
    }
    return document
  }

  /// Shows the first errors of a property list on standard error.
  static func showErrors(of document: PropertyListDocument, in file: String) {
    let errors: [Diagnostic] = document.diagnostics.filter { $0.severity == .error }.prefix(5).map { diagnostic in
      var diagnostic: Diagnostic = diagnostic
      diagnostic.file = file
      return diagnostic
    }
    let texts: [String: SourceBytes] = document.format.isText ? [file: document.text] : [:]
    let report: Report = Report(diagnostics: errors, texts: texts, fileCount: 1)
    CurrentConsole.console.writeError(TextRenderer(style: OutputStyle.forErrors, showsSummary: false).render(report))
  }

  /// Replaces a file in one step, or writes to standard output for `-`.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" { return CurrentConsole.console.write(bytes) }
    do {
      try LocalFileSystem().replace(path, with: bytes)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
  }
}

/// Colours and width of the output.
enum OutputStyle {
  /// The style of standard output: colours on a terminal unless `NO_COLOR` is set or `TERM` is `dumb`, or when the option asks for them.
  static func forOutput(_ color: ColorChoice) -> ReportStyle {
    let console: any Console = CurrentConsole.console
    let usesColor: Bool =
      switch color {
      case .always: true
      case .never: false
      case .auto: console.outputIsTerminal && (console.environment("NO_COLOR") ?? "").isEmpty && console.environment("TERM") != "dumb"
      }
    return ReportStyle(usesColor: usesColor, width: console.terminalWidth ?? 140)
  }

  /// The style of standard error: plain.
  static var forErrors: ReportStyle { .plain }
}

/// When colours are used.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
