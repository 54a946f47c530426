// A generic type that implements a protocol gets the arguments that are asked for.
protocol Repository<Entity>: Sendable { associatedtype Entity }
protocol Database: Sendable {}
struct SQL: Database {}
final class SQLRepository<Entity>: Repository { init(database: any Database) {} }
protocol Codec<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output
}
struct PlainCodec<A, B>: Codec {
  typealias Input = B
  typealias Output = A
}
struct Order {}
struct User {}
final class Sync: Sendable { init(orders: any Repository<Order>) {} }

struct AppDependency {
  let database: any Database
  let users: any Repository<User>
  let sync: Sync
  let report: Report
  let codec: any Codec<Int, String>
}
final class Report: Sendable { init(repository: any Repository<Order>) {} }
