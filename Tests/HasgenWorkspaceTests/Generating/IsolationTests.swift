import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules
import Testing

@testable import HasgenWorkspace

/// What is written for modules and test targets that the compiler isolates otherwise than most.
@Suite struct IsolationTests {
  private static let inferring = ModuleSettings(features: ["InferIsolatedConformances"])
  private static let onMain = ModuleSettings(defaultIsolation: .mainActor)
  private static let nonsending = ModuleSettings(features: ["NonisolatedNonsendingByDefault"])

  private static let app = """
    protocol HasRouter { var router: Int { get } }
    @MainActor struct AppDependency { var router: Int { 1 } }
    """

  /// A conformance that is isolated to one actor needs no word where the compiler infers that.
  @Test(arguments: [(ModuleSettings.unknown, false), (inferring, true), (onMain, true)])
  func conformsOnItsActor(_ settings: ModuleSettings, _ isAccepted: Bool) throws {
    let generation = generation(("App", Self.app + Self.consumer(of: "HasRouter"), settings))
    #expect(generation.findings.reported().isEmpty == isAccepted)
    #expect(
      try text(of: generation).contains("\nextension AppDependency: HasRouter {}\n") == isAccepted)
  }

  /// It needs one where the protocol is isolated too and refines one that is not.
  @Test(arguments: [(ModuleSettings.unknown, ""), (inferring, "@MainActor ")])
  func namesTheActorOfARefinement(_ settings: ModuleSettings, _ attribute: String) throws {
    let generation = generation(
      (
        "App",
        """
        protocol HasClock { var now: Int { get } }
        @MainActor protocol HasTime: HasClock { var time: Int { get } }
        @MainActor struct AppDependency { let now: Int; let time: Int }
        """ + Self.consumer(of: "HasTime"), settings
      ))
    #expect(
      try text(of: generation).contains("\nextension AppDependency: \(attribute)HasTime {}\n"))
  }

  /// Functions that are `async` are of other types in a module that runs them on their caller's actor.
  @Test(arguments: [
    (ModuleSettings.unknown, ModuleSettings.unknown, ""),
    (nonsending, nonsending, ""),
    (.unknown, nonsending, "@concurrent "),
    (nonsending, .unknown, "nonisolated(nonsending) "),
  ])
  func saysWhereFunctionsRun(
    _ home: ModuleSettings, _ other: ModuleSettings, _ word: String
  ) throws {
    let generation = generation(
      (
        "Core",
        """
        public protocol HasWork { func work(_ body: () async -> Int) async -> Int }
        public struct AppDependency {
          public func work(_ body: () async -> Int) async -> Int { await body() }
        }
        """, home
      ),
      (
        "App",
        "import Core\nstruct UserDependency { let app: AppDependency }"
          + Self.consumer(of: "HasWork"), other
      ))
    #expect(
      try text(of: generation).contains(
        "  func work(_ body: \(word)() async -> Int) async -> Int {\n"))
  }

  /// Doubles are as free as what is written by hand, whatever their target's default.
  @Test(arguments: [ModuleSettings.unknown, onMain])
  func freesDoubles(_ settings: ModuleSettings) throws {
    let word = settings == .unknown ? "" : "nonisolated "
    let source = """
      protocol HasClock { var now: Int { get } }
      @MainActor protocol HasScreen { var screen: Int { get } }
      final class Home { typealias Dependencies = HasClock & HasScreen }
      // hasgen: stub
      protocol Marking: Sendable { func mark() }
      """
    let text = try text(of: generation(("App", source, .unknown), testedWith: settings))
    #expect(text.contains("  \(word)struct StubDependencies: HasClock {\n"))
    #expect(text.contains("\n\(word)extension Home.StubDependencies: HasScreen {}\n"))
    #expect(text.contains("\n\(word)final class StubMarking: Marking"))
    #expect(text.contains("\nprivate \(word)final class LockedState<Value>"))
    #expect(text.contains("nonisolated(unsafe)") == word.isEmpty)
  }

  /// Calls are comparable only if their arguments are comparable from anywhere.
  @Test(arguments: [ModuleSettings.unknown, onMain])
  func comparesCalls(_ settings: ModuleSettings) throws {
    let source = """
      struct Mark: Equatable {}
      // hasgen: stub
      protocol Marking { func add(_ mark: Mark) }
      """
    let text = try text(of: generation(("App", source, settings), testedWith: settings))
    #expect(text.contains("enum Call: Equatable {") == (settings == .unknown))
  }

  private static func consumer(of name: String) -> String {
    "\nfinal class Consumer { typealias Dependencies = \(name) }\n"
  }

  private func generation(
    _ modules: (name: String, text: String, settings: ModuleSettings)...,
    testedWith settings: ModuleSettings? = nil
  ) -> Generation {
    let place = Location(path: ".hasgen.json", line: 1, column: 1)
    let tests = settings.map {
      DoublesTarget(folder: DoublesTarget.Name("Tests/AppTests", at: place), settings: $0)
    }
    let known = KnownSources(
      modules: modules.map { name, text, settings in
        let file = SourceFile(path: "Sources/\(name)/A.swift", outline: Outline(reading: text))
        return SourceModule(name: name, files: [file], settings: settings)
      }, rules: Rules(doubles: [tests].compactMap(\.self)))
    return Generation(of: known)
  }

  private func text(of generation: Generation) throws -> String {
    try FileGenerator().files(for: generation.graph.containers, and: generation.doubles)
      .map(\.contents).joined()
  }
}
