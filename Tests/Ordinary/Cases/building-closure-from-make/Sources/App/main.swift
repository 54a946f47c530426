let app = AppDependency.live()
CounterScreen(dependencies: app).sell("Rye", for: 420)
precondition(app.till.receipts == ["Rye: 420 cents"], "another format: \(app.till.receipts)")

let test = AppDependency.live(priceFormat: { _ in "free" })
CounterScreen(dependencies: test).sell("Rye", for: 420)
precondition(test.till.receipts == ["Rye: free"], "the passed format: \(test.till.receipts)")
