@testable import App

final class Payment: Paying {
  private(set) var orders: [Order] = []

  func pay(_ order: Order) throws { orders.append(order) }
}

let order = Order(number: 4)
let payment = Payment()
let checkout = CheckoutModel(
  dependencies: CheckoutModel.StubDependencies(
    lastPayment: .success(3), receipt: { _, name in name }, order: order, payment: payment,
    makeReturnModel: { order in
      Returns.Model(order: order, dependencies: Returns.Model.StubDependencies(order: order))
    }))
let result = try checkout.pay()
precondition(result == .paid && payment.orders == [order], "paid: \(payment.orders)")
let returned = checkout.giveBack()
precondition(returned.number == 4 && returned.isCurrent, "another order is given back")

struct Offline: Error {}
let declined = CheckoutModel(
  dependencies: CheckoutModel.StubDependencies(
    lastPayment: .failure(Offline()), receipt: { _, name in name }, order: order,
    payment: payment,
    makeReturnModel: { _ in preconditionFailure("nothing is given back") }))
do {
  _ = try declined.pay()
  preconditionFailure("the error is lost")
} catch {
  precondition(error == .noMoney, "another error: \(error)")
}

let receipt = ReceiptModel(
  dependencies: ReceiptModel.StubDependencies(
    lastPayment: .success(1), receipt: { order, name in "\(name) of \(order.number)" },
    order: order))
precondition(receipt.text == "Receipt of 4", receipt.text)

let history = HistoryModel(
  dependencies: HistoryModel.StubDependencies(
    lastPayment: .success(8), receipt: { order, name in "\(name) \(order.number)" },
    order: order))
precondition(history.text == "History 4: 8", history.text)
