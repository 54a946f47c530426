let app = AppDependency.live()
let screen = CounterScreen(dependencies: app)
precondition(screen.sell() !== screen.sell(), "the closure is called once for all")
precondition(app.till.receipts == ["Rye", "Rye"], "receipts: \(app.till.receipts)")

let last = Loaf()
let test = AppDependency.live(nextLoaf: { last })
precondition(CounterScreen(dependencies: test).sell() === last, "the passed closure is not used")
