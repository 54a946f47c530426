protocol Logging: Sendable {}
struct ConsoleLogger: Logging {}
enum Outer {
  struct Session: Sendable {}
}
final class Cache<Element: Sendable> {
  init(seed: Element, others: [Element], capacity: Int, make: @escaping (Element) -> Element?) {}
}
struct Box<Value> { let value: Value; let logger: any Logging }

// Any logger can be handed to one, and the same type of logger not twice.
final class One { init<T: Logging>(a: T, text: String) {} }
final class List { init<T: Logging>(a: [T], b: T) {} }
final class Two { init<T: Logging>(a: T, b: T) {} }
final class Maybe { init<T: Logging>(a: T?) {} }
final class Same<Text> {
  init<T: Collection>(items: T, text: Text, logger: any Logging) where T.Element == Text {}
}
final class Some { init(a: some Logging) {} }
final class Several { init(a: [some Logging]) {} }

struct AppDependency {
  let logger: any Logging
  let cache: Cache<Outer.Session>
  let loggers: Cache<any Logging>
  let box: Box<Outer.Session>
  let one: One
  let arr: List
  let two: Two
  let maybe: Maybe
  let same: Same<String>
  let some: Some
  let several: Several
}
