/// One pass over the text of a version.
struct BundleVersionReading {
  private(set) var components: [Int] = []
  private(set) var stage: BundleVersion.Stage = .release
  private(set) var build: Int = 0
  private(set) var problems: [BundleVersionProblem] = []

  init(_ text: String) {
    guard !text.isEmpty else {
      problems = [.empty]
      return
    }
    let numbers: Substring = text.prefix { $0 == "." || ($0.isASCII && $0.isNumber) }
    let suffix: Substring = text[numbers.endIndex...]
    readNumbers(numbers)
    if !suffix.isEmpty { readSuffix(suffix) }
  }

  private mutating func readNumbers(_ text: Substring) {
    let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) { problems.append(.emptyComponent) }
    let written: [Substring] = parts.filter { !$0.isEmpty }
    if written.count > 3 { problems.append(.tooManyComponents(written.count)) }
    for (index, part) in written.prefix(3).enumerated() {
      let digits: Substring = part.drop { $0 == "0" }
      if digits.count > (index == 0 ? 4 : 2) { problems.append(.tooManyDigits(component: index, digits: digits.count)) }
      components.append(digits.isEmpty ? 0 : Int(digits) ?? Int.max)
    }
    if components.first == 0 { problems.append(.majorIsZero) }
  }

  private mutating func readSuffix(_ text: Substring) {
    let letters: Substring = text.prefix { $0.isASCII && $0.isLetter }
    guard !letters.isEmpty else {
      problems.append(.character(String(text.prefix(1))))
      return
    }
    let digits: Substring = text[letters.endIndex...]
    if let rest: Character = digits.first(where: { !$0.isASCII || !$0.isNumber }) { problems.append(.character(String(rest))) }
    if let stage: BundleVersion.Stage = BundleVersion.Stage(rawValue: String(letters)) {
      self.stage = stage
    } else {
      problems.append(.unknownStage(String(letters)))
    }
    guard !digits.isEmpty else {
      problems.append(.buildIsMissing)
      return
    }
    guard let build: Int = Int(digits), (1...255).contains(build) else {
      problems.append(.buildOutOfRange(String(digits)))
      return
    }
    self.build = build
  }
}
