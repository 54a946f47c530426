let payments = CardPayments()
let app = AppDependency(cart: Cart(), payments: payments, stock: Stock(), prices: PriceList())

let screen = CartScreen(dependencies: app)
screen.add("tea")
screen.add("pot")
precondition(app.stock.counts == ["tea": 1, "pot": 0], "another stock: \(app.stock.counts)")
let text = screen.buy()
precondition(text == "paid 23 for 2", text)

// A child has its parent's umbrella, and the one that needs the order.
let scope = OrderScope(app: app, order: Order(number: 8))
CartScreen(dependencies: scope).add("tea")
let receipt = Receipt(dependencies: scope)
precondition(receipt.text == "8: paid 0 for 3", receipt.text)
precondition(!((app as Any) is any OrderDependencies), "the app has an order")

// The permission is the staff's, and that of its child.
let refund = RefundScope(staff: StaffScope(app: app), order: Order(number: 9))
let refunded = RefundScreen(dependencies: refund).refund(5)
precondition(refunded == "paid -5, order 9", refunded)
precondition(payments.amounts == [23, 0, -5], "another way of payment: \(payments.amounts)")
for other in [app as Any, scope] {
  precondition(!(other is any HasRefundPermission), "\(type(of: other)) may refund")
}
