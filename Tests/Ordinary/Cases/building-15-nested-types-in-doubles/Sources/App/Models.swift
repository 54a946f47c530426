/// Its types have the names of others.
final class CheckoutModel {
  enum Result { case paid, declined }
  enum Error: Swift.Error { case noMoney }
  struct Order {}

  typealias Dependencies = HasLastPayment & HasOrder & HasPayment & MakesReturnModel

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func pay() throws(Error) -> Result {
    guard (try? dependencies.lastPayment.get()) != nil else { throw .noMoney }
    do {
      try dependencies.payment.pay(dependencies.order)
      return .paid
    } catch {
      return .declined
    }
  }

  func giveBack() -> Returns.Model { dependencies.makeReturnModel(order: dependencies.order) }
}

final class ReceiptModel {
  typealias Order = Int
  struct String {}

  typealias Dependencies = HasLastPayment & HasOrder

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  var text: Swift.String { dependencies.receipt(of: dependencies.order, named: "Receipt") }
}

class ListModel {
  enum Order { case byDate, byPrice }
  enum Result { case empty, full }
}

/// Inherits the types of its superclass.
final class HistoryModel: ListModel {
  typealias Dependencies = HasLastPayment & HasOrder

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  var text: String {
    let line = dependencies.receipt(of: dependencies.order, named: "History")
    guard case .success(let amount) = dependencies.lastPayment else { return line }
    return "\(line): \(amount)"
  }
}

/// A namespace with a type of that name.
enum Returns {
  enum Order {}

  final class Model {
    typealias Dependencies = HasOrder

    let number: Int
    private let dependencies: any Dependencies

    init(order: App.Order, dependencies: any Dependencies) {
      number = order.number
      self.dependencies = dependencies
    }

    var isCurrent: Bool { dependencies.order.number == number }
  }
}
