import Foundation
import TestFolders
import Testing
@testable import HasgenInsight

@testable import hasgen

/// The page of `hasgen graph --format html`.
@Suite struct PageTests {
  private let source = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    struct AppDependency { let a: Int; let b: Int }
    struct UserDependency { let app: AppDependency }
    struct Screen {
      typealias Dependencies = HasA & HasB
      let dependencies: any Dependencies
      func show() { print(dependencies.a) }
    }
    """

  private func page(_ words: String...) throws -> String {
    let folder = try TestFolder(package: ["Sources/App/App.swift": source])
    let outcome = Hasgen.run(
      ["graph", "--format", "html"] + words, in: Environment(workingDirectory: folder.path))
    #expect(outcome.messages == "")
    return outcome.results
  }

  /// The graph inside a page.
  private func data(in page: String) throws -> String {
    let start = try #require(page.firstRange(of: #"<script type="application/json" id="graph">"#))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func loadsNothing() throws {
    let page = try page()
    for text in ["http:", "https:", "//cdn", "src=", "@import", "url(", "fetch(", "import("] {
      #expect(!page.contains(text), "\(text)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.hasPrefix("<!doctype html>\n") && page.hasSuffix("</html>\n"))
  }

  @Test func holdsTheGraph() throws {
    let text = try data(in: page())
    let graph = try GraphDocument.graph(in: Array(text.utf8))
    #expect(graph.nodes(.scope).map(\.name) == ["AppDependency", "UserDependency"])
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let edges = parsed?["edges"] as? [[String: Any]] ?? []
    let uses = edges.filter { $0["kind"] as? String == "asks" }.map { $0["use"] as? String }
    #expect(uses == ["read", "unused"])
  }

  @Test func holdsAPart() throws {
    let text = try data(in: page("UserDependency"))
    #expect(text.contains(#""of":["UserDependency"]"#))
  }

  /// No name ends the script element.
  @Test(arguments: hostileNames + ["</script><b>", "<!--", "{{graph}}"])
  func escapes(_ name: String) throws {
    let page = GraphPage.text(GraphDocument(.called(name)))
    #expect(page.ranges(of: "</script").count == 2)
    let text = try data(in: page)
    #expect(!text.contains("<"))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let nodes = parsed?["nodes"] as? [[String: Any]] ?? []
    #expect(nodes.compactMap { $0["name"] as? String }.contains("\(name)P"))
  }

  @Test func isSmall() throws {
    let page = GraphPage.text(GraphDocument(AppGraph(nodes: [], edges: [])))
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 505)
  }
}
