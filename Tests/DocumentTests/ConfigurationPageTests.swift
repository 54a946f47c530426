import HasConfiguration
import Insight
import HasWorkspace
import Testing

@testable import hasgen

/// The page of the configuration and the published schema say what the reader's table says.
@Suite
struct ConfigurationPageTests {
  private static let path = "Sources/HasKit/HasKit.docc/Configuration.md"

  /// The headings of the page, with the objects whose keys stand below.
  private static let sections = [
    ("Overview", ConfigurationTable.root), ("Sources", ConfigurationTable.source),
    ("Containers", ConfigurationTable.container),
    ("Names of protocols", ConfigurationTable.protocols),
    ("Test targets", ConfigurationTable.tests), ("Lint", ConfigurationTable.lint),
    ("Policies", ConfigurationTable.policy),
  ]

  @Test func hasTheTablesOfTheReader() throws {
    var page = try Document(Self.path).text
    for (heading, object) in Self.sections {
      let section = try #require(page.firstRange(of: "\n## \(heading)\n"))
      let table = try #require(page[section.upperBound...].firstMatch(of: /\| key .*\n(?:\|.*\n)*/))
      page.replaceSubrange(table.range, with: Self.table(of: object))
    }
    try Recording.expect(page, in: Self.path)
  }

  @Test func schemaIsPublished() throws {
    let outcome = Hasgen.run(["schema"], in: Environment(workingDirectory: "/"))
    #expect(outcome.status == .done)
    try Recording.expect(outcome.results, in: ConfigurationSchema.fileName)
    #expect(
      Hasgen.run(["schema", "all"], in: Environment(workingDirectory: "/")).messages.hasPrefix(
        "error: 'hasgen schema' takes no word but 'graph', but found 'all'\n"))
  }

  @Test func schemaOfGraphsIsPublished() throws {
    let outcome = Hasgen.run(["schema", "graph"], in: Environment(workingDirectory: "/"))
    #expect(outcome.status == .done)
    try Recording.expect(outcome.results, in: GraphSchema.fileName)
  }

  private static func table(of object: ConfigurationObject) -> String {
    let rows = object.rows.map { row in
      let page = row.page.map { ": <doc:\($0)>" } ?? ""
      return "| `\(row.name)` | \(CommandsPage.markdown(row.summary))\(page) |\n"
    }
    return "| key | meaning |\n| --- | --- |\n" + rows.joined()
  }
}
