import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistReference
import LocalFileSystem
import PropertyLists

/// `infoplist new`: a starting Info.plist.
struct NewCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "new", abstract: "Writes a starting Info.plist for a kind of product.",
    discussion: """
      Values are build settings such as $(PRODUCT_NAME) where there is a fitting one; --literal writes final values for a bundle that no \
      build system finishes. --set takes a key path and a value in the type that the catalogue gives the key: YES or NO, digits, elements \
      separated by commas, JSON for dictionaries.

      TEMPLATES
        \(InfoPlistTemplate.kinds.map(\.rawValue).joined(separator: ", "))
        app-extension(POINT) and extensionkit-extension(POINT) name an extension point, such as app-extension(com.apple.share-services).
        Short names: \(TemplateArgument.aliases.keys.sorted().joined(separator: ", ")).

      EXAMPLES
        infoplist new --template ios-app --output Info.plist
        infoplist new --template 'app-extension(com.apple.widgetkit-extension)'
        infoplist new --template macos-app --literal --set LSUIElement=YES
      """)

  @Option(name: .shortAndLong, help: "The kind of product.")
  var template: TemplateArgument

  @Flag(help: "Write final values instead of build settings.")
  var literal: Bool = false

  @Option(help: "The name of the product, with --literal.")
  var name: String = "Example"

  @Option(help: "The bundle identifier, with --literal.")
  var identifier: String = "com.example.Example"

  @Option(name: .customLong("release-version"), help: "The version of the release, with --literal.")
  var version: String = "1.0.0"

  @Option(name: .customLong("build-version"), help: "The version of the build, with --literal.")
  var build: String = "1"

  @Option(name: .customLong("set"), help: ArgumentHelp("A value of your own; can be given several times.", valueName: "key=value"))
  var settings: [String] = []

  @Option(name: .customLong("without"), help: ArgumentHelp("A key to leave out; can be given several times.", valueName: "key"))
  var omitted: [String] = []

  @Option(help: "The format: xml, binary, json, openstep or strings.")
  var format: FormatArgument = FormatArgument(format: .xml)

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the file goes; '-' is standard output.", valueName: "path"))
  var output: String = "-"

  @Flag(help: "Replace the file when it exists.")
  var force: Bool = false

  func run() throws {
    guard let template: InfoPlistTemplate = InfoPlistTemplate(template.kind) else {
      throw CommandFailure.usage("there is no template for '\(template.kind.rawValue)'")
    }
    let parameters: InfoPlistTemplate.Parameters = InfoPlistTemplate.Parameters(
      isLiteral: literal, name: name, identifier: identifier, version: version, build: build, extensionPoint: self.template.extensionPoint,
      factory: InfoPlistTemplate.uuid(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)))
    var dictionary: PropertyListDictionary = template.dictionary(parameters)
    for key in omitted {
      guard dictionary[key] != nil else { throw CommandFailure.usage("the template has no key '\(key)' to leave out") }
      dictionary[key] = nil
    }
    var value: PropertyListValue = .dictionary(dictionary)
    for setting in settings { value = try applying(setting, to: value) }
    if format.format == .binary, output == "-", CurrentConsole.console.outputIsTerminal {
      throw CommandFailure.usage("a binary property list is not written to a terminal; use --output")
    }
    let result: PropertyListWritingResult = value.write(
      as: format.format, options: PropertyListWritingOptions(indentation: format.format == .json ? "  " : "\t"))
    guard !result.hasErrors else {
      throw CommandFailure.unusable("the file cannot be written as \(format.format.title): \(result.diagnostics.first?.message ?? "")")
    }
    if output != "-", !force, (try? LocalFileSystem().read(output, limit: 1)) != nil {
      throw CommandFailure.unusable("\(output) exists already; --force replaces it")
    }
    var bytes: [UInt8] = result.bytes.array
    if format.format != .binary, bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try FileAccess.write(bytes, to: output)
  }

  /// One `key=value`.
  private func applying(_ setting: String, to root: PropertyListValue) throws -> PropertyListValue {
    guard let mark: String.Index = setting.firstIndex(of: "="), mark > setting.startIndex else {
      throw CommandFailure.usage("'\(setting)' is not of the form key=value")
    }
    let name: String = String(setting[..<mark])
    let path: PropertyListPath
    do { path = try PropertyListPath(parsing: name) } catch { throw CommandFailure.usage(error.description) }
    let key: InfoPlistKey? = KeyCatalog.key(at: InfoPlistKeyPath(catalogPathOf: path))
    if key == nil, let near: KeyCatalog.Suggestion = KeyCatalog.suggestions(for: name, limit: 1).first {
      throw CommandFailure.usage("'\(name)' is not a known key; did you mean '\(near.name)'?")
    }
    let value: PropertyListValue
    do {
      value = try TypedValue.read(String(setting[setting.index(after: mark)...]), as: key?.schema)
    } catch {
      throw CommandFailure.usage("\(name): \(error.description)")
    }
    do {
      return try root.applying([.set(path, value)], options: PropertyListEditOptions(createsIntermediates: true))
    } catch {
      throw CommandFailure.usage("\(name): \(error.description)")
    }
  }
}

/// A template on the command line: `ios-app`, `app-extension(com.apple.share-services)`.
struct TemplateArgument: ExpressibleByArgument {
  let kind: ProductKind
  let extensionPoint: String?

  init?(argument: String) {
    var name: Substring = argument[...]
    var point: String?
    if let open: Substring.Index = name.firstIndex(where: { $0 == "(" || $0 == ":" }) {
      point = String(name[name.index(after: open)...].filter { $0 != ")" })
      name = name[..<open]
    }
    let alias: Alias? = Self.aliases[String(name)]
    guard let kind: ProductKind = ProductKind(rawValue: String(name)) ?? alias?.kind, InfoPlistTemplate.kinds.contains(kind) else {
      return nil
    }
    guard point == nil || ((kind == .appExtension || kind == .extensionKitExtension) && point?.isEmpty == false) else { return nil }
    // A short name that stands for an extension point does not take another.
    guard point == nil || alias?.extensionPoint == nil else { return nil }
    self.kind = kind
    extensionPoint = point ?? alias?.extensionPoint
  }

  /// What a short name stands for.
  struct Alias {
    let kind: ProductKind
    let extensionPoint: String?

    init(_ kind: ProductKind, _ extensionPoint: String? = nil) {
      self.kind = kind
      self.extensionPoint = extensionPoint
    }
  }

  /// Names that people use for kinds and for the best known extension points.
  static let aliases: [String: Alias] = [
    "action-extension": Alias(.appExtension, "com.apple.ui-services"),
    "dext": Alias(.driverExtension),
    "extension": Alias(.appExtension),
    "finder-sync": Alias(.appExtension, "com.apple.FinderSync"),
    "intents-extension": Alias(.appExtension, "com.apple.intents-service"),
    "kext": Alias(.kernelExtension),
    "keyboard": Alias(.appExtension, "com.apple.keyboard-service"),
    "notification-content": Alias(.appExtension, "com.apple.usernotifications.content-extension"),
    "notification-service": Alias(.appExtension, "com.apple.usernotifications.service"),
    "prefpane": Alias(.preferencePane),
    "quick-look-preview": Alias(.appExtension, "com.apple.quicklook.preview"),
    "share-extension": Alias(.appExtension, "com.apple.share-services"),
    "tool": Alias(.commandLineTool),
    "watch-app": Alias(.watchOSApp),
    "widget": Alias(.appExtension, "com.apple.widgetkit-extension"),
  ]

  static var allValueStrings: [String] { InfoPlistTemplate.kinds.map(\.rawValue) + aliases.keys.sorted() }
}
