struct AppDependency: Sendable { let logger: String }

// The one that can be called there.
final class Model { init(logger: String) {} }
protocol MakesModel { func makeModel() -> Model }
protocol MakesModelLater { func makeModelLater() async -> Model }
struct Screen { let content: Model }
protocol MakesScreen { func makeScreen() -> Screen }

// Back ticks are no part of a name.
struct Quoted {
  let `default`: Int
  let logger: String
}
protocol MakesQuoted { func makeQuoted(default: Int) -> Quoted }
struct Repeated { init(`repeat`: Int) {} }
protocol MakesRepeated { func makeRepeated(repeat n: Int) -> Repeated }

// Compositions of services.
protocol Reading {}
protocol Writing {}
struct Paper: Reading, Writing {}
struct Screens: Reading {}
typealias Both = Reading & Writing
struct Desk { init(paper: any Both, shared: any Reading & Writing & Sendable) {} }
protocol MakesDesk { func makeDesk() -> Desk }

// Of the caller's choice.
struct Sum { init(numbers: any Collection<Int>) {} }
protocol MakesSum { func makeSum(numbers: some Collection<Int>) -> Sum }

class Consumer {
  typealias Dependencies = MakesModel & MakesModelLater
    & MakesScreen & MakesQuoted & MakesRepeated & MakesDesk & MakesSum
}
