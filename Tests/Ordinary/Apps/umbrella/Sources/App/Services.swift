final class Cart {
  var items: [String] = []
}

protocol HasCart {
  var cart: Cart { get }
}

protocol Paying {
  func pay(_ amount: Int) -> String
}

protocol HasPayments {
  var payments: any Paying { get }
}

final class CardPayments: Paying {
  private(set) var amounts: [Int] = []

  func pay(_ amount: Int) -> String {
    amounts.append(amount)
    return "paid \(amount)"
  }
}

final class Stock {
  private(set) var counts = ["tea": 2, "pot": 1]

  func take(_ item: String) { counts[item, default: 0] -= 1 }
}

protocol HasStock {
  var stock: Stock { get }
}

struct PriceList {
  func price(of item: String) -> Int { item == "tea" ? 3 : 20 }
}

protocol HasPrices {
  var prices: PriceList { get }
}

struct Order {
  let number: Int
}

protocol HasOrder {
  var order: Order { get }
}
