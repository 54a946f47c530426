import Core

/// Of the main actor as its module says, and refines what another module isolates by default.
protocol HasBasket: HasLogger { var basket: Int { get } }
/// A pointer cannot be shared, so that only the main actor has it.
nonisolated protocol HasPointer { var pointer: UnsafeMutablePointer<Int> { get } }
/// What is in parentheses can.
nonisolated protocol HasFilter { var filter: (@Sendable (Int) -> Bool)? { get } }

// hasgen: container
struct ShopDependency {
  let logger: Int
  let basket: Int
  let pointer: UnsafeMutablePointer<Int>
  let filter: (@Sendable (Int) -> Bool)?
}
struct AisleDependency {
  let shop: ShopDependency
}

final class Basket {
  typealias Dependencies = HasBasket & HasPointer & HasFilter
  init(dependencies: any Dependencies) {}
}
func show(_ shop: ShopDependency, _ aisle: AisleDependency) {
  _ = Basket(dependencies: shop)
  _ = Basket(dependencies: aisle)
}
