@testable import App

struct Evening: Telling {
  let hour = 20
}

final class SilentLogger: Logging {
  func log(_ line: String) {}
}

let logger = MemoryLogger()
let app = AppDependency.live(prices: ["rye": 4, "bun": 1], logger: logger)
precondition(app.discount == nil && logger.lines == ["oven"], "built: \(logger.lines)")

// One member is replaced, the others are the same, and nothing is built again.
let silent = SilentLogger()
let quiet = app.overriding(logger: silent)
precondition(quiet.logger === silent && app.logger === logger, "the logger of the other one")
precondition(quiet.oven === app.oven, "the oven is built again")
precondition(quiet.clock.hour == 8 && quiet.prices == app.prices, "another member changes")
precondition(logger.lines == ["oven"], "the copy builds: \(logger.lines)")
quiet.oven.bake("rye")
precondition(logger.lines.last == "bakes rye at 8", "the oven has the logger of the copy")

// Several members are replaced, one of them by another object of its type.
let oven = Oven(dependencies: quiet)
let changed = app.overriding(clock: Evening(), oven: oven, prices: ["rye": 5], discount: 1)
precondition(changed.oven === oven && changed.logger === logger, "services")
precondition(changed.clock.hour == 20, "the clock")
precondition(changed.prices == ["rye": 5] && changed.discount == 1, "values")
precondition(app.oven !== oven && app.clock.hour == 8 && app.discount == nil, "the app changes")

// A copy of a copy keeps what was replaced; an optional member can be taken away.
let cheap = changed.overriding(discount: 2)
precondition(cheap.discount == 2 && cheap.oven === oven, "the first copy is lost")
precondition(cheap.overriding(discount: .some(nil)).discount == nil, "the discount stays")
precondition(cheap.overriding().discount == 2, "the discount goes")

// The scope of a customer: its own members, and the members of its parent.
let ada = CustomerDependency.live(app: app, customer: "Ada")
let bob = ada.overriding(customer: "Bob")
precondition(bob.basket === ada.basket && bob.customer == "Bob", "the basket is built again")
precondition(ada.customer == "Ada" && bob.logger === logger, "the scope changes")
precondition(Counter(dependencies: ada).sell("rye") == "1 Ada: 4", "the prices of the app")

let basket = Basket(logger: silent)
let eve = ada.overriding(app: ada.app.overriding(prices: ["rye": 9]), basket: basket)
precondition(eve.basket === basket && eve.oven === app.oven, "the scope of a changed app")
precondition(Counter(dependencies: eve).sell("rye") == "1 Ada: 9", "the prices of the copy")
precondition(basket.breads == ["rye"] && ada.basket.breads == ["rye"], "the baskets")
precondition(Counter(dependencies: bob).sell("bun") == "2 Bob: 5", "the parent of the copy")

let late = ada.overriding(app: changed)
precondition(Counter(dependencies: late).sell("rye") == "closed", "the clock of the copy")
precondition(
  logger.lines.filter { $0 == "oven" || $0 == "basket" } == ["oven", "basket"],
  "built again: \(logger.lines)")
