import InfoPlistResolution
import Testing
import _InfoPlistTestSupport

/// Versions in both senses.
@Suite struct VersionTests {
  @Test(
    arguments: [
      ("1", 0x0100_8000), ("1.0", 0x0100_8000), ("1.", 0x0100_8000), ("1f", 0x0100_8000), ("1.0.0f0", 0x0100_8000), ("1.2.3", 0x0123_8000),
      ("10", 0x1000_8000), ("1.2.3b4", 0x0123_6004), ("1.0d255", 0x0100_20FF), ("1.0a1", 0x0100_4001), ("1b", 0x0100_6000),
      ("1.0b", 0x0100_6000), ("12b3", 0x1200_6003), ("1.2b3", 0x0120_6003), ("f1", 0x0000_8001), ("b", 0x0000_6000), ("d1", 0x0000_2001),
      (".", 0x0000_8000), ("0", 0x0000_8000), ("00", 0x0000_8000), (".5", 0x0050_8000), ("1.2.", 0x0120_8000), ("1.b3", 0x0100_6003),
      ("99.9.9f255", 0x9999_80FF),
    ] as [(String, UInt32)])
  func bundleCodeUnderstands(_ vector: (String, UInt32)) {
    #expect(BundleCodeVersion(vector.0).value == vector.1, "\(vector.0): \(BundleCodeVersion(vector.0).hexadecimal)")
  }

  @Test(arguments: [
    "10.15", "10.15.3", "1.2.34", "12.34", "123", "1.0fc1", "1.0B1", "v1", "1.0 ", "1.2.3b4 ", "1..2", "..5", "1.2.3.4", "", "1.0d256",
    "1.0b1234", "12345678901",
  ])
  func bundleCodeRefuses(_ text: String) {
    #expect(BundleCodeVersion(text).value == 0)
    #expect(!BundleCodeVersion(text).isValid)
  }

  @Test(.covers("R-VER-007", "R-VER-010", "R-VER-016")) func numbers() throws {
    #expect(try #require(BundleVersion("1.02.3")) == #require(BundleVersion("1.2.3")))
    #expect(try #require(BundleVersion("3.1")) == #require(BundleVersion("3.1.0")))
    #expect(try #require(BundleVersion("3.1.2")) > #require(BundleVersion("3.1.1")))
    #expect(try #require(BundleVersion("10.0")) > #require(BundleVersion("9.9.9")))
    #expect(try #require(BundleVersion("3.1.2")).description == "3.1.2")
  }

  @Test(.covers("R-VER-017", "R-VER-018")) func stagesPrecedeTheRelease() throws {
    let texts: [String] = ["3.1.3d1", "3.1.3a1", "3.1.3a2", "3.1.3b1", "3.1.3fc1", "3.1.3", "3.1.4d1"]
    let versions: [BundleVersion] = try texts.map { try #require(BundleVersion($0)) }
    #expect(versions.sorted() == versions)
    #expect(versions.map(\.description) == texts)
    #expect(versions[2].stage == .alpha && versions[2].build == 2)
    #expect(BundleVersionProblem.problems(in: "1.0x1") == [.unknownStage("x")])
  }

  @Test(.covers("R-VER-019")) func builds() {
    #expect(BundleVersion("1.0b255") != nil)
    for text in ["1.0b0", "1.0b256", "1.0b99999999999999999999"] {
      #expect(BundleVersion(text) == nil)
      #expect(BundleVersionProblem.problems(in: text).count == 1)
    }
    #expect(BundleVersionProblem.problems(in: "1.0b") == [.buildIsMissing])
  }

  @Test(.covers("R-VER-008", "R-VER-009", "R-VER-012", "R-VER-013", "R-VER-014")) func problems() {
    #expect(BundleVersionProblem.problems(in: "3.1.2").isEmpty)
    #expect(BundleVersionProblem.problems(in: "9999.99.99").isEmpty)
    #expect(BundleVersionProblem.problems(in: "00001.002.3").isEmpty)
    #expect(BundleVersionProblem.problems(in: "10000.100.100").count == 3)
    #expect(BundleVersionProblem.problems(in: "0.9") == [.majorIsZero])
    #expect(BundleVersionProblem.problems(in: "1.2-3") == [.character("-")])
    #expect(BundleVersionProblem.problems(in: "1..2") == [.emptyComponent])
    #expect(BundleVersionProblem.problems(in: "1.2.3.4") == [.tooManyComponents(4)])
    #expect(BundleVersionProblem.problems(in: "") == [.empty])
    #expect(BundleVersion("1.2.3.4") == nil)
    #expect(BundleVersion("99999999999999999999999.1") != nil)
  }
}
