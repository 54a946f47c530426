protocol Repo<Item> { associatedtype Item }
struct ArtRepo: Repo { typealias Item = Int; init(logger: String) {} }
struct UserRepo: Repo { struct Item {}; init(logger: String) {} }
struct NameRepo: Repo { func f() {}; typealias Item = String }
struct S { init(a: any Repo<Int>, b: any Repo<String>, c: any Repo<UserRepo.Item>) {} }
protocol MakesS { func makeS() -> S }
struct AppDependency { let logger: String }
class C { typealias Dependencies = MakesS }
