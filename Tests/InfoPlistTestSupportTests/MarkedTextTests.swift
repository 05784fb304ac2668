import Diagnostics
import Testing
import _InfoPlistTestSupport

@Suite struct MarkedTextTests {
  @Test func marksBecomeByteRanges() {
    let marked: MarkedText = "é«ab«»c»"
    #expect(marked.text == "éabc")
    #expect(marked.ranges == [SourceRange(2, 5), SourceRange(4, 4)])
  }

  @Test func theSameSeedGivesTheSameNumbers() {
    var first: SeededRandom = SeededRandom(seed: 7)
    var second: SeededRandom = SeededRandom(seed: 7)
    #expect((0..<5).map { _ in first.next() } == (0..<5).map { _ in second.next() })
  }
}
