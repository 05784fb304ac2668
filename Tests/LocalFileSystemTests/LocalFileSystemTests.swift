import AppBundles
import Diagnostics
import Foundation
import LocalFileSystem
import Testing

@Suite struct LocalFileSystemTests {
  private let disk: LocalFileSystem = LocalFileSystem()

  private func temporaryFolder() throws -> String {
    let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("infoplist-test-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  @Test func aFileIsReplacedWithItsRightsAndLinksKept() throws {
    let folder: String = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try disk.replace(folder + "/a", with: Array("one".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/a")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a")
    try disk.replace(folder + "/link", with: Array("two".utf8))
    #expect(try disk.read(folder + "/a", limit: 100).text(in: SourceRange(0, 3)) == "two")
    #expect(try disk.entries(of: folder) == [DirectoryEntry("a", .file), DirectoryEntry("link", .symbolicLink, linkTarget: "a")])
    let mode: Any? = try FileManager.default.attributesOfItem(atPath: folder + "/a")[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func failuresNameTheirReason() throws {
    let folder: String = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try disk.replace(folder + "/a", with: Array("12345".utf8))
    #expect(throws: FileError(folder + "/b", .notFound)) { try disk.read(folder + "/b", limit: 10) }
    #expect(throws: FileError(folder, .isDirectory)) { try disk.read(folder, limit: 10) }
    #expect(throws: FileError(folder + "/a", .tooLarge(limit: 4))) { try disk.read(folder + "/a", limit: 4) }
    #expect(throws: FileError(folder + "/a", .notDirectory)) { try disk.entries(of: folder + "/a") }
    #expect(throws: FileError(folder + "/no/a", .other("its folder does not exist"))) { try disk.replace(folder + "/no/a", with: []) }
  }
}
