protocol Repo<Item> { associatedtype Item }
struct UserRepo: Repo { struct Item {}; init(logger: String) {} }
struct S { init(a: any Repo<Int>, b: any Repo<String>, c: any Repo<UserRepo.Item>) {} }
protocol MakesS { func makeS() -> S }
struct AppDependency { let logger: String }
