import AppBundles
import Diagnostics
import InfoPlistKit
import Linting
import Testing

@Suite struct WorkspaceThreadTests {
  /// Files with different findings, so that a mix-up would show.
  @Test func threadsDoNotChangeTheAnswer() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for index in 0..<60 {
      let value: String =
        index % 3 == 0 ? "<integer>\(index)</integer>" : index % 3 == 1 ? "<string></string>" : "<string>My\(index)</string>"
      fileSystem.addFile(
        "files/\(index).plist", text: RuleExample.FileContent.document(entries: "<key>CFBundleIdentifier</key>\n\(value)"))
    }
    let workspace: Workspace = Workspace(fileSystem: fileSystem)
    var request: CheckRequest = CheckRequest(paths: (0..<60).map { "files/\($0).plist" })
    let alone: [Finding] = workspace.check(request).findings
    request.threadCount = 4
    let shared: [Finding] = workspace.check(request).findings
    #expect(!alone.isEmpty)
    #expect(alone == shared)
  }
}
