import AppBundles
import Diagnostics
import Foundation
import LocalFileSystem
import Testing

private let compilerPath: String? = {
  let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { $0 + "/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

/// Object files that the toolchain's own compiler writes for Apple's platforms: an outside check of the reader.
@Suite(.enabled(if: compilerPath != nil, "no clang with the targets of Apple is beside the Swift toolchain"))
struct CompiledCodeTests {
  private static let program: String = """
    int puts(const char *);
    __attribute__((objc_root_class)) @interface Foo
    @end
    @implementation Foo
    - (int)bar { return puts("x"); }
    @end
    __attribute__((used, section("__TEXT,__info_plist"))) static const char info[] = "{ CFBundleIdentifier = real.one; }";
    """

  @Test(arguments: [
    ("arm64-apple-ios17.0", "arm64", MachOPlatform.iOS, "17.0"), ("x86_64-apple-macos10.15", "x86_64", .macOS, "10.15"),
    ("armv7-apple-ios8.0", "armv7", .iOS, "8.0"), ("i386-apple-ios8.0-simulator", "i386", .iOSSimulator, "8.0"),
    ("arm64_32-apple-watchos5.1", "arm64_32", .watchOS, "5.1"), ("arm64-apple-ios14.2-macabi", "arm64", .macCatalyst, "14.2"),
    ("arm64-apple-tvos13.0-simulator", "arm64", .tvOSSimulator, "14.0"), ("arm64-apple-xros1.0", "arm64", .visionOS, "1.0"),
    ("arm64e-apple-macos12.3", "arm64e", .macOS, "12.3"),
  ]) func readsWhatACompilerWrites(target: String, architecture: String, platform: MachOPlatform, minimum: String) throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source: URL = folder.appendingPathComponent("code.m")
    try Data(Self.program.utf8).write(to: source)
    let object: URL = folder.appendingPathComponent("code.o")
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(compilerPath))
    process.arguments = ["-target", target, "-fobjc-runtime=macosx", "-c", source.path, "-o", object.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let file: MachOFile = try #require(
      MachOFile(reading: try LocalFile(object.path), options: MachOReadingOptions(includesNames: true)))
    #expect(file.diagnostics.isEmpty)
    #expect(file.architectureNames == [architecture])
    #expect(file.platforms == [platform])
    #expect(file.minimumOS(on: platform)?.description == minimum)
    let slice: MachOSlice = try #require(file.slices.first)
    #expect(slice.fileType == .object)
    #expect(slice.embeddedInfo?.array == Array("{ CFBundleIdentifier = real.one; }\0".utf8))
    #expect(slice.objectiveCNames?.contains("Foo") == true)
    #expect(slice.importedSymbols?.contains("_puts") == true)
  }
}
