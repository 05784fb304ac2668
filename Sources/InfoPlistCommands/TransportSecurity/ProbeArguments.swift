import ArgumentParser
import Diagnostics
import TransportSecurityProbe

/// The options of commands that connect to servers.
struct ProbeArguments: ParsableArguments {
  @Option(
    name: .customLong("connect-to"),
    help: ArgumentHelp("Connect elsewhere than a host says. Repeatable.", valueName: "NAME:PORT:ADDRESS:PORT"))
  var routes: [ConnectionRoute] = []

  @Option(
    name: .customLong("cacert"), help: ArgumentHelp("Certificates of further authorities to trust, in PEM.", valueName: "file"),
    completion: .file())
  var authorityFile: String?

  @Option(
    name: .customLong("ct-log-list"),
    help: ArgumentHelp("The logs of Certificate Transparency to trust: a list of version 3 in JSON.", valueName: "file"),
    completion: .file())
  var logList: String?

  @Option(
    help: ArgumentHelp("The longest time for one load, from 0.1 to 300; an address takes four times that at most.", valueName: "seconds"))
  var timeout: Double = 10

  @Flag(name: [.customShort("4"), .customLong("ipv4")], help: "Use version 4 of the Internet Protocol only.")
  var usesVersion4: Bool = false

  @Flag(name: [.customShort("6"), .customLong("ipv6")], help: "Use version 6 of the Internet Protocol only.")
  var usesVersion6: Bool = false

  func validate() throws {
    guard timeout >= 0.1, timeout <= 300 else { throw ValidationError("--timeout takes seconds from 0.1 to 300") }
    if usesVersion4, usesVersion6 { throw ValidationError("--ipv4 and --ipv6 exclude each other") }
  }

  /// Whether any of the options was given.
  var isUsed: Bool { !routes.isEmpty || authorityFile != nil || logList != nil || timeout != 10 || usesVersion4 || usesVersion6 }

  /// An address of the command line. Credentials in it are never sent, which is said.
  static func address(_ text: String) throws -> LoadAddress {
    let address: LoadAddress
    do {
      address = try LoadAddress(text)
    } catch {
      throw CommandFailure.usage("'\(text)' \(error.words)")
    }
    if address.hadCredentials {
      CurrentConsole.console.writeError("infoplist: the user's name and password of the address are not sent\n")
    }
    return address
  }

  /// How to connect; files are read.
  func options() throws -> ProbeOptions {
    var options: ProbeOptions = ProbeOptions()
    options.routes = routes
    options.family = usesVersion4 ? .version4 : usesVersion6 ? .version6 : .any
    options.limits.loadMilliseconds = Int(timeout * 1000)
    options.limits.totalMilliseconds = Int(timeout * 4000)
    if let authorityFile {
      options.addedAuthorities = try FileAccess.read(authorityFile).array
      options.authorityFile = authorityFile
    }
    if let logList {
      guard let list: TransparencyLogList = TransparencyLogList(reading: try FileAccess.read(logList)) else {
        throw CommandFailure.unusable("\(logList) is no list of logs in JSON")
      }
      options.logList = list
    }
    return options
  }

  /// Does something with the TLS engine of the machine, or says that there is none.
  func withEngine<Answer>(_ body: (TLSEngine) throws(TLSEngine.Unavailable) -> Answer) throws -> Answer {
    let engine: TLSEngine
    switch TLSEngine.shared {
    case .success(let found): engine = found
    case .failure(let problem):
      throw CommandFailure.unusable(
        "\(problem.words); install OpenSSL 3 (Debian: libssl3) to connect to servers, all else works without it")
    }
    do {
      return try body(engine)
    } catch {
      throw CommandFailure.unusable(authorityFile.map { "\($0): \(error.words)" } ?? error.words)
    }
  }
}

extension ConnectionRoute: ExpressibleByArgument {
  /// Reads `NAME:PORT:ADDRESS:PORT`.
  public init?(argument: String) {
    self.init(argument)
  }
}
