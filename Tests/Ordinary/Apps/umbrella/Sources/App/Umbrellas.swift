/// What a checkout needs.
protocol CheckoutDependencies: HasCart, HasPayments {}

/// What follows from a checkout's needs, and nobody implements.
extension CheckoutDependencies {
  func pay(_ amount: Int) -> String { "\(payments.pay(amount)) for \(cart.items.count)" }
}

/// An umbrella over an umbrella, which only the scope of an order has.
protocol OrderDependencies: CheckoutDependencies, HasOrder {}

typealias HasGoods = HasPrices & HasStock

/// The permission to give money back.
protocol HasRefundPermission {}
