import SystemModel
import Testing
import _InfoPlistTestSupport

/// Addresses and hosts.
@Suite struct TransportSecurityHostTests {
  @Test(arguments: [
    ("https://example.com", "example.com", 0), ("HTTP://Example.COM:8080/a?b#c", "example.com", 8080), ("wss://a.b/", "a.b", 0),
    ("https://user:secret@example.com:443/x@y", "example.com", 443), ("https://[2001:DB8::1]:8443/", "2001:db8::1", 8443),
    ("https://example.com./", "example.com.", 0), ("http://example.com:/", "example.com", 0),
    ("https://bücher.example/", "xn--bcher-kva.example", 0),
    ("https://BÜCHER.example/", "xn--bcher-kva.example", 0), ("https://例え.テスト", "xn--r8jz45g.xn--zckzah", 0),
    ("https://b%C3%BCcher.example", "xn--bcher-kva.example", 0), ("https://例え。テスト", "xn--r8jz45g.xn--zckzah", 0),
    ("http://[fe80::1%25en0]/", "fe80::1", 0), ("https://münchen.de?x", "xn--mnchen-3ya.de", 0),
  ]) func addressesAreReadAndHostsNormalized(_ text: String, _ host: String, _ port: UInt16) throws {
    let url: ConnectionURL = try ConnectionURL(text)
    #expect(url.host?.name == host)
    #expect((url.port ?? 0) == port)
  }

  @Test(arguments: [
    ("example.com", ConnectionURL.Problem.noScheme), ("example.com:443/x", .noScheme), ("https:///x", .noHost), ("https://", .noHost),
    ("https:example.com", .noHost), ("https://a:99999/", .badPort), ("https://a:b/", .badPort), ("https://[::1/", .badHost),
    ("https://exa mple.com", .badHost), ("", .noScheme), ("https://[1.2.3.4]/", .badHost), ("https://1::2/", .badHost),
  ]) func whatIsNoAddressIsNamed(_ text: String, _ problem: ConnectionURL.Problem) {
    #expect(throws: problem) { try ConnectionURL(text) }
  }

  @Test(arguments: [
    ("localhost", ConnectionHost.Kind.unqualifiedName), ("nas", .unqualifiedName), ("printer.local", .localName),
    ("a.b.LOCAL.", .localName),
    ("example.com", .publicName), ("local.example", .publicName), ("1.2.3", .publicName), ("notlocal", .unqualifiedName),
    ("xlocal.com", .publicName), ("256.1.1.1", .publicName),
  ]) func hostsHaveKinds(_ text: String, _ kind: ConnectionHost.Kind) throws {
    #expect(try #require(ConnectionHost(text)).kind == kind)
  }

  @Test(arguments: [
    "127.0.0.1", "0.0.0.0", "255.255.255.255", "::", "::1", "1::", "2001:db8::8a2e:370:7334", "::ffff:1.2.3.4", "1:2:3:4:5:6:7:8",
  ])
  func addressesAreAddresses(_ text: String) throws {
    let address: IPAddress = try #require(IPAddress(text))
    #expect(IPAddress(address.description) == address)
  }

  @Test(arguments: [
    "1.2.3", "1.2.3.4.5", "1..2.3", "256.0.0.1", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "g::1", "12345::", "1:",
    "::1.2.3",
  ])
  func otherTextsAreNot(_ text: String) { #expect(IPAddress(text) == nil) }

  @Test func rangesHoldTheirAddresses() throws {
    let range: AddressRange = try #require(AddressRange("198.51.100.17/27"))
    #expect(range.start.description == "198.51.100.0" && range.end.description == "198.51.100.31")
    #expect(range.end.next.map(range.contains) == false && range.contains(range.end))
    let all: AddressRange = try #require(AddressRange("::/0"))
    #expect(all.contains(try #require(IPAddress("fe80::1"))))
    #expect(!all.contains(try #require(IPAddress("1.2.3.4"))))
    for text in ["1.2.3.4", "1.2.3.4/33", "1.2.3.4/", "::/129", "a/8", "1.2.3.4/ 8"] { #expect(AddressRange(text) == nil, "\(text)") }
  }

  @Test func noInputIsDangerous() {
    var random: SeededRandom = SeededRandom(seed: 7)
    let alphabet: [String] = [
      "h", "t", "p", "s", ":", "/", "[", "]", "%", ".", "@", "1", "é", "\u{0}", "xn--", "f", "ü", "9", "?", "\u{FF0E}",
    ]
    for _ in 0..<20_000 {
      let text: String = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      for candidate in [text, "https://" + text] {
        guard let url: ConnectionURL = try? ConnectionURL(candidate), let host: ConnectionHost = url.host else { continue }
        #expect(ConnectionHost(host.name)?.name == host.name, "\(candidate)")
      }
    }
  }
}
