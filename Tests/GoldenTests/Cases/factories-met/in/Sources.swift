struct AppDependency: Sendable { let logger: String }

// The one that can be called there.
final class Model { init(logger: String) {} }
protocol MakesModel { func makeModel() -> Model }
protocol MakesModelLater { func makeModelLater() async -> Model }
struct Screen { let content: Model }
protocol MakesScreen { func makeScreen() -> Screen }

// Compositions of services.
protocol Reading {}
protocol Writing {}
struct Paper: Reading, Writing {}
typealias Both = Reading & Writing
struct Desk { init(paper: any Both, shared: any Reading & Writing & Sendable) {} }
protocol MakesDesk { func makeDesk() -> Desk }

// Of the caller's choice.
struct Sum { init(numbers: any Collection<Int>) {} }
protocol MakesSum { func makeSum(numbers: some Collection<Int>) -> Sum }
