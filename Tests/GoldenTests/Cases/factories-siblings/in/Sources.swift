// Another scope of the same kind is made above: it gets nothing that this one has.
struct Account { let id: Int }
protocol Marks {}
final class DiskMarks: Marks { init(account: Account) {} }

struct AppDependency {}
struct UserDependency {
  let app: AppDependency
  let account: Account
  let marks: any Marks
}
struct PageDependency {
  let user: UserDependency
  let number: Int
}

protocol MakesUserDependency { func makeUserDependency(account: Account) -> UserDependency }

final class Coordinator { typealias Dependencies = MakesUserDependency }
