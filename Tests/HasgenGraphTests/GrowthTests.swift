import HasgenReading
import Testing

@testable import HasgenGraph
@testable import HasgenProgram
@testable import HasgenRules

/// Sources that are hostile by how often they say something: what is worked out grows with them and
/// no faster, and the graph comes to an end.
@Suite
struct GrowthTests {
  private static let app = """
    struct AppDependency { let logger: any Logging }
    protocol Logging {}
    protocol HasLogger { var logger: any Logging { get } }

    """

  private func table(_ text: String) -> SymbolTable {
    SymbolTable(registering: [
      SourceModule(
        name: "App", files: [SourceFile(path: "App.swift", outline: Outline(reading: text))])
    ])
  }

  private func graph(_ text: String, rules: Rules = Rules()) -> DependencyGraph {
    let file = SourceFile(path: "App.swift", outline: Outline(reading: Self.app + text))
    return DependencyGraph(
      KnownSources(modules: [SourceModule(name: "App", files: [file])], rules: rules))
  }

  /// Each inherits from the next, or from the next two.
  @Test(arguments: [100, 400], [1, 2])
  func looksOnceAtEachProtocol(count: Int, parents: Int) {
    let text = (0..<count).map { index in
      let names = (1...parents).map { "HasP\(index + $0)" }.joined(separator: ", ")
      return "protocol HasP\(index): \(names) { var p\(index): Int { get } }\n"
    }.joined()
    let table = table(text + "protocol HasP\(count) {}\nprotocol HasP\(count + 1) {}\n")
    for id in table.allIDs {
      let list = table.requirements(of: id, seenFrom: 0)
      #expect(list.requirements.count == max(count - id.index, 0))
      #expect(table.supertypeClosure(of: id).protocols.count >= list.requirements.count - 1)
    }
  }

  /// However often an alias is declared, what it stands for is followed once.
  @Test(arguments: [1_000, 4_000])
  func followsAnAliasOnce(count: Int) throws {
    let table = table(String(repeating: "typealias A = A & B\n", count: count))
    let scope = Scope(module: 0, file: 0)
    let expansion = table.expand(try #require(TypeSyntax(parsing: "A")), in: scope)
    #expect(expansion.unknowns.count == 1)
  }

  @Test(arguments: [
    ("typealias A=A;", 4_000), ("struct A{}\n", 4_000), ("protocol HasA{}\n", 4_000),
    ("struct AppDependency{}\n", 4_000), ("extension A{}\nstruct A{}\n", 2_000),
  ])
  func comesToAnEnd(_ part: String, _ count: Int) {
    let graph = graph(String(repeating: part, count: count))
    #expect(graph.findings.count <= 2)
    #expect(!graph.containers.isEmpty)
  }

  /// Each function is compared with those that may be its like.
  @Test(arguments: [50, 200])
  func findsItsWitnessAmongOverloads(count: Int) throws {
    let functions = (0..<count).map { "func f(_ a: T\($0))" }
    let types = (0..<count).map { "struct T\($0) {}\n" }.joined()
    let graph = graph(
      types + "protocol HasF {\n\(functions.joined(separator: "\n"))\n}\n"
        + "extension AppDependency {\n\(functions.map { "\($0) {}\n" }.joined())}\n")
    #expect(graph.findings.isEmpty)
    #expect(graph.containers.first?.conformances.map(\.name) == ["HasF", "HasLogger"])
  }

  @Test func tellsEachUnknownContainer() {
    let names = (0..<2_000).map { "Unknown\($0)" }
    let graph = graph("", rules: Rules(containers: names.map { ContainerChoice($0) }))
    #expect(graph.findings.count == names.count)
  }

  /// A member in each branch of a chain of `#elseif`, or in every second one.
  @Test(arguments: [1, 2])
  func takesALongChainOfConditions(step: Int) {
    let branches = (0..<250).map { index in
      "\(index == 0 ? "#if" : "#elseif") C\(index)\n\(index % step == 0 ? "let q: Int\n" : "")"
    }
    let graph = graph(
      "protocol HasQ { var q: Int { get } }\nextension AppDependency {\n"
        + branches.joined() + "#endif\n}\n")
    let conformances = graph.containers.first?.conformances.map(\.name)
    #expect(conformances == ["HasLogger", "HasQ"])
  }
}
