import Findings
import Testing

@Suite struct AllowingCommentTests {
  private static let id = DiagnosticID(rawValue: "unused-dependency")

  @Test(arguments: [
    ("// hasgen: allow unused-dependency: soon", 0),
    ("  //hasgen: allow unused-dependency: soon", 0),
    ("/// hasgen: allow unused-dependency: soon", 0),
    ("//  hasgen:  allow\tunused-dependency:  soon", 0),
    ("// hasgen: allow unused-dependency: soon\n// more", 0),
    ("// hasgen: allow unused-dependency: soon\nlet a = 1", nil),
    ("// hasgen: allow unused-dependency:", nil), ("// hasgen: allow unused-dependency soon", nil),
    ("// hasgen: allow other: soon", nil), ("// so: // hasgen: allow unused-dependency: soon", nil),
    ("let a = 1 // hasgen: allow unused-dependency: soon", nil),
  ])
  func allowsBelow(_ text: String, _ wanted: Int?) {
    let lines = (text + "\nlet b = 1").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      AllowingComment.line(allowing: Self.id, at: lines.count - 1, in: lines) == wanted)
  }

  @Test(arguments: [
    ("let a = 1 // hasgen: allow unused-dependency: soon", true),
    ("let a = \"http://x\" // hasgen: allow unused-dependency: soon", true),
    ("let a = 1 // hasgen: allow x: no // hasgen: allow unused-dependency: soon", true),
    ("let a = 1 // hasgen: allow unused-dependency:", false), ("let a = 1", false), ("", false),
  ])
  func allowsInItsLine(_ text: String, _ wanted: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((AllowingComment.line(allowing: Self.id, at: 0, in: lines) == 0) == wanted)
  }
}
