struct AppDependency {
  let till: Till
  let priceFormat: PriceFormat
}

extension AppDependency {
  static func makePriceFormat() -> PriceFormat { { cents in "\(cents) cents" } }
}

struct CounterScreen {
  typealias Dependencies = HasPriceFormat & HasTill

  let dependencies: any Dependencies

  func sell(_ bread: String, for cents: Int) {
    dependencies.till.print("\(bread): \(dependencies.priceFormat(cents))")
  }
}
