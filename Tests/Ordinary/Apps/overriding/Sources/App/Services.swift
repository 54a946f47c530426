protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

protocol Telling {
  var hour: Int { get }
}

protocol HasClock {
  var clock: any Telling { get }
}

struct Clock: Telling {
  var hour = 8
}

/// Is built from the logger and the clock.
final class Oven {
  typealias Dependencies = HasClock & HasLogger

  let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    dependencies.logger.log("oven")
  }

  func bake(_ bread: String) {
    dependencies.logger.log("bakes \(bread) at \(dependencies.clock.hour)")
  }
}

protocol HasOven {
  var oven: Oven { get }
}

protocol HasPrices {
  var prices: [String: Int] { get }
}

protocol HasDiscount {
  var discount: Int? { get }
}

protocol HasCustomer {
  var customer: String { get }
}

final class Basket {
  private(set) var breads: [String] = []

  init(logger: any Logging) { logger.log("basket") }

  func add(_ bread: String) { breads.append(bread) }
}

protocol HasBasket {
  var basket: Basket { get }
}
