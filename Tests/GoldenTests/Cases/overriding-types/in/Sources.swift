protocol Logging: Sendable {}
protocol HasLogger { var logger: any Logging { get } }
struct Clock: Sendable {}

struct AppDependency: Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let forced: Clock!
  let copy: Int
}

/// A name inside of it means something else than outside.
struct Box<Value: Sendable, Parent: HasLogger> {
  let value: Value
}
