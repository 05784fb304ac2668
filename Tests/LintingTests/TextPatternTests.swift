import Linting
import Testing

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("pk.{visible}", "pk.abc", true), ("pk.{visible}", "pk.", false), ("pk.{visible}", "pk.a b", false), ("pk.{visible}", "sk.abc", false),
    ("{hexadecimal:4}", "09aF", true), ("{hexadecimal:4}", "09aG", false), ("{hexadecimal:4}", "09aFF", false),
    ("{digits:2-3}", "1", false), ("{digits:2-3}", "12", true), ("{digits:2-3}", "123", true), ("{digits:2-3}", "1234", false),
    ("{digits:3-}", "12", false), ("{digits:3-}", "12345", true), ("{digits:0-2}x", "x", true),
    ("{any}.example", "a.b.example", true), ("{any}.example", ".example", false), ("{visible}-{digits}-end", "1-2-3-end", true),
    ("{{{any}}", "{x}", true), ("{{{any}}", "x", false), ("ca-app-pub-{digits:16}~{digits}", "ca-app-pub-1234567890123456~12", true),
    ("ca-app-pub-{digits:16}~{digits}", "ca-app-pub-1234567890123456/12", false), ("{letters}", "é", false), ("{any:1}", "é", true),
    ("{token}", "a-B_9", true), ("{alphanumeric}", "a-9", false), ("abc", "ab", false), ("abc", "abcd", false),
  ]) func wholeTextsFit(_ pattern: String, _ text: String, _ isMatch: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == isMatch)
  }

  @Test(arguments: [
    ("", "empty"), ("{digit}", "'digit' is no group"), ("{digits", "end with '}'"), ("{digits:}", "no count"), ("{digits:9-3}", "no count"),
    ("{digits:x}", "no count"), ("{digits:-3}", "no count"), ("{any}" + String(repeating: "x{any}", count: 20), "32 parts"),
  ]) func textsThatAreNoPatternsAreRefused(_ text: String, _ words: String) {
    let error: TextPattern.Problem? = #expect(throws: TextPattern.Problem.self) { try TextPattern(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func formsAreToldInWords() throws {
    #expect(try TextPattern("{hexadecimal:32}").phrase == "32 hexadecimal digits")
    #expect(try TextPattern("ca-app-pub-{digits:16}~{digits}").phrase == "'ca-app-pub-', 16 digits, '~' and digits")
    #expect(try TextPattern("{token:8-}").phrase == "at least 8 letters, digits, '-' and '_'")
  }

  /// The time grows with the length of the text, not with the ways in which it could be cut.
  @Test func hostileTextsTakeNoLongTime() throws {
    let pattern: TextPattern = try TextPattern(String(repeating: "{any}a", count: 15))
    let start: ContinuousClock.Instant = .now
    #expect(!pattern.matches(String(repeating: "a", count: 2_000) + "b"))
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
