typealias Dependencies = HasA

final class Parent {
  typealias Dependencies =
    HasManagers
    // the list
    & HasC /* and } more */
    & Sendable
    & AnyObject
}

struct Generic<T> {
  typealias Dependencies = HasE & HasF
}

typealias Short = Generic<Int>

final class Child {
  typealias Dependencies = Parent.Dependencies & Short.Dependencies & HasD
  private var inline: (any HasA & HasG)!

  init(context: any HasB & HasH, other: some UseCaseDependency) {}
  func go<D: HasA & HasI>(with dependencies: D) {}
}

struct Repository<Key, Value> {}
func keep<D: HasE & HasJ, K: Equatable>(_ dependencies: D, in: Repository<Int, K>)
where D: HasA & HasK {}
