import Testing
@testable import HasgenInsight

@Suite struct ChangesTests {
  private static let before = """
    protocol HasClock { var clock: Int { get } }
    protocol HasLocation { var location: Int { get } }
    struct AppDependency { let clock: Int; let location: Int }
    struct UserDependency { let app: AppDependency }
    struct ProfileViewModel { let dependencies: any HasClock }
    struct Old { let dependencies: any HasClock }
    """
  private static let after = """
    protocol HasClock { var clock: String { get } }
    protocol HasLocation { var location: Int { get } }
    protocol HasName { var name: String { get } }
    struct AppDependency { let clock: String; let location: Int; let name: String }
    struct RootDependency { let app: AppDependency }
    struct ProfileViewModel { let dependencies: any HasLocation }
    struct Wrapper { typealias Dependencies = HasClock }
    struct New { let dependencies: any Wrapper.Dependencies & HasLocation }
    """

  private func changes() throws -> [Statement] {
    try AppGraph.of(Self.after).changes(since: .of(Self.before))
  }

  @Test func tellsWhoGainedAndLost() throws {
    let text = ChangesText.plain(try changes(), since: "main")
    #expect(
      text == """
        New is a new consumer  Sources/App/App.swift:8
        New gained HasClock, for Wrapper  Sources/App/App.swift:8
        New gained HasLocation  Sources/App/App.swift:8
        Old is no consumer any more
        Old lost HasClock
        ProfileViewModel gained HasLocation  Sources/App/App.swift:6
        ProfileViewModel lost HasClock
        Wrapper is a new consumer  Sources/App/App.swift:7
        Wrapper gained HasClock  Sources/App/App.swift:7
        RootDependency is a new scope  Sources/App/App.swift:5
        UserDependency is no scope any more
        AppDependency.clock: its type is String, and was Int  Sources/App/App.swift:4
        AppDependency.name: String is a new member  Sources/App/App.swift:4
        HasName is a new Has-protocol  Sources/App/App.swift:3

        """)
  }

  @Test func markdownIsForAPullRequest() throws {
    #expect(
      ChangesText.markdown(try changes(), since: "main") == """
        ### Dependencies since main

        | change | place |
        | --- | --- |
        | New is a new consumer | Sources/App/App.swift:8 |
        | New gained HasClock, for Wrapper | Sources/App/App.swift:8 |
        | New gained HasLocation | Sources/App/App.swift:8 |
        | Old is no consumer any more |  |
        | Old lost HasClock |  |
        | ProfileViewModel gained HasLocation | Sources/App/App.swift:6 |
        | ProfileViewModel lost HasClock |  |
        | Wrapper is a new consumer | Sources/App/App.swift:7 |
        | Wrapper gained HasClock | Sources/App/App.swift:7 |
        | RootDependency is a new scope | Sources/App/App.swift:5 |
        | UserDependency is no scope any more |  |
        | AppDependency.clock: its type is String, and was Int | Sources/App/App.swift:4 |
        | AppDependency.name: String is a new member | Sources/App/App.swift:4 |
        | HasName is a new Has-protocol | Sources/App/App.swift:3 |

        """)
  }

  /// What moved to another module came and went under one name.
  @Test func namesTheModulesOfNamesakes() {
    func graph(module: String) -> AppGraph {
      AppGraph(
        nodes: [
          GraphNode(id: "\(module).HasA", name: "HasA", module: module, roles: [.hasProtocol]),
          GraphNode(id: "App.Home", name: "Home", module: "App", roles: [.consumer]),
        ], edges: [GraphEdge(kind: .asks, from: "App.Home", to: "\(module).HasA")])
    }
    let changes = graph(module: "New").changes(since: graph(module: "Old"))
    #expect(
      ChangesText.plain(changes, since: "x") == """
        Home gained New.HasA
        Home lost Old.HasA
        New.HasA is a new Has-protocol
        Old.HasA is no Has-protocol any more

        """)
  }

  @Test(arguments: [
    ("gained:HasLocation", ["New", "ProfileViewModel"]),
    ("gained:App.HasClock", ["New", "Wrapper"]),
    ("lost:HasClock", ["Old", "ProfileViewModel"]), ("lost:HasName", []),
  ])
  func forbids(_ text: String, _ names: [String]) throws {
    let change = try #require(ForbiddenChange(text))
    let cases = try change.cases(in: changes(), from: .of(Self.before), to: .of(Self.after))
    #expect(cases.map { $0.id ?? "" } == names.map { "App.\($0)" })
  }

  @Test func refusesWhatNobodyKnows() throws {
    #expect(ForbiddenChange("HasClock") == nil)
    #expect(ForbiddenChange("kept:HasClock") == nil)
    #expect(ForbiddenChange("gained:") == nil)
    let change = try #require(ForbiddenChange("gained:HasCluck"))
    let graph = try AppGraph.of(Self.before)
    let error = #expect(throws: UnknownSubject.self) {
      try change.cases(in: [], from: graph, to: graph)
    }
    #expect(error?.nearest == "HasClock")
    // A consumer's name is none of a dependency.
    let other = try #require(ForbiddenChange("gained:ProfileViewModel"))
    #expect(throws: UnknownSubject.self) {
      try other.cases(in: [], from: graph, to: graph)
    }
  }
}
