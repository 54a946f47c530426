struct Order: Equatable, Sendable {
  let number: Int
}

protocol Paying: AnyObject {
  func pay(_ order: Order) throws
}

protocol HasPayment {
  var payment: any Paying { get }
}

protocol HasOrder {
  var order: Order { get }
}

protocol HasLastPayment {
  var lastPayment: Result<Int, any Error> { get }
  func receipt(of order: Order, named name: String) -> String
}

protocol MakesReturnModel {
  func makeReturnModel(order: Order) -> Returns.Model
}

struct AppDependency {
  let payment: any Paying
  let order: Order
  let lastPayment: Result<Int, any Error>
}

extension AppDependency {
  func receipt(of order: Order, named name: String) -> String { "\(name) \(order.number)" }
}
