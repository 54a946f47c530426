struct AppDependency: Sendable { let logger: String }

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
