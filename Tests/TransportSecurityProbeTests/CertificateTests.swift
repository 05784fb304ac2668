import Testing

@testable import TransportSecurityProbe

@Suite struct CertificateTests {
  @Test func datesAreThoseOfTheCalendar() throws {
    let date: CertificateDate = try #require(CertificateDate(Array("240229123456Z".utf8)[...], hasShortYear: true))
    #expect(date.seconds == 1_709_210_096)
    #expect(date.day == "2024-02-29")
    #expect(CertificateDate(Array("19700101000000Z".utf8)[...], hasShortYear: false)?.seconds == 0)
    #expect(CertificateDate(Array("99991231235959Z".utf8)[...], hasShortYear: false)?.day == "9999-12-31")
    #expect(CertificateDate(timestamp: "2024-02-29T12:34:56Z") == date)
    for wrong in ["", "Z", "2402291234Z0", "241329123456Z", "24022912345Z", "24022x123456Z"] {
      #expect(CertificateDate(Array(wrong.utf8)[...], hasShortYear: true) == nil, "\(wrong)")
    }
    for day in stride(from: Int64(-719_000), through: 2_900_000, by: 977) {
      let text: String = CertificateDate(seconds: day * 86_400 + 86_399).day
      #expect(CertificateDate(timestamp: text + "T23:59:59Z")?.seconds == day * 86_400 + 86_399, "\(text)")
    }
  }

  @Test func brokenBytesAreNoCertificates() {
    var generator: SystemRandomNumberGenerator = SystemRandomNumberGenerator()
    for count in 0..<400 {
      let bytes: [UInt8] = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(ServerCertificate(bytes) == nil)
      #expect(SignedTimestamp.list(bytes, channel: .handshake) == nil || count >= 2)
      _ = SignedTimestamp(bytes, channel: .certificate)
      _ = AnswerHead(bytes[...])
    }
  }

  @Test func addressesResolveLikeLinks() throws {
    let base: LoadAddress = try LoadAddress("https://Example.COM:8443/a/b/c?d")
    #expect(base.host == "example.com")
    let cases: [(String, String)] = [
      ("x", "https://example.com:8443/a/b/x"), ("../x?y", "https://example.com:8443/a/x?y"), ("/x#z", "https://example.com:8443/x"),
      ("//other.test/x", "https://other.test/x"), ("?q", "https://example.com:8443/a/b/c?q"), ("./", "https://example.com:8443/a/b/"),
      ("..", "https://example.com:8443/a/"), ("../../../../x", "https://example.com:8443/x"), ("HTTP://a.test", "http://a.test"),
    ]
    for (location, wanted) in cases { #expect(try base.resolving(location).text == wanted, "\(location)") }
    for wrong in ["mailto:a@b", "a b", "", "https://", "https://a:99999/"] {
      #expect(throws: LoadAddress.Problem.self, "\(wrong)") { try base.resolving(wrong) }
    }
    #expect(try LoadAddress("https://[2001:DB8::1]:443/").text == "https://[2001:db8::1]")
    #expect(ConnectionRoute("ats.test:443:[::1]:8443")?.targetPort == 8443)
    #expect(ConnectionRoute("a:b:c:d") == nil)
    #expect(ConnectionRoute("a:1:c") == nil)
  }

  @Test func headsAreReadStrictly() {
    #expect(AnswerHead(Array("HTTP/1.1 302 Found\r\nlocation:  /x \r\n\r\n".utf8)[...])?.redirect == "/x")
    #expect(AnswerHead(Array("HTTP/1.1 200 OK\nLocation: /x\n\n".utf8)[...])?.redirect == nil)
    #expect(AnswerHead(Array("ICY 200 OK\r\n\r\n".utf8)[...]) == nil)
    #expect(AnswerHead(Array("HTTP/1.1 999999999999999999999 OK\r\n\r\n".utf8)[...]) == nil)
  }

  @Test func aMachineWithoutEngineSaysSo() {
    guard case .failure(let problem) = TLSEngine.open(ssl: "libno-ssl.so.3", crypto: "libno-crypto.so.3") else {
      Issue.record("a library that is not there cannot be opened")
      return
    }
    #expect(problem.words.hasPrefix("no TLS engine: "))
  }
}
