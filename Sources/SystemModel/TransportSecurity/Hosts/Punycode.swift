/// Labels of host names with other than ASCII letters, in the form that resolvers take (RFC 3492).
enum Punycode {
  /// The ASCII form of a label, `xn--...`; the label itself where it is ASCII; nil when it is too long.
  static func ascii(_ label: String) -> String? {
    guard label.utf8.contains(where: { $0 >= 0x80 }) else { return label }
    let scalars: [UInt32] = label.unicodeScalars.map(\.value)
    guard scalars.count <= 63 else { return nil }
    var output: [UInt8] = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic: Int = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var handled: Int = basic
    var code: UInt32 = 0x80
    var delta: Int = 0
    var bias: Int = 72
    while handled < scalars.count {
      guard let next: UInt32 = scalars.filter({ $0 >= code }).min() else { return nil }
      delta += Int(next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        guard scalar == code else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output.count <= 59 ? "xn--" + String(decoding: output, as: UTF8.self) : nil
  }

  /// Writes a number in digits of varying weight.
  private static func append(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
    var rest: Int = number
    var position: Int = 36
    while true {
      let threshold: Int = min(max(position - bias, 1), 26)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta: Int = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps: Int = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
