final class Till {
  private(set) var receipts: [String] = []

  func print(_ line: String) { receipts.append(line) }
}

protocol HasTill {
  var till: Till { get }
}

typealias PriceFormat = (Int) -> String

protocol HasPriceFormat {
  var priceFormat: PriceFormat { get }
}
