// A generic type that implements a protocol gets the arguments that are asked for.
protocol Repository<Entity>: Sendable { associatedtype Entity }
protocol Database: Sendable {}
final class SQLRepository<Entity>: Repository { init(database: any Database) {} }
protocol Codec<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output
}
struct PlainCodec<A, B>: Codec {
  typealias Input = B
  typealias Output = A
}
struct User {}

struct AppDependency {
  let users: any Repository<User>
  let codec: any Codec<Int, String>
}
