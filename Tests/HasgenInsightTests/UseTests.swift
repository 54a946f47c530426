import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The uses of dependencies, as `why` and the page show them.
@Suite struct UseTests {
  /// Three consumers with one alias: `Root` passes everything to `Coordinator`, and that to `Screen`,
  /// which reads one of two dependencies.
  private static let passing = """
    protocol HasLogger { var logger: Int { get } }
    protocol HasClock { var clock: Int { get } }
    struct AppDependency { let logger: Int; let clock: Int }
    struct Screen {
      typealias Dependencies = HasLogger & HasClock
      let dependencies: any Dependencies
      var x: Int { dependencies.logger }
    }
    struct Coordinator {
      typealias Dependencies = Screen.Dependencies
      let dependencies: any Dependencies
      func f() -> Screen { Screen(dependencies: dependencies) }
    }
    struct Root {
      typealias Dependencies = Coordinator.Dependencies
      let dependencies: any Dependencies
      func f() -> Coordinator { Coordinator(dependencies: dependencies) }
    }
    """
  /// An alias that several consumers share: nobody uses `HasC`, and no consumer uses all.
  private static let sharing = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    protocol HasC { var c: Int { get } }
    struct AppDependency { let a: Int; let b: Int; let c: Int }
    typealias Shared = HasA & HasB & HasC
    struct First {
      let dependencies: any Shared
      var x: Int { dependencies.a }
    }
    struct Second {
      typealias Dependencies = Shared
      let dependencies: any Dependencies
      var x: Int { dependencies.b }
    }
    struct Third {
      typealias Dependencies = Second.Dependencies
      let dependencies: any Dependencies
      var x: Int { dependencies.a }
    }
    struct Fourth {
      typealias Dependencies = HasA & HasB
      let dependencies: any Dependencies
      var x: Int { dependencies.b }
    }
    struct Idle { typealias Dependencies = HasC }
    """

  private func output(_ source: String, _ words: String...) throws -> String {
    let folder = try TestFolder(package: ["Sources/App/App.swift": source])
    let outcome = Hasgen.run(words, in: Environment(workingDirectory: folder.path))
    return outcome.results + outcome.messages
  }

  /// A dependency that is passed on is credited to the consumer that passes it, and to no other one.
  @Test(arguments: [
    ("Screen", "does not use it"),
    ("Coordinator", "only passes it on to Screen, at Sources/App/App.swift:12"),
    ("Root", "only passes it on to Coordinator, at Sources/App/App.swift:17"),
  ])
  func creditsWhoPassesIt(_ consumer: String, _ use: String) throws {
    let text = try output(Self.passing, "why", consumer, "HasClock")
    #expect(text.contains("  \(use)\n"), "\(text)")
  }

  /// Of several compositions of a consumer, the strongest use counts.
  @Test func showsTheStrongestUse() throws {
    let source =
      Self.passing + """

        struct Row {
          func first(_ dependencies: any HasClock) {}
          func second(_ dependencies: any HasClock & HasLogger) { print(dependencies.clock) }
        }
        """
    let text = try output(source, "why", "Row", "HasClock")
    #expect(text.contains("  reads it at Sources/App/App.swift:21\n"), "\(text)")
  }

  /// The page marks the dependencies that `lint` reports as unused, in the same lines.
  @Test(arguments: [(passing, 1), (sharing, 3)])
  func pageMarksWhatLintReports(_ source: String, _ number: Int) throws {
    let reported = try output(source, "lint").matches(
      of: /(\d+):\d+: warning: [^\n]*\[unused-dependency\]/
    ).map { Int($0.1) ?? 0 }
    let page = try output(source, "graph", "--format", "html")
    let data = try #require(page.firstMatch(of: /id="graph">([^<]*)</)).1
    let graph = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let edges = graph?["edges"] as? [[String: Any]] ?? []
    let marked = edges.filter { $0["use"] as? String == "unused" }.map { edge in
      (edge["place"] as? [String: Any])?["line"] as? Int ?? 0
    }
    #expect(marked.sorted() == reported.sorted())
    #expect(marked.count == number)
  }
}
