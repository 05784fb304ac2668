import SwiftASN1
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

@Suite struct CertificateTests {
  /// A date as a certificate holds it.
  private static func date(_ tag: UInt8, _ text: String) -> CertificateDate? {
    ASN1Node.reading(([tag, UInt8(text.utf8.count)] + Array(text.utf8))[...]).flatMap { CertificateDate($0.node) }
  }

  @Test func datesAreThoseOfTheCalendar() throws {
    let date: CertificateDate = try #require(Self.date(0x17, "240229123456Z"))
    #expect(date.seconds == 1_709_210_096)
    #expect(date.day == "2024-02-29")
    #expect(Self.date(0x18, "19700101000000Z")?.seconds == 0)
    #expect(Self.date(0x18, "99991231235959Z")?.day == "9999-12-31")
    #expect(CertificateDate(timestamp: "2024-02-29T12:34:56Z") == date)
    for wrong in ["", "Z", "2402291234Z0", "241329123456Z", "24022912345Z", "24022x123456Z"] {
      #expect(Self.date(0x17, wrong) == nil, "\(wrong)")
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

  /// An element with its content; the length in the shortest form, or in one that only laxer rules allow.
  private static func element(_ tag: UInt8, _ content: [UInt8], hasLongLength: Bool = false) -> [UInt8] {
    let length: [UInt8] =
      hasLongLength
      ? [0x83, 0, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
      : content.count < 0x80
        ? [UInt8(content.count)]
        : content.count < 0x100 ? [0x81, UInt8(content.count)] : [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
    return [tag] + length + content
  }

  /// A certificate that nobody signed: an RSA key of `bits`, signed with an algorithm of RSA by its last number.
  private static func certificate(
    bits: Int = 2048, algorithm: UInt8 = 11, parameters: [UInt8] = [5, 0], hasLongLength: Bool = false, curve: [UInt8]? = nil
  ) -> [UInt8] {
    let name: [UInt8] = element(0x30, element(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, algorithm]) + parameters)
    let empty: [UInt8] = element(0x30, [])
    let dates: [UInt8] = element(0x30, element(0x17, Array("240101000000Z".utf8)) + element(0x18, Array("20250101000000Z".utf8)))
    let modulus: [UInt8] = element(0x02, [0, 0xFF >> UInt8((8 - bits % 8) % 8)] + [UInt8](repeating: 0xAB, count: (bits + 7) / 8 - 1))
    let rsa: [UInt8] = element(
      0x30,
      element(0x30, element(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1]) + [5, 0])
        + element(0x03, [0] + element(0x30, modulus + element(0x02, [1, 0, 1]))))
    let elliptic: [UInt8]? = curve.map { curve in
      element(
        0x30, element(0x30, element(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]) + element(0x06, curve)) + element(0x03, [0, 4, 1, 1]))
    }
    let names: [UInt8] = element(0x30, element(0x82, Array("ats.test".utf8)) + element(0x87, [127, 0, 0, 1]))
    let extensions: [UInt8] = element(0xA3, element(0x30, element(0x30, element(0x06, [0x55, 0x1D, 17]) + element(0x04, names))))
    let signed: [UInt8] = element(
      0x30, element(0x02, [1]) + name + empty + dates + empty + (elliptic ?? rsa) + extensions, hasLongLength: hasLongLength)
    return element(0x30, signed + name + element(0x03, [0, 1, 2, 3]))
  }

  @Test(arguments: [(1024, false), (2047, false), (2048, true), (4096, true)]) func keysAreMeasured(_ bits: Int, _ isStrong: Bool) throws {
    let certificate: ServerCertificate = try #require(ServerCertificate(Self.certificate(bits: bits)))
    #expect(certificate.publicKey == .rsa(bits: bits))
    #expect(certificate.hasStrongKey == isStrong)
    #expect(certificate.isDistinguished)
    #expect(certificate.hostNames == ["ats.test"] && certificate.addresses == [[127, 0, 0, 1]])
    #expect(certificate.notBefore?.day == "2024-01-01" && certificate.notAfter?.day == "2025-01-01")
  }

  @Test(arguments: [
    (UInt8(2), "MD2 with RSA", false), (4, "MD5 with RSA", false), (5, "SHA-1 with RSA", false), (14, "SHA-224 with RSA", false),
    (11, "SHA-256 with RSA", true), (12, "SHA-384 with RSA", true), (13, "SHA-512 with RSA", true), (99, "1.2.840.113549.1.1.99", false),
  ]) func digestsAreNamed(_ algorithm: UInt8, _ title: String, _ isModern: Bool) throws {
    let certificate: ServerCertificate = try #require(ServerCertificate(Self.certificate(algorithm: algorithm)))
    #expect(certificate.signatureAlgorithm == title && certificate.hasModernDigest == isModern)
  }

  @Test func curvesAreNamedAlsoWhereNobodyKnowsThem() throws {
    for (curve, title, isStrong) in [
      ([0x2B, 0x81, 4, 0, 33] as [UInt8], "elliptic curve P-224, 224 bits", false),
      ([0x2B, 0x81, 4, 0, 34], "elliptic curve P-384, 384 bits", true),
      ([0x2B, 0x81, 4, 0, 99], "elliptic curve 1.3.132.0.99", false),
    ] {
      let certificate: ServerCertificate = try #require(ServerCertificate(Self.certificate(curve: curve)))
      #expect(certificate.keyTitle == title && certificate.hasStrongKey == isStrong)
    }
  }

  /// Lengths that are longer than need be are against the distinguished rules; OpenSSL takes them, so servers can show them.
  @Test func laxEncodingsAreReadAndNamed() throws {
    let certificate: ServerCertificate = try #require(ServerCertificate(Self.certificate(bits: 1024, algorithm: 4, hasLongLength: true)))
    #expect(!certificate.isDistinguished)
    #expect(certificate.keyTitle == "RSA, 1024 bits" && certificate.signatureAlgorithm == "MD5 with RSA")
    #expect(certificate.hostNames == ["ats.test"])
  }

  /// The one kind that cannot be read: an element inside that is cut off, here in parameters that no algorithm has.
  @Test func brokenElementsInsideMakeACertificateUnreadable() {
    #expect(ServerCertificate(Self.certificate(parameters: [0x30, 0x03, 0x02, 0x05, 0x01])) == nil)
    #expect(ServerCertificate(Self.certificate(parameters: [0x30, 0x03, 0x02, 0x01, 0x01])) != nil)
  }

  @Test func everyTruncationAndFlipIsSafe() {
    let whole: [UInt8] = Self.certificate()
    for count in whole.indices { #expect(ServerCertificate(Array(whole[..<count])) == nil) }
    var random: SeededRandom = SeededRandom(seed: 3)
    for _ in 0..<3000 {
      var bytes: [UInt8] = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = ServerCertificate(bytes)?.signedPartWithoutTimestamps
    }
  }

  @Test(arguments: [
    ("https://bücher.example/straße?q=ä#x", "xn--bcher-kva.example", "https://xn--bcher-kva.example/stra%C3%9Fe?q=%C3%A4"),
    ("https://例え.テスト", "xn--r8jz45g.xn--zckzah", "https://xn--r8jz45g.xn--zckzah"),
    ("HTTPS://BÜCHER.example:8443/", "xn--bcher-kva.example", "https://xn--bcher-kva.example:8443"),
    ("http://b%C3%BCcher.example/a%20b", "xn--bcher-kva.example", "http://xn--bcher-kva.example/a%20b"),
    ("https://example.com./", "example.com.", "https://example.com."),
    ("https://[::FFFF:1.2.3.4]/", "::ffff:1.2.3.4", "https://[::ffff:1.2.3.4]"),
  ]) func hostsOfAllAlphabetsAreLoaded(_ text: String, _ host: String, _ written: String) throws {
    let address: LoadAddress = try LoadAddress(text)
    #expect(address.host == host && address.text == written)
    #expect(Loader.request(address).utf8.allSatisfy { $0 < 0x80 })
    #expect(ConnectionRoute("BÜCHER.example:443::")?.applies(to: "xn--bcher-kva.example", 443) == true)
  }

  @Test(arguments: [
    "example.com", "ftp://example.com", "https://", "https:///x", "https://exa mple.com", "https://a..b/", "https://.a/", "https://a:0/",
    "https://a:65536/",
    "https://[::1", "https://a\u{202E}b\u{2028}c", "https://a!b.test/", "https://\(String(repeating: "a", count: 64)).test/",
    "https://a\u{7}b/",
  ]) func whatCannotBeLoadedIsRefused(_ text: String) {
    #expect(throws: LoadAddress.Problem.self) { try LoadAddress(text) }
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
