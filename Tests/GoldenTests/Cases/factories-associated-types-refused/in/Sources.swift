protocol Repo<Item> { associatedtype Item }
struct ArtRepo: Repo { typealias Item = Int; init(l: String) {} }
struct S { init(b: any Repo<String>) {} }
protocol MakesS { func makeS() -> S }
struct AppDependency { let logger: String }
class C { typealias Dependencies = MakesS }
