// What is built on first use stays so, and a closure reads the same one.
@propertyWrapper struct Lazy<Value>: Sendable {
  private let box: @Sendable () -> Value
  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { box = wrappedValue }
  var wrappedValue: Value { box() }
}
protocol Log: Sendable {}
struct ConsoleLog: Log {}
protocol Heavy: AnyObject, Sendable {}
final class HeavyImpl: Heavy { init(log: any Log, index: Index) {} }
final class Index: Sendable {}
final class User: Sendable { init(heavy: @escaping @Sendable () -> any Heavy, index: Index) {} }
@MainActor final class Theme { init(log: any Log) {} }
actor Remote { init() async {} }
final class Disk: Sendable { init() throws {} }
final class Late: Sendable {}
final class Reader: Sendable { init(taken: Late) {} }
protocol Reading: Sendable {}
protocol Writing: Sendable {}
final class Journal: Reading, Writing {}

struct AppDependency: Sendable {
  var log: any Log
  @Lazy var heavy: any Heavy
  var user: User
  @Lazy var late: Late
}
struct EagerDependency {
  var log: any Log
  @Lazy var theme: Theme
  @Lazy var remote: Remote
  @Lazy var disk: Disk
  @Lazy var taken: Late
  var reader: Reader
  @Lazy var reading: any Reading
  var writing: any Writing
}
