import SwiftOutline
import Testing

@Suite struct ProblemTests {
  @Test(arguments: [
    ("let a = \"b", "unterminated-literal", "unterminated string literal"),
    ("/* a", "unterminated-literal", "unterminated comment"),
    ("struct A {", "unclosed-bracket", "'{' is never closed"),
    ("}", "stray-bracket", "'}' closes nothing"),
    ("#if A", "unclosed-condition", "'#if' has no '#endif'"),
    ("#else", "stray-directive", "'#else' without an '#if'"),
    ("struct {}", "unexpected-token", "expected a name"),
    ("let a = ”b”", "unexpected-character", "typographic quote ” outside strings and comments"),
    ("let a = \u{7}", "unexpected-character", "character U+0007 outside strings and comments"),
    ("let a = '", "unexpected-character", "''' outside strings and comments"),
    ("a\0\0\0", "nul-byte", "NUL byte"),
    ("<<<<<<< a", "conflict-marker", "a merge conflict is not resolved"),
    ("let a = <#b#>", "editor-placeholder", "editor placeholder"),
  ])
  func words(_ text: String, _ id: String, _ message: String) {
    let problem = Outline(reading: text).problems.first
    #expect(problem?.id == id)
    #expect(problem?.message == message)
  }
}
