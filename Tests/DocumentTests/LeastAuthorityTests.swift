import Findings
import Lint
import Testing

/// The page about `lint` lists its rules.
@Suite struct LeastAuthorityTests {
  private static let path = "Sources/HasKit/HasKit.docc/LeastAuthority.md"

  @Test func pageListsAllRules() throws {
    let rows = LintRule.all.map { rule in
      "| `\(rule.id.rawValue)` | \(rule.level.rawValue) | \(rule.title) |"
    }
    let lines = try Document(Self.path).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| --- ") }) + 1
    let end = try #require(lines[start...].firstIndex { !$0.hasPrefix("|") && $0 != "RULES" })
    let wanted = lines[..<start] + rows + lines[end...]
    try Recording.expect(wanted.joined(separator: "\n"), in: Self.path)
  }
}
