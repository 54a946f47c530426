import HasgenLint
import HasgenProgram
import HasgenReading
import Testing

@testable import hasgen

/// The page about `lint` lists its rules.
@Suite struct LeastAuthorityTests {
  private static let path = "Sources/HasKit/HasKit.docc/LeastAuthority.md"

  @Test func pageListsAllRules() throws {
    let rows = try LintRule.all.map { rule in
      let title = try #require(Explanation(of: rule.id)).title
      return "| `\(rule.id.rawValue)` | \(rule.level.rawValue) | \(title) |"
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
