import Foundation
import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenProjects
import HasgenReading
import Testing

/// The page of the configuration and the published schema have the keys that the reader knows.
@Suite
struct ConfigurationPageTests {
  /// The headings of the page, with the keys that the first table below lists.
  private static let sections: [(heading: String, keys: [String])] = [
    ("Overview", names(Configuration.Key.self)), ("Sources", names(ConfiguredSource.Key.self)),
    ("Containers", names(ContainerChoice.Key.self)),
    ("Names of protocols", names(NamePattern.Key.self)),
    ("Test targets", names(DoublesTarget.TestsKey.self)),
    ("Previews", names(DoublesTarget.PreviewsKey.self)), ("Lint", names(LintChoices.Key.self)),
    ("Policies", names(LintPolicy.Key.self)),
  ]

  private static func names<Key: RawRepresentable<String> & CaseIterable>(_: Key.Type) -> [String] {
    Key.allCases.map(\.rawValue)
  }

  @Test func pageHasTheKeysOfTheReader() throws {
    let page = try Document("Sources/HasKit/HasKit.docc/Configuration.md").text
    for (heading, keys) in Self.sections {
      let section = try #require(page.firstRange(of: "\n## \(heading)\n"))
      let table = try #require(page[section.upperBound...].firstMatch(of: /\| key .*\n(?:\|.*\n)*/))
      let listed = table.output.matches(of: /(?m)^\| `([\w$]+)`/).map { String($0.output.1) }
      #expect(Set(listed) == Set(keys) && listed.count == keys.count, "\(heading)")
    }
  }

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
    let objects = [
      schema, definitions["source"], definitions["container"], value("protocols", of: schema),
      definitions["tests"], definitions["previews"], lint, definitions["policy"],
    ]
    for (object, section) in zip(objects, Self.sections) {
      #expect(keys(object) == Set(section.keys), "\(section.heading)")
    }
    #expect(keys(value("rules", of: lint)) == Set(LintRule.all.map(\.id.rawValue)))
  }
}
