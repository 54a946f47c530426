import Foundation
import HasConfiguration
import HasWorkspace
import Testing

@testable import hasgen

/// The page of the configuration and the published schema have the keys of the reader's table.
@Suite
struct ConfigurationPageTests {
  private static let path = "Sources/HasKit/HasKit.docc/Configuration.md"

  /// The headings of the page, with the objects whose keys stand below.
  private static let sections = [
    ("Overview", ConfigurationTable.root), ("Sources", ConfigurationTable.source),
    ("Containers", ConfigurationTable.container),
    ("Names of protocols", ConfigurationTable.protocols),
    ("Test targets", ConfigurationTable.tests), ("Previews", ConfigurationTable.previews),
    ("Lint", ConfigurationTable.lint),
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

  /// The published schema has the keys of the reader's table.
  @Test func schemaHasTheKeysOfTheReader() throws {
    let text = try Document(".hasgen.schema.json").text
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    func keys(_ object: [String: Any]?) -> Set<String> {
      Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    func value(_ key: String, of object: [String: Any]?) -> [String: Any]? {
      (object?["properties"] as? [String: Any])?[key] as? [String: Any]
    }
    let lint = value("lint", of: schema)
    let pairs = [
      (schema, ConfigurationTable.root), (definitions["source"], ConfigurationTable.source),
      (definitions["container"], ConfigurationTable.container),
      (value("protocols", of: schema), ConfigurationTable.protocols),
      (definitions["tests"], ConfigurationTable.tests),
      (definitions["previews"], ConfigurationTable.previews), (lint, ConfigurationTable.lint),
      (value("rules", of: lint), ConfigurationTable.lintRules),
      (definitions["policy"], ConfigurationTable.policy),
    ]
    for (object, table) in pairs { #expect(keys(object) == Set(table.rows.map(\.name))) }
  }

  private static func table(of object: ConfigurationObject) -> String {
    let rows = object.rows.map { row in
      let page = row.page.map { ": <doc:\($0)>" } ?? ""
      return "| `\(row.name)` | \(row.summary.markdown)\(page) |\n"
    }
    return "| key | meaning |\n| --- | --- |\n" + rows.joined()
  }
}
