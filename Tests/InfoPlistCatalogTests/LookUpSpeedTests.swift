import InfoPlistCatalog
import Testing

@Suite struct LookUpSpeedTests {
  /// The budget of an optimized build is one microsecond; a debug build on a busy machine gets a hundred times that.
  @Test func lookUpOfOneKeyIsFast() {
    _ = KeyCatalog.topLevelKey(named: "CFBundleIdentifier")
    let clock: ContinuousClock = ContinuousClock()
    let best: Duration =
      (0..<5).map { _ in
        clock.measure { for _ in 0..<200 { _ = KeyCatalog.topLevelKey(named: "CFBundleIdentifier") } }
      }.min() ?? .seconds(1)
    #expect(best / 200 < .microseconds(100))
  }
}
