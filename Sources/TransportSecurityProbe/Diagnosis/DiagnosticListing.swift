/// The text of `nscurl --ats-diagnostics`, heading by heading and line by line (R-ATS-086, R-ATS-087).
public struct DiagnosticListing: Sendable {
  /// Whether dictionaries and errors are shown.
  public let isVerbose: Bool

  /// Makes a listing.
  public init(isVerbose: Bool = false) {
    self.isVerbose = isVerbose
  }

  private static let separator: String = String(repeating: "=", count: 80)

  /// The text of a diagnosis.
  public func text(_ diagnosis: TransportDiagnosis) -> String {
    text(diagnosis.tests, url: diagnosis.address.text)
  }

  /// The text of tests with what became of them.
  func text(_ tests: [(test: DiagnosticTest, result: LoadResult)], url: String) -> String {
    var lines: [String] = [
      "Starting ATS Diagnostics", "",
      "Configuring ATS Info.plist keys and displaying the result of HTTPS loads to \(url).",
      "A test will \"PASS\" if URLSession:task:didCompleteWithError: returns a nil error.",
    ]
    if !isVerbose {
      lines.append(
        "Use '--verbose' to view the ATS dictionaries used and to display the error received in URLSession:task:didCompleteWithError:.")
    }
    lines.append(Self.separator)
    var heading: String?
    for (index, (test, result)) in tests.enumerated() {
      if test.heading != heading {
        lines += ["", test.heading]
        // The first section alone has no empty line below its heading.
        if index > 0 { lines.append("") }
        heading = test.heading
      } else {
        lines.append("")
      }
      lines += ["---", test.title]
      if isVerbose { lines += ["ATS Dictionary:", test.exception.description] }
      lines.append("Result : " + (result.passes ? "PASS" : "FAIL"))
      if isVerbose, let error: String = Self.error(result) { lines.append("Error : " + error) }
      lines.append("---")
      if index + 1 == tests.count || tests[index + 1].test.heading != test.heading { lines += ["", Self.separator] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The error as the system describes it.
  private static func error(_ result: LoadResult) -> String? {
    guard let code: Int = result.urlErrorCode, let hop: LoadResult.Hop = result.hops.last, let problem: LoadProblem = result.problems.first
    else { return nil }
    let url: String = hop.address.text
    let words: String = description(code)
    var underlying: String = "Error Domain=kCFErrorDomainCFNetwork Code=\(code) \"(null)\""
    if let number: Int = problem.secureTransportCode(isRestricted: hop.requirements.isRestricted) {
      underlying += " UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=\(number)}"
    }
    return "Error Domain=NSURLErrorDomain Code=\(code) \"\(words)\" UserInfo={NSUnderlyingError=0x0 {\(underlying)}, "
      + "NSErrorFailingURLStringKey=\(url), NSErrorFailingURLKey=\(url), NSLocalizedDescription=\(words)}"
  }

  private static func description(_ code: Int) -> String {
    switch code {
    case -1022: "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
    case -1200: "An SSL error has occurred and a secure connection to the server cannot be made."
    case -1001: "The request timed out."
    case -1003: "A server with the specified hostname could not be found."
    case -1004: "Could not connect to the server."
    case -1005: "The network connection was lost."
    case -1007: "too many HTTP redirects"
    case -1201, -1202, -1203, -1204: "The certificate for this server is invalid."
    default: "The operation couldn\u{2019}t be completed."
    }
  }
}
