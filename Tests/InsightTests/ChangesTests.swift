import Insight
import Testing

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

  private func changes() throws -> GraphChanges {
    GraphChanges(from: try .of(Self.before), to: try .of(Self.after))
  }

  @Test func tellsWhoGainedAndLost() throws {
    let text = ChangesText.text(try changes(), since: "main").plain
    #expect(
      text == """
        New is a new consumer (Sources/App/App.swift:8)
        New gained HasClock, for Wrapper (Sources/App/App.swift:8)
        New gained HasLocation (Sources/App/App.swift:8)
        Old is no consumer any more
        Old lost HasClock
        ProfileViewModel gained HasLocation (Sources/App/App.swift:6)
        ProfileViewModel lost HasClock
        Wrapper is a new consumer (Sources/App/App.swift:7)
        Wrapper gained HasClock (Sources/App/App.swift:7)
        RootDependency is a new scope (Sources/App/App.swift:5)
        UserDependency is gone
        AppDependency.clock: its type is String, and was Int (Sources/App/App.swift:4)
        AppDependency.name: String is a new member (Sources/App/App.swift:4)
        HasName is a new protocol (Sources/App/App.swift:3)

        """)
  }

  @Test func markdownIsForAPullRequest() throws {
    #expect(
      ChangesMarkdown.text(try changes(), since: "main") == """
        ### Dependencies since main

        | consumer | gained | lost |
        | --- | --- | --- |
        | **New** (new) | HasClock for Wrapper, Sources/App/App.swift:8<br>HasLocation, Sources/App/App.swift:8 |  |
        | **Old** (gone) |  | HasClock |
        | **ProfileViewModel** | HasLocation, Sources/App/App.swift:6 | HasClock |
        | **Wrapper** (new) | HasClock, Sources/App/App.swift:7 |  |

        | scopes | |
        | --- | --- |
        | **RootDependency** | new, Sources/App/App.swift:5 |
        | **UserDependency** | gone |

        | members | |
        | --- | --- |
        | **AppDependency.clock** | its type is String, and was Int, Sources/App/App.swift:4 |
        | **AppDependency.name** | new, Sources/App/App.swift:4 |

        | protocols | |
        | --- | --- |
        | **HasName** | new, Sources/App/App.swift:3 |

        """)
  }

  @Test func nothingChangedInAMove() throws {
    let moved = try AppGraph.of("\n\n" + Self.before)
    let changes = GraphChanges(from: try .of(Self.before), to: moved)
    #expect(changes.isEmpty)
    #expect(ChangesText.text(changes, since: "x").plain == "nothing changed since x\n")
  }

  /// What moved to another module came and went under one name.
  @Test func namesTheModulesOfNamesakes() {
    func graph(module: String) -> AppGraph {
      AppGraph(
        nodes: [
          GraphNode(id: "\(module).HasA", name: "HasA", module: module, roles: [.hasProtocol]),
          GraphNode(id: "App.Home", name: "Home", module: "App", roles: [.consumer]),
        ], edges: [GraphEdge(.asks, from: "App.Home", to: "\(module).HasA")])
    }
    let changes = GraphChanges(from: graph(module: "Old"), to: graph(module: "New"))
    #expect(
      ChangesText.text(changes, since: "x").plain == """
        Home gained New.HasA
        Home lost Old.HasA
        New.HasA is a new protocol
        Old.HasA is gone

        """)
    #expect(
      ChangesMarkdown.text(changes, since: "x").contains("| **Home** | New.HasA | Old.HasA |"))
  }

  @Test(arguments: [
    ("gained:HasLocation", ["New", "ProfileViewModel"]),
    ("gained:App.HasClock", ["New", "Wrapper"]),
    ("lost:HasClock", ["Old", "ProfileViewModel"]), ("lost:HasName", []),
  ])
  func forbids(_ text: String, _ names: [String]) throws {
    let graphs = [try AppGraph.of(Self.after), try AppGraph.of(Self.before)]
    let change = try #require(ForbiddenChange(text))
    let cases = change.cases(of: try change.ids(in: graphs), in: try changes())
    #expect(cases.map(\.consumer.name) == names)
  }

  @Test func refusesWhatNobodyKnows() throws {
    #expect(ForbiddenChange("HasClock") == nil)
    #expect(ForbiddenChange("kept:HasClock") == nil)
    #expect(ForbiddenChange("gained:") == nil)
    let change = try #require(ForbiddenChange("gained:HasCluck"))
    let graphs = [try AppGraph.of(Self.before)]
    let error = #expect(throws: UnknownSubject.self) { try change.ids(in: graphs) }
    #expect(error?.nearest == "HasClock")
    // A consumer's name is none of a dependency.
    let other = try #require(ForbiddenChange("gained:ProfileViewModel"))
    #expect(throws: UnknownSubject.self) { try other.ids(in: graphs) }
  }
}
