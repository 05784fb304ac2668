import Linting

/// Shapes of keys and tokens that open something, as their makers document them.
enum SecretShapes {
  /// How bad it is when others have one.
  enum Weight: Sendable {
    /// It gives power over accounts or data.
    case secret
    /// It is meant to be in apps, but has to be restricted on the maker's side.
    case restricted
  }

  /// One shape.
  struct Shape: Sendable {
    /// What it opens, with an article.
    let name: String
    /// The characters that it begins with.
    let prefix: String
    /// How many characters follow at least.
    let least: Int
    /// How many characters follow at most.
    let most: Int
    /// Which characters follow.
    let alphabet: Alphabet
    let weight: Weight
  }

  /// Characters of tokens.
  enum Alphabet: Sendable {
    case capitalsAndDigits, lettersAndDigits, base64URL, hexadecimal, dotted

    func contains(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39: true
      case 0x41...0x46: true
      case 0x47...0x5A: self != .hexadecimal
      case 0x61...0x66: self != .capitalsAndDigits
      case 0x67...0x7A: self != .capitalsAndDigits && self != .hexadecimal
      case 0x2D, 0x5F: self == .base64URL || self == .dotted
      case 0x2E: self == .dotted
      default: false
      }
    }
  }

  /// All shapes, the longer prefixes before the shorter ones that begin alike.
  static let all: [Shape] = [
    Shape(name: "an access key of Amazon Web Services", prefix: "AKIA", least: 16, most: 16, alphabet: .capitalsAndDigits, weight: .secret),
    Shape(
      name: "a temporary key of Amazon Web Services", prefix: "ASIA", least: 16, most: 16, alphabet: .capitalsAndDigits, weight: .secret),
    Shape(name: "a live secret key of Stripe", prefix: "sk_live_", least: 20, most: 120, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "a restricted live key of Stripe", prefix: "rk_live_", least: 20, most: 120, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "a personal token of GitHub", prefix: "ghp_", least: 36, most: 36, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "an OAuth token of GitHub", prefix: "gho_", least: 36, most: 36, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "a server token of GitHub", prefix: "ghs_", least: 36, most: 36, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "a fine-grained token of GitHub", prefix: "github_pat_", least: 60, most: 100, alphabet: .base64URL, weight: .secret),
    Shape(name: "a personal token of GitLab", prefix: "glpat-", least: 20, most: 64, alphabet: .dotted, weight: .secret),
    Shape(name: "a bot token of Slack", prefix: "xoxb-", least: 24, most: 120, alphabet: .base64URL, weight: .secret),
    Shape(name: "a user token of Slack", prefix: "xoxp-", least: 24, most: 120, alphabet: .base64URL, weight: .secret),
    Shape(
      name: "a webhook of Slack", prefix: "https://hooks.slack.com/services/T", least: 20, most: 90, alphabet: .base64URL, weight: .secret),
    Shape(name: "a key of SendGrid", prefix: "SG.", least: 60, most: 80, alphabet: .dotted, weight: .secret),
    Shape(name: "a token of npm", prefix: "npm_", least: 36, most: 36, alphabet: .lettersAndDigits, weight: .secret),
    Shape(name: "a secret token of Mapbox", prefix: "sk.eyJ", least: 40, most: 200, alphabet: .dotted, weight: .secret),
    Shape(name: "a key of Anthropic", prefix: "sk-ant-", least: 40, most: 200, alphabet: .base64URL, weight: .secret),
    Shape(name: "a project key of OpenAI", prefix: "sk-proj-", least: 40, most: 250, alphabet: .base64URL, weight: .secret),
    Shape(name: "a client secret of Google", prefix: "GOCSPX-", least: 28, most: 28, alphabet: .base64URL, weight: .secret),
    Shape(name: "an API key of Google", prefix: "AIza", least: 35, most: 35, alphabet: .base64URL, weight: .restricted),
  ]

  /// The first bytes of all shapes and of private keys, by which most texts are passed over.
  private static let firstBytes: [Bool] = {
    var table: [Bool] = [Bool](repeating: false, count: 256)
    for shape in all { if let first: UInt8 = shape.prefix.utf8.first { table[Int(first)] = true } }
    return table
  }()

  /// What a text holds; nil when it holds nothing of the kind.
  static func find(in text: String) -> (shape: Shape, start: Int)? {
    if text.contains("-----BEGIN "), text.contains("PRIVATE KEY-----") { return (privateKey, 0) }
    let bytes: [UInt8] = Array(text.utf8.prefix(4096))
    for index in bytes.indices where firstBytes[Int(bytes[index])] {
      // A token starts where a word starts.
      if index > 0, isWordByte(bytes[index - 1]) { continue }
      for shape in all where bytes[index...].starts(with: shape.prefix.utf8) {
        let start: Int = index + shape.prefix.utf8.count
        let body: ArraySlice<UInt8> = bytes[start...].prefix { shape.alphabet.contains($0) }
        guard (shape.least...shape.most).contains(body.count), !isPlain(body) else { continue }
        return (shape, index)
      }
    }
    return nil
  }

  /// A private key in the form of PEM.
  static let privateKey: Shape = Shape(
    name: "a private key", prefix: "-----BEGIN", least: 0, most: 0, alphabet: .base64URL, weight: .secret)

  /// Whether the bytes of a file may hold one: a quick look without decoding anything.
  static func mayOccur(in text: SourceBytes) -> Bool {
    let marks: [[UInt8]] = Self.marks
    var index: Int = 0
    while index + 4 <= text.count {
      let first: UInt8 = text[index]
      if firstBytes[Int(first)] || first == 0x2D {
        for mark in marks where mark[0] == first && mark[1] == text[index + 1] && mark[2] == text[index + 2] { return true }
      }
      index += 1
    }
    return false
  }

  private static let marks: [[UInt8]] = all.map { Array($0.prefix.utf8.prefix(3)) } + [Array("---".utf8)]

  private static func isWordByte(_ byte: UInt8) -> Bool { Alphabet.base64URL.contains(byte) }

  /// Whether a body is one that no generator makes: one character over and over, or a word for an example.
  private static func isPlain(_ body: ArraySlice<UInt8>) -> Bool {
    if Set(body).count <= 4 { return true }
    let text: String = String(decoding: body, as: UTF8.self).lowercased()
    return ["example", "xxxx", "your", "placeholder", "test_key", "0123456789"].contains { text.contains($0) }
  }

}
