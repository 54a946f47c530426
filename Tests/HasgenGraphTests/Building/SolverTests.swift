import HasgenProgram
import HasgenReading
import HasgenWriting
import Testing

@testable import HasgenGraph
@testable import HasgenRules

/// Which call makes an `A` from what is at hand, or why none does.
@Suite
struct SolverTests {
  /// What each rule finds: the sources, and the body of `makeA`.
  @Test(arguments: [
    // A runtime argument, of the same label or name and type.
    ("struct A { init(for date: Day) {} }", "for day: Day", "A(for: day)"),
    ("struct A { init(_ day: Day) {} }", "_ day: Day", "A(day)"),
    // The container, for a composition that it satisfies, and for itself.
    ("struct A { init(_ needs: HasLogger & MakesB) {} }", "", "A(self)"),
    ("struct A { init(app: AppDependency) {} }", "", "A(app: self)"),
    (
      "typealias Needs = HasLogger\nstruct A { init(needs: any Needs & Sendable = 1) {} }", "",
      "A()"
    ),
    // What a Makes-protocol makes.
    ("struct A { let b: B }", "", "A(b: makeB())"),
    // A default value, and a variable that has one.
    (
      "struct A { init(logger: Logger, count: Int = 1, names: String...) {} }", "",
      "A(logger: logger)"
    ),
    (
      "struct A { var count = 1; var title: String?; let logger: Logger; let id = 2 }", "",
      "A(logger: logger)"
    ),
    // Initializers: inherited ones, convenience, marked ones.
    ("class S { init(logger: Logger) {} }\nfinal class A: S {}", "", "A(logger: logger)"),
    // Classes in a circle, which the compiler tells of.
    ("class A: P {}\nclass S: A {}\nprotocol P: S {}", "", "A()"),
    (
      "final class A { init(x: Int) {}\nconvenience init(logger: Logger) {} }", "",
      "A(logger: logger)"
    ),
    ("struct A { let x: Int }\nextension A { init(logger: Logger) {} }", "", "A(logger: logger)"),
    // A macro that writes no initializer.
    (
      "@Observable final class Model { var x = 1 }\nstruct A { init(model: Model) {} }", "",
      "A(model: Model())"
    ),
    // Generic types as far as their arguments are written, optionals, closures.
    (
      "protocol P {}\nstruct Box<T>: P { init(item: T) {} }\nstruct A { let box: Box<Logger> }", "",
      "A(box: Box<Logger>(item: logger))"
    ),
    ("final class E {}\nstruct A { init(e: E?) {} }", "", "A(e: nil)"),
    (
      """
      struct A { init(makeF: @escaping (Day) -> F) {} }
      struct F { let day: Day }
      extension AppDependency { static func makeF(day: Day, logger: Logger) -> F { fatalError() } }
      """, "",
      "A(makeF: { day in Self.makeF(day: day, logger: logger) })"
    ),
  ])
  func finds(types: String, parameters: String, body: String) {
    let found = Factory(types, parameters)
    #expect(found.body == body)
    #expect(found.messages == [])
  }

  /// What is refused: the sources, and the message with its notes.
  @Test(arguments: [
    (
      "struct A { let text: String }", "",
      [
        "cannot build 'String': needed by 'text' of 'A.init(text:)', needed by 'MakesA.makeA()'",
        "there is no 'text' of type 'String', and only services that the sources declare are built",
      ]
    ),
    (
      "struct A { let dya: Day }", "day: Day",
      [
        "cannot build 'Day': needed by 'dya' of 'A.init(dya:)', needed by 'MakesA.makeA(day:)'",
        "values are found by name; there is 'day'",
      ]
    ),
    (
      "struct A { let loger: Int }", "",
      [
        "cannot build 'Int': needed by 'loger' of 'A.init(loger:)', needed by 'MakesA.makeA()'",
        "there is no 'loger' of type 'Int', and only services that the sources declare are built",
      ]
    ),
    (
      "struct A { let store: Store }", "",
      [
        "cannot build 'Store': needed by 'store' of 'A.init(store:)', needed by 'MakesA.makeA()'",
        "several would do: ask for the one that you mean by its name and type, or return it from "
          + "'static func makeStore(…)' of the container",
        "'mail' would do", "'news' would do",
      ]
    ),
    (
      "struct A { init(needs: HasLogger & HasUser) {} }\nprotocol HasUser { var user: Int { get } }",
      "",
      [
        "no container has 'HasUser', which 'A' needs",
        "'AppDependency' has no 'var user: Int'; add it here",
      ]
    ),
    (
      "struct A { init(needs: any HasUser) {} }\nprotocol HasUser { var user: Int { get } }", "",
      [
        "cannot build 'any HasUser': needed by 'needs' of 'A.init(needs:)', needed by 'MakesA.makeA()'",
        "'AppDependency' has no 'HasUser'",
      ]
    ),
    (
      "struct A { init() {}\ninit(logger: Logger) {} }", "",
      [
        "cannot build 'A': needed by 'MakesA.makeA()'",
        "several would do: mark the one that you mean with '// hasgen: live', or return it from "
          + "'static func makeA(…)' of the container",
        "'A.init()' would do", "'A.init(logger:)' would do",
      ]
    ),
    (
      "struct A { private init() {} }", "",
      ["cannot build 'A': needed by 'MakesA.makeA()'", "'A.init()' is private"]
    ),
    (
      "struct A { init?() {} }", "",
      ["cannot build 'A': needed by 'MakesA.makeA()'", "'A.init()' may fail"]
    ),
    (
      "protocol P {}\nstruct A { let p: any P }", "",
      [
        "cannot build 'any P': needed by 'p' of 'A.init(p:)', needed by 'MakesA.makeA()'",
        "no type outside of tests conforms to 'P'",
      ]
    ),
    (
      "struct A { init(b: inout B) {} }", "",
      [
        "cannot build 'B': needed by 'b' of 'A.init(b:)', needed by 'MakesA.makeA()'",
        "hasgen passes no 'inout' argument",
      ]
    ),
    (
      "struct A { init<T>(logger: Logger, t: T) {} }", "",
      [
        "cannot build 'A': needed by 'MakesA.makeA()'",
        "'A.init(logger:t:)' is generic, and nothing says of what",
      ]
    ),
    (
      "#if DEBUG\nstruct A {}\n#endif", "",
      ["cannot build 'A': needed by 'MakesA.makeA()'", "'A' is there only if 'DEBUG'"]
    ),
    // A class of a module that is not read, named as a view, in a file of UIKit.
    (
      "import UIKit\nimport Charts\nfinal class A: ChartView {\n  init(logger: Logger) {}\n}", "",
      [
        "cannot build 'A': needed by 'MakesA.makeA()'",
        "'A.init(logger:)' needs '@MainActor'", "mark what asks for it '@MainActor'",
      ]
    ),
    // A macro that writes one, and one that may.
    (
      "@ModelActor actor Archive {}\nstruct A { init(archive: Archive) {} }", "",
      [
        "cannot build 'ModelContainer': needed by 'modelContainer' of 'Archive.init(modelContainer:)', needed by 'A.init(archive:)', needed by 'MakesA.makeA()'",
        "there is no 'modelContainer' of type 'ModelContainer', and only services that the sources declare are built",
      ]
    ),
    (
      "@Stored final class A { let logger: Logger }", "",
      [
        "cannot build 'A': needed by 'MakesA.makeA()'",
        "the macro '@Stored' may write an initializer of 'A': write that initializer, or a 'static func make…' of the container",
      ]
    ),
    (
      "struct A {}", "day: Day",
      [
        "cannot build 'A': needed by 'MakesA.makeA(day:)'",
        "'A.init()' takes 'day' 0 times, not once: give one parameter its name and type, or change the arguments of 'MakesA.makeA(day:)'",
      ]
    ),
  ])
  func refuses(types: String, parameters: String, messages: [String]) {
    let found = Factory(types, parameters)
    #expect(found.body == nil)
    #expect(found.messages == messages)
  }

  /// What nobody would write by hand is given up, and not tried to its end.
  @Test(arguments: [
    (
      (0..<40).map { "final class A\($0) { init(a: A\($0 + 1)) {} }" },
      "what needs 'A31' takes more than 20000 values, or calls 32 deep: write what makes it by hand"
    )
  ])
  func givesUp(types: [String], reason: String) {
    let found = Factory((["struct A { let a: A0 }"] + types).joined(separator: "\n"), "")
    #expect(found.body == nil)
    #expect(found.messages.contains(reason), "\(found.messages)")
  }

  /// What is needed twice is resolved once.
  @Test func sharesWhatIsNeededTwice() {
    let types = (0..<20).map {
      "final class A\($0) { init(a: A\($0 + 1), b: A\($0 + 1)) {} }"
    }
    let found = Factory(
      (["struct A { let a: A0 }", "final class A20 {}"] + types).joined(separator: "\n"), "")
    #expect(found.messages == [])
    #expect(found.body == "A(a: A0(a: a1, b: a1))")
  }
}

/// A container that is asked to make an `A`.
private struct Factory {
  /// The body of the method; `nil` where there is none.
  let body: String?
  /// The errors, each with its notes, those of who needs it left out.
  let messages: [String]

  init(_ types: String, _ parameters: String) {
    let text = """
      enum Day { case today }
      final class Logger {}
      final class Store {}
      final class B {}
      protocol HasLogger { var logger: Logger { get } }
      protocol MakesB { func makeB() -> B }
      protocol MakesA { func makeA(\(parameters)) -> A }
      struct AppDependency { let logger: Logger; let mail: Store; let news: Store }
      struct Consumer { typealias Dependencies = HasLogger & MakesA }

      """
    let file = SourceFile(path: "A.swift", outline: Outline(reading: text + types))
    let graph = DependencyGraph(
      KnownSources(modules: [SourceModule(name: "App", files: [file])], rules: Rules()))
    let conformance = graph.containers[0].conformances.first { $0.name == "MakesA" }
    let lines = conformance?.members.first?.code.lines(within: .max)
    body = lines.map { String($0[$0.count - 2].dropFirst(2)).replacing("return ", with: "") }
    messages = graph.findings.reported().flatMap { diagnostic in
      [diagnostic.message]
        + diagnostic.notes.map(\.message).filter {
          !$0.hasSuffix(" needs it") && !$0.hasSuffix(" needs that")
        }
    }
  }
}
