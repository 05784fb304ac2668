import Diagnostics
import Testing

@Suite struct DiagnosticIDTests {
  @Test func categoryIsThePartBeforeTheSlash() {
    #expect(DiagnosticID("syntax/unclosed-element").category == "syntax")
    #expect(DiagnosticID("syntax").category == "syntax")
  }
}
