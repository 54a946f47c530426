protocol Logging: Sendable {}
protocol Caching: Sendable {}
protocol HasLogger { var logger: any Logging { get } }
struct Clock: Sendable {}
struct Pair<First, Second> {}
extension Pair: Sendable where First: Sendable, Second: Sendable {}
typealias Spare = (any Logging)?

struct AppDependency: Sendable {
  let logger: any Logging
  let both: any Logging & Caching
  let cache: (any Caching)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let forced: Clock!
  let spare: Spare
  let now: @Sendable () -> Clock
  let later: (@MainActor @Sendable (_ seconds: Int) async throws -> Void)?
  let range: (from: Int, to: Int)
  let pairs: [String: Pair<Int, any Logging>]
  let kind: any Logging.Type
  let `default`: Clock, other: Clock
  let clock: Nested
  let copy: Int

  struct Nested: Sendable {}
}

/// A name inside of it means something else than outside.
struct Box<Value: Sendable, Parent: HasLogger> {
  let value: Value
  let parent: Parent
  let clock: Clock

  typealias Clock = Value
}

enum Outer {
  struct Scope {
    var copy: Int
    var item: Item
    struct Item {}
  }
  struct Item {}
}

struct LongDependency {
  let theFirstOfSomeMembersWithNamesThatTakeMoreThanOneLine: Int
  var second: Int
  var theThirdMember: Int
}

func uses(_ dependencies: AppDependency) {
  _ = dependencies.overriding(cache: .some(nil), now: { Clock() })
  _ = Box(value: 1, parent: dependencies, clock: 2).overriding(value: 3)
}
