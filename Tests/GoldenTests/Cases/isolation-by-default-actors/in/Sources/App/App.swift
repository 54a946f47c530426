nonisolated protocol HasA { var a: Int { get } }
nonisolated protocol HasB { var b: Int { get async } }
protocol Both: HasA, HasB {}
protocol HasD { var d: Int { get } }
struct AppDependency { let a: Int; let b: Int; let d: Int }
actor UserDependency { let app: AppDependency; init(app: AppDependency) { self.app = app } }
struct C { typealias Dependencies = Both & HasD }
