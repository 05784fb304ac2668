import DiagnosticReporting
import Foundation
import Testing

@Suite struct UnifiedDiffTests {
  @Test func twoDistantChangesMakeTwoHunks() {
    let old: String = (1...20).map { "line \($0)\n" }.joined()
    let new: String = old.replacingOccurrences(of: "line 2\n", with: "LINE 2\n").replacingOccurrences(of: "line 19\n", with: "")
    #expect(
      UnifiedDiff.text(old: old, new: new, oldName: "a", newName: "b") == """
        --- a
        +++ b
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +LINE 2
         line 3
         line 4
         line 5
        @@ -16,5 +16,4 @@
         line 16
         line 17
         line 18
        -line 19
         line 20

        """)
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(UnifiedDiff.text(old: "a\nb", new: "a\nc\n", oldName: "x", newName: "x").hasSuffix("-b\n\\ No newline at end of file\n+c\n"))
    #expect(UnifiedDiff.text(old: "a", new: "a", oldName: "x", newName: "x").isEmpty)
  }
}
