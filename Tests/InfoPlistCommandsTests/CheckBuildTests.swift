import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// `check` of builds: compared with an earlier one, and inside an archive.
@Suite struct CheckBuildTests {
  private static func info(build: String, identifier: String = "com.example.trails", more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleExecutable</key>
    \t<string>Trails</string>
    \t<key>CFBundleIdentifier</key>
    \t<string>\(identifier)</string>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \t<key>CFBundleShortVersionString</key>
    \t<string>1.2</string>
    \t<key>CFBundleVersion</key>
    \t<string>\(build)</string>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>\(more)
    </dict>
    </plist>

    """
  }

  private static let executable: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE]

  /// Writes an app into a folder.
  private static func writeApp(_ info: String, to path: String) throws {
    let url: URL = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(info.utf8).write(to: url.appendingPathComponent("Info.plist"))
    let program: URL = url.appendingPathComponent("Trails")
    try Data(executable).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private static func archive(_ info: String) -> [UInt8] {
    ZipWriter.archive([
      ZipWriter.Member("Payload/Trails.app/Info.plist", text: info, isDeflated: true),
      ZipWriter.Member("Payload/Trails.app/Trails", executable, mode: 0o100755),
    ])
  }

  private static let rule: String = "versions/build-version-not-raised"

  @Test(.enabled(if: CommandRun("rules").output.contains(rule), "no rule compares builds"))
  func anEarlierBuildIsCompared() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.writeApp(Self.info(build: "7"), to: folder + "/old/Trails.app")
      try Self.writeApp(Self.info(build: "7"), to: folder + "/same/Trails.app")
      try Self.writeApp(Self.info(build: "8"), to: folder + "/new/Trails.app")
      let same: CommandRun = CommandRun("check", "--against", folder + "/old/Trails.app", folder + "/same/Trails.app")
      #expect(same.exitCode == 1)
      #expect(same.output.contains("[\(Self.rule)]: CFBundleVersion '7' is not higher than '7' of the earlier build"), "\(same.output)")
      #expect(same.output.contains("same/Trails.app/Info.plist:14"), "the finding is about the newer build: \(same.output)")
      let raised: CommandRun = CommandRun("check", "--against", folder + "/old/Trails.app", folder + "/new/Trails.app")
      #expect(!raised.output.contains(Self.rule), "\(raised.output)")
      let alone: CommandRun = CommandRun("check", folder + "/same/Trails.app")
      #expect(!alone.output.contains(Self.rule), "\(alone.output)")
      // An earlier build in an archive serves as well.
      try Data(Self.archive(Self.info(build: "9"))).write(to: URL(fileURLWithPath: folder + "/old.ipa"))
      let packed: CommandRun = CommandRun("check", "--against", folder + "/old.ipa", folder + "/new/Trails.app")
      #expect(packed.output.contains("CFBundleVersion '8' is not higher than '9' of the earlier build"), "\(packed.output)")
    }
  }

  @Test func anEarlierBuildThatIsNotThereIsTold() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.writeApp(Self.info(build: "7"), to: folder + "/Trails.app")
      try FileManager.default.createDirectory(atPath: folder + "/empty", withIntermediateDirectories: true)
      let missing: CommandRun = CommandRun("check", "--against", folder + "/none.app", folder + "/Trails.app")
      #expect(missing.exitCode == 2)
      #expect(missing.errors.contains("none.app"), "\(missing.errors)")
      let empty: CommandRun = CommandRun("check", "--against", folder + "/empty", folder + "/Trails.app")
      #expect((empty.output + empty.errors).contains("holds no earlier build of what is checked"), "\(empty.output) \(empty.errors)")
    }
  }

  @Test func anArchiveIsCheckedWithoutUnpacking() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/Trails.ipa"
      let misspelled: String = "\n\t<key>NSCameraUsageDescripton</key>\n\t<string>to take pictures</string>"
      try Data(Self.archive(Self.info(build: "7", more: misspelled))).write(to: URL(fileURLWithPath: path))
      let run: CommandRun = CommandRun("check", path)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("[keys/misspelled-key]: 'NSCameraUsageDescripton' is no key that systems read"), "\(run.output)")
      #expect(run.output.contains("Trails.ipa/Payload/Trails.app/Info.plist:17:"), "\(run.output)")
      #expect(!run.output.contains("executable/executable-not-found"), "\(run.output)")
      // The same app as a folder has the same findings.
      try Self.writeApp(Self.info(build: "7", more: misspelled), to: folder + "/Payload/Trails.app")
      let unpacked: CommandRun = CommandRun("check", "--output-format", "json-lines", folder + "/Payload/Trails.app")
      let packed: CommandRun = CommandRun("check", "--output-format", "json-lines", path)
      #expect(packed.output.replacing("Trails.ipa/Payload", with: "Payload") == unpacked.output)
    }
  }

  /// An archive cannot be rewritten: fixes are for what lies on the disk as a file.
  @Test func anArchiveIsLeftAsItIs() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/Trails.ipa"
      let misspelled: String = "\n\t<key>NSCameraUsageDescripton</key>\n\t<string>to take pictures</string>"
      let bytes: [UInt8] = Self.archive(Self.info(build: "7", more: misspelled))
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let run: CommandRun = CommandRun("check", "--fix", "--unsafe-fixes", path)
      #expect(run.exitCode != 0)
      #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
    }
  }
}
