struct AppDependency {
  let logger: any Logging
  let clock: any Telling
  let oven: Oven
  let prices: [String: Int]
  let discount: Int?
}

/// What one customer buys.
struct CustomerDependency {
  var app: AppDependency
  var customer: String
  var basket: Basket
}

protocol MakesReceipt {
  func makeReceipt(number: Int) -> Receipt
}

struct Receipt {
  typealias Dependencies = HasBasket & HasCustomer & HasDiscount & HasPrices

  let number: Int
  let dependencies: any Dependencies

  var text: String {
    let sum = dependencies.basket.breads.reduce(0) { $0 + (dependencies.prices[$1] ?? 0) }
    return "\(number) \(dependencies.customer): \(sum - (dependencies.discount ?? 0))"
  }
}

struct Counter {
  typealias Dependencies = HasBasket & HasClock & HasLogger & HasOven & MakesReceipt

  let dependencies: any Dependencies

  func sell(_ bread: String) -> String {
    guard dependencies.clock.hour < 18 else { return "closed" }
    dependencies.oven.bake(bread)
    dependencies.basket.add(bread)
    dependencies.logger.log("sells \(bread)")
    return dependencies.makeReceipt(number: dependencies.basket.breads.count).text
  }
}
