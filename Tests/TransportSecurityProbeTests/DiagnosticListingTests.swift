import Foundation
import SystemModel
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

@Suite struct DiagnosticListingTests {
  private func results(
    _ host: String, _ sequence: DiagnosticTest.Sequence, _ outcome: (Int, DiagnosticTest) throws -> LoadResult
  ) rethrows -> [(test: DiagnosticTest, result: LoadResult)] {
    try DiagnosticTest.all(for: host, sequence).enumerated().map { ($1, try outcome($0, $1)) }
  }

  private func failure(_ address: String, _ problem: LoadProblem) throws -> LoadResult {
    let address: LoadAddress = try LoadAddress(address)
    return LoadResult(hops: [LoadResult.Hop(address: address, requirements: DomainException.none.requirements)], problems: [problem])
  }

  @Test(.covers("R-ATS-086", "R-ATS-087", "R-ATS-088", "R-ATS-092")) func theFirstListingOfTheReference() throws {
    let tests: [(test: DiagnosticTest, result: LoadResult)] = try results("apple.com", .thirteen) { index, _ in
      index == 1 ? LoadResult() : try failure("https://apple.com", .suite(nil))
    }
    let text: String = DiagnosticListing().text(tests, url: "https://apple.com")
    let bar: String = String(repeating: "=", count: 80)
    let start: String = """
      Starting ATS Diagnostics

      Configuring ATS Info.plist keys and displaying the result of HTTPS loads to https://apple.com.
      A test will "PASS" if URLSession:task:didCompleteWithError: returns a nil error.
      Use '--verbose' to view the ATS dictionaries used and to display the error received in URLSession:task:didCompleteWithError:.
      \(bar)

      Default ATS Secure Connection
      ---
      ATS Default Connection
      Result : FAIL
      ---

      \(bar)

      Allowing Arbitrary Loads

      ---
      Allow All Loads
      Result : PASS
      ---

      \(bar)

      Configuring TLS exceptions for apple.com

      ---
      TLSv1.2
      Result : FAIL
      ---

      ---
      TLSv1.1
      Result : FAIL
      ---

      ---
      TLSv1.0
      Result : FAIL
      ---

      \(bar)

      Configuring PFS exceptions for apple.com

      """
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix("---\n\n\(bar)\n"))
    #expect(!text.contains("\n\n\n"))
    #expect(tests.first?.result.problems.first?.secureTransportCode(isRestricted: true) == -9824)
  }

  @Test(.covers("R-ATS-087", "R-ATS-093")) func theSecondListingOfTheReference() throws {
    let redirect: String = "http://www.apple.com/apple-events/september-2015/"
    let tests: [(test: DiagnosticTest, result: LoadResult)] = try results("apple.com", .thirteen) { _, _ in
      try failure(redirect, .insecureHTTP(redirect))
    }
    let text: String = DiagnosticListing(isVerbose: true).text(tests, url: "https://apple.com")
    let sentence: String =
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
    let part: String = """
      Configuring PFS exceptions and allowing insecure HTTP for apple.com

      ---
      Disabling Perfect Forward Secrecy and Allowing Insecure HTTP
      ATS Dictionary:
      {
          NSExceptionDomains =     {
              "apple.com" =         {
                  NSExceptionAllowsInsecureHTTPLoads = true;
                  NSExceptionRequiresForwardSecrecy = false;
              };
          };
      }
      Result : FAIL
      Error : Error Domain=NSURLErrorDomain Code=-1022 "\(sentence)" UserInfo={NSUnderlyingError=0x0 {Error Domain=kCFErrorDomainCFNetwork \
      Code=-1022 "(null)"}, NSErrorFailingURLStringKey=\(redirect), NSErrorFailingURLKey=\(redirect), NSLocalizedDescription=\(sentence)}
      ---

      """
    #expect(text.contains(part))
    #expect(!text.contains("Use '--verbose'"))
    #expect(text.contains("Default ATS Secure Connection\n---\nATS Default Connection\nATS Dictionary:\n{\n}\nResult : FAIL\n"))
    #expect(text.contains("{\n    NSAllowsArbitraryLoads = true;\n}\n"))
  }

  @Test func sixteenTestsInTheirOrder() {
    let tests: [DiagnosticTest] = DiagnosticTest.all(for: "localhost")
    #expect(tests.count == 16)
    #expect(
      tests.map(\.title) == [
        "ATS Default Connection", "Allow All Loads", "TLSv1.3", "TLSv1.2", "TLSv1.1", "TLSv1.0", "Disabling Perfect Forward Secrecy",
        "Disabling Perfect Forward Secrecy and Allowing Insecure HTTP", "TLSv1.3 with PFS disabled", "TLSv1.2 with PFS disabled",
        "TLSv1.1 with PFS disabled", "TLSv1.0 with PFS disabled", "TLSv1.3 with PFS disabled and insecure HTTP allowed",
        "TLSv1.2 with PFS disabled and insecure HTTP allowed", "TLSv1.1 with PFS disabled and insecure HTTP allowed",
        "TLSv1.0 with PFS disabled and insecure HTTP allowed",
      ])
    #expect(
      tests[2].exception.description.contains("        localhost =         {\n            NSExceptionMinimumTLSVersion = \"TLSv1.3\";"))
  }
}
