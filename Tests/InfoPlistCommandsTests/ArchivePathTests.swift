import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// Paths that lead into archives.
@Suite struct ArchivePathTests {
  private func archive(_ members: ZipWriter.Member...) -> Data { Data(ZipWriter.archive(members)) }

  @Test func commandsLookInto() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/My.ipa"
      try archive(
        ZipWriter.Member("Payload/My.app/Info.plist", text: #"{ CFBundleName = A; "CFBundleName~ipad" = B; CFBundleExecutable = run; }"#)
      ).write(to: URL(fileURLWithPath: path))
      for bundle in [path, path + "/Payload/My.app", path + "/Payload/My.app/"] {
        let run: CommandRun = CommandRun("resolve", bundle, "CFBundleName", "--device", "ipad")
        #expect(run.exitCode == 0, "\(bundle): \(run.errors)")
        #expect(run.output.contains("CFBundleName  B "))
      }
      #expect(CommandRun("resolve", path + "/Payload/Other.app").exitCode == 2)
      #expect(CommandRun("bundle", path).output.contains("Payload/My.app"))
      #expect(CommandRun("extract", path).errors.contains("Payload/My.app has no executable; systems look for 'run'"))
      #expect(CommandRun("resolve", path + "/Payload/My.app/Info.plist", "CFBundleName", "--device", "ipad").output.contains("B "))
      #expect(CommandRun("extract", path + "/Payload/My.app/Info.plist").errors.contains("is no Mach-O executable"))
    }
  }

  @Test func extractFromArchives() throws {
    try CommandRun.inTemporaryFolder { folder in
      let plist: String = "{ A = 1; }"
      let tool: [UInt8] = MachOSample.executable([.init("arm64", plist)])
      let path: String = folder + "/My.ipa"
      try archive(
        ZipWriter.Member("Payload/My.app/Info.plist", text: "{ CFBundleExecutable = run; }"),
        ZipWriter.Member("Payload/My.app/run", tool, mode: 0o100755).with { $0.isDeflated = true },
        ZipWriter.Member("Payload/My.app/secret", tool).with { $0.flags = 1 }, ZipWriter.Member("inner.zip", [0x50, 0x4B, 5, 6])
      ).write(to: URL(fileURLWithPath: path))
      #expect(CommandRun("extract", path).output == plist)
      #expect(CommandRun("extract", path + "/Payload/My.app").output == plist)
      #expect(CommandRun("extract", path + "/Payload/My.app/run").output == plist)
      for (inside, words) in [
        ("Payload/My.app/none", "'\(path)/Payload/My.app/none' does not exist"), ("Payload/None.app/run", "does not exist"),
        ("Payload/My.app/Info.plist", "is no Mach-O executable"), ("Payload/My.app/secret", "password"),
        ("inner.zip", "is an archive that is not opened"), ("inner.zip/Payload/My.app", "is an archive that is not opened"),
      ] {
        let run: CommandRun = CommandRun("extract", path + "/" + inside)
        #expect(run.exitCode == 2, "\(inside)")
        #expect(run.errors.contains(words) && run.errors.split(separator: "\n").count == 1, "\(inside): \(run.errors)")
      }
      #expect(CommandRun("resolve", path + "/inner.zip").errors.contains("is an archive that is not opened"))
    }
  }

  @Test func archivesThatCannotBeRead() throws {
    try CommandRun.inTemporaryFolder { folder in
      let whole: Data = archive(ZipWriter.Member("Payload/My.app/Info.plist", text: "{ A = 1; }"))
      let path: String = folder + "/cut.ipa"
      try whole.prefix(whole.count - 10).write(to: URL(fileURLWithPath: path))
      for name in ["extract", "bundle", "resolve", "strings"] {
        let run: CommandRun = CommandRun(name, path)
        #expect(run.exitCode == 2)
        #expect(run.errors.split(separator: "\n").count == 1, "\(name): \(run.errors)")
      }
      try archive(ZipWriter.Member("Payload/My.app/Info.plist", text: "{ A = 1; }").with { $0.flags = 1 })
        .write(to: URL(fileURLWithPath: folder + "/secret.ipa"))
      let secret: CommandRun = CommandRun("resolve", folder + "/secret.ipa")
      #expect(secret.exitCode == 2 && secret.errors.contains("password"), "\(secret.errors)")
      try archive(ZipWriter.Member("builds/My.ipa", Array(whole))).write(to: URL(fileURLWithPath: folder + "/outer.zip"))
      let outer: CommandRun = CommandRun("bundle", folder + "/outer.zip")
      #expect(outer.exitCode == 2)
      #expect(outer.errors.contains("outer.zip holds no bundle; it holds the archive"), "\(outer.errors)")
    }
  }

  @Test func executablesStandForThemselves() throws {
    try CommandRun.inTemporaryFolder { folder in
      let fat: String = folder + "/fat"
      try Data(MachOSample.executable([.init("x86_64", "{ A = intel; }"), .init("arm64", "{ A = arm; }")]))
        .write(to: URL(fileURLWithPath: fat))
      let first: CommandRun = CommandRun("extract", fat)
      #expect(first.output == "{ A = intel; }")
      #expect(first.errors.contains("this is the property list for x86_64; that for arm64 differs, see --arch"))
      #expect(CommandRun("extract", fat, "--arch", "arm64").output == "{ A = arm; }")
      #expect(CommandRun("extract", fat, "--arch", "arm64").errors.isEmpty)
      #expect(CommandRun("extract", fat, "--arch", "ppc").errors.contains("has no code for 'ppc'; it has x86_64, arm64"))
      #expect(CommandRun("resolve", fat, "A", "--device", "mac").output.contains("A    intel  \(fat):1"))
      let same: String = folder + "/same"
      try Data(MachOSample.executable([.init("x86_64", "{ A = 1; }\u{0}\u{0}"), .init("arm64", "{ A = 1; }"), .init("arm64", nil)]))
        .write(to: URL(fileURLWithPath: same))
      #expect(CommandRun("extract", same).output == "{ A = 1; }")
      #expect(CommandRun("extract", same).errors.isEmpty)
      let bare: String = folder + "/bare"
      try Data(MachOSample.executable([.init("arm64", nil)])).write(to: URL(fileURLWithPath: bare))
      #expect(CommandRun("extract", bare).exitCode == 1)
      #expect(CommandRun("resolve", bare).exitCode == 2)
    }
  }
}
