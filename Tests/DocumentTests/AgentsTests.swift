import Foundation
import HasgenReading
import TestFolders
import Testing

@testable import hasgen

/// The guide for coding agents is short. `.ci/agents` follows it word by word, builds the app and runs
/// its tests.
@Suite
struct AgentsTests {
  private let outcome = Hasgen.run(["agents"], in: Environment(workingDirectory: "/"))
  private var guide: Document { Document(text: outcome.results) }

  @Test func isShort() {
    #expect(outcome.status == .done)
    #expect(outcome.results.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  /// The introduction is for those who work on hasgen.
  @Test func standsInTheRepository() throws {
    let heading = try #require(outcome.results.split(separator: "\n").first)
    let introduction = try #require(
      try Document("AGENTS.md").text.components(separatedBy: heading).first)
    try Recording.expect(introduction + outcome.results, in: "AGENTS.md")
  }

  /// A skill has a name, and a description of at most 1,024 characters; the guide follows.
  @Test func isASkillToo() throws {
    let skill = Hasgen.run(["agents", "--skill"], in: Environment(workingDirectory: "/")).results
    let head = try #require(
      skill.prefixMatch(of: /---\nname: hasgen\ndescription: (.+)\n---\n\n/)?.output)
    #expect(head.1.count <= 1_024)
    #expect(skill == head.0 + outcome.results)
  }

  /// The repository is a marketplace for Claude Code, with one plugin that has the skill. Its users get
  /// an update when the version changes.
  @Test func isAPluginToo() throws {
    let skill = Hasgen.run(["agents", "--skill"], in: Environment(workingDirectory: "/")).results
    let owner = try #require(Document(".ci/repository").text.split(separator: "/").first)
    let description = "Adds services, consumers, scopes and tests to Swift apps that use hasgen."
    let marketplace = """
      {
        "name": "haskit",
        "description": "Dependency injection for Swift",
        "owner": { "name": "\(owner)" },
        "plugins": [
          {
            "name": "hasgen",
            "description": "\(description)",
            "source": "./.claude-plugin/hasgen"
          }
        ]
      }

      """
    let manifest = """
      {
        "name": "hasgen",
        "version": "\(Version.current)",
        "description": "\(description)",
        "author": { "name": "\(owner)" },
        "license": "Apache-2.0"
      }

      """
    let folder = ".claude-plugin"
    try Recording.expect(marketplace, in: "\(folder)/marketplace.json")
    try Recording.expect(manifest, in: "\(folder)/hasgen/.claude-plugin/plugin.json")
    try Recording.expect(skill, in: "\(folder)/hasgen/skills/hasgen/SKILL.md")
  }

  /// Ten findings, and what to do about each.
  @Test func knowsTheFindings() {
    let rows = outcome.results.matches(of: /(?m)^\| `([\w-]+)` \|/).map { String($0.output.1) }
    #expect(rows.count == 10)
    for row in rows { #expect(Explanation.names.contains(row), "\(row)") }
  }
}
