// What 'live' shares, and what is a member out of reach, no factory makes a second of.
final class Pool {}
final class Users { init(pool: Pool) {} }
final class Orders { init(pool: Pool) {} }
final class Vault {}
struct AppDependency {
  let users: Users
  let orders: Orders
  private let vault = Vault()

  init(users: Users, orders: Orders) {
    self.users = users
    self.orders = orders
  }
}
protocol MakesReport { func makeReport() -> Report }
final class Report { init(pool: Pool) {} }
protocol MakesSafe { func makeSafe() -> Safe }
final class Safe { init(vault: Vault) {} }
// A child's is not made by its parent, nor by the child of another.
final class Chat {}
struct UserDependency { let app: AppDependency; let chat: Chat }
struct GuestDependency { let app: AppDependency; let visits: Visits; let tickets: Tickets }
final class Visits { init(desk: Desk) {} }
final class Tickets { init(desk: Desk) {} }
final class Desk {}
// Nor what the child's 'live' shares.
protocol MakesQueue { func makeQueue() -> Queue }
final class Queue { init(desk: Desk) {} }
struct ShopDependency { let app: AppDependency; let number: Int }
protocol HasNumber { var number: Int { get } }
protocol MakesStall { func makeStall() -> Stall }
final class Stall { init(chat: Chat, dependencies: any HasNumber) {} }
final class Coordinator { typealias Dependencies = MakesReport & MakesSafe & MakesStall }
final class Usher { typealias Dependencies = MakesQueue }
