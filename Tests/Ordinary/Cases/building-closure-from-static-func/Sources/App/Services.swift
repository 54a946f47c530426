final class Till {
  private(set) var receipts: [String] = []

  func print(_ line: String) { receipts.append(line) }
}

protocol HasTill {
  var till: Till { get }
}

final class Loaf {
  let name = "Rye"
}

protocol HasNextLoaf {
  var nextLoaf: () -> Loaf { get }
}
