import HasgenReading
import Testing

@Suite struct ProblemTests {
  @Test(arguments: [
    ("let a = \"b", "unterminated string literal"),
    ("/* a", "unterminated comment"),
    ("struct A {", "'{' is never closed"),
    ("}", "'}' closes nothing"),
    ("#if A", "'#if' has no '#endif'"),
    ("#else", "'#else' without an '#if'"),
    ("struct {}", "expected a name"),
    ("let a = ”b”", "typographic quote ” outside strings and comments"),
    ("let a = \u{7}", "character U+0007 outside strings and comments"),
    ("let a = '", "''' outside strings and comments"),
    ("a\0\0\0", "the file has a NUL byte"),
    ("<<<<<<< a", "a merge conflict is not resolved"),
    ("let a = <#b#>", "an editor placeholder is not filled in"),
  ])
  func words(_ text: String, _ message: String) {
    let problem = Outline(reading: text).problems.first
    #expect(problem?.message == message)
  }
}
