struct CartScreen {
  typealias Dependencies = CheckoutDependencies & HasGoods

  let dependencies: any Dependencies

  func add(_ item: String) {
    dependencies.stock.take(item)
    dependencies.cart.items.append(item)
  }

  func buy() -> String {
    dependencies.pay(dependencies.cart.items.map(dependencies.prices.price).reduce(0, +))
  }
}

struct Receipt {
  let text: String

  init(dependencies: any OrderDependencies) {
    text = "\(dependencies.order.number): \(dependencies.pay(0))"
  }
}

struct RefundScreen {
  typealias Dependencies = HasOrder & HasPayments & HasRefundPermission

  let dependencies: any Dependencies

  func refund(_ amount: Int) -> String {
    "\(dependencies.payments.pay(-amount)), order \(dependencies.order.number)"
  }
}
